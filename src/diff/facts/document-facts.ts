import type {Json} from '../../model.ts'
import {factKey} from '../../tables/exact.ts'
import {titleFacts} from '../../tables/index.ts'
import {namer} from '../../text/unique-names.ts'
import type {RowRef, TableDiff} from '../change.ts'
import type {DocumentDiff} from '../diff-document.ts'
import type {Grid} from '../grid.ts'
import {entriesOf} from '../prose/prose-changes.ts'
import {speakerOf} from '../rows/inherited-cell.ts'
import {isSameTitle} from '../tables/column-changes.ts'
import {sectionTree} from './section-facts.ts'

/**
 * The facts of one side of a comparison, `path` only where it is known: `{path, sections: {HEADING: {HEADING: …}},
 * tables: {ID: {type, heading, columns, rows: {KEY: {cells}}}}, prose: {TRAIL: text}}`, without lines, positions or order. Noise leaves no trace in it.
 */
export function factsOf(diff: DocumentDiff, place: 'old' | 'new'): {[key: string]: Json} {
  const read = diff[place]
  const tables: {[id: string]: Json} = {}
  for (const table of diff.tables) {
    const grid = table[place]
    if (grid) tables[factKey(table.id)] = tableFacts(table, grid, place)
  }
  const prose: {[trail: string]: Json} = {}
  const unique = namer('#')
  for (const {section, text} of read ? entriesOf(read.document) : []) {
    if (text !== '') prose[unique(JSON.stringify(section.trail))] = text
  }
  const path = read?.input.path
  const sections = sectionTree(read?.document.sections ?? [])
  return {...(path === undefined ? {} : {path}), sections, tables, prose}
}

function tableFacts(table: TableDiff, grid: Grid, place: 'old' | 'new'): Json {
  const titles = columnNames(table, place)
  const counting = new Set(table.counters().map(([old, next]) => (place === 'old' ? old : next)))
  const rows: {[key: string]: Json} = {}
  const names = rowNames(table, place)
  const carried = new Set(table.carried.map(([old, next]) => (place === 'old' ? old : next)))
  const keys = place === 'old' ? table.oldKeys : table.newKeys
  const said = (row: number, column: number) => (carried.has(column) ? speakerOf(grid, row, column, keys(row)) : row)
  for (let row = 0; row < grid.rows; row++) rows[names[row]!] = rowFacts(grid, row, titles, counting, said)
  return {
    type: table.type.id,
    heading: grid.heading.at(-1) ?? '',
    columns: Object.fromEntries(titles.map((title, at) => [title, titleFacts(grid.raw.header[at]!, grid.context)])),
    rows,
  }
}

/** @param said the row that speaks for a row's cell: in a key column that leaves out what stands above it may be one there */
function rowFacts(
  grid: Grid,
  row: number,
  titles: readonly string[],
  counting: ReadonlySet<number>,
  said: (row: number, column: number) => number,
): Json {
  const cells: {[title: string]: Json} = {}
  titles.forEach((title, column) => {
    if (!counting.has(column)) cells[title] = grid.columnType(column).kind.facts(grid.value(said(row, column), column))
  })
  const extra = grid.beyond(row)
  return extra.length > 0 ? {cells, extra} : {cells}
}

/**
 * Titles as object keys; a repeated one is told apart by `#2` and so on. One that only has another case than before is
 * called as before.
 */
export function columnNames({old, new: next, matched}: TableDiff, place: 'old' | 'new'): string[] {
  const unique = namer('#')
  const before = new Map(place === 'new' ? matched.map(([from, to]) => [to, old!.header[from]!]) : [])
  const header = (place === 'old' ? old : next)!.header
  return header.map((title, column) => {
    const was = before.get(column)
    return unique(factKey(was !== undefined && isSameTitle(was, title) ? was : title))
  })
}

/**
 * The JSON text of each row's key, by row. Rows with equal keys are numbered by content, and a matched row
 * has the number of its partner, so that order alone changes no name.
 */
export function rowNames(table: TableDiff, place: 'old' | 'new'): string[] {
  const grid = table[place]!
  const keys = place === 'old' ? table.oldKeys : table.newKeys
  const refs = Array.from({length: grid.rows}, (_, row): RowRef => ({grid, row, key: keys(row)}))
  const taken = new Map<string, number>()
  const names: string[] = new Array(grid.rows)
  for (const ref of refs.toSorted((a, b) => order(table, place, a) - order(table, place, b))) {
    const text = factKey(JSON.stringify(ref.key))
    const count = (taken.get(text) ?? 0) + 1
    taken.set(text, count)
    names[ref.row] = count === 1 ? text : `${text}#${count}`
  }
  return names
}

/** Matched rows first, as they stand in the old document; the others as they stand in their own. */
function order(table: TableDiff, place: 'old' | 'new', ref: RowRef): number {
  const pair = partners(table, place).get(ref.row)
  return pair ?? table.pairs.length + 1e9 + ref.row
}

const known = new WeakMap<TableDiff, {old: Map<number, number>; new: Map<number, number>}>()

function partners(table: TableDiff, place: 'old' | 'new'): Map<number, number> {
  let both = known.get(table)
  if (!both) {
    both = {
      old: new Map(table.pairs.map(pair => [pair.old, pair.old])),
      new: new Map(table.pairs.map(pair => [pair.new, pair.old])),
    }
    known.set(table, both)
  }
  return both[place]
}
