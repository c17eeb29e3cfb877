import type {Action, Area, ColumnType, Fault, NoiseClass, Part, Role, Subject, TableType} from '../model.ts'
import type {Grid} from './grid.ts'
import type {Apart} from './rows/telling-column.ts'

/** A row on one side of a comparison; `key` holds the context (sub-header, row above) that identifies it. */
export interface RowRef {
  readonly grid: Grid
  readonly row: number
  readonly key: readonly string[]
}

/** One field of one matched row, or one column, that differs. */
export interface FieldDiff {
  readonly column: string
  readonly type: ColumnType | undefined
  readonly role: Role
  readonly part: Part
  /** The whole cell as written, where a word such as `yes` is read as another value. */
  readonly written?: {readonly old?: string; readonly new?: string}
  /** The row turned into one that the user must supply. */
  readonly demand?: boolean
  /** A member went from one row to another. */
  readonly retargeted?: boolean
  /** The same JSON field came or went in every matched row of the table. */
  readonly everywhere?: boolean
}

/** One difference in facts, before any rule has judged it. */
export interface Change {
  readonly subject: Subject
  readonly action: Action
  readonly key: readonly string[]
  readonly previousKey?: readonly string[]
  readonly similarity?: number
  readonly fromTable?: string
  /** What a reader calls that table. */
  readonly fromName?: string
  /** Type of the table that a relocated row left. */
  readonly fromType?: TableType
  readonly old: readonly RowRef[]
  readonly new: readonly RowRef[]
  readonly fields: readonly FieldDiff[]
  /** Role of the column, for column changes. */
  readonly role?: Role
  /** The added row is one that the user must supply. */
  readonly demand?: boolean
  /** Nothing is lost with the removed row, by its type's own word. */
  readonly dispensable?: boolean
  /** Which of several rows with this key is meant. */
  readonly apart?: Apart
  /** What explains the change, in words. */
  readonly cause?: string
  /** The break of a table that brought it about: a diagnostic of the new document speaks for it. */
  readonly brokenBy?: Flaw
  /** The table was broken here and is mended: nothing else changed. */
  readonly mended?: boolean
  /** More than one row with the same edit, and one of them. */
  readonly group?: boolean
  readonly sample?: Change
  /** Rows of a group that share the edit but not its commonest value. */
  readonly odd?: readonly {readonly key: readonly string[]; readonly field: FieldDiff}[]
  /** Only noise, reported because a level says so. */
  readonly noise?: NoiseClass
  /** What a reader calls a section, or called it: its heading, with those above that tell it from others. */
  readonly label?: string
  readonly previousLabel?: string
  /** What stands in a section or document that came, went or changed its place or name. */
  readonly holds?: Holdings
  /** The change of a section or document that this one is a part of. */
  readonly within?: Change
  /** What is lost, for coverage: in words, and as facts that only a change of the set changes. */
  readonly lost?: {readonly text: string; readonly areas: readonly Area[]}
  /** Who still declares what the row does no longer, in words. */
  readonly remains?: string
  /** Texts before and after, for headings, documents and prose. */
  readonly before?: string
  readonly after?: string
  /** Where the change stands when no row says it. */
  readonly line?: number
  readonly oldLine?: number
}

export interface Holdings {
  readonly sections: number
  readonly tables: number
  readonly rows: number
  /** Rows that went to other tables, or came from them. */
  readonly elsewhere: number
  /** What the rows are called, where they are few. */
  readonly names: readonly string[]
}

export interface Noise {
  readonly class: NoiseClass
  /** Titles of the columns whose source differs. */
  readonly columns: readonly string[]
  /** Entries of the list of noise that explain what a reader sees differ. */
  readonly because: readonly string[]
}

export interface NoisePair extends Noise {
  readonly old: RowRef
  readonly new: RowRef
}

/** Which rows were told from their sources alone to say the same, cell by cell in the same columns. */
export interface Alike {
  /** The old row of each new one; -1 for rows that were read. */
  readonly partners: Int32Array
  /** Cells of each new row in which anchors moved that are no facts: bit 0 is the first column. */
  readonly moved: Int32Array
}

/** A table of the comparison: matched, or standing on one side only. */
export interface TableDiff {
  readonly id: string
  /** What a reader calls it. */
  readonly name: string
  readonly type: TableType
  readonly status: 'matched' | 'added' | 'removed' | 'renamed'
  readonly old: Grid | undefined
  readonly new: Grid | undefined
  /** Index pairs of columns. */
  readonly matched: readonly (readonly [number, number])[]
  /** Key column titles (of the new side where there is one). */
  readonly key: readonly string[]
  readonly oldKeys: (row: number) => string[]
  readonly newKeys: (row: number) => string[]
  /** New keys of old rows whose key changed. */
  readonly renamedKeys: ReadonlyMap<number, readonly string[]>
  /** Matched rows, for the facts document. */
  readonly pairs: readonly RowPair[]
  /** Rows whose key is not unique inside the table. */
  readonly duplicates: readonly {
    readonly side: 'old' | 'new'
    readonly rows: readonly number[]
    readonly key: readonly string[]
  }[]
  /** Key columns in which an empty cell says what stands above it; of a single table twice its own. */
  readonly carried: readonly (readonly [number, number])[]
  /** Matched columns that only count the rows: what they hold is no fact. */
  readonly counters: () => readonly (readonly [number, number])[]
  /** The search for renamed rows stopped at its limit. */
  readonly capped: boolean
  readonly alike: Alike | undefined
  readonly counts: {equal: number; moved: number; reordered: number; reformatted: number}
  readonly changes: readonly Change[]
  readonly restated: readonly {old: RowRef; new: RowRef}[]
  /** Matched rows that differ in noise alone, made when asked for: they may be all the rows of a large table. */
  readonly noise: () => readonly NoisePair[]
}

export interface RowPair {
  readonly old: number
  readonly new: number
  readonly by: 'key' | 'content' | 'rename'
  readonly similarity?: number
}

/** Something wrong on one side of the comparison, before its status is known. */
export interface Flaw {
  readonly rule: string
  readonly side: 'old' | 'new'
  readonly line: number
  readonly column?: number
  readonly table?: TableDiff
  readonly key?: readonly string[]
  readonly rows?: readonly number[]
  readonly message: string
  /** What makes two flaws the same one, apart from rule, table and key. */
  readonly facts: string
  readonly cause?: string
  readonly fault?: Fault
  /** Type of the table that should declare what is missing. */
  readonly target?: string
}
