import type {Grid} from '../grid.ts'

const known = new WeakMap<Grid, Map<number, Int32Array>>()

/**
 * The row whose cell says what a row's cell in a key column says: itself, or, where the cell is empty because the row
 * continues the one above, the nearest row above that has one.
 *
 * @param key the row's key with what it inherits
 */
export function speakerOf(grid: Grid, row: number, column: number, key: readonly string[]): number {
  if (grid.text(row, column) !== '') return row
  const above = fillersOf(grid, column)[row]!
  return above >= 0 && key.includes(grid.text(above, column)) ? above : row
}

/** The nearest row at or above each row with something in the column; -1 for none. */
function fillersOf(grid: Grid, column: number): Int32Array {
  const columns = known.get(grid) ?? new Map<number, Int32Array>()
  known.set(grid, columns)
  const made = columns.get(column)
  if (made) return made
  const fillers = new Int32Array(grid.rows)
  let last = -1
  for (let row = 0; row < grid.rows; row++) {
    if (grid.text(row, column) !== '') last = row
    fillers[row] = last
  }
  columns.set(column, fillers)
  return fillers
}
