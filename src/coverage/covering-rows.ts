import type {RowRef, TableDiff} from '../diff/change.ts'
import type {Grid} from '../diff/grid.ts'
import type {Coverage, Extent} from '../model.ts'
import {supports, titleKey} from '../tables/index.ts'
import {admits} from './axis.ts'

/** A row of a table. */
export interface Place {
  readonly ref: RowRef
  readonly table: TableDiff
}

/** Rows of other tables that name a row by its key. */
export type Namers = (name: string) => readonly Place[]

/** A row and what it declares, in the order of the dimensions. */
export interface Declaring extends Place {
  readonly extents: readonly Extent[]
  /** How it covers that: `nothing` for one that only accounts. */
  readonly as: 'cover' | 'reserve' | 'nothing'
  /** Rows that name it, where it is covered by these. */
  readonly namedBy: readonly Place[]
}

/** What one side of a comparison declares. */
export interface DeclaringSide {
  readonly dimensions: readonly string[]
  readonly rows: readonly Declaring[]
}

/**
 * What the rows of tables of one type declare on one side.
 *
 * @returns `undefined` where a column that says it is missing
 */
export function declaringSide(
  tables: readonly TableDiff[],
  side: 'old' | 'new',
  coverage: Coverage,
  namers: Namers,
  assumed: Assumed = new Map(),
): DeclaringSide | undefined {
  let dimensions: readonly string[] = []
  const rows: Declaring[] = []
  for (const table of tables) {
    const grid = table[side]
    if (!grid) continue
    const columns = columnsOf(table, side, coverage)
    if (!columns) return undefined
    const keys = side === 'old' ? table.oldKeys : table.newKeys
    for (let row = 0; row < grid.rows; row++) {
      const read = declarationOf(grid, row, columns)
      if (!read) continue
      if (dimensions.length === 0) dimensions = read.names
      if (read.names.join('\0') !== dimensions.join('\0')) continue
      const ref = {grid, row, key: keys(row)}
      const extents = read.extents.map((extent, at) => under(extent, assumed.get(dimensionKey(read.names[at]!))))
      const names = extents.flatMap(each => ('names' in each ? (each.names ?? []) : []))
      const namedBy = coverage.of === 'references' ? names.flatMap(namers) : []
      const isCovered = coverage.of === 'columns' ? hasSupport(grid, row) : coverage.of === 'rows' || namedBy.length > 0
      rows.push({ref, table, extents, namedBy, as: isCovered ? wayOf(read, coverage) : 'nothing'})
    }
  }
  return {dimensions, rows}
}

/** Values that are taken as given, by `dimensionKey`. */
export type Assumed = ReadonlyMap<string, string>

/** `page_size`, `page size` and `Page Sizes` are one. */
export function dimensionKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .replace(/(?<=[^s])s$/, '')
}

/** What is left of an extent where a value is given: that value, or nothing. */
function under(extent: Extent, value: string | undefined): Extent {
  if (value === undefined) return extent
  const isIn = admits(extent, value)
  if ('names' in extent) return {names: isIn ? [value] : []}
  return {numbers: {list: isIn ? [BigInt(value)] : []}}
}

/** The columns by which a table's coverage is told, on its own side. */
function columnsOf(table: TableDiff, side: 'old' | 'new', coverage: Coverage): number[] | undefined {
  const titles = coverage.by.length > 0 ? coverage.by : table.key
  const columns = titles.map(title => columnOf(table, side, title))
  return columns.includes(-1) ? undefined : columns
}

/** A renamed column is known by the title of either side. */
function columnOf(table: TableDiff, side: 'old' | 'new', title: string): number {
  const at = (grid: Grid | undefined) => grid?.header.findIndex(text => titleKey(text) === titleKey(title)) ?? -1
  const own = at(table[side])
  if (own >= 0) return own
  const other = at(table[side === 'old' ? 'new' : 'old'])
  const [from, to] = side === 'old' ? [1, 0] : [0, 1]
  return table.matched.find(pair => pair[from] === other)?.[to] ?? -1
}

interface Read {
  readonly names: readonly string[]
  readonly extents: readonly Extent[]
  readonly flags: readonly string[]
}

/** `undefined` where a cell cannot be read: it covers nothing that one could rely on. */
function declarationOf(grid: Grid, row: number, columns: readonly number[]): Read | undefined {
  const names: string[] = []
  const extents: Extent[] = []
  const flags: string[] = []
  for (const column of columns) {
    const {kind, title} = grid.columnType(column)
    const text = grid.text(row, column)
    if (!kind.declares) {
      names.push(title)
      extents.push({names: text === '' ? [] : [text]})
      continue
    }
    const declared = kind.declares(grid.value(row, column))
    if (!declared) return undefined
    for (const [dimension, extent] of declared.dimensions) {
      names.push(dimension === '' ? title : dimension)
      extents.push(extent)
    }
    flags.push(...declared.flags)
  }
  return {names, extents, flags}
}

function wayOf({flags}: Read, {without, reserve}: Coverage): Declaring['as'] {
  if (flags.some(flag => without.includes(flag))) return 'nothing'
  return flags.some(flag => reserve.includes(flag)) ? 'reserve' : 'cover'
}

function hasSupport(grid: Grid, row: number): boolean {
  return supportColumns(grid).some(column => supports(grid.text(row, column)))
}

/** The columns of a table that say how far a row is supported. */
export function supportColumns(grid: Grid): number[] {
  const all = grid.header.map((_, column) => column)
  return all.filter(column => {
    const {kind, role} = grid.columnType(column)
    return role === 'capability' && (kind.id === 'support' || kind.id === 'boolean')
  })
}
