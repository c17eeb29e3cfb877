import {grouped, thinned} from './groups.ts'
import {byCode, type ColumnPair, type Reader, range} from './view.ts'
import {bigrams, dice, words} from './words.ts'

/** Columns of both tables that pair, and those that have no partner, all ascending. */
export interface Columns {
  matched: ColumnPair[]
  added: number[]
  removed: number[]
}

/** Pairs of rows looked at when columns are compared by what they hold. */
const SAMPLE = 400
/** Leading columns that may turn out to have left their title to another. */
const LEADING = 3
/** Unmatched columns compared with each other by content; wider tables pair by title alone. */
const WIDTH = 64

/**
 * Columns with equal titles pair, then those whose titles differ in case, spacing or marks only. A title that
 * repeats equally often on both sides pairs in order; one that does not waits for its values to tell.
 */
export function columnsByTitle(old: readonly string[], next: readonly string[]): Columns {
  const exact = pairTitles(old, next, [], title => title)
  return columnsOf(old.length, next.length, pairTitles(old, next, exact, title => words(title).join(' ')))
}

function pairTitles(
  old: readonly string[],
  next: readonly string[],
  known: readonly ColumnPair[],
  form: (title: string) => string,
): ColumnPair[] {
  const {added, removed} = columnsOf(old.length, next.length, known)
  const oldGroups = grouped(removed, column => form(old[column] as string))
  const nextGroups = grouped(added, column => form(next[column] as string))
  const pairs = [...known]
  for (const [title, columns] of oldGroups) {
    const partners = nextGroups.get(title)
    if (partners?.length !== columns.length || (title === '' && known.length > 0)) continue
    columns.forEach((column, index) => pairs.push([column, partners[index] as number]))
  }
  return pairs
}

/** Completes pairs to a full account of both tables' columns. */
export function columnsOf(old: number, next: number, pairs: readonly ColumnPair[]): Columns {
  const matched = [...pairs].sort((left, right) => left[0] - right[0])
  const taken = new Set(matched.map(pair => pair[1]))
  const gone = new Set(matched.map(pair => pair[0]))
  return {
    matched,
    added: range(next).filter(column => !taken.has(column)),
    removed: range(old).filter(column => !gone.has(column)),
  }
}

/** Pairs in an order that is the same seen from either side: by both positions, then titles, then what they hold. */
export function inOrder(pairs: readonly ColumnPair[], old: Reader, next: Reader): ColumnPair[] {
  const titles = ([from, to]: ColumnPair) => unordered(old.view.header[from] ?? '', next.view.header[to] ?? '')
  const texts = ([from, to]: ColumnPair) => unordered(columnText(old, from), columnText(next, to))
  return [...pairs].sort(
    (left, right) =>
      left[0] + left[1] - right[0] - right[1] ||
      Math.min(left[0], left[1]) - Math.min(right[0], right[1]) ||
      byCode(titles(left), titles(right)) ||
      byCode(texts(left), texts(right)),
  )
}

function unordered(one: string, other: string): string {
  return [one, other].sort(byCode).join('\n')
}

function columnText(table: Reader, column: number): string {
  return range(table.rows)
    .map(row => table.text(row, column))
    .join('\n')
}

/**
 * Names move between columns (`OS` becomes `Name`, and a new `OS` comes): a column that could identify rows
 * goes where its values went, whatever the titles say, when its title's new holder shares none of them.
 * Also finds partners for unmatched columns by the set of their values, before any row has one.
 */
export function columnsByValues(old: Reader, next: Reader, columns: Columns): Columns {
  if (columns.added.length === 0 && columns.removed.length === 0) return columns
  if (columns.added.length > WIDTH || columns.removed.length > WIDTH) return columns
  const oldSets = new Map<number, Set<string>>()
  const nextSets = new Map<number, Set<string>>()
  const overlap = (from: number, to: number) => shared(valuesOf(old, from, oldSets), valuesOf(next, to, nextSets))
  const widths = [old.view.header.length, next.view.header.length] as const
  const leading = inOrder(columns.matched, old, next).slice(0, LEADING)
  const moved = new Map<ColumnPair, ColumnPair>()
  for (const pair of leading) {
    const better = misplaced(pair, columns, overlap)
    if (better !== undefined) moved.set(pair, better)
  }
  const settled = columnsOf(...widths, unclashing(columns.matched, moved))
  const free = settled.removed.flatMap(from => settled.added.map((to): ColumnPair => [from, to]))
  const found = free.filter(pair => overlap(pair[0], pair[1]) >= 0.5 && isBest(pair, free, overlap))
  return columnsOf(...widths, [...settled.matched, ...found])
}

