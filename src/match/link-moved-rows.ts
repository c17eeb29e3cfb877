import type {Field, Items, Value} from './features.ts'
import {link} from './linkage.ts'
import {nameValue} from './name-value.ts'
import {similarityOf} from './row-similarity.ts'
import type {Without} from './switched-off.ts'
import {range, type TableView} from './table-view.ts'
import {words} from './word-likeness.ts'

/** A row without a partner in its own table. */
export interface Leftover {
  readonly table: TableView
  readonly row: number
  readonly key: readonly string[]
}

/** A row that went to another table or document. */
export interface Relocation<Row extends Leftover = Leftover> {
  from: Row
  to: Row
  /** Share of what it says that is still said, 0 to 1, three decimals. */
  similarity: number
}

/** A table with the keys of its rows. */
export interface KeyedTable {
  readonly table: TableView
  readonly keys: (row: number) => readonly string[]
}

const FIELDS: readonly Field[] = [
  {name: 'name', role: 'name', identifies: true},
  {name: 'words', role: 'set'},
]

/**
 * Finds rows that went to another table: what they say, under which title, and how they are called, is what no row that
 * stayed says. Of several that fit equally well none is claimed.
 *
 * @param all every table of both revisions: what their other rows say proves nothing
 * @param may whether a row may go from one table to the other
 */
export function relocate<Row extends Leftover>(
  leftovers: {readonly removed: readonly Row[]; readonly added: readonly Row[]},
  all: {readonly old: readonly KeyedTable[]; readonly new: readonly KeyedTable[]},
  may: (from: Row, to: Row) => boolean = (from, to) => from.table !== to.table,
  without?: Without,
): Relocation<Row>[] {
  const {removed, added} = leftovers
  if (!shareSomething(removed, added, may)) return []
  const old = [...removed, ...others(all.old, removed)]
  const next = [...added, ...others(all.new, added)]
  const above = (items: readonly Leftover[], open: readonly Leftover[]) =>
    new Set(range(items.length).slice(open.length))
  const {claims} = link({
    of: 'moves',
    ...(without ? {without} : {}),
    old: rowItems(old),
    new: rowItems(next),
    fields: FIELDS,
    settled: [],
    aside: {old: above(old, removed), new: above(next, added)},
    may: (from, to) => may(removed[from]!, added[to]!),
  })
  return claims.map(claim => {
    const [from, to] = [removed[claim.old]!, added[claim.new]!]
    return {from, to, similarity: similarityOf(nameOf(from), nameOf(to), commonCells(from, to))}
  })
}

/** Whether it is worth to read all rows: two of the leftovers have one name or one cell of several words. */
function shareSomething<Row extends Leftover>(
  removed: readonly Row[],
  added: readonly Row[],
  may: (from: Row, to: Row) => boolean,
): boolean {
  const sayings = ({table, row, key}: Leftover) => {
    const cells = table.header.map((_, column) => table.text(row, column))
    return [nameValue(key.join(' ')).text, ...cells.filter(cell => cell.includes(' '))]
  }
  const said = new Map<string, Row[]>()
  for (const row of removed) for (const saying of sayings(row)) said.set(saying, [...(said.get(saying) ?? []), row])
  return added.some(to => sayings(to).some(saying => said.get(saying)?.some(from => may(from, to))))
}

function others(tables: readonly KeyedTable[], known: readonly Leftover[]): Leftover[] {
  const rows = new Map<TableView, Set<number>>()
  for (const {table, row} of known) rows.set(table, (rows.get(table) ?? new Set()).add(row))
  return tables.flatMap(({table, keys}) =>
    range(table.rows)
      .filter(row => !rows.get(table)?.has(row))
      .map(row => ({table, row, key: keys(row)})),
  )
}

function nameOf({key}: Leftover): string {
  return key.join(' ')
}

function rowItems(rows: readonly Leftover[]): Items {
  return {
    count: rows.length,
    value: (item, field) => (field === 0 ? nameValue(nameOf(rows[item]!)) : saidUnderTitles(rows[item]!)),
  }
}

/** What a row says beside its key: its words under the titles. */
function saidUnderTitles({table, row, key}: Leftover): Value {
  const parts = new Set<string>()
  for (const [column, title] of table.header.entries()) {
    const text = table.text(row, column)
    if (text === '' || key.includes(text) || table.header.indexOf(title) !== column) continue
    for (const part of words(text)) parts.add(`${title}\u0000${part}`)
  }
  return {text: [...parts].join('\u0001'), parts: [...parts]}
}

/** Cells under equal titles, the first of each, where they are not the key. */
function commonCells(from: Leftover, to: Leftover): [string, string][] {
  return from.table.header.flatMap((title, column): [string, string][] => {
    const partner = to.table.header.indexOf(title)
    if (partner === -1 || from.table.header.indexOf(title) !== column) return []
    const cells: [string, string] = [from.table.text(from.row, column), to.table.text(to.row, partner)]
    return from.key.includes(cells[0]) && to.key.includes(cells[1]) ? [] : [cells]
  })
}
