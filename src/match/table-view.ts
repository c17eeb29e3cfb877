/**
 * What matching sees of a table: strings and nothing else. It knows neither Markdown nor the kinds of columns.
 */
export interface TableView {
  /** Heading trail, outermost first. */
  readonly heading: readonly string[]
  /** The section it stands in, named alike on both sides where that is one; absent: its heading trail names it. */
  readonly place?: string | undefined
  /** Visible titles, in order; titles may repeat. */
  readonly header: readonly string[]
  /** How many body rows. */
  readonly rows: number
  /** The row as written. */
  source(row: number): string
  /** Key text of a cell: visible text, footnote marks dropped, white space trimmed. May be costly. */
  text(row: number, column: number): string
  /** The name that a cell begins with, where what follows it is set apart as its type: `` `page` _integer_ ``. */
  typedName?(row: number, column: number): string | undefined
  /** All that a cell holds as JSON, by what a dotted key adds to the row's own key; absent or `undefined`: nothing. */
  members?(row: number, column: number): ReadonlyMap<string, unknown> | undefined
}

/** A view whose cells are read once at most, column by column, and only those that something asks for. */
export interface Reader {
  readonly view: TableView
  readonly rows: number
  /** Rows of the other table that these read as, row by row; below 0 for none known. */
  readonly twins?: Int32Array
  text(row: number, column: number): string
}

/** Rows that read as rows of another table do, cell by cell in the same columns: that table, and its row by row; -1 for none. */
export interface Read {
  readonly by: Reader
  readonly rows: Int32Array
}

/** A table whose cells are asked for once; what was read is kept. */
export function reader(view: TableView, read?: Read): Reader {
  const columns: (string | undefined)[][] = []
  return {
    view,
    rows: view.rows,
    ...(read ? {twins: read.rows} : {}),
    text(row, column) {
      let cells = columns[column]
      if (cells === undefined) {
        cells = new Array<string | undefined>(view.rows)
        columns[column] = cells
      }
      const known = cells[row]
      if (known !== undefined) return known
      const twin = read ? (read.rows[row] as number) : -1
      const text = read && twin >= 0 ? read.by.text(twin, column) : view.text(row, column)
      cells[row] = text
      return text
    },
  }
}

/** A column of the old table and the column of the new one that it is. */
export type ColumnPair = readonly [old: number, next: number]

/** Whole numbers from 0 up to, not including, `count`. */
export function range(count: number): number[] {
  return Array.from({length: count}, (_, index) => index)
}

/** Plain code unit order: the same on every machine, unlike a locale's. */
export function byCode(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
