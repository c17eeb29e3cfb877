/**
 * The types that the stages hand to each other, and nothing else: no code. Those of the report follow from its schema.
 *
 * text → `RawDocument` (markdown/) → typed values (tables/) → changes (diff/) → findings (rules/)
 * → `Report` (compare.ts) → strings (report/).
 */

import type {Acceptance, Ignore, Json, KeyColumns, NamedType, Override, Role, Rule} from './api.ts'
import type {Direction, Level} from './contract.ts'

export type {Acceptance, Ignore, Input, Json, Operation, Override, Role} from './api.ts'

export type {
  Accepted,
  Action,
  Area,
  CoverageReport,
  Diagnostic,
  Direction,
  DocumentReport,
  FieldChange,
  Finding,
  GroupReport,
  Level,
  NoiseClass,
  Report,
  RowSide,
  Side,
  Subject,
  Summary,
  TableReport,
  Verdict,
} from './contract.ts'

// ---------------------------------------------------------------------------------------------
// markdown/: one document as written

/** One Markdown document at one revision. */
export interface RawDocument {
  /** The text without its byte order mark; every offset below counts UTF-16 code units in it. */
  readonly text: string
  /** In source order, GFM and HTML tables alike. */
  readonly tables: readonly RawTable[]
  /** Heading by heading in source order; the first has an empty trail and holds what stands before any heading. */
  readonly sections: readonly Section[]
  /**
   * What a reader sees of each section's prose: a block a line, links as `[text](destination)`. Has remark read the
   * document; `undefined` where there is more prose than it may be given.
   */
  readonly seen: readonly string[] | undefined
  /** What is wrong with the document as Markdown, in source order. */
  readonly faults: readonly Fault[]
}

export interface Section {
  /** Visible text of the headings above, outermost first, this section's own heading last. */
  readonly trail: readonly string[]
  /** Line of the heading; 1 for the section before any heading. */
  readonly line: number
  /** Everything in the section that is neither heading nor table, as written but for its line ends. */
  readonly prose: string
  /** What its heading says beside its text, where it does. */
  readonly beside?: HeadingBeside | undefined
}

/** Where the links of a heading lead, what it tells on hovering, and its source. */
export type HeadingBeside = Pick<Cell, 'source' | 'links' | 'asides'>

export interface RawTable {
  readonly syntax: 'gfm' | 'html'
  /** The heading trail the table stands under, then the names of the rows it stands in. */
  readonly heading: readonly string[]
  /** Names of the rows of other tables that it stands in, outermost first; absent: it stands in none. */
  readonly within?: readonly string[]
  /** Index into `RawDocument.sections`. */
  readonly section: number
  /** Line of the header row. */
  readonly line: number
  /** Line after the table's last one. */
  readonly endLine: number
  readonly header: readonly Cell[]
  /** Body rows in source order. */
  readonly rows: RowList
}

/** Rows by their index from 0. One may be made when it is asked for, and forgotten: what it says about itself costs less without it. */
export interface RowList extends Iterable<RawRow> {
  readonly length: number
  /** The row; `undefined` beyond either end. */
  get(index: number): RawRow | undefined
  /** `RawRow.line` of a row that there is. */
  line(index: number): number
  /** `RawRow.source` of a row that there is. */
  source(index: number): string
  /** One of the `RawRow.cells` of a row that there is. */
  cell(index: number, column: number): Cell
  /** Whether a row that there is has as many cells as the header. */
  fits(index: number): boolean
  /** Says that a row has its pipes where a row of another list has them, which spares looking for them. */
  cutLike?(index: number, other: RowList, otherIndex: number): void
}

export interface RawRow {
  readonly line: number
  /** The row as written, without its line end; for HTML the source of its `tr`. */
  readonly source: string
  /** One per header cell, always: cells that the source lacks are empty and `missing`. Read on first use. */
  readonly cells: readonly Cell[]
  /** Cells beyond the header's width. */
  readonly extra: readonly Cell[]
  /** How many cells the source lacks. */
  readonly missing: number
}

/** One cell with its three readings, never mixed (see `visible`, `source`, `links`). Lazy: reading costs on first use. */
export interface Cell {
  readonly line: number
  /** 1-based, in UTF-16 code units, of the cell's first character. */
  readonly column: number
  /** The text between the pipes, spaces and tabs trimmed, `\|` written `|`. */
  readonly source: string
  /** What a reader sees: see docs/design.md, "Three readings of a cell". Footnote marks stay as `[^label]`. */
  readonly visible: string
  /** Every link and image in order, destinations as written (resolved through definitions). */
  readonly links: readonly Link[]
  /** Labels of the footnotes it refers to, in order, as written; only such as the document defines. */
  readonly notes?: readonly string[]
  /** What is told beside the text, in order: titles that show on hovering, labels that are read aloud. */
  readonly asides?: readonly string[]
  readonly missing?: boolean
}