/** Replaces pairs by better ones, except where two of these want the same column. */
function unclashing(pairs: readonly ColumnPair[], better: ReadonlyMap<ColumnPair, ColumnPair>): ColumnPair[] {
  const wanted = [...better.values()]
  const clashes = (pair: ColumnPair) => wanted.filter(other => other[0] === pair[0] || other[1] === pair[1]).length > 1
  return pairs.map(pair => {
    const other = better.get(pair)
    return other === undefined || clashes(other) ? pair : other
  })
}

function isBest(pair: ColumnPair, all: readonly ColumnPair[], overlap: (from: number, to: number) => number): boolean {
  const mine = overlap(pair[0], pair[1])
  return all.every(other => other === pair || (other[0] !== pair[0] && other[1] !== pair[1]) || overlap(other[0], other[1]) < mine)
}

function misplaced(pair: ColumnPair, columns: Columns, overlap: (from: number, to: number) => number): ColumnPair | undefined {
  const elsewhere: ColumnPair[] = [
    ...columns.added.map((to): ColumnPair => [pair[0], to]),
    ...columns.removed.map((from): ColumnPair => [from, pair[1]]),
  ]
  const found = elsewhere.filter(other => overlap(other[0], other[1]) >= 0.8)
  return found.length === 1 && overlap(pair[0], pair[1]) <= 0.1 ? found[0] : undefined
}

/** Values of a column that could identify rows; empty for one that repeats itself. */
function valuesOf(table: Reader, column: number, known: Map<number, Set<string>>): Set<string> {
  let values = known.get(column)
  if (values !== undefined) return values
  values = new Set<string>()
  let filled = 0
  for (let row = 0; row < table.rows; row++) {
    const text = table.text(row, column)
    if (text === '') continue
    values.add(text)
    filled++
  }
  if (values.size < 2 || values.size < filled * 0.8 || filled < table.rows * 0.5) values.clear()
  known.set(column, values)
  return values
}

function shared(left: Set<string>, right: Set<string>): number {
  if (left.size === 0 || right.size === 0) return 0
  let count = 0
  for (const value of left) if (right.has(value)) count++
  return count / Math.min(left.size, right.size)
}

/**
 * Renamed columns: unmatched ones whose values agree in the rows that already pair, far beyond chance. Columns that
 * agree with several are taken in order. A constant or empty column proves nothing; there the title decides.
 */
export function renamedColumns(old: Reader, next: Reader, columns: Columns, rows: readonly (readonly [number, number])[]): Columns {
  const {added, removed} = columns
  if (added.length === 0 || removed.length === 0 || added.length > WIDTH || removed.length > WIDTH) return columns
  const sample = thinned(rows, SAMPLE, ([row]) => old.view.source(row))
  const scored: {pair: ColumnPair; score: number; distance: number}[] = []
  for (const [at, from] of removed.entries()) {
    for (const [place, to] of added.entries()) {
      const agreement = agree(old, next, from, to, sample)
      const title = titleLikeness(old.view.header[from] as string, next.view.header[to] as string)
      const neighbours = sameNeighbours([from, to], columns, old.view.header.length, next.view.header.length)
      const score = columnScore(agreement, title, neighbours)
      if (score > 0) scored.push({pair: [from, to], score, distance: Math.abs(at - place)})
    }
  }
  scored.sort((left, right) => right.score - left.score || left.distance - right.distance || sum(left.pair) - sum(right.pair))
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

function agree(old: Reader, next: Reader, from: number, to: number, sample: readonly (readonly [number, number])[]): Agreement {
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

function titleLikeness(left: string, right: string): number {
  return Math.max(dice(words(left), words(right)), dice(bigrams(left), bigrams(right)))
}

/** Whether the columns before are partners, or both first, and likewise the columns after. */
function sameNeighbours([from, to]: ColumnPair, columns: Columns, oldWidth: number, nextWidth: number): boolean {
  const partner = new Map(columns.matched)
  const fits = (before: number, after: number) =>
    before < 0 || after < 0 || before >= oldWidth || after >= nextWidth
      ? (before < 0) === (after < 0) && (before >= oldWidth) === (after >= nextWidth)
      : partner.get(before) === after
  return fits(from - 1, to - 1) && fits(from + 1, to + 1)
}

function sum(pair: ColumnPair): number {
  return pair[0] + pair[1]
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
