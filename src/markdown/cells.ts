import type {Cell, Link} from '../model.ts'
import {noAsides, noLinks, type Reading} from './reading.ts'
import {splitCell, splitRow, unescapePipes} from './split.ts'

/** Reads cells to what a reader sees. May throw `Suspended` while the parser that it needs is loading. */
export interface CellReader {
  /** @param raw the cell as written, pipes still escaped; @param start its offset in the document */
  read(raw: string, start: number): Reading
  /** Whether a definition of the document has a title. */
  readonly hasTitles: boolean
}

/** A row as its cells see it: its place in the document, line and column from 1. */
interface RowPlace {
  readonly line: number
  readonly column: number
  readonly start: number
  readonly end: number
  readonly source: string
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
  /** Offset of the row that was asked last. */
  private asked = -1
  private cells: GfmCell[] = []
  private wide: Map<number, GfmCell[]> | undefined
  private padded: Map<number, readonly Cell[]> | undefined
  private held = 0

  constructor(text: string, reader: CellReader) {
    this.text = text
    this.reader = reader
  }

  /** One cell of a row, made for this once where the row is not the last asked one. */
  cellOf(row: RowPlace, column: number): GfmCell | undefined {
    if (this.asked === row.start) return this.cells[column]
    const place = splitCell(row.source, column)
    return place && this.cell(row.line, row.column, row.start, place[0], place[1])
  }

  /** A cell by the place of its row, and its start and end there. */
  private cell(line: number, column: number, row: number, start: number, end: number): GfmCell {
    return new GfmCell(this, line, column + start, row + start, row + end)
  }

  cellsOf(row: RowPlace): GfmCell[] {
    if (this.asked === row.start) return this.cells
    const cells = this.wide?.get(row.start) ?? this.split(row)
    this.asked = row.start
    this.cells = cells
    return cells
  }

  private split(row: RowPlace): GfmCell[] {
    const {line, column, start} = row
    const places = splitRow(row.source)
    const cells: GfmCell[] = []
    for (let at = 0; at < places.length; at += 2) {
      cells.push(this.cell(line, column, start, places[at] as number, places[at + 1] as number))
    }
    if (this.holds(cells.length)) {
      this.wide ??= new Map()
      this.wide.set(row.start, cells)
    }
    return cells
  }

  /** The cells of a row with as many as the header has: what is too much is cut off, what lacks is empty. */
  wholeOf(row: RowPlace): readonly Cell[] {
    const cells = this.cellsOf(row)
    if (cells.length === this.width) return cells
    const known = this.padded?.get(row.start)
    if (known) return known
    const whole: Cell[] = cells.slice(0, this.width)
    const missing = missingIn(row)
    while (whole.length < this.width) whole.push(missing)
    if (this.holds(whole.length)) {
      this.padded ??= new Map()
      this.padded.set(row.start, whole)
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

/** The cell that a row lacks, placed at its end. */
export function missingIn({line, column, start, end}: RowPlace): MissingCell {
  return new MissingCell(line, column + end - start)
}

/** Rows of so many cells are split once: who goes through a table column by column would split them once a column. */
const WIDE = 50
/** Most cells that are held for it. */
const HELD = 500_000

/** Shared by every cell without footnotes. */
const noNotes: readonly string[] = []

/** A cell of a GFM table. */
export class GfmCell implements Cell {
  private readonly sheet: Sheet
  readonly line: number
  readonly column: number
  private readonly start: number
  private readonly end: number
  private reading: Reading | undefined

  constructor(sheet: Sheet, line: number, column: number, start: number, end: number) {
    this.sheet = sheet
    this.line = line
    this.column = column
    this.start = start
    this.end = end
    // So that cells are alike to the engine, read or not.
    this.reading = undefined
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

  get notes(): readonly string[] {
    return this.read().notes ?? noNotes
  }

  get asides(): readonly string[] {
    return this.mayHaveAsides ? (this.read().asides ?? noAsides) : noAsides
  }

  /** Titles stand in quotes, in brackets or in a definition; to look for marks of them is far less work than to read. */
  private get mayHaveAsides(): boolean {
    const {text, reader} = this.sheet
    const source = text.slice(this.start, this.end)
    if (source.includes('<')) return true
    return source.includes(']') && (reader.hasTitles || /[ \t]["'(]/.test(source))
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