export interface Link {
  readonly url: string
  /** Visible text (alternative text of an image). */
  readonly text: string
}

/** Something wrong with the document as Markdown. Columns are 1-based UTF-16 code units. */
export interface Fault {
  readonly rule: 'broken-table' | 'unportable-row' | 'oversized-cell' | 'conflict-marker'
  readonly line: number
  readonly column?: number
  /** Lines of the rows this fault takes out of their table, where it does. */
  readonly rows?: readonly number[]
  /** The cells of those rows as written, where each would be one row of the table. */
  readonly fallen?: readonly (readonly string[])[]
  /** Index of the table it concerns, where there is one. */
  readonly table?: number
  /** Says what is wrong and how to mend it. */
  readonly message: string
}

// ---------------------------------------------------------------------------------------------
// tables/: cells read to typed values

/** A cell read by a kind. */
export interface Value<T = unknown> {
  /** Two cells of a column are equal in fact exactly when these strings are equal. */
  readonly canon: string
  /** What the kind itself needs to compare; nobody else looks inside. */
  readonly data: T
  /** What is noise by definition but not invisible (line anchors, commits in blob links): equal `canon`, other `anchors` is a move. */
  readonly anchors: string
  readonly faults?: readonly CellFault[]
}

export interface CellFault {
  readonly rule: 'unreadable-cell'
  /** UTF-16 code units from the start of the cell's source. */
  readonly offset?: number
  readonly message: string
}

/** One difference between two unequal values of a column. */
export interface Part {
  /** JSON pointer inside the cell, `''` for the whole. */
  readonly path: string
  /** Only where it is not the column's. */
  readonly role?: Role
  readonly levels?: Partial<Record<string, Level>>
  readonly old: Json | undefined
  readonly new: Json | undefined
  readonly direction?: Direction
  /** Written differently, admits the same set. */
  readonly equalAdmission?: boolean
  /** For sets: members that went and came, sorted. */
  readonly gone?: readonly string[]
  readonly came?: readonly string[]
  /** Of a group of rows whose numbers all grew by this much: `old` and `new` list them in the order of the rows. */
  readonly shift?: number
  /** Name of the admitted dimension that gave the direction, for messages: `page size`. */
  readonly dimension?: string
}

/** Reads cells to values, compares them, and says which way a change points. */
export interface Kind<T = unknown> {
  readonly id: string
  read(cell: Cell, context: ReadContext): Value<T>
  /** Called with values whose `canon` differ; returns at least one part. */
  compare(old: Value<T>, next: Value<T>): Part[]
  /**
   * Whether line anchors that end the destinations of inline links are no facts in a cell written so; it lets rows
   * whose anchors alone moved be told without reading them. `true`: they are none in any cell. Absent: they may be.
   */
  readonly anchorsAside?: true | ((source: string) => boolean)
  /** Never finds a fault, so that nobody need read a cell to look for one. */
  readonly faultless?: boolean
  /** What `read` finds wrong, where that is told with less work; absent: `read` tells. */
  faults?(cell: Cell): readonly CellFault[]
  /** Visible text with what has no order in one order: members of a set, of a union. Absent: all order counts. */
  inOrder?(visible: string, source: string): string
  /** The parts of a cell that are cells of kinds of their own; `undefined` where it has none. */
  halves?(cell: Cell): readonly {readonly cell: Cell; readonly kind: Kind}[] | undefined
  /** What the value says, in words that stand without the column's title, neutral parts left out; absent: its text. */
  says?(value: Value<T>): readonly string[] | undefined
  /** Names that the value lists, for columns whose members are keys of another table; absent: it lists none. */
  members?(value: Value<T>): readonly string[]
  /** What the value declares, dimension by dimension, where it is more than its text; `undefined`: it cannot be read. */
  declares?(value: Value<T>): Declaration | undefined
  /** The value in the facts document: sets as `{member: true}`, exact numbers (docs/design.md, "Facts document and JSON Patch"). */
  facts(value: Value<T>): Json
}

/** Integers from 0 up: a list, ascending and without repeats, or `from`, `from + step`, … up to `to`, a member too; `null`: without end. */
export type NumberSet =
  | {readonly list: readonly bigint[]}
  | {readonly from: bigint; readonly step: bigint; readonly to: bigint | null}

