import {eachBy, MEANING, numbersText, SAME_ADMISSION} from '../../judge/field-phrase.ts'
import type {FieldChange, Level} from '../../model.ts'
import {dataKey} from '../../tables/exact.ts'
import {pointerSteps} from '../../tables/pointer.ts'
import {valueText, valueTexts} from '../../tables/value-text.ts'
import type {Phrase} from './word-diff.ts'

/** One changed field as every format shows it. All texts are the document's and still to be escaped. */
export interface FieldView {
  /** Column, or the JSON field inside it: `gqa_ratios`; undefined for prose. */
  readonly name: string | undefined
  /** Members that went and came, for sets; both empty where the value is shown whole. */
  readonly gone: readonly string[]
  readonly came: readonly string[]
  /** The whole value where it is no set; absent where the field itself is. */
  readonly old: string | undefined
  readonly new: string | undefined
  /** Where words of a text changed, place by place; absent where it is shown whole. */
  readonly phrases?: readonly Phrase[]
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
    if (field.path === '/links' && gone.length === 1 && came.length === 1)
      return {...common, gone: [], came: [], old: gone[0], new: came[0]}
    if (gone.length + came.length > 0) return {...common, gone, came, old: undefined, new: undefined}
  }
  if (field.old === undefined || field.new === undefined) {
    return {...common, gone: [], came: [], old: shown(field.old), new: shown(field.new)}
  }
  const [before, after] = valueTexts(field.oldText ?? field.old, field.newText ?? field.new)
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
