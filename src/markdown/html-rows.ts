import type {Cell, RawRow, RowList} from '../model.ts'
import {MissingCell} from './cells.ts'
import {type Element, type Place, writtenIn} from './html-cells.ts'
import {startOf} from './html-shape.ts'
import {lineAt} from './lines.ts'

/** A `tr`, or a term of a list with what stands under it. */
export class HtmlRow implements RawRow {
  readonly line: number
  readonly cells: readonly Cell[]
  readonly extra: readonly Cell[]
  readonly missing: number
  private readonly place: Place
  private readonly start: number
  private readonly end: number

  /**
   * @param nodes the elements that it is written in, in order
   * @param width cells of the header
   */
  constructor(nodes: readonly [Element, ...Element[]], cells: readonly Cell[], width: number, place: Place) {
    this.place = place
    this.start = place.start + startOf(nodes[0])
    this.end = place.start + ((nodes.at(-1) as Element).sourceCodeLocation?.endOffset ?? startOf(nodes[0]))
    const line = lineAt(place.lines, this.start)
    this.line = line + 1
    this.missing = Math.max(0, width - cells.length)
    const column = this.start - (place.lines.starts[line] as number) + 1
    const lacking = Array.from({length: this.missing}, () => new MissingCell(this.line, column))
    this.cells = [...cells.slice(0, width), ...lacking]
    this.extra = cells.slice(width)
  }

  get source(): string {
    return writtenIn(this.place, this.start, this.end)
  }
}

/** Rows that are all read already. */
export class HtmlRows implements RowList {
  readonly length: number
  private readonly rows: readonly HtmlRow[]

  constructor(rows: readonly HtmlRow[]) {
    this.rows = rows
    this.length = rows.length
  }

  get(index: number): HtmlRow | undefined {
    return this.rows[index]
  }

  line(index: number): number {
    return (this.rows[index] as HtmlRow).line
  }

  source(index: number): string {
    return (this.rows[index] as HtmlRow).source
  }

  cell(index: number, column: number): Cell {
    return (this.rows[index] as HtmlRow).cells[column] as Cell
  }

  fits(index: number): boolean {
    const {missing, extra} = this.rows[index] as HtmlRow
    return missing === 0 && extra.length === 0
  }

  [Symbol.iterator](): Iterator<HtmlRow> {
    return this.rows[Symbol.iterator]()
  }
}
