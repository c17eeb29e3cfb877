/**
 * Numbers as exact decimals and JSON over them. Python writes integers of any size and `NaN`/`Infinity` into
 * JSON; a double would round the first and JSON has no word for the second.
 */
import type {Json} from '../model.ts'

/** A number as (sign, digits, exponent), kept as its one canonical text; also `NaN`, `Infinity`, `-Infinity`. */
export class ExactNumber {
  /** As JavaScript writes a double that holds it exactly, else the same layout with all digits. */
  readonly canonical: string
  constructor(canonical: string) {
    this.canonical = canonical
  }
}

export type Exact = null | boolean | string | ExactNumber | Exact[] | ExactObject
export interface ExactObject {
  [key: string]: Exact
}

/** Whether a parsed value is an object, rather than an array, a number or another scalar. */
export function isExactObject(value: Exact | undefined): value is ExactObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
}

/** Powers beyond this many digits are compared as written: nobody means them, and sums over them are slow. */
const longestPower = 1000

/** Written the canonical way already, as most numbers are. */
const plain = /^(?:0|-?[1-9]\d{0,14})$/

const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/

/** Reads a decimal of any size, `1.0` and `1` alike; undefined where the text is no number. */
export function exactNumber(text: string): ExactNumber | undefined {
  if (plain.test(text)) return new ExactNumber(text)
  const match = decimal.exec(text)
  if (match === null) return undefined
  const [, sign, whole = '', fraction = '', power = '0'] = match
  if (whole === '' && fraction === '') return undefined
  const all = whole + fraction
  let start = 0
  while (all[start] === '0') start++
  let end = all.length
  while (end > start && all[end - 1] === '0') end--
  if (start === end) return new ExactNumber('0')
  const digits = all.slice(start, end)
  if (power.length > longestPower) return new ExactNumber(text)
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(all.length - end)
  return new ExactNumber((sign === '-' ? '-' : '') + layOut(digits, exponent))
}

/** Digits × 10^exponent in the layout of ECMA-262 Number::toString, so that a double's own text is canonical. */
function layOut(digits: string, exponent: bigint): string {
  const point = BigInt(digits.length) + exponent
  if (point > 21n || point <= -6n) {
    const rest = digits.length > 1 ? `.${digits.slice(1)}` : ''
    const power = point - 1n
    return `${digits[0]}${rest}e${power < 0n ? '-' : '+'}${power < 0n ? -power : power}`
  }
  const place = Number(point)
  if (place >= digits.length) return digits + '0'.repeat(place - digits.length)
  return place > 0 ? `${digits.slice(0, place)}.${digits.slice(place)}` : `0.${'0'.repeat(-place)}${digits}`
}

/** Integers from 0 up as bigint; undefined for anything else, also for powers too large to write out. */
export function naturalNumber(value: Exact | undefined): bigint | undefined {
  if (!(value instanceof ExactNumber)) return undefined
  const match = /^(\d)(?:\.(\d+))?e\+(\d{1,3})$/.exec(value.canonical)
  if (match !== null) return scaled(`${match[1]}${match[2] ?? ''}`, Number(match[3]) - (match[2]?.length ?? 0))
  return /^\d+$/.test(value.canonical) ? BigInt(value.canonical) : undefined
}

function scaled(digits: string, exponent: number): bigint | undefined {
  return exponent < 0 ? undefined : BigInt(digits + '0'.repeat(exponent))
}

/** One text for equal values: keys sorted by code unit, numbers canonical, no white space. */
export function canonicalJson(value: Exact | Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (value instanceof ExactNumber) return value.canonical
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const fields = Object.keys(value).sort()
  return `{${fields.map(key => `${JSON.stringify(key)}:${canonicalJson(value[key]!)}`).join(',')}}`
}

/** As plain JSON, where a number that a double cannot hold is `{"$number": "…"}` and keys are safe (`factKey`). */
export function toJson(value: Exact): Json {
  if (value instanceof ExactNumber) return numberJson(value)
  if (Array.isArray(value)) return value.map(toJson)
  if (!isExactObject(value)) return value
  return record(
    Object.keys(value)
      .sort()
      .map(key => [key, toJson(value[key] as Exact)]),
  )
}

/** A number as plain JSON, or `{"$number": "…"}` where a double cannot hold it. */
export function numberJson(value: ExactNumber): Json {
  const double = Number(value.canonical)
  return String(double) === value.canonical && Number.isFinite(double) ? double : {$number: value.canonical}
}

/** Keys that JavaScript gives a meaning of their own in every object. */
export const inheritedKeys: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** These, and those that mean something in the facts document; with any number of `\\` in front. */
const reserved = new RegExp(`^\\\\*(?:${inheritedKeys.join('|')}|\\$number|\\$unreadable)$`)

/** A data key as the facts document writes it: the words that could do harm or mean something get a `\` in front. */
export function factKey(key: string): string {
  return reserved.test(key) ? `\\${key}` : key
}

/** The data key that `factKey` made safe. */
export function dataKey(key: string): string {
  return key.startsWith('\\') && reserved.test(key) ? key.slice(1) : key
}

/** An object of facts over data keys. */
export function record(entries: Iterable<readonly [string, Json]>): {[key: string]: Json} {
  const object: {[key: string]: Json} = {}
  for (const [key, value] of entries) object[factKey(key)] = value
  return object
}
