/** Tables that no type knows: columns get their role by usual titles, everything is compared as text. */
import type {ColumnType, RawTable, TableType} from '../model.ts'
import {columnTypeFrom} from './declared.ts'
import type {ColumnDeclaration} from './define.ts'
import {columnIndex} from './recognise.ts'
import {isSupportColumn, type Place} from './support-column.ts'
import {titleKey} from './text.ts'

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
  /^(?:(?:short |long |brief )?descriptions?|desc|notes?|remarks?|comments?|summary|explanation|details)(?: \(.*\))?$/

const locations =
  /^(?:source(?: (?:code|file|location))?|(?:defined|declared|implemented) (?:in|at)|declaration|definition|location|file|code)$/

/** Titles of columns that hold types as a programming language writes them. */
const types = /^(?:types?|data types?|value types?|parameter types?|return types?|returns)$/

/** The column type of a title, taken from usual titles and, where these are not enough, from the cells of both revisions. */
export function genericColumn(title: string, old: RawTable | undefined, next: RawTable | undefined): ColumnType {
  return columnTypeFrom(title, declarationOf(title, old, next))
}

function declarationOf(title: string, old: RawTable | undefined, next: RawTable | undefined): ColumnDeclaration {
  const name = titleKey(title)
  if (descriptions.test(name)) return {role: 'description'}
  if (types.test(name)) return {kind: 'type'}
  const places = [old, next].flatMap(table => placeOf(table, name))
  if (locations.test(name) && places.length > 0 && places.every(place => holdsSourceLines(place))) {
    return {kind: 'source', role: 'location'}
  }
  return isSupportColumn(places) ? {kind: 'support', role: 'capability', levels: supportLevels} : {}
}

const supportLevels = {'capability-narrowed': 'warning', 'column-removed': 'warning'} as const

function placeOf(table: RawTable | undefined, name: string): Place[] {
  const column = table === undefined ? undefined : columnIndex(table).get(name)
  return table === undefined || column === undefined ? [] : [{table, column}]
}

/** A cell that is one link to a line of a file. */
const sourceLine = /^\[[^\][]*\]\([^\s()]+#(?:L\d|lines-\d)[^\s()]*\)$/

/** Whether every cell that says something is a link to a source line, and at least one is. */
function holdsSourceLines({table, column}: Place): boolean {
  let seen = false
  for (const row of table.rows) {
    const source = row.cells[column]?.source ?? ''
    if (source === '') continue
    if (!sourceLine.test(source)) return false
    seen = true
  }
  return seen
}
