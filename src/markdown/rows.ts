import type {Cell, Link, RawRow} from '../model.ts'
import {noLinks, type Reading} from './reading.ts'
import {countCells, isPipesAlone, splitCell, splitRow, unescapePipes} from './split.ts'

/** Reads cells to what a reader sees. May throw `Suspended` while the parser that it needs is loading. */
export interface CellReader {
  /** @param raw the cell as written, pipes still escaped; @param start its offset in the document */
  read(raw: string, start: number): Reading
}

/**
 * What the rows of one GFM table share. Cells are made anew whenever a row is asked for them, and only the last
 * asked row keeps them: a document of 100,000 rows would else hold a million cells.
 */
export class Sheet {
  readonly text: string
  readonly reader: CellReader
  /** Cells of the header row. */
  width = 0
  private asked: GfmRow | undefined
  private cells: GfmCell[] = []
  private wide: Map<GfmRow, GfmCell[]> | undefined
  private padded: Map<GfmRow, readonly Cell[]> | undefined
  private held = 0

  constructor(text: string, reader: CellReader) {
    this.text = text
    this.reader = reader
  }

  /** One cell of a row, made for this once where the row is not the last asked one. */
  cellOf(row: GfmRow, column: number): GfmCell | undefined {
    if (this.asked === row) return this.cells[column]
    const place = splitCell(row.source, column)
    return place && new GfmCell(this, row, row.start + place[0], row.start + place[1])
  }

  cellsOf(row: GfmRow): GfmCell[] {
    if (this.asked === row) return this.cells
    const cells = this.wide?.get(row) ?? this.split(row)
    this.asked = row
    this.cells = cells
    return cells
  }

  private split(row: GfmRow): GfmCell[] {
    const places = splitRow(row.source)
    const cells: GfmCell[] = []
    for (let at = 0; at < places.length; at += 2) {
      cells.push(new GfmCell(this, row, row.start + (places[at] as number), row.start + (places[at + 1] as number)))
    }
    if (this.holds(cells.length)) {
      this.wide ??= new Map()
      this.wide.set(row, cells)
    }
    return cells
  }

  /** The cells of a row with as many as the header has: what is too much is cut off, what lacks is empty. */
  wholeOf(row: GfmRow): readonly Cell[] {
    const cells = this.cellsOf(row)
    if (cells.length === this.width) return cells
    const known = this.padded?.get(row)
    if (known) return known
    const whole: Cell[] = cells.slice(0, this.width)
    while (whole.length < this.width) whole.push(new MissingCell(row.line, row.column + row.end - row.start))
    if (this.holds(whole.length)) {
      this.padded ??= new Map()
      this.padded.set(row, whole)
    }
    return whole
  }

  /** Whether so many cells are worth holding; makes room for them. */
  private holds(count: number): boolean {
    if (count < WIDE) return false
    if (this.held + count > HELD) {
      this.wide = undefined
      this.padded = undefined
      this.held = 0
    }
    this.held += count
    return true
  }
}

/** Rows of so many cells are split once: who goes through a table column by column would split them once a column. */
const WIDE = 50
/** Most cells that are held for it. */
const HELD = 500_000

/** Cells from the left that are read by themselves: keys are, and who goes through all cells of a wide row pays little. */
const NEAR = 4

const NO_CELLS: readonly Cell[] = []

/** A row as offsets into the text; everything else is worked out when it is asked for. */
export class GfmRow implements RawRow {
  readonly sheet: Sheet
  readonly line: number
  /** 1-based column of the row's first character. */
  readonly column: number
  readonly start: number
  readonly end: number
  /** Twice the number of cells, and one more where the row is pipes alone; below 0 until somebody asks. */
  private shape = -1

  constructor(sheet: Sheet, line: number, column: number, start: number, end: number) {
    this.sheet = sheet
    this.line = line
    this.column = column
    this.start = start
    this.end = end
  }

  get source(): string {
    return this.sheet.text.slice(this.start, this.end)
  }

  /** How many cells the source has. */
  get count(): number {
    if (this.shape < 0) this.shape = shapeOf(this.source)
    return this.shape >> 1
  }

  /** Whether it is pipes side by side, with at most blanks behind them. */
  get isPipesAlone(): boolean {
    if (this.shape < 0) this.shape = shapeOf(this.source)
    return (this.shape & 1) === 1
  }

  get missing(): number {
    return Math.max(0, this.sheet.width - this.count)
  }

  cutLike(other: RawRow): void {
    if (!(other instanceof GfmRow)) return
    if (other.shape < 0) other.shape = shapeOf(other.source)
    this.shape = other.shape
  }

  get cells(): readonly Cell[] {
    return this.sheet.wholeOf(this)
  }

  near(column: number): Cell | undefined {
    return column < NEAR && column < this.sheet.width ? this.sheet.cellOf(this, column) : undefined
  }

  get extra(): readonly Cell[] {
    return this.count > this.sheet.width ? this.sheet.cellsOf(this).slice(this.sheet.width) : NO_CELLS
  }
}

function shapeOf(source: string): number {
  return countCells(source) * 2 + (isPipesAlone(source) ? 1 : 0)
}

/** A cell of a GFM table. */
export class GfmCell implements Cell {
  private readonly sheet: Sheet
  readonly line: number
  readonly column: number
  private readonly start: number
  private readonly end: number
  private reading: Reading | undefined

  constructor(sheet: Sheet, row: GfmRow, start: number, end: number) {
    this.sheet = sheet
    this.line = row.line
    this.column = row.column + start - row.start
    this.start = start
    this.end = end
  }

  get source(): string {
    return unescapePipes(this.sheet.text.slice(this.start, this.end))
  }

  get visible(): string {
    return this.read().visible
  }

  get links(): readonly Link[] {
    return this.read().links
  }

  private read(): Reading {
    this.reading ??= this.sheet.reader.read(this.sheet.text.slice(this.start, this.end), this.start)
    return this.reading
  }
}

/** Stands where a row has fewer cells than the header; placed at the row's end. */
export class MissingCell implements Cell {
  readonly line: number
  readonly column: number
  readonly source = ''
  readonly visible = ''
  readonly links = noLinks
  readonly missing = true

  constructor(line: number, column: number) {
    this.line = line
    this.column = column
  }
}
