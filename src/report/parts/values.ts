import {eachBy, MEANING, numbersText, SAME_ADMISSION} from '../../judge/message.ts'
import type {FieldChange, Level} from '../../model.ts'
import {dataKey} from '../../tables/exact.ts'
import {pointerSteps} from '../../tables/pointer.ts'
import {valueText, valueTexts} from '../../tables/value-text.ts'
import {equalEnds} from '../../text/ends.ts'

/** One changed field as every format shows it. All texts are the document's and still to be escaped. */
export interface FieldView {
  /** Column, or the JSON field inside it: `gqa_ratios`. */
  readonly name: string
  /** Members that went and came, for sets; both empty where the value is shown whole. */
  readonly gone: readonly string[]
  readonly came: readonly string[]
  /** The whole value where it is no set; absent where the field itself is. */
  readonly old: string | undefined
  readonly new: string | undefined
  /** `declares less`, where there is a direction; `admits the same` where the set is; `each + 1` of a shift. */
  readonly meaning: string | undefined
  readonly level: Level
  /** Accepted on its own, while another field of the row is not. */
  readonly accepted: boolean
}

/** Fields as they are shown, each said once: in a group, rows that began with other members make the same edit. */
export function fieldViews(fields: readonly FieldChange[]): FieldView[] {
  const names = fieldNames(fields)
  if (fields.length === 1) return [fieldView(fields[0]!, names[0]!)]
  const seen = new Set<string>()
  return fields.flatMap((field, index) => {
    const view = fieldView(field, names[index]!)
    const said = JSON.stringify(view)
    if (seen.has(said)) return []
    seen.add(said)
    return [view]
  })
}

function fieldView(field: FieldChange, name: string): FieldView {
  const {level, shift} = field
  const common = {name, level, meaning: meaningOf(field), accepted: field.accepted !== undefined}
  if (shift !== undefined)
    return {...common, gone: [], came: [], old: numbersText(field.old), new: numbersText(field.new)}
  const old = members(field.old) ?? noLinks(field, field.old)
  const next = members(field.new) ?? noLinks(field, field.new)
  if (old && next) {
    const gone = [...old].filter(member => !next.has(member))
    const came = [...next].filter(member => !old.has(member))
    if (gone.length + came.length > 0) return {...common, gone, came, old: undefined, new: undefined}
  }
  if (field.old === undefined || field.new === undefined) {
    return {...common, gone: [], came: [], old: shown(field.old), new: shown(field.new)}
  }
  const [before, after] = valueTexts(field.old, field.new)
  return {...common, gone: [], came: [], old: before, new: after}
}

function shown(value: unknown): string | undefined {
  return value === undefined ? undefined : valueText(value)
}

function meaningOf({direction, equalAdmission, shift}: FieldChange): string | undefined {
  if (direction) return MEANING[direction]
  if (equalAdmission) return SAME_ADMISSION
  return shift === undefined ? undefined : eachBy(shift)
}

/** A cell without links, beside one that has some: what came or went are those. */
function noLinks({path}: FieldChange, value: unknown): Set<string> | undefined {
  return (path === '/links' || path === '/asides') && value === undefined ? new Set() : undefined
}

/** A set's members: `{member: true}` as in the facts document, or a list of texts. */
function members(value: unknown): Set<string> | undefined {
  if (Array.isArray(value)) return value.every(member => typeof member === 'string') ? new Set(value) : undefined
  if (!isObject(value)) return undefined
  const entries = Object.entries(value)
  if (!entries.every(([, present]) => present === true)) return undefined
  return new Set(entries.map(([member]) => dataKey(member)))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The shortest name that tells the fields of one finding apart: the JSON field, half of a pair, or the column. */
function fieldNames(fields: readonly FieldChange[]): string[] {
  const columns = new Map<string, Set<string>>()
  const short = fields.map(({column, path}) => {
    const name = linkName(column, path, fields) ?? pathName(column, path)
    columns.set(name, (columns.get(name) ?? new Set()).add(column))
    return name
  })
  return fields.map(({column, path}, index) => {
    const name = short[index]!
    return path !== '' && columns.get(name)!.size > 1 && !name.startsWith(`${column}: `) ? `${column}: ${name}` : name
  })
}

/** Links and titles are parts of a text: they have the column's name, and are counted from one where several changed. */
function linkName(column: string, path: string, fields: readonly FieldChange[]): string | undefined {
  const [, list, index] = /^\/(links|asides)(?:\/(\d+))?$/.exec(path) ?? []
  if (list === undefined) return undefined
  const name = list === 'links' ? 'link' : 'title'
  if (index === undefined) return `${column}: ${name}s`
  const several = fields.filter(field => field.column === column && field.path.startsWith(`/${list}/`)).length > 1
  return several ? `${column}: ${name} ${Number(index) + 1}` : `${column}: ${name}`
}

function pathName(column: string, path: string): string {
  if (path === '') return column
  const steps = pointerSteps(path)
  const halves = column.split(' / ')
  const half = halves.length === 2 && steps.length === 1 ? halves[Number(steps[0])] : undefined
  if (half !== undefined) return half
  return steps.some(step => /^\d+$/.test(step)) ? `${column}: ${steps.join('.')}` : steps.join('.')
}

/**
 * Two long texts cut down to where they differ, each to about `room` characters where that is possible: what they share
 * at the start and at the end is left out but for a few words.
 */
export function excerpt(old: string, next: string, room: number): [string, string] {
  if (old.length <= room && next.length <= room) return [old, next]
  const context = Math.max(8, Math.floor(room / 4))
  const {start, end} = equalEnds(old, next)
  const head = headCut(old, start, context)
  const tail = tailCut(old, end, context)
  const cut = (text: string) => `${head > 0 ? '…' : ''}${text.slice(head, text.length - tail)}${tail > 0 ? '…' : ''}`
  return [cut(old), cut(next)]
}

/** How much to leave out at the start, so that about `context` of the shared text stays: up to a word, if there is one. */
function headCut(text: string, shared: number, context: number): number {
  const from = shared - context
  if (from < 2) return 0
  const blank = text.indexOf(' ', from)
  if (blank !== -1 && blank < shared) return blank + 1
  let at = from
  while (at < shared && isInside(text, at)) at++
  return at
}

/** The same at the end. */
function tailCut(text: string, shared: number, context: number): number {
  const until = text.length - shared + context
  if (until > text.length - 2) return 0
  const blank = text.lastIndexOf(' ', until)
  if (blank > text.length - shared) return text.length - blank
  let at = until
  while (at > text.length - shared && isInside(text, at)) at--
  return text.length - at
}

/** Whether a cut at `at` would part the halves of a character or a letter from its marks. */
function isInside(text: string, at: number): boolean {
  return /^[\udc00-\udfff\p{M}\p{Cf}]/u.test(text.slice(at, at + 1))
}
