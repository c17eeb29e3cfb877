import type {Cell, RawRow, RowList} from '../model.ts'
import {missingIn, type Sheet} from './cells.ts'
import {countCells, isPipesAlone, splitRow} from './split.ts'

/** Cells from the left that are read by themselves: keys are, and who goes through all cells of a wide row pays little. */
const NEAR = 4

const NO_CELLS: readonly Cell[] = []

/** Numbers that a list keeps of each row: its line, the column and the offset of its first character, the offset after its last one. */
const PLACE = 4

/**
 * Rows of a GFM table as offsets into the text, in one array: a document of 100,000 rows would else hold as many objects.
 * A row is made for whoever asks for it; the last one is kept, since most ask for one row several times.
 */
export class GfmRows implements RowList {
  readonly sheet: Sheet
  length = 0
  private places = new Int32Array(16 * PLACE)
  /** Of each row twice the number of its cells, and one more where it is pipes alone; 0 until somebody asks. */
  private shapes: Int32Array | undefined
  private made: GfmRow | undefined

  constructor(sheet: Sheet) {
    this.sheet = sheet
  }

  /** @param column the 1-based column of the row's first character; lines are 1-based as well */
  push(line: number, column: number, start: number, end: number): void {
    const at = this.length * PLACE
    if (at === this.places.length) {
      const wider = new Int32Array(at * 2)
      wider.set(this.places)
      this.places = wider
    }
    const {places} = this
    places[at] = line
    places[at + 1] = column
    places[at + 2] = start
    places[at + 3] = end
    this.length++
  }

  get(index: number): GfmRow | undefined {
    if (index < 0 || index >= this.length) return undefined
    if (this.made?.index !== index) this.made = new GfmRow(this, index)
    return this.made
  }

  get last(): GfmRow | undefined {
    return this.get(this.length - 1)
  }

  line(index: number): number {
    return this.places[index * PLACE] as number
  }

  column(index: number): number {
    return this.places[index * PLACE + 1] as number
  }

  start(index: number): number {
    return this.places[index * PLACE + 2] as number
  }

  end(index: number): number {
    return this.places[index * PLACE + 3] as number
  }

  source(index: number): string {
    return this.sheet.text.slice(this.start(index), this.end(index))
  }

  cell(index: number, column: number): Cell {
    const {sheet} = this
    const row = this.get(index) as GfmRow
    // Of a wide header over rows of a few cells nearly all are missing: none is worth making the whole row for.
    if (column < sheet.width && column >= this.count(index)) return missingIn(row)
    const near = column < NEAR && column < sheet.width ? sheet.cellOf(row, column) : undefined
    return near ?? (row.cells[column] as Cell)
  }

  /** How many cells the source of a row has. */
  count(index: number): number {
    return this.shape(index) >> 1
  }

  /** Whether a row is pipes side by side, with at most blanks behind them. */
  isPipesAlone(index: number): boolean {
    return (this.shape(index) & 1) === 1
  }

  /** Whether the last character of a row, but for blanks, is a pipe. */
  isClosed(index: number): boolean {
    const {text} = this.sheet
    let at = this.end(index) - 1
    while (at >= this.start(index) && (text[at] === ' ' || text[at] === '\t')) at--
    return text[at] === '|'
  }

  fits(index: number): boolean {
    return this.count(index) === this.sheet.width
  }

  cutLike(index: number, other: RowList, otherIndex: number): void {
    if (other instanceof GfmRows) this.ownShapes()[index] = other.shape(otherIndex)
  }

  /** The rows that say something: neither without any content nor the header once more; itself where all do. */
  withoutIdle(header: GfmRow): GfmRows {
    const {text} = this.sheet
    const titles = splitRow(header.source)
    const said = (start: number, places: readonly number[]) =>
      places.map((place, at) => (at % 2 === 0 ? text.slice(start + place, start + (places[at + 1] as number)) : ''))
    const first = header.source.charAt(titles[0] as number)
    const isIdle = (index: number): boolean => {
      const [start, end] = [this.start(index), this.end(index)]
      let at = start
      while (at < end && /[| \t]/.test(text.charAt(at))) at++
      if (at === end) return !this.isPipesAlone(index)
      if (text.charAt(at) !== first) return false
      return said(start, splitRow(this.source(index))).join('|') === said(header.start, titles).join('|')
    }
    const idle = new Set<number>()
    for (let index = 0; index < this.length; index++) if (isIdle(index)) idle.add(index)
    if (idle.size === 0) return this
    const rows = new GfmRows(this.sheet)
    for (let index = 0; index < this.length; index++)
      if (!idle.has(index)) rows.push(this.line(index), this.column(index), this.start(index), this.end(index))
    return rows
  }

  *[Symbol.iterator](): Generator<GfmRow> {
    for (let index = 0; index < this.length; index++) yield this.get(index) as GfmRow
  }

  private shape(index: number): number {
    const shapes = this.ownShapes()
    const known = shapes[index] as number
    if (known > 0) return known
    const source = this.source(index)
    const shape = countCells(source) * 2 + (isPipesAlone(source) ? 1 : 0)
    shapes[index] = shape
    return shape
  }

  private ownShapes(): Int32Array {
    this.shapes ??= new Int32Array(this.length)
    return this.shapes
  }
}

/** One row of a list. Its cells are read when somebody asks for them. */
export class GfmRow implements RawRow {
  readonly rows: GfmRows
  readonly index: number

  constructor(rows: GfmRows, index: number) {
    this.rows = rows
    this.index = index
  }

  get line(): number {
    return this.rows.line(this.index)
  }

  /** 1-based column of the row's first character. */
  get column(): number {
    return this.rows.column(this.index)
  }

  get start(): number {
    return this.rows.start(this.index)
  }

  get end(): number {
    return this.rows.end(this.index)
  }

  get source(): string {
    return this.rows.source(this.index)
  }

  /** How many cells the source has. */
  get count(): number {
    return this.rows.count(this.index)
  }

  get isPipesAlone(): boolean {
    return this.rows.isPipesAlone(this.index)
  }

  get missing(): number {
    return Math.max(0, this.rows.sheet.width - this.count)
  }

  get cells(): readonly Cell[] {
    return this.rows.sheet.wholeOf(this)
  }

  get extra(): readonly Cell[] {
    const {sheet} = this.rows
    return this.count > sheet.width ? sheet.cellsOf(this).slice(sheet.width) : NO_CELLS
  }
}
