import type {Cell} from '../model.ts'

/** A cell with the rows and columns it covers. */
export interface SpannedCell {
  readonly cell: Cell
  readonly columns: number
  readonly rows: number
}

/**
 * Writes a cell that spans rows or columns into every place it covers.
 *
 * Spans are the author's to choose, so all of them together may add no more than some twenty cells for each cell
 * there is; past that a cell covers one place.
 *
 * @param rows the cells of each row of one row group, in order
 * @returns the cells of each row, one a column
 */
export function expand(rows: readonly (readonly SpannedCell[])[]): Cell[][] {
  let budget = 10_000 + 20 * rows.reduce((sum, row) => sum + row.length, 0)
  /** What reaches down into the next row, by column. */
  let reaching: ({cell: Cell; rows: number} | undefined)[] = []
  return rows.map(row => {
    const cells: Cell[] = []
    const below: typeof reaching = []
    const put = (cell: Cell, left: number): void => {
      if (left > 1) below[cells.length] = {cell, rows: left - 1}
      cells.push(cell)
    }
    const fromAbove = (): void => {
      for (let above = reaching[cells.length]; above; above = reaching[cells.length]) {
        if (--budget < 0) return
        put(above.cell, above.rows)
      }
    }
    for (const {cell, columns, rows: down} of row) {
      fromAbove()
      const width = budget > columns ? columns : 1
      budget -= width - 1
      for (let column = 0; column < width; column++) put(cell, down)
    }
    fromAbove()
    reaching = below
    return cells
  })
}
