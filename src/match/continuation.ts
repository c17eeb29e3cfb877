import type {Reader} from './table-view.ts'

/** How a table writes a key column in rows that go on with the row above. */
export interface Continuation {
  /** Whether some row leaves the cell out. */
  readonly leavesOut: boolean
  /** Whether the table does so throughout: no row writes out what already stands above, and none leaves out what does not. */
  readonly throughout: boolean
}

/**
 * Says of each key column whether an empty cell takes over what stands above. A row goes on with the one above as far
 * as its key cells from the first on are empty; an empty cell behind a filled one is just empty.
 *
 * onnxruntime's operator kernels, the package managers of runner-images and others leave names out throughout; columns
 * with holes, such as a status or a mark, write one value in several rows.
 *
 * @param heads what a row that continues nothing puts above the next: '' for a blank one, the text of a heading
 */
export function continuations(
  table: Reader,
  columns: readonly number[],
  heads: (row: number) => string | undefined,
): Continuation[] {
  const found = columns.map(() => ({leavesOut: false, throughout: true}))
  let above: readonly string[] = columns.map(() => '')
  for (let row = 0; row < table.rows; row++) {
    const own = columns.map(column => table.text(row, column))
    const head = own[0] === '' ? heads(row) : undefined
    for (let at = 0; head === undefined && at < own.length; at++) {
      const column = found[at]!
      if (own[at] === above[at]) column.throughout = false
      if (own[at] !== '') break
      column.leavesOut = true
      own[at] = above[at]!
    }
    above = head === undefined ? own : [head, ...own.slice(1)]
  }
  return found
}
