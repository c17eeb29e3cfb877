import type {HeadingBeside} from '../model.ts'
import type {Sheet} from './cells.ts'
import type {GfmRow, GfmRows} from './rows.ts'

/** A stretch of the text, in UTF-16 code units, with its 1-based first line. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly line: number
}

/** A heading that is a child of the document itself; others are prose. */
export interface HeadingPlace extends Span {
  readonly depth: number
  /** Visible text. */
  readonly text: string
  readonly beside?: HeadingBeside
}

/** A GFM table, wherever it stands. */
export interface TablePlace extends Span {
  readonly sheet: Sheet
  readonly header: GfmRow
  readonly rows: GfmRows
}

/**
 * What both ways of reading find in a document: where the blocks that matter stand, in source order, and nothing of
 * what their cells say. Tables, faults and prose are worked out from it alone, so ways that agree on it agree.
 */
export interface Structure {
  readonly headings: readonly HeadingPlace[]
  readonly tables: readonly TablePlace[]
  /** Paragraphs anywhere, for what looks like a table but is none. */
  readonly paragraphs: readonly Span[]
  /** Raw HTML blocks anywhere. */
  readonly html: readonly Span[]
}
