import type {Cell, ColumnType, Kind, NoiseClass, Part, Role} from '../../model.ts'
import {compareSeen, leadAlike, looksAlike, whyNoise} from '../../tables/index.ts'
import type {Change, FieldDiff, Noise, RowPair, RowRef} from '../change.ts'
import type {Grid} from '../grid.ts'
import {cellsOf, DIFFERENT} from './anchors-only.ts'
import type {Twins} from './identical-rows.ts'
import {speakerOf} from './inherited-cell.ts'

/** What one pair of rows comes to. */
export interface RowVerdict {
  readonly change?: Change
  readonly noise?: Noise
  readonly restated?: boolean
}

export interface MatchedTable {
  readonly old: Grid
  readonly new: Grid
  readonly matched: readonly (readonly [number, number])[]
  /** Columns of either side stand in the same order under the same titles, so that equal source means equal cells. */
  readonly sameShape: boolean
  /** No column came or went, so that a row is written in as many cells as before. */
  readonly sameWidth: boolean
  /** Whether a source alone decides what is read from it (sources.ts). */
  readonly sourceDecides: (source: string) => boolean
  /** Rows told to be the same before any was read; of tables of equal headers only. */
  readonly twins: Twins | undefined
  /** Key columns of the old side. */
  readonly keyColumns: ReadonlySet<number>
  /** Those in which an empty cell says what stands above it; any other cell is compared as written. */
  readonly carried: ReadonlySet<number>
  /** Whether several rows of a side may have one name: their key, or a part of it. */
  readonly namesRepeat: boolean
  readonly reordered: ReadonlySet<number>
  /** Matched columns that only count the rows. */
  readonly counters: () => readonly (readonly [number, number])[]
}

/** Compares two matched rows: field by field where any value differs, else says which noise they are. */
export function compareRows(table: MatchedTable, pair: RowPair, old: RowRef, next: RowRef): RowVerdict {
  const columns = table.matched.flatMap(
    ([from, to]) => compareColumn(table, pair, [from, to], [old.key, next.key]) ?? [],
  )
  const beyond = compareExtra(table, pair)
  const fields = [...columns.flatMap(column => column.fields), ...(beyond ? [beyond] : [])]
  const row = {subject: 'row', key: next.key, old: [old], new: [next], fields} as const
  if (pair.by === 'rename') {
    const {similarity} = pair
    return {
      change: {...row, action: 'renamed', previousKey: old.key, ...(similarity === undefined ? {} : {similarity})},
    }
  }
  if (fields.length > 0) return {change: {...row, action: 'changed'}}
  const restated = columns.some(column => column.restated)
  const touched = columns.filter(column => column.touched).map(column => column.title)
  const isMoved = columns.some(column => column.moved)
  const isReformatted = touched.length > 0 || (table.sameWidth && !sameText(table, pair))
  const noiseClass = classify(isMoved, table.reordered.has(pair.new), isReformatted)
  if (!noiseClass) return {restated}
  const because = [...new Set(columns.flatMap(column => column.because))]
  return {noise: {class: noiseClass, columns: touched, because}, restated}
}

/** What one column of a pair of rows comes to. */
interface ColumnVerdict {
  readonly title: string
  readonly fields: readonly FieldDiff[]
  /** Entries of the list of noise that explain what a reader sees differ. */
  readonly because: readonly string[]
  /** The sources differ. */
  readonly touched: boolean
  /** A reader sees another text. */
  readonly restated: boolean
  /** Anchors moved that are no facts. */
  readonly moved: boolean
}

/** Compares one column of two rows with these keys; `undefined` where nothing of it can differ, or the name says it. */
function compareColumn(
  table: MatchedTable,
  pair: RowPair,
  [from, to]: readonly [number, number],
  [oldKey, newKey]: readonly [readonly string[], readonly string[]],
): ColumnVerdict | undefined {
  const isKey = table.keyColumns.has(from)
  if (pair.by === 'rename' && isKey) return undefined
  const before = table.old.cell(pair.old, from)
  const after = table.new.cell(pair.new, to)
  const carries = table.carried.has(from)
  const sameSource = isWrittenAlike(before, after)
  const isDecided = sameSource && table.sourceDecides(before.source)
  if (isDecided && !(carries && mayHaveOtherSpeakers(table, pair, from))) return undefined
  const title = table.new.header[to]!
  const restated = before.visible !== after.visible
  const same = {title, fields: [], touched: !sameSource, restated, moved: false}
  const marker = markerOf(table, [from, to], before, after)
  if (marker) return {...same, because: restated ? [marker] : []}
  const oldSays = carries ? speakerOf(table.old, pair.old, from, oldKey) : pair.old
  const newSays = carries ? speakerOf(table.new, pair.new, to, newKey) : pair.new
  const type = table.new.columnType(to)
  const {parts, moved, because} = compareCells(table, [oldSays, from], [newSays, to], type.kind)
  if (parts.length > 0) {
    const fields = parts.map(part => ({
      column: title,
      type,
      role: part.role ?? roleOf(type),
      part,
      ...writtenOf(part, type.kind, before, after),
    }))
    return {...same, fields, because: [], restated: false}
  }
  const isFromAbove = oldSays !== pair.old || newSays !== pair.new
  return {...same, moved, because: isFromAbove && !looksAlike(before, after) ? [...because, 'name-above'] : because}
}

/** The entry of the list of noise by which two cells only mark their row: a counter's number, or the column's own title. */
function markerOf(
  {counters, old, new: next}: MatchedTable,
  [from, to]: readonly [number, number],
  before: Cell,
  after: Cell,
) {
  // Where a mark leads is not what it marks.
  if (!leadAlike(before, after)) return undefined
  if (counters().some(([column]) => column === from)) return 'row-number'
  return isOwnTitle(before, old.header[from]!) && isOwnTitle(after, next.header[to]!) ? 'own-title' : undefined
}

