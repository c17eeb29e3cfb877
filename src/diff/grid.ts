import type {TableView} from '../match/index.ts'
import type {
  Cell,
  ColumnType,
  MarkUse,
  NumberedNotes,
  RawDocument,
  RawRow,
  RawTable,
  ReadContext,
  TableType,
  Value,
} from '../model.ts'
import {
  columnTypeOf,
  keyText,
  type Member,
  markUse,
  numberedNotes,
  objectMembers,
  readBesideTitle,
  withoutAnchors,
} from '../tables/index.ts'
import {typedName} from '../text/typed-name.ts'

/** A document with all that reading its cells depends on. */
export interface Side {
  readonly document: RawDocument
  readonly context: ReadContext
}

/** What cells of one table are read by: what their document's are, the notes of the table, and how marks are used. */
class TableContext implements ReadContext {
  readonly notes: NumberedNotes
  readonly marks: MarkUse
  private readonly document: ReadContext

  constructor(document: ReadContext, notes: NumberedNotes, marks: MarkUse) {
    this.document = document
    this.notes = notes
    this.marks = marks
  }

  get path(): string | undefined {
    return this.document.path
  }

  get linkShift(): number | undefined {
    return this.document.linkShift
  }

  get linkRoot(): ReadContext['linkRoot'] {
    return this.document.linkRoot
  }
}

/** A raw table seen through its type: typed values by row and column index, read on demand. */
export class Grid implements TableView {
  readonly raw: RawTable
  readonly side: Side
  readonly header: readonly string[]
  readonly heading: readonly string[]
  /** The section it stands in, named alike on both sides where that is one. */
  place: string | undefined
  readonly rows: number
  context: ReadContext
  private columnTypes: ColumnType[] = []

  constructor(raw: RawTable, side: Side) {
    this.raw = raw
    this.side = side
    this.heading = raw.heading
    this.header = raw.header.map(keyText)
    this.rows = raw.rows.length
    this.context = this.contextBeside(undefined)
  }

  /** Reads cells as those of the table that this one is compared with: a note of either is one of both. */
  readBeside(other: Grid): void {
    this.context = this.contextBeside(other)
  }

  private contextBeside(other: Grid | undefined): ReadContext {
    const notes = numberedNotes([this.side.document, this.raw], other && [other.side.document, other.raw])
    const marks = markUse([this.side.document, ...(other ? [other.side.document] : [])])
    return new TableContext(this.side.context, notes, marks)
  }

  /** Gives every column its type; `old` and `next` are the tables that the type was recognised from. */
  typed(type: TableType, old: RawTable | undefined, next: RawTable | undefined): void {
    this.columnTypes = this.header.map(title => columnTypeOf(type, title, old, next))
  }

  /** Gives one column another type. */
  retyped(column: number, type: ColumnType): void {
    this.columnTypes[column] = type
  }

  /** The row as written; in HTML with the cells that reach down into it, so that equal sources are equal rows. */
  source(row: number): string {
    const source = this.raw.rows.source(row)
    return this.raw.syntax === 'gfm' ? source : source + this.fromAbove(row)
  }

  private fromAbove(row: number): string {
    const places = (raw: RawRow | undefined) => (raw ? [...raw.cells, ...raw.extra] : [])
    const above = places(this.raw.rows.get(row - 1))
    // With their columns, since what is written in the row goes around them.
    const reaching = places(this.raw.rows.get(row)).map((cell, column) =>
      cell === above[column] ? `\0${[column, cell.source, ...(cell.asides ?? [])].join(' ')}` : '',
    )
    return reaching.join('')
  }

  line(row: number): number {
    return this.raw.rows.line(row)
  }

  cell(row: number, column: number): Cell {
    return this.raw.rows.cell(row, column)
  }

  /** Key text of a cell: what identifies, without footnote marks. */
  text(row: number, column: number): string {
    return keyText(this.cell(row, column))
  }

  typedName(row: number, column: number): string | undefined {
    return typedName(this.cell(row, column).source)
  }

  members(row: number, column: number): ReadonlyMap<string, Member> | undefined {
    return objectMembers(this.text(row, column))
  }

  /** What stands in cells beyond the header's width, and where their links lead; empty ones say nothing. */
  beyond(row: number): string[] {
    return this.raw.rows
      .get(row)!
      .extra.map(({visible, links}) => [visible, ...links.map(({url}) => `(${withoutAnchors(url)})`)].join(' '))
      .filter(text => text !== '')
  }

  columnType(column: number): ColumnType {
    return this.columnTypes[column]!
  }

  value(row: number, column: number): Value {
    return this.columnTypes[column]!.kind.read(this.cell(row, column), this.context)
  }

  /** What the header of a column says beside its title. */
  beside(column: number): Value {
    return readBesideTitle(this.raw.header[column]!, this.context)
  }

  /** Visible text of a row by column title, whatever its case, for the predicates of a table type. */
  byTitle(row: number): (title: string) => string {
    return title => {
      const wanted = title.toLowerCase()
      const column = this.header.findIndex(text => text.toLowerCase() === wanted)
      return column < 0 ? '' : this.text(row, column)
    }
  }
}
