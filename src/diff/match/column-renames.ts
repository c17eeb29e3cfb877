import {type Columns, columnsOf, WIDTH} from './columns.ts'
import {thinned} from './groups.ts'
import type {ColumnPair, Reader} from './view.ts'
import {likeness} from './words.ts'

/** Pairs of rows looked at. */
const SAMPLE = 400

/**
 * Renamed columns: unmatched ones whose values agree in the rows that already pair, far beyond chance. Columns that
 * agree with several are taken in order. A constant or empty column proves nothing; there the title decides.
 */
export function renamedColumns(
  old: Reader,
  next: Reader,
  columns: Columns,
  rows: readonly (readonly [number, number])[],
): Columns {
  const {added, removed} = columns
  if (added.length === 0 || removed.length === 0 || added.length > WIDTH || removed.length > WIDTH) return columns
  const sample = thinned(rows, SAMPLE, ([row]) => old.view.source(row))
  const scored: {pair: ColumnPair; score: number; distance: number}[] = []
  for (const [at, from] of removed.entries()) {
    for (const [place, to] of added.entries()) {
      const agreement = agree(old, next, from, to, sample)
      const title = likeness(old.view.header[from] as string, next.view.header[to] as string)
      const neighbours = sameNeighbours([from, to], columns, old.view.header.length, next.view.header.length)
      const score = columnScore(agreement, title, neighbours)
      if (score > 0) scored.push({pair: [from, to], score, distance: Math.abs(at - place)})
    }
  }
  scored.sort(
    (left, right) => right.score - left.score || left.distance - right.distance || sum(left.pair) - sum(right.pair),
  )
  const matched = [...columns.matched]
  const gone = new Set<number>()
  const taken = new Set<number>()
  for (const {pair} of scored) {
    if (gone.has(pair[0]) || taken.has(pair[1])) continue
    gone.add(pair[0])
    taken.add(pair[1])
    matched.push(pair)
  }
  return columnsOf(old.view.header.length, next.view.header.length, matched)
}

interface Agreement {
  /** Share of rows with equal values, of those where either holds one; 0 where none does. */
  equal: number
  /** How far that is beyond what shuffled rows would show: 1 at best, 0 for chance, and for constant columns. */
  beyondChance: number
}

function agree(
  old: Reader,
  next: Reader,
  from: number,
  to: number,
  sample: readonly (readonly [number, number])[],
): Agreement {
  const oldCounts = new Map<string, number>()
  const nextCounts = new Map<string, number>()
  let equal = 0
  let filled = 0
  for (const [oldRow, nextRow] of sample) {
    const before = old.text(oldRow, from)
    const after = next.text(nextRow, to)
    if (before === '' && after === '') continue
    filled++
    if (before === after) equal++
    oldCounts.set(before, (oldCounts.get(before) ?? 0) + 1)
    nextCounts.set(after, (nextCounts.get(after) ?? 0) + 1)
  }
  if (filled === 0) return {equal: 0, beyondChance: 0}
  let chance = 0
  for (const [text, count] of oldCounts) chance += (count / filled) * ((nextCounts.get(text) ?? 0) / filled)
  const share = equal / filled
  return {equal: share, beyondChance: chance < 1 ? (share - chance) / (1 - chance) : 0}
}

function columnScore({equal, beyondChance}: Agreement, title: number, neighbours: boolean): number {
  if (equal >= 0.6 && beyondChance >= 0.5) return round(1 + beyondChance + title)
  if (neighbours && equal >= 0.9) return round(equal * 0.5 + title)
  if (title === 1 || (neighbours && title >= 0.5)) return title
  return 0
}

/** Whether the columns before are partners, or both first, and likewise the columns after. */
function sameNeighbours([from, to]: ColumnPair, columns: Columns, oldWidth: number, nextWidth: number): boolean {
  const partner = new Map(columns.matched)
  const fits = (before: number, after: number) =>
    before < 0 || after < 0 || before >= oldWidth || after >= nextWidth
      ? before < 0 === after < 0 && before >= oldWidth === after >= nextWidth
      : partner.get(before) === after
  return fits(from - 1, to - 1) && fits(from + 1, to + 1)
}

function sum(pair: ColumnPair): number {
  return pair[0] + pair[1]
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