interface CellVerdict {
  /** What differs. */
  readonly parts: readonly Part[]
  /** Entries of the list of noise that explain what a reader sees differ all the same. */
  readonly because: readonly string[]
  readonly moved: boolean
}

/** Compares two cells. Equal values that look different are equal only where the list of noise says why. */
function compareCells(
  {old, new: next}: MatchedTable,
  [oldRow, from]: readonly [number, number],
  [newRow, to]: readonly [number, number],
  kind: Kind,
): CellVerdict {
  const oldValue = old.value(oldRow, from)
  const newValue = next.value(newRow, to)
  const before = old.cell(oldRow, from)
  const after = next.cell(newRow, to)
  if (oldValue.canon !== newValue.canon) {
    const parts = kind.compare(oldValue, newValue).map(part => withBothEnds(part, before, after))
    return {parts, because: [], moved: false}
  }
  const moved = oldValue.anchors !== newValue.anchors
  if (looksAlike(before, after)) return {parts: [], because: [], moved}
  const because = whyNoise({cell: before, kind, context: old.context}, {cell: after, kind, context: next.context})
  return because ? {parts: [], because, moved} : {parts: compareSeen(before, after), because: [], moved}
}

/** A cell of HTML tells some things by attributes of its own tag, which is no part of its source. */
function isWrittenAlike(old: Cell, next: Cell): boolean {
  return old.source === next.source && old.asides?.join('\0') === next.asides?.join('\0')
}

/** A cell that repeats its column's title is a mark; a new title changes all of them, and none of what they mean. */
function isOwnTitle({visible}: Cell, title: string): boolean {
  return visible !== '' && visible === title
}

/** `yes` and `n/a` rather than `true`, `✅` and `null`: what a cell is read as is not what its reader looks for. */
function writtenOf({path, old, new: next}: Part, {id}: Kind, before: Cell, after: Cell): Pick<FieldDiff, 'written'> {
  const isReadAs = (value: unknown, {visible}: Cell) =>
    typeof value === 'boolean' || value === null || (id === 'support' && typeof value === 'string' && value !== visible)
  if (path !== '') return {}
  const written = {
    ...(isReadAs(old, before) ? {old: before.visible} : {}),
    ...(isReadAs(next, after) ? {new: after.visible} : {}),
  }
  return Object.keys(written).length > 0 ? {written} : {}
}

/**
 * Both ends of each link that changed where there are as many as before: a link to the heading that its text names is no
 * fact, yet what it was before is what a reader asks.
 */
function withBothEnds(part: Part, {links: old}: Cell, {links: next}: Cell): Part {
  if (part.path !== '/links' || old.length !== next.length) return part
  const moved = old.flatMap(({url}, at) => (url === next[at]!.url ? [] : [at]))
  return moved.length === 0 ? part : {...part, old: moved.map(at => old[at]!.url), new: moved.map(at => next[at]!.url)}
}

function roleOf({role}: ColumnType): Role {
  return role === 'identity' ? 'value' : role
}

/**
 * Whether two rows may continue rows that say different things: they are without a name of their own, and names repeat,
 * so that rows of one name may have changed places.
 */
function mayHaveOtherSpeakers({old, namesRepeat}: MatchedTable, pair: RowPair, column: number): boolean {
  return namesRepeat && old.text(pair.old, column) === ''
}

/**
 * Cells of two matched rows whose anchors moved, as a mask, where the sources alone tell that the rows say the same;
 * `DIFFERENT` where they have to be read.
 */
export function movedCells(table: MatchedTable, pair: RowPair): number {
  const {old, new: next, twins} = table
  if (!table.sameShape || pair.by === 'rename') return DIFFERENT
  for (const column of table.carried) if (mayHaveOtherSpeakers(table, pair, column)) return DIFFERENT
  if (twins) return twins.partners[pair.new] === pair.old ? twins.moved[pair.new]! : twins.between(pair.old, pair.new)
  const source = old.source(pair.old)
  return source === next.source(pair.new) && table.sourceDecides(source) ? 0 : DIFFERENT
}

/** Which noise a pair of rows is that `movedCells` told; `undefined` where they are equal. */
export function noiseOfAlike(table: MatchedTable, row: number, moved: number): Noise | undefined {
  const noiseClass = classOfAlike(table, row, moved)
  if (!noiseClass) return undefined
  const columns = cellsOf(moved).map(cell => table.new.header[cell]!)
  return {class: noiseClass, columns, because: moved === 0 ? [] : ['line-anchor']}
}

/** Its class alone. */
export function classOfAlike(table: MatchedTable, row: number, moved: number): NoiseClass | undefined {
  return classify(moved !== 0, table.reordered.has(row), false)
}

/** The first class that fits, in the order of docs/design.md, "Equality and noise". */
function classify(moved: boolean, reordered: boolean, reformatted: boolean): NoiseClass | undefined {
  if (moved) return 'moved'
  if (reordered) return 'reordered'
  return reformatted ? 'reformatted' : undefined
}

function sameText(table: MatchedTable, pair: RowPair): boolean {
  return table.old.source(pair.old) === table.new.source(pair.new)
}

function compareExtra(table: MatchedTable, pair: RowPair): FieldDiff | undefined {
  const old = table.old.beyond(pair.old)
  const next = table.new.beyond(pair.new)
  if (old.length === next.length && old.every((text, index) => text === next[index])) return undefined
  const part: Part = {path: '', old, new: next}
  return {column: EXTRA_COLUMN, type: undefined, role: 'value', part}
}

/** Stands for the cells beyond the header's width; no real title is empty text with a plus. */
export const EXTRA_COLUMN = '(beyond the header)'
