import type {Change, TableDiff} from '../change.ts'
import type {Grid} from '../grid.ts'

/** Rows that stand under one cell and came or went together. */
export interface SpannedRows {
  /** The first of them. */
  readonly first: number
  readonly rows: number
  /** What the cell names, with the names that it stands under. */
  readonly name: readonly string[]
  /** What tells the rows apart under that name. */
  readonly parts: readonly string[]
}

/** All rows under the outermost cell that names an added or removed row and others, where all of them came or went. */
export function spannedRows({action, old, new: next}: Change, table: TableDiff): SpannedRows | undefined {
  const side = action === 'removed' ? 'old' : 'new'
  const [ref] = side === 'old' ? old : next
  const grid = table[side]
  if (!ref || !grid || grid.raw.syntax !== 'html') return undefined
  const loose = rowsThat(action, table)
  const keys = side === 'old' ? table.oldKeys : table.newKeys
  for (const [at, column] of keyColumns(grid, ref.key, ref.row).entries()) {
    const [first, last] = spanOf(grid, ref.row, column)
    const rows = Array.from({length: last - first + 1}, (_, index) => first + index)
    if (rows.length < 2 || !rows.every(row => loose.has(row))) continue
    const parts = rows.map(row =>
      keys(row)
        .slice(at + 1)
        .join(' / '),
    )
    return {first, rows: rows.length, name: ref.key.slice(0, at + 1), parts}
  }
  return undefined
}

const known = new WeakMap<TableDiff, Map<string, ReadonlySet<number>>>()

/** Rows of a table that came, or went. */
function rowsThat(action: Change['action'], table: TableDiff): ReadonlySet<number> {
  const sets = known.get(table) ?? new Map<string, ReadonlySet<number>>()
  known.set(table, sets)
  const made = sets.get(action)
  if (made) return made
  const own = table.changes.filter(change => change.subject === 'row' && change.action === action)
  const rows = new Set(own.flatMap(({old, new: next}) => [...old, ...next].map(({row}) => row)))
  sets.set(action, rows)
  return rows
}

/** The columns that hold the cells of a row's key, from the left; none where it is not told by its own cells. */
function keyColumns(grid: Grid, key: readonly string[], row: number): number[] {
  const columns: number[] = []
  for (const text of key) {
    const column = grid.header.findIndex((_, at) => at > (columns.at(-1) ?? -1) && grid.text(row, at) === text)
    if (column < 0) return []
    columns.push(column)
  }
  return columns
}

/** A cell over more rows names no single thing, and is not followed. */
const TALLEST = 256

/** First and last row of those that a cell reaches over. */
function spanOf(grid: Grid, row: number, column: number): [number, number] {
  const cell = grid.cell(row, column)
  const isUnder = (other: number) => other >= 0 && other < grid.rows && grid.cell(other, column) === cell
  let [first, last] = [row, row]
  while (last - first < TALLEST && isUnder(first - 1)) first--
  while (last - first < TALLEST && isUnder(last + 1)) last++
  return last - first < TALLEST ? [first, last] : [row, row]
}
