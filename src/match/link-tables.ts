import {groupBy} from '../text/group-by.ts'
import {isMark} from './column-uses.ts'
import type {Field, Items, Value} from './features.ts'
import {link} from './linkage.ts'
import {Text} from './name-value.ts'
import {withoutAffixes} from './shared-affixes.ts'
import type {Without} from './switched-off.ts'
import {byCode, range, type TableView} from './table-view.ts'
import {hash, thinned} from './thin-out.ts'

const FIELDS: readonly Field[] = [
  {name: 'heading', role: 'name'},
  {name: 'section', role: 'extra'},
  {name: 'titles', role: 'set', grows: true},
  {name: 'keys', role: 'set', grows: true},
  {name: 'cells', role: 'extra'},
  {name: 'key and cell', role: 'extra'},
]

/** Rows of a table that are looked at; longer ones are known by those whose name has a lucky hash. */
const ROWS = 256
const BETWEEN = '\u0000'

type Pairs = [old: number, next: number][]

/**
 * Finds which table is which across two revisions, whatever was retitled, moved, split off or repeated. Indexes into
 * the two lists, in the old one's order; mirrored when the lists change places.
 */
export function matchTables(old: readonly TableView[], next: readonly TableView[], without?: Without): Pairs {
  const settled = sameName(old, next, without)
  if (settled.length < Math.min(old.length, next.length)) {
    const {claims} = link({
      of: 'tables',
      old: tableItems(old),
      new: tableItems(next),
      fields: FIELDS,
      settled,
      ordered: true,
      ...(without ? {without} : {}),
    })
    for (const claim of claims) settled.push([claim.old, claim.new])
  }
  return settled.sort((left, right) => left[0] - right[0])
}

/** Tables with one trail and one header: alone with them, or with the same rows, in order. */
function sameName(old: readonly TableView[], next: readonly TableView[], without?: Without): Pairs {
  const pairs: Pairs = []
  const groups = groupBy(next.keys(), table => nameOf(next[table]!))
  for (const [name, mine] of groupBy(old.keys(), table => nameOf(old[table]!))) {
    const theirs = groups.get(name) ?? []
    if (mine.length === 1 && theirs.length === 1) {
      pairs.push([mine[0]!, theirs[0]!])
      continue
    }
    if (without?.has('tables of equal rows')) continue
    const waiting = groupBy(theirs, table => digestOf(next[table]!))
    for (const [digest, twins] of groupBy(mine, table => digestOf(old[table]!)))
      for (const [at, to] of (waiting.get(digest) ?? []).slice(0, twins.length).entries()) pairs.push([twins[at]!, to])
  }
  return pairs
}

function nameOf(view: TableView): string {
  return [placeOf(view), '', ...[...view.header].sort(byCode)].join('\n')
}

function placeOf({place, heading}: TableView): string {
  return place ?? heading.join('\n')
}

/** Equal for tables with the same rows, but for the blanks around their pipes. */
function digestOf(view: TableView): string {
  let state = 0
  for (let row = 0; row < view.rows; row++) {
    const source = view
      .source(row)
      .replace(/\s+/g, ' ')
      .replace(/ ?\| ?/g, '|')
    state = Math.imul(state ^ hash(source), 0x5bd1e995) ^ (state >>> 13)
  }
  return `${view.rows} ${state}`
}

function tableItems(tables: readonly TableView[]): Items {
  const known = new Map<number, readonly Value[]>()
  return {
    count: tables.length,
    value(table, field) {
      const values = known.get(table) ?? valuesOf(tables[table]!)
      known.set(table, values)
      return values[field]!
    },
  }
}

function valuesOf(view: TableView): Value[] {
  const naming = namingColumn(view)
  const key = (row: number) => (view.header.length === 0 ? '' : view.text(row, naming))
  const keys: string[] = []
  const cells: string[] = []
  const both: string[] = []
  for (const row of thinned(range(view.rows), ROWS, key)) {
    keys.push(key(row))
    for (const column of view.header.keys()) {
      {
        const text = view.text(row, column)
        cells.push(text)
        if (column !== naming && text !== '') both.push(key(row) + BETWEEN + text)
      }
    }
  }
  return [
    new Text(view.heading.at(-1) ?? ''),
    {text: placeOf(view), parts: []},
    setOf(view.header),
    setOf(withoutAffixes(new Set(keys))),
    setOf(cells),
    setOf(both),
  ]
}

function setOf(texts: Iterable<string>): Value {
  const parts = [...new Set(texts)].filter(text => text !== '').sort(byCode)
  return {text: parts.join(BETWEEN), parts}
}

/** The first column that holds more than marks; the very first where none does. */
function namingColumn(view: TableView): number {
  for (let column = 0; column < view.header.length; column++)
    for (let row = 0; row < view.rows; row++) if (!isMark(view.text(row, column))) return column
  return 0
}
