import {withoutAffixes} from './affixes.ts'
import {type Columns, columnsOf, inOrder, WIDTH} from './columns.ts'
import type {ColumnPair, Reader} from './view.ts'

/** Leading columns that may turn out to have left their title to another. */
const LEADING = 3

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
  const overlapOf = (form: (values: ReadonlySet<string>) => ReadonlySet<string>) => (from: number, to: number) => {
    const [mine, theirs] = [form(valuesOf(old, from, oldSets)), form(valuesOf(next, to, nextSets))]
    // One value proves little, but for the first column of a table of one row.
    return Math.min(mine.size, theirs.size) === 1 && from + to > 0 ? 0 : shared(mine, theirs)
  }
  const overlap = overlapOf(values => values)
  const widths = [old.view.header.length, next.view.header.length] as const
  const leading = inOrder(columns.matched, old, next).slice(0, LEADING)
  const moved = new Map<ColumnPair, ColumnPair>()
  for (const pair of leading) {
    const better = misplaced(pair, columns, overlap)
    if (better !== undefined) moved.set(pair, better)
  }
  const settled = columnsOf(...widths, unclashing(columns.matched, moved))
  const plain = columnsOf(...widths, [...settled.matched, ...partners(settled, overlap)])
  return columnsOf(...widths, [...plain.matched, ...partners(plain, overlapOf(withoutAffixes))])
}

/** Unmatched columns that share most values with one another and with no other column. */
function partners({added, removed}: Columns, overlap: (from: number, to: number) => number): ColumnPair[] {
  const free = removed.flatMap(from => added.map((to): ColumnPair => [from, to]))
  return free.filter(pair => overlap(pair[0], pair[1]) >= 0.5 && isBest(pair, free, overlap))
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
  return all.every(
    other => other === pair || (other[0] !== pair[0] && other[1] !== pair[1]) || overlap(other[0], other[1]) < mine,
  )
}

function misplaced(
  pair: ColumnPair,
  columns: Columns,
  overlap: (from: number, to: number) => number,
): ColumnPair | undefined {
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
  if (values.size < filled * 0.8 || filled < table.rows * 0.5) values.clear()
  known.set(column, values)
  return values
}

function shared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 || right.size === 0) return 0
  let count = 0
  for (const value of left) if (right.has(value)) count++
  return count / Math.min(left.size, right.size)
}
