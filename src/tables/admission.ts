/**
 * What a dimension admits, as a set of integers from 0 up, and whether one set holds another. Ranges are never
 * written out: a set is a list, or the multiples of a step between two bounds.
 */
import type {Direction, NumberSet} from '../model.ts'

export type Admitted = NumberSet

export interface Constraints {
  /** Allowed values; absent: any. */
  readonly allowed?: readonly bigint[]
  readonly min?: bigint
  readonly max?: bigint | null
  /** Admits multiples of it, at least 1. */
  readonly multipleOf?: bigint
  /** Whether 0 is no multiple where `multipleOf` is more than 1. */
  readonly positive?: boolean
}

/** The set that all constraints together admit. */
export function admitted({allowed, min = 0n, max = null, multipleOf = 1n, positive = false}: Constraints): Admitted {
  const step = multipleOf < 1n ? 1n : multipleOf
  const least = positive && step > 1n && min < 1n ? 1n : min < 0n ? 0n : min
  if (allowed !== undefined) {
    const list = [...new Set(allowed)].filter(n => n >= least && (max === null || n <= max) && n % step === 0n)
    return {list: list.sort(ascending)}
  }
  const from = ((least + step - 1n) / step) * step
  if (max === null) return {from, step, to: null}
  return from > max ? {list: []} : {from, step, to: max - (max % step)}
}

/** Order of big integers, for `sort`. */
export function ascending(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Greatest common divisor. */
export function commonDivisor(a: bigint, b: bigint): bigint {
  let [divisor, rest] = [a, b]
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest]
  return divisor
}

/** Least common multiple. */
export function commonMultiple(a: bigint, b: bigint): bigint {
  return (a / commonDivisor(a, b)) * b
}

/** Whether the number is a member. */
export function holds(set: Admitted, n: bigint): boolean {
  if ('list' in set) return set.list.includes(n)
  return n >= set.from && (set.to === null || n <= set.to) && n % set.step === 0n
}

/** Whether a dimension admits nothing at all. */
export function isEmpty(set: Admitted): boolean {
  return 'list' in set && set.list.length === 0
}

/** Whether every member of `a` is one of `b`. */
export function isWithin(a: Admitted, b: Admitted): boolean {
  if ('list' in a) {
    const members = 'list' in b ? new Set(b.list) : undefined
    return a.list.every(n => members?.has(n) ?? holds(b, n))
  }
  if ('list' in b) return a.to !== null && (a.to - a.from) / a.step < BigInt(b.list.length) && listed(a, a.to, b.list)
  if (!holds(b, a.from)) return false
  if (a.to !== null && a.to === a.from) return true
  if (b.to !== null && (a.to === null || a.to > b.to)) return false
  return a.step % b.step === 0n
}

function listed({from, step}: {from: bigint; step: bigint}, to: bigint, list: readonly bigint[]): boolean {
  const members = new Set(list)
  for (let n = from; n <= to; n += step) if (!members.has(n)) return false
  return true
}

/** Which way a change from one set to the other points; undefined where they are equal. */
export function directionOf(lost: boolean, gained: boolean): Direction | undefined {
  if (lost) return gained ? 'shifted' : 'narrowed'
  return gained ? 'widened' : undefined
}
