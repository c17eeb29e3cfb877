import type {Json} from '../../model.ts'
import {canonicalJson} from '../../tables/exact.ts'
import type {Change, FieldDiff} from '../change.ts'
import {exchangedParts, exchangedWords} from './exchanged-words.ts'
import {replacedPart} from './replaced-part.ts'
import {byNumber, isShift, shifted, shiftOf} from './shifted-numbers.ts'

/** From this many rows on, the same edit is one fact. */
const GROUP_SIZE = 5

/**
 * Joins row changes that make the same edit into one change each: numbers that all grew by the same amount, and any
 * edit of `GROUP_SIZE` or more rows. Rows that differ in anything else stay single. `matchedRows` is the number of
 * matched rows of the table: a JSON field that came or went in all of them did so everywhere.
 */
export function groupChanges(changes: readonly Change[], matchedRows: number): Change[] {
  const shifts = joined(changes, shiftEdit, isShift, same => join(byNumber(same), matchedRows, shiftEdit))
  return joined(
    shifts,
    editOf,
    same => same.length >= GROUP_SIZE,
    same => join(same, matchedRows, editOf),
  )
}

/** The edit a field makes, as a value: fields of one edit have equal ones. */
type Edit = (field: FieldDiff, change: Change) => Json

/** Changes of equal edits as one, where there are enough of them, in the place of the first. */
function joined(
  changes: readonly Change[],
  edit: Edit,
  isOne: (same: readonly Change[]) => boolean,
  made: (same: readonly Change[]) => Change,
): Change[] {
  const bySignature = new Map<string, Change[]>()
  for (const change of changes) {
    const signature = signatureOf(change, edit)
    if (signature === undefined) continue
    const same = bySignature.get(signature)
    if (same) same.push(change)
    else bySignature.set(signature, [change])
  }
  const grouped = new Map<Change, Change | undefined>()
  for (const same of bySignature.values()) {
    if (!isOne(same)) continue
    for (const change of same) grouped.set(change, change === same[0] ? made(same) : undefined)
  }
  return changes.flatMap(change => (grouped.has(change) ? (grouped.get(change) ?? []) : [change]))
}

function signatureOf(change: Change, edit: Edit): string | undefined {
  if (change.action !== 'changed' || change.subject !== 'row' || change.old.length !== 1 || change.noise)
    return undefined
  const edits = new Set(change.fields.map(field => canonicalJson(edit(field, change))))
  return JSON.stringify([...edits].sort())
}

/** The same edit wherever a number grew by the same amount. */
const shiftEdit: Edit = (field, change) => {
  const by = shiftOf(field)
  return by === undefined ? editOf(field, change) : ['shift', field.column, field.part.path, by]
}

/** The edit a field makes, without what may differ from row to row and still be the same edit. */
function editOf(field: FieldDiff, change: Change): Json {
  const {part, column} = field
  const demand = field.demand ?? false
  if (isFieldAddedOrRemoved(field)) return [part.old === undefined ? 'came' : 'went', column, part.path]
  if (part.gone && part.came) return ['members', column, part.path, [...part.gone], [...part.came]]
  const replaced = replacedPart(field, change)
  if (!replaced && field.role === 'location') return ['source', column, part.old ?? null, part.new ?? null]
  if (replaced) return ['link', column, ...replaced]
  const exchanged = exchangedText(field)
  if (exchanged) return ['words', column, part.path, ...exchanged]
  return ['value', column, part.path, part.old ?? null, part.new ?? null, demand]
}

/** The words that went and came, of a value the parts: the same sentence dropped everywhere is one edit. */
function exchangedText({part, written}: FieldDiff): [string, string] | undefined {
  const {old = part.old, new: next = part.new} = written ?? {}
  if (typeof old !== 'string' || typeof next !== 'string' || part.direction) return undefined
  if (Math.max(old.length, next.length) >= LONG_TEXT) return exchangedWords(old, next)
  // Of links the part that was replaced is told, if one was (replaced.ts).
  return part.path.startsWith('/links') ? undefined : exchangedParts(old, next)
}

/** From this many characters on, a text is more than a value. */
const LONG_TEXT = 40

function isFieldAddedOrRemoved({part}: FieldDiff): boolean {
  return part.path !== '' && (part.old === undefined) !== (part.new === undefined)
}

function join(same: readonly Change[], matchedRows: number, edit: Edit): Change {
  const everywhere = same.length === matchedRows
  // The commonest edit speaks for the group; other values of the same field follow it.
  const counted = new Map<string, {field: FieldDiff; count: number}>()
  for (const change of same) {
    for (const field of change.fields) {
      const id = canonicalJson(
        isFieldAddedOrRemoved(field) ? [field.column, field.part.path, statedValue(field)] : edit(field, change),
      )
      const known = counted.get(id)
      if (known) known.count++
      else counted.set(id, {field: shared(field, everywhere, same, edit), count: 1})
    }
  }
  const order = [...counted.values()].sort((a, b) => b.count - a.count)
  return {
    subject: 'row',
    action: 'changed',
    key: [],
    group: true,
    sample: same[0]!,
    old: same.flatMap(change => change.old),
    new: same.flatMap(change => change.new),
    fields: order.map(({field}) => field),
    odd: oddRows(same, order[0]!.field),
  }
}

/** What a field says of all rows of a group: of a set the members that went and came, not what one row holds. */
function shared(field: FieldDiff, everywhere: boolean, same: readonly Change[], edit: Edit): FieldDiff {
  const {part} = field
  const by = edit === shiftEdit ? shiftOf(field) : undefined
  if (by !== undefined) return shifted(field, same, by)
  const exchanged = exchangedText(field)
  if (exchanged && !isOneValue(field, same)) {
    const {written: _, ...rest} = field
    return {...rest, part: {...part, old: exchanged[0], new: exchanged[1]}}
  }
  if (part.gone && part.came) return {...field, part: {...part, old: [...part.gone], new: [...part.came]}}
  return isFieldAddedOrRemoved(field) && everywhere ? {...field, everywhere} : field
}

/** Whether every row of the group exchanges the same whole values. */
function isOneValue({column, part}: FieldDiff, same: readonly Change[]): boolean {
  return same.every(change =>
    change.fields.some(field => field.column === column && field.part.old === part.old && field.part.new === part.new),
  )
}

/** Rows that share the edit but not its commonest value, by key. */
function oddRows(same: readonly Change[], common: FieldDiff): Change['odd'] {
  if (!isFieldAddedOrRemoved(common)) return []
  return same.flatMap(change => {
    const field = change.fields.find(({column, part}) => column === common.column && part.path === common.part.path)
    if (!field || canonicalJson(statedValue(field)) === canonicalJson(statedValue(common))) return []
    return [{key: change.key, field}]
  })
}

function statedValue({part}: FieldDiff): Json {
  return part.old ?? part.new ?? null
}
