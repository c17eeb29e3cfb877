import type {Json} from '../../model.ts'
import type {Change, FieldDiff} from '../change.ts'

/** From this many rows on, numbers that grew by the same amount are one edit; two rows have to hold successive ones. */
const SHIFT_SIZE = 3

/** By how much a whole number grew; `undefined` where a field is anything else. */
export function shiftOf({part}: FieldDiff): number | undefined {
  if (part.direction || part.gone) return undefined
  const [old, next] = [wholeNumber(part.old), wholeNumber(part.new)]
  return old === undefined || next === undefined || old === next ? undefined : next - old
}

/**
 * Whether rows that share their edits, shifts among them, make one edit: a code or a rank that was put in moves those
 * below it, each from another number. The same number in all of them is no shift but one value for another.
 */
export function isShift(same: readonly Change[]): boolean {
  const shifted = same[0]?.fields.filter(field => shiftOf(field) !== undefined) ?? []
  return shifted.some(field => {
    const numbers = [...new Set(valuesOf(field, same, 'old').map(value => wholeNumber(value) ?? 0))]
    return numbers.length > 1 && (same.length >= SHIFT_SIZE || Math.abs(numbers[0]! - numbers[1]!) === 1)
  })
}

/** Rows of a shift by their numbers, so that they stand alike whichever way they are compared. */
export function byNumber(same: readonly Change[]): Change[] {
  const field = same[0]!.fields.find(each => shiftOf(each) !== undefined)!
  const numbers = new Map(valuesOf(field, same, 'old').map((value, at) => [same[at]!, wholeNumber(value) ?? 0]))
  const name = ({key}: Change) => JSON.stringify(key)
  return same.toSorted((a, b) => numbers.get(a)! - numbers.get(b)! || (name(a) < name(b) ? -1 : 1))
}

/** The field with the numbers of all rows, in the order of the rows. */
export function shifted(field: FieldDiff, same: readonly Change[], by: number): FieldDiff {
  const part = {...field.part, old: valuesOf(field, same, 'old'), new: valuesOf(field, same, 'new'), shift: by}
  return {...field, part}
}

function valuesOf({column, part: {path}}: FieldDiff, same: readonly Change[], side: 'old' | 'new'): Json[] {
  return same.map(({fields}) => {
    const own = fields.find(field => field.column === column && field.part.path === path)
    return own?.part[side] ?? null
  })
}

function wholeNumber(value: Json | undefined): number | undefined {
  if (typeof value === 'string') return /^-?(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : undefined
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}
