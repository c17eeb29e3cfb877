/** Versions from `low` to `high`, both included; `high` undefined means no bound. */
interface Range {
  low: readonly number[]
  high: readonly number[] | undefined
}

const VERSION = /^v?\d+(?:\.\d+)*$/i

/**
 * Reads `11+`, `>= 11`, `[11, 18]`, `11-18`, `11 – 18`, `11 to 18` and `11`, versions with dots included.
 * Anything else is no range.
 */
function readRange(text: string): Range | undefined {
  const open = /^(?:>=|≥)?\s*(v?[\d.]{1,40})\s*(\+|and later|or later|and up|or newer)?$/i.exec(text)
  if (open?.[1] !== undefined && VERSION.test(open[1])) {
    const low = numbers(open[1])
    return {low, high: open[2] !== undefined || /^[>≥]/.test(text) ? undefined : low}
  }
  const closed = /^\[?\s*(v?[\d.]{1,40})\s*(?:,|-|–|—|\.\.|to)\s*(v?[\d.]{1,40})\s*\]?$/i.exec(text)
  if (closed?.[1] === undefined || closed[2] === undefined || !VERSION.test(closed[1]) || !VERSION.test(closed[2]))
    return undefined
  return {low: numbers(closed[1]), high: numbers(closed[2])}
}

function numbers(version: string): number[] {
  return version.replace(/^v/i, '').split('.').map(Number)
}

function compare(left: readonly number[], right: readonly number[]): number {
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function compareHigh(left: Range['high'], right: Range['high']): number {
  if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? 1 : -1
  return compare(left, right)
}

/**
 * Whether the parts, two or more, cut the whole range into pieces: none overlap, and together they begin and end
 * where it does. `11+` is cut by `22+`, `[19, 21]` and `[11, 18]`. Whole numbers must leave no gap.
 */
export function isCut(whole: string, parts: readonly string[]): boolean {
  const range = readRange(whole)
  const pieces = parts.map(readRange)
  if (range === undefined || pieces.length < 2 || pieces.includes(undefined)) return false
  const sorted = (pieces as Range[]).sort((left, right) => compare(left.low, right.low))
  const first = sorted[0] as Range
  const last = sorted[sorted.length - 1] as Range
  if (compare(first.low, range.low) !== 0 || compareHigh(last.high, range.high) !== 0) return false
  return sorted.every((piece, index) => index === 0 || follows(sorted[index - 1] as Range, piece))
}

function follows(before: Range, after: Range): boolean {
  if (before.high === undefined || compare(before.high, after.low) >= 0) return false
  const whole = before.high.length === 1 && after.low.length === 1
  return !whole || (before.high[0] as number) + 1 === after.low[0]
}

/** Whether one range lies inside another. */
export function isWithin(inner: string, outer: string): boolean {
  const part = readRange(inner)
  const whole = readRange(outer)
  if (part === undefined || whole === undefined) return false
  return compare(part.low, whole.low) >= 0 && compareHigh(part.high, whole.high) <= 0
}
