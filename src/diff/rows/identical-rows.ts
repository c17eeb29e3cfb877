import type {Grid} from '../grid.ts'
import {anchorsAlone, cellsOf, DIFFERENT, LinksMet} from './anchors-only.ts'
import {sourceDecides} from './source-decides.ts'

/**
 * Rows of which the source alone tells that they say the same at both revisions, found by going through both tables
 * side by side before any cell is read. Nothing is claimed of other rows, nor that twins are each other's partners
 * where several rows are alike.
 */
export interface Twins {
  /** The old row of each new one; below 0 for rows without a twin. */
  readonly partners: Int32Array
  /** Cells of each new row whose line anchors moved, bit by bit; 0 where the row is equal to its twin. */
  readonly moved: Int32Array
  /** The same of any two rows: the mask of cells that moved, or `DIFFERENT` where the sources do not tell. */
  between(old: number, next: number): number
}

/**
 * Twins of two tables of equal headers; `undefined` for any others.
 *
 * Both tables must have their column types, since whether an anchor is a fact is for a column's kind to say.
 */
export function twinsOf(old: Grid, next: Grid): Twins | undefined {
  const isAlike = old.header.length === next.header.length && old.header.every((text, at) => text === next.header[at])
  if (!isAlike || old.raw.syntax !== next.raw.syntax) return undefined
  const twins = new TwinSearch(old, next)
  twins.run()
  return twins
}

class TwinSearch implements Twins {
  readonly partners: Int32Array
  readonly moved: Int32Array
  private readonly old: Grid
  private readonly new: Grid
  private readonly decides: (source: string) => boolean
  private readonly mayMove: boolean
  private readonly links = new LinksMet()
  /** Columns in which no anchor is a fact whatever else a cell holds. */
  private readonly aside: number

  constructor(old: Grid, next: Grid) {
    this.old = old
    this.new = next
    this.partners = new Int32Array(next.rows).fill(-1)
    this.moved = new Int32Array(next.rows)
    this.decides = sourceDecides(old, next)
    this.mayMove = next.raw.syntax === 'gfm'
    this.aside = next.header.reduce(
      (mask, _, column) =>
        next.columnType(column).kind.anchorsAside === true && column < 31 ? mask | (1 << column) : mask,
      0,
    )
  }

  run(): void {
    const {old, new: next} = this
    let from = 0
    let to = 0
    let misses = 0
    while (from < old.rows && to < next.rows) {
      if (this.pair(from, to)) {
        from++
        to++
        misses = 0
        continue
      }
      if (++misses > PATIENCE) return
      const skipped = this.skip(from, to)
      from += skipped.old
      to += skipped.new
    }
  }

  /** How many rows to pass over so that the ones behind are twins; one on each side where none are in sight. */
  private skip(from: number, to: number): {old: number; new: number} {
    for (let ahead = 1; ahead <= SIGHT; ahead++) {
      if (this.between(from + ahead, to + ahead) !== DIFFERENT) return {old: ahead, new: ahead}
      if (this.between(from, to + ahead) !== DIFFERENT) return {old: 0, new: ahead}
      if (this.between(from + ahead, to) !== DIFFERENT) return {old: ahead, new: 0}
    }
    return {old: 1, new: 1}
  }

  private pair(from: number, to: number): boolean {
    const mask = this.between(from, to)
    if (mask === DIFFERENT) return false
    // Of their sources nothing differs but digits.
    this.new.raw.rows.cutLike?.(to, this.old.raw.rows, from)
    this.partners[to] = from
    this.moved[to] = mask
    return true
  }

  between(from: number, to: number): number {
    const {old, new: next} = this
    if (from >= old.rows || to >= next.rows) return DIFFERENT
    const before = old.source(from)
    const after = next.source(to)
    if (before === after) return this.decides(before) ? 0 : DIFFERENT
    if (!this.mayMove) return DIFFERENT
    const mask = anchorsAlone(before, after, this.links)
    if (mask === DIFFERENT || !this.decides(before) || !this.decides(after)) return DIFFERENT
    return (mask & ~this.aside) === 0 || this.areAside(mask & ~this.aside, to) ? mask : DIFFERENT
  }

  /** Whether anchors are no facts in the cells of a row, for the columns whose kind has to see the cell. */
  private areAside(mask: number, row: number): boolean {
    const {new: next} = this
    return cellsOf(mask).every(cell => {
      const aside = cell < next.header.length ? next.columnType(cell).kind.anchorsAside : undefined
      return typeof aside === 'function' && aside(next.cell(row, cell).source)
    })
  }
}

/** Rows looked ahead, on either side. */
const SIGHT = 64
/** Rows in a row without a twin in sight, from which on the tables are no longer gone through side by side. */
const PATIENCE = 32