/** What is declared of one dimension: names, `null` for any; or numbers. */
export type Extent = {readonly names: readonly string[] | null} | {readonly numbers: NumberSet}

/** What a cell declares: its dimensions, `''` for the column's own, and the flags that are on. */
export interface Declaration {
  readonly dimensions: ReadonlyMap<string, Extent>
  readonly flags: readonly string[]
}

/** What the rows of a table cover together (`CoverageDeclaration` of tables/table-type.ts, with all defaults). */
export interface Coverage {
  /** Titles; none: the columns that the rows are known by. */
  readonly by: readonly string[]
  readonly of: 'rows' | 'columns' | 'references'
  readonly without: readonly string[]
  readonly reserve: readonly string[]
  readonly noun: string
}

export interface ReadContext {
  /** Repository path of the document, where known: relative links resolve against it. */
  readonly path?: string | undefined
  /** Leading `../` steps to add to every relative link where paths are unknown and all links of the document shift alike. */
  readonly linkShift?: number | undefined
  /** Folder that so many steps up lead to, from the repository's root and with a final `/`, where links tell it and paths are unknown. */
  readonly linkRoot?: {readonly ups: number; readonly root: string} | undefined
  /** Notes that the cells of the table may refer to; absent: brackets around numbers are text. */
  readonly notes?: NumberedNotes
  /** Absent: marks of one meaning are one value. */
  readonly marks?: MarkUse | undefined
}

/** Notes that cells refer to by `[3]`: the numbers that stand for one in either revision, and what this one says there. */
export interface NumberedNotes {
  has(number: string): boolean
  text(number: string): string | undefined
}

/** How the revisions that are compared use marks such as ✅ and yes. */
export interface MarkUse {
  /** Whether one of them uses the mark beside another of the same meaning. */
  isApart(written: string): boolean
}

export interface ColumnType {
  readonly title: string
  readonly kind: Kind
  readonly role: Role
  /** Own levels of this column, by rule id. */
  readonly levels?: Partial<Record<string, Level>>
  /** Members name keys of the table of this type: a missing one is an `undeclared-reference`. */
  readonly references?: string
  /** A member that leaves one row and joins another is one `alias-retargeted`. Names the part (`path`) that holds the set. */
  readonly exclusive?: string
}

export interface TableType extends NamedType {
  /** Heading that names the table, compared in lower case; a table is of this type with this heading and its key column, or with its key column and half of the others. */
  readonly heading?: string
  readonly key: readonly string[]
  readonly columns: readonly ColumnType[]
  /** The type's own default levels where they differ, by rule id. */
  readonly levels?: Partial<Record<string, Level>>
  /** Recognises the table by more than titles (a support matrix by its cells); replaces the rule above. */
  readonly matches?: (table: RawTable) => boolean
  /** The column type of a title that `columns` does not list; without it such a column is as in a generic table. */
  readonly otherColumn?: (title: string, old: RawTable | undefined, next: RawTable | undefined) => ColumnType
  /** What its rows cover together, where losing the last one that covers something is a finding. */
  readonly covers?: Coverage
  /** What makes a row one that the user must supply (terraform's `Required: yes`), by values of its own columns. */
  readonly demands?: (text: (title: string) => string) => boolean
  /** Whether nothing is lost when this row goes (a support matrix's row without any support). */
  readonly dispensable?: (text: (title: string) => string) => boolean
}

// ---------------------------------------------------------------------------------------------
// config/: what the user asked for, validated, defaults applied

export interface Config {
  /** Globs of the documents that a run compares when it is given none; those with `!` leave out. */
  readonly documents?: readonly string[]
  /** Table types declared in config; they come before the built-in ones. */
  readonly types: readonly TableType[]
  /** Rules of a program's own; they come before the built-in ones. */
  readonly rules: readonly Rule[]
  /** Later entries win over earlier ones; all selectors of an entry must match. Levels set everywhere or for a document are entries with fewer selectors. */
  readonly overrides: readonly Override[]
  /** Columns whose changes count for nothing. */
  readonly ignore: readonly Ignore[]
  /** Key columns by table, instead of what refdiff would choose. */
  readonly keys: readonly KeyColumns[]
  readonly acceptances: readonly Acceptance[]
  /** Report noise row by row. */
  readonly noise: boolean
  /** The day that acceptances are judged by, `YYYY-MM-DD` in UTC; without it none has expired. */
  readonly today?: string
}
