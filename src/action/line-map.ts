import {longestIncreasing} from '../text/increasing.ts'

/**
 * Where the lines of one text stand in another: patience diff, that is equal lines at both ends, then lines that are
 * unique on both sides in their longest common order, then the same between those. Time grows with the number of
 * lines, apart from sorting.
 */
export function lineMap(from: string, to: string): (line: number) => number | undefined {
  const a = split(from)
  const b = split(to)
  const map = new Map<number, number>()
  const work: Range[] = [[0, a.length, 0, b.length]]
  for (let range = work.pop(); range; range = work.pop()) work.push(...pair(a, b, range, map))
  return line => {
    const at = map.get(line - 1)
    return at === undefined ? undefined : at + 1
  }
}

/** Start and end in the one, start and end in the other. */
type Range = readonly [number, number, number, number]

/** Lines end at CR, LF and CRLF and nothing else, as in Markdown. */
const split = (text: string) => text.split(/\r\n|\r|\n/)

/** Pairs what can be paired at once, and returns the ranges left between. */
function pair(a: readonly string[], b: readonly string[], range: Range, map: Map<number, number>): Range[] {
  let [start, end, other, otherEnd] = range
  while (start < end && other < otherEnd && a[start] === b[other]) map.set(start++, other++)
  while (start < end && other < otherEnd && a[end - 1] === b[otherEnd - 1]) map.set(--end, --otherEnd)
  const candidates = unique(a, b, [start, end, other, otherEnd])
  const anchors = longestIncreasing(candidates.map(([, match]) => match)).map(index => candidates[index]!)
  const out: Range[] = []
  for (const [line, match] of anchors) {
    out.push([start, line, other, match])
    map.set(line, match)
    start = line + 1
    other = match + 1
  }
  if (anchors.length > 0) out.push([start, end, other, otherEnd])
  return out.filter(([from, to, next, nextEnd]) => from < to && next < nextEnd)
}

/** Lines that stand once on each side, in the order of the first. */
function unique(a: readonly string[], b: readonly string[], [start, end, other, otherEnd]: Range): [number, number][] {
  const seen = new Map<string, {line: number; count: number; match: number; matches: number}>()
  for (let line = start; line < end; line++) {
    const text = a[line] ?? ''
    const known = seen.get(text)
    if (known) known.count++
    else seen.set(text, {line, count: 1, match: 0, matches: 0})
  }
  for (let match = other; match < otherEnd; match++) {
    const known = seen.get(b[match] ?? '')
    if (known) {
      known.match = match
      known.matches++
    }
  }
  return [...seen.values()].flatMap(({line, count, match, matches}) =>
    count === 1 && matches === 1 ? [[line, match] as [number, number]] : [],
  )
}
