import type {Direction, FieldChange, Level} from '../../model.ts'

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
  /** `declares less`, where there is a direction. */
  readonly meaning: string | undefined
  readonly level: Level
  /** Accepted on its own, while another field of the row is not. */
  readonly accepted: boolean
}

const MEANING: Readonly<Record<Direction, string>> = {
  narrowed: 'declares less',
  widened: 'declares more',
  shifted: 'declares other things',
}

/** Fields as they are shown, each said once: in a group, rows that began with other members make the same edit. */
export function fieldViews(fields: readonly FieldChange[]): FieldView[] {
  const names = fieldNames(fields)
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
  const {direction, level} = field
  const common = {name, level, meaning: direction && MEANING[direction], accepted: field.accepted !== undefined}
  const old = members(field.old)
  const next = members(field.new)
  if (old && next) {
    const gone = [...old].filter(member => !next.has(member))
    const came = [...next].filter(member => !old.has(member))
    if (gone.length + came.length > 0) return {...common, gone, came, old: undefined, new: undefined}
  }
  return {...common, gone: [], came: [], old: valueText(field.old), new: valueText(field.new)}
}

/** A set's members: `{member: true}` as in the facts document, or a list of texts. */
function members(value: unknown): Set<string> | undefined {
  if (Array.isArray(value)) return value.every(member => typeof member === 'string') ? new Set(value) : undefined
  if (!isObject(value)) return undefined
  const entries = Object.entries(value)
  if (!entries.every(([, present]) => present === true)) return undefined
  return new Set(entries.map(([member]) => unguarded(member)))
}

/**
 * A value of the report in one line: texts as they are, numbers with all their digits, lists and objects as JSON with
 * a space after each comma and colon. `undefined` for a value that is not there.
 */
export function valueText(value: unknown): string | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' ? value : jsonText(value)
}

function jsonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonText).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
  // A number that no double holds, and NaN (DESIGN, "JSON Patch").
  const [first] = entries
  if (entries.length === 1 && first?.[0] === '$number' && typeof first[1] === 'string') return first[1]
  return `{${entries.map(([key, item]) => `${JSON.stringify(unguarded(key))}: ${jsonText(item)}`).join(', ')}}`
}

/** Keys that JavaScript gives a meaning carry a `\` in the facts document. */
function unguarded(key: string): string {
  return /^\\+(?:__proto__|constructor|prototype|\$number)$/.test(key) ? key.slice(1) : key
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The shortest name that tells the fields of one finding apart: the JSON field, half of a pair, or the column. */
function fieldNames(fields: readonly FieldChange[]): string[] {
  const short = fields.map(({column, path}) => pathName(column, path))
  return fields.map(({column, path}, index) => {
    const name = short[index]!
    const ambiguous = fields.some((other, at) => short[at] === name && other.column !== column)
    return ambiguous && path !== '' ? `${column}: ${name}` : name
  })
}

function pathName(column: string, path: string): string {
  if (path === '') return column
  const steps = path
    .slice(1)
    .split('/')
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const halves = column.split(' / ')
  const half = halves.length === 2 && steps.length === 1 ? halves[Number(steps[0])] : undefined
  if (half !== undefined) return half
  return steps.some(step => /^\d+$/.test(step)) ? `${column}: ${steps.join('.')}` : steps.join('.')
}

/**
 * Two long texts cut down to where they differ, each to about `room` characters: what they share at the start and at
 * the end is left out but for a few words.
 */
export function excerpt(old: string, next: string, room: number): [string, string] {
  if (old.length <= room && next.length <= room) return [old, next]
  const shortest = Math.min(old.length, next.length)
  let start = 0
  while (start < shortest && old[start] === next[start]) start++
  const context = Math.max(8, Math.floor(room / 4))
  let from = Math.max(0, start - context)
  if (from > 0) {
    const blank = old.indexOf(' ', from)
    if (blank !== -1 && blank < start) from = blank + 1
    // Not between the halves of a surrogate pair.
    else if (/[\udc00-\udfff]/.test(old[from]!)) from++
  }
  if (from < 2) return [old, next]
  return [`…${old.slice(from)}`, `…${next.slice(from)}`]
}
