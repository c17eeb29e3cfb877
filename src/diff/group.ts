import type {Json} from '../model.ts'
import {canonicalJson} from '../tables/exact.ts'
import type {Change, FieldDiff} from './define.ts'
import {exchangedParts, exchangedWords} from './middle.ts'
import {replacedPart} from './replaced.ts'

/** From this many rows on, the same edit is one fact. */
const GROUP_SIZE = 5

/**
 * Joins row changes that make the same edit in `GROUP_SIZE` or more rows into one change each; rows that
 * differ in anything else stay single. `matchedRows` is the number of matched rows of the table: a JSON
 * field that came or went in all of them did so everywhere.
 */
export function groupChanges(changes: readonly Change[], matchedRows: number): Change[] {
  const bySignature = new Map<string, Change[]>()
  for (const change of changes) {
    const signature = signatureOf(change)
    if (signature === undefined) continue
    const same = bySignature.get(signature)
    if (same) same.push(change)
    else bySignature.set(signature, [change])
  }
  const grouped = new Map<Change, Change | undefined>()
  for (const same of bySignature.values()) {
    if (same.length < GROUP_SIZE) continue
    for (const change of same) grouped.set(change, change === same[0] ? join(same, matchedRows) : undefined)
  }
  return changes.flatMap(change => {
    if (!grouped.has(change)) return [change]
    const joined = grouped.get(change)
    return joined ? [joined] : []
  })
}

function signatureOf(change: Change): string | undefined {
  if (change.action !== 'changed' || change.subject !== 'row' || change.old.length !== 1 || change.noise)
    return undefined
  const edits = new Set(change.fields.map(field => canonicalJson(editOf(field, change))))
  return JSON.stringify([...edits].sort())
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
function exchangedText({part}: FieldDiff): [string, string] | undefined {
  const {old, new: next} = part
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

function join(same: readonly Change[], matchedRows: number): Change {
  const everywhere = same.length === matchedRows
  // The commonest edit speaks for the group; other values of the same field follow it.
  const counted = new Map<string, {field: FieldDiff; count: number}>()
  for (const change of same) {
    for (const field of change.fields) {
      const id = canonicalJson(
        isFieldAddedOrRemoved(field) ? [field.column, field.part.path, statedValue(field)] : editOf(field, change),
      )
      const known = counted.get(id)
      if (known) known.count++
      else counted.set(id, {field: shared(field, everywhere, same), count: 1})
    }
  }
  const order = [...counted.values()].sort((a, b) => b.count - a.count)
  return {
    subject: 'row',
    action: 'changed',
    key: [],
    group: true,
    old: same.flatMap(change => change.old),
    next: same.flatMap(change => change.next),
    fields: order.map(({field}) => field),
    odd: oddRows(same, order[0]!.field),
  }
}

/** What a field says of all rows of a group: of a set the members that went and came, not what one row holds. */
function shared(field: FieldDiff, everywhere: boolean, same: readonly Change[]): FieldDiff {
  const {part} = field
  const exchanged = exchangedText(field)
  if (exchanged && !isOneValue(field, same)) return {...field, part: {...part, old: exchanged[0], new: exchanged[1]}}
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
