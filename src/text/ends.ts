/** How many items two lists, or characters two texts, begin and end with alike; none counts on both ends. */
export function equalEnds<T>(old: List<T>, next: List<T>, same: Same<T> = Object.is): {start: number; end: number} {
  const start = equalStart(old, next, same)
  const room = Math.min(old.length, next.length) - start
  let end = 0
  while (end < room && same(old[old.length - 1 - end] as T, next[next.length - 1 - end] as T)) end++
  return {start, end}
}

/** How many they begin with alike. */
export function equalStart<T>(old: List<T>, next: List<T>, same: Same<T> = Object.is): number {
  const room = Math.min(old.length, next.length)
  let start = 0
  while (start < room && same(old[start] as T, next[start] as T)) start++
  return start
}

/** What stands between the ends that two lists have alike, of either. */
export function unequalParts<T>(old: readonly T[], next: readonly T[], same?: Same<T>): [T[], T[]] {
  const {start, end} = equalEnds(old, next, same)
  return [old.slice(start, old.length - end), next.slice(start, next.length - end)]
}

/** An array, a text (of its UTF-16 code units) or bytes. */
type List<T> = {readonly length: number; readonly [index: number]: T}
type Same<T> = (left: T, right: T) => boolean
