/**
 * A table type as plain data. The built-in types and those of a project's config are written alike; `tableTypeFrom`
 * (declared.ts) makes either into what the stages use.
 */
import type {Json, Role} from '../api.ts'
import type {Direction, Level} from '../contract.ts'

export type Levels = Partial<Record<string, Level>>

export type KindName =
  | 'text'
  | 'code'
  | 'type'
  | 'set'
  | 'list'
  | 'pair'
  | 'boolean'
  | 'number'
  | 'support'
  | 'json'
  | 'methods'
  | 'source'

/** What a field of a JSON column means. Fields of one dimension are judged together, by the set they admit. */
export type FieldDeclaration = {
  /** What the field bounds, as messages say it: `page size`. Defaults to the field's name. */
  dimension?: string
} & (
  | {
      /** A list of what is admitted, empty: any. */
      meaning: 'allowed'
      /** What it lists: integers from 0 up (the default), or any plain values, which no other field can bound. */
      of?: 'integer' | 'any'
    }
  | {meaning: 'min'}
  /** `null`: no bound. */
  | {meaning: 'max'}
  | {
      meaning: 'multipleOf'
      /** Whether 0 is no multiple where the field is more than 1. */
      positive?: boolean
    }
  | {
      meaning: 'flag'
      /**
       * What turning it on does to what is admitted: takes part of it away, adds to it, exchanges it for something
       * else, or leaves nothing. Defaults to the first.
       */
      on?: 'narrows' | 'widens' | 'shifts' | 'excludes'
    }
)

/** A kind of a program's own: what its cells say, and which way a change points. */
export interface KindDeclaration<T extends Json = Json> {
  /** Small letters, digits and `-`; not the name of a kind that there is. */
  id: string
  /**
   * The value of a cell as plain JSON, by which changes are shown and get their direction; what a reader sees differ is
   * a change all the same. `undefined` for a cell that is none: it is compared as text, and reported as
   * `unreadable-cell`.
   */
  read(cell: CellText): T | undefined
  /** Whether the new value admits less, more, or something else; `undefined` for neither. */
  direction?(old: T, next: T): Direction | undefined
}

/** A cell as a kind reads it. */
export interface CellText {
  /** As written between the pipes. */
  readonly source: string
  /** What a reader sees. */
  readonly visible: string
  readonly links: readonly {readonly url: string; readonly text: string}[]
}

/** How a kind reads its cells. */
export interface KindOptions {
  /** Separator of a set's or list's members (`,`), of a pair's halves (` / `); `<br>` is one too. */
  split?: string
  /** Member of a set that stands for all others. */
  universe?: string
  /** Text that says there is no value: `None`. */
  none?: string
  /** The halves of a pair; by default two texts named as the halves of the title. */
  parts?: readonly [PartDeclaration, PartDeclaration]
  /** Meanings of a JSON object's fields. */
  fields?: Readonly<Record<string, FieldDeclaration>>
}

export interface ColumnDeclaration extends KindOptions {
  kind?: KindName | KindDeclaration
  role?: Role
  /** Levels of this column, by rule id. */
  levels?: Levels
  /** Id of the table type whose keys the members name. */
  references?: string
  /** Whether a member belongs to one row at a time: one that moves is a single finding. */
  exclusive?: boolean
}

/** One half of a pair. */
export interface PartDeclaration extends Omit<KindOptions, 'parts' | 'fields'> {
  /** Names the half in paths and facts; defaults to the half of the column's title. */
  name?: string
  kind?: Exclude<KindName, 'pair' | 'json' | 'methods'>
  role?: Role
  levels?: Levels
  exclusive?: boolean
}

/** What tells a table of a type; all that is given must hold. */
export interface MatchDeclaration {
  /** The table's heading is one of these, whatever its case. */
  heading?: string | readonly string[]
  /** The table has all of these columns. */
  columns?: readonly string[]
}

/** What the rows of a table cover together. Losing the last one that covers something is `native-coverage-lost`. */
export interface CoverageDeclaration {
  /**
   * Columns whose values say what can be covered: members of a set, halves of a pair, dimensions of a JSON object with
   * declared fields; of any other column its text.
   */
  by: string | readonly string[]
  /**
   * What covers it: each row (the default), the columns of support in a row, or rows of other tables whose columns refer
   * to this one.
   */
  of?: 'rows' | 'columns' | 'references'
  /** Flags of a JSON column: a row where one is on covers nothing. */
  without?: readonly string[]
  /** Flags of a JSON column: a row where one is on covers only in reserve, and is named where nothing else is left. */
  reserve?: readonly string[]
  /** What covers, in the singular; by default what a row is called, or `column`. */
  noun?: string
}

export interface TableDeclaration {
  id: string
  /** What a row is, in the singular; `row` where it has no name of its own. */
  noun?: string
  /** Heading that, with the key columns, is enough to recognise the table. Without `match`, half of the other columns are as well. */
  heading?: string
  /** Instead of that: a table is of this type exactly when it has the key columns and one of these holds. */
  match?: MatchDeclaration | readonly MatchDeclaration[]
  /** Titles of the columns that identify a row. */
  key: string | readonly string[]
  /** By title; a kind's name alone is short for a column of that kind. */
  columns?: Readonly<Record<string, ColumnDeclaration | KindName>>
  levels?: Levels
  /** A row whose `column` says yes is one that the user must supply. */
  demands?: {column: string}
  /** What the rows cover together. */
  covers?: CoverageDeclaration
  /** Shows what the type is for; a test runs it. */
  example?: TableExample
}

/** One row of a table before and after, which documents a type and is run as a test of it. */
export interface TableExample {
  heading: string
  header: readonly string[]
  old: readonly string[]
  new: readonly string[]
  /** What the change comes to: role, and direction where there is one, by column and path. */
  changes: Readonly<Record<string, string>>
}
