/** Tables that no type knows: columns get their role by usual titles, everything is compared as text. */
import type {ColumnType, RawTable, TableType} from '../model.ts'
import {titleKey} from './cell-text.ts'
import {columnTypeFrom} from './declared.ts'
import {booleanOf} from './kinds/boolean.ts'
import {columnIndex} from './recognise.ts'
import {isOtherFlag, isSupportColumn, type Place} from './support-column.ts'
import type {ColumnDeclaration} from './table-type.ts'

export const generic: TableType = {
  id: 'generic',
  noun: 'row',
  key: [],
  columns: [],
  // Nobody has said that these rows are promises.
  levels: {'row-removed': 'warning', 'row-renamed': 'warning', 'table-removed': 'warning'},
  otherColumn: genericColumn,
}

const descriptions =
  /^(?:(?:short |long |brief )?descriptions?|desc|notes?|remarks?|comments?|summary|explanation|details|docs?|documentation|meaning|purpose|help(?: text)?|what it does)(?: \(.*\))?$/

const locations =
  /^(?:source(?: (?:code|file|location))?|(?:defined|declared|implemented) (?:in|at)|declaration|definition|location|file|code)$/

/** Titles of columns that hold types as a programming language writes them. */
const types = /^(?:types?|data types?|value types?|parameter types?|return types?|returns)$/

/** Titles of columns that hold names of which none comes first. */
const sets =
  /^(?:labels?|label names|tags|aliases|keywords|scopes|permissions|roles|groups|categories|dimensions|(?:http |allowed )?methods|(?:supported )?platforms)$/

/** Titles of columns that say what the user must supply. */
const demands = /^(?:required|mandatory)\??$/

/** The column type of a title, taken from usual titles and, where these are not enough, from the cells of both revisions. */
export function genericColumn(title: string, old: RawTable | undefined, next: RawTable | undefined): ColumnType {
  const declaration = declarationOf(titleKey(title), old, next)
  const columns = made.get(declaration) ?? new Map<string, ColumnType>()
  made.set(declaration, columns)
  const known = columns.get(title)
  if (known !== undefined) return known
  const column = columnTypeFrom(title, declaration)
  if (columns.size >= remembered) columns.clear()
  columns.set(title, column)
  return column
}

/** Column types by declaration and title: the same few titles head thousands of tables. */
const made = new Map<ColumnDeclaration, Map<string, ColumnType>>()
const remembered = 1000

const asDescription: ColumnDeclaration = {role: 'description'}
const asType: ColumnDeclaration = {kind: 'type'}
const asLocation: ColumnDeclaration = {kind: 'source', role: 'location'}
const asFlag: ColumnDeclaration = {kind: 'support'}
const asDemand: ColumnDeclaration = {kind: 'boolean', role: 'demand'}
const asSet: ColumnDeclaration = {kind: 'set'}
const asText: ColumnDeclaration = {}
const asSupport: ColumnDeclaration = {
  kind: 'support',
  role: 'capability',
  levels: {'capability-narrowed': 'warning', 'column-removed': 'warning'},
}

function declarationOf(name: string, old: RawTable | undefined, next: RawTable | undefined): ColumnDeclaration {
  if (descriptions.test(name)) return asDescription
  if (types.test(name)) return asType
  const places = [...placeOf(old, name), ...placeOf(next, name)]
  if (locations.test(name) && places.length > 0 && places.every(holdsSourceLines)) return asLocation
  if (sets.test(name) && places.some(holdsSeveral) && places.every(holdsNames)) return asSet
  if (demands.test(name) && places.some(holdsSome) && places.every(holdsBooleans)) return asDemand
  if (!isSupportColumn(places)) return asText
  return isOtherFlag(name) ? asFlag : asSupport
}

function placeOf(table: RawTable | undefined, name: string): Place[] {
  const column = table === undefined ? undefined : columnIndex(table).get(name)
  return table === undefined || column === undefined ? [] : [{table, column}]
}

/** A cell that is one link. */
const soleLink = /^\[[^\][]*\]\(([^\s()]+)\)$/

/** A destination in a line of a file. */
const sourceLine = /.#(?:L\d|lines-\d)/

/** A path with a line, as plain text or code. */
const plainLine = /^`?[\w@./-]+\.[A-Za-z]\w{0,9}:\d+(?::\d+)?`?$/

/** Whether every cell that says something names a source line, by a link or in plain text, and at least one does. */
function holdsSourceLines({table, column}: Place): boolean {
  let seen = false
  for (const row of table.rows) {
    const source = row.cells[column]?.source ?? ''
    if (source === '') continue
    if (!sourceLine.test(soleLink.exec(source)?.[1] ?? '') && !plainLine.test(source)) return false
    seen = true
  }
  return seen
}

/** Names apart by commas, each one word; brackets and braces would be something else than a list. */
const names = /^[^\s,[\](){}<>|]+(?:\s*,\s*[^\s,[\](){}<>|]+)*$/

/** Whether every cell that says something holds names alone. */
function holdsNames({table, column}: Place): boolean {
  for (const row of table.rows) {
    const source = row.cells[column]?.source ?? ''
    if (source !== '' && !names.test(source)) return false
  }
  return true
}

function holdsBooleans({table, column}: Place): boolean {
  for (const row of table.rows) {
    const text = row.cells[column]?.visible ?? ''
    if (text !== '' && booleanOf(text) === undefined) return false
  }
  return true
}

function holdsSome({table, column}: Place): boolean {
  for (const row of table.rows) if ((row.cells[column]?.visible ?? '') !== '') return true
  return false
}

function holdsSeveral({table, column}: Place): boolean {
  for (const row of table.rows) if (row.cells[column]?.source.includes(',')) return true
  return false
}
