import type {Json} from '../model.ts'
import {canonicalJson, factKey} from '../tables/exact.ts'
import {pointerSteps} from '../tables/pointer.ts'
import {
  type Facts,
  isRecord,
  mayHaveRow,
  numbered,
  type Revision,
  recordOf,
  rowsOf,
  tablesUnder,
} from './document-revision.ts'
import {partOf, type State, without} from './finding-state.ts'

/**
 * Whether a state holds in one of these documents. False where it cannot be told.
 *
 * @param find the rows of a table that a key means
 */
export function stands(state: State, documents: readonly Revision[], find = rowsOf): boolean {
  if (state.subject === 'document') return holds(state, [key => documents.some(({name}) => name === key.at(-1))])
  return documents.some(document => standsInOne(state, document, find))
}

function standsInOne(state: State, document: Revision, find: typeof rowsOf): boolean {
  const {facts} = document
  if (!isRecord(facts)) return false
  if (state.subject === 'text') return state.is === document.digest
  if (state.subject === 'prose') return holds(state, [proseHas(document, state.is)])
  if (state.subject === 'section') return holds(state, [trail => hasSection(recordOf(facts.sections), trail)])
  if (state.subject === 'coverage')
    return holds(
      state,
      document.coverage.filter(({type}) => type === state.table).map(({has}) => has),
    )
  if (state.subject === 'table') {
    const {table, columns} = state
    const fits = (each: Facts) => !columns || hasColumns(recordOf(each.columns), columns)
    return holds(state, [key => tablesUnder(facts, table, key[0] ?? '').some(fits)])
  }
  const tables = tablesOf(state, facts)
  if (state.column !== undefined) return fieldStands(state, tables, find)
  if (state.subject === 'column')
    return holds(
      state,
      tables.map(table => key => Object.hasOwn(recordOf(table.columns), factKey(key[0] ?? ''))),
    )
  return holds(
    state,
    tables.map(table => key => find(table, key).length > 0),
    tables.map(table => key => mayHaveRow(table, key)),
  )
}

type Has = (key: readonly string[]) => boolean

/**
 * Whether one place holds all that came and nothing of what went; where nothing came, whether no place holds what went.
 *
 * @param mayHave the same places, asked whether they may hold what went
 */
function holds({came = [], went = []}: State, places: readonly Has[], mayHave: readonly Has[] = places): boolean {
  if (came.length === 0) return places.length > 0 && went.length > 0 && !mayHave.some(has => went.some(has))
  return places.some((has, index) => came.every(has) && !went.some(mayHave[index] ?? has))
}

function fieldStands(state: State, tables: readonly Facts[], find: typeof rowsOf): boolean {
  const {rows = [], column = '', path = '', was = null, is = null} = state
  if (state.shift !== undefined) return shiftStands(state, tables, find)
  const values =
    state.subject === 'column'
      ? tables.flatMap(table => valuesBeside(table, column, path))
      : rows.flatMap(key => tables.flatMap(table => find(table, key))).flatMap(row => valuesIn(row, column, path))
  const holds = rows.length > 1 ? holdsPart : holdsValue
  return values.some(value => holds(value, is, was)) && !values.some(value => holds(value, was, is))
}

/** Whether every row has the number that it grew to: each that went is one that another row came to. */
function shiftStands({rows = [], column = '', path = '', is}: State, tables: readonly Facts[], find: typeof rowsOf) {
  const wanted = Array.isArray(is) ? is : []
  return rows.every((key, at) =>
    tables
      .flatMap(table => find(table, key))
      .some(row => valuesIn(row, column, path).some(value => holdsValue(value, wanted[at] ?? null, null))),
  )
}

/** What stands in a row under a title, if anything can; cells beyond the header have no title of their own. */
function valuesIn(row: Facts, column: string, path: string): Json[] {
  const cells = recordOf(row.cells)
  if (Object.hasOwn(cells, factKey(column))) return valuesAt(cells[factKey(column)] ?? null, path)
  return column === beyondHeader ? [row.extra ?? []] : []
}

/** What the header of a column says beside its title; `true` where that is nothing. */
function valuesBeside(table: Facts, column: string, path: string): Json[] {
  const columns = recordOf(table.columns)
  if (!Object.hasOwn(columns, factKey(column))) return []
  return valuesAt(recordOf(columns[factKey(column)] ?? null), path)
}

/** What a report calls the cells beyond the header (diff/rows.ts). */
const beyondHeader = '(beyond the header)'

function hasColumns(facts: Facts, titles: readonly string[]): boolean {
  return Object.keys(facts).length === titles.length && titles.every(title => Object.hasOwn(facts, factKey(title)))
}

/** Whether a cell of the facts has this value. A report writes nothing as `null`, and sets as lists, of which what came and went decides. */
function holdsValue(facts: Json, wanted: Json, other: Json): boolean {
  const members = membersOf(facts)
  if (members && Array.isArray(wanted) && Array.isArray(other)) {
    const [came, went] = [without(wanted, other), without(other, wanted)]
    if (came.length + went.length > 0) return came.every(members) && !went.some(members)
  }
  // Text with links has its text apart from them.
  const value = isRecord(facts) && typeof wanted === 'string' && 'text' in facts ? (facts.text ?? null) : facts
  return canonicalJson(value) === canonicalJson(wanted)
}

/** The same for a row of a group, whose edit may be told by the words that were exchanged only. */
function holdsPart(facts: Json, wanted: Json, other: Json): boolean {
  if (holdsValue(facts, wanted, other)) return true
  if (typeof wanted !== 'string' || typeof other !== 'string' || facts === null) return false
  const text = typeof facts === 'string' ? facts : canonicalJson(facts)
  const [came, went] = [partOf(wanted), partOf(other)]
  return text.includes(came) && (came.includes(went) || !text.includes(went))
}

/** Whether a set or list of the facts has a member; nothing where the facts are neither. */
function membersOf(facts: Json): ((member: Json) => boolean) | undefined {
  if (Array.isArray(facts)) {
    const texts = new Set(facts.map(canonicalJson))
    return member => texts.has(canonicalJson(member))
  }
  if (!isRecord(facts)) return undefined
  const members = isRecord(facts.members) ? facts.members : facts
  return member => Object.hasOwn(members, factKey(String(member)))
}

/** What a pointer leads to: nothing is `null`, and there is no answer where the cell is not of a kind that has fields. */
function valuesAt(facts: Json, pointer: string): Json[] {
  let value: Json | undefined = facts
  for (const key of pointerSteps(pointer)) {
    if (value === undefined) return [null]
    if (typeof value !== 'object' || value === null) return []
    value = Object.hasOwn(value, key) ? (value as Facts)[key] : undefined
  }
  return [value ?? null]
}

/** Prose of sections by trail, with a hash only what says just that; several sections of one trail are numbered. */
const proseHas =
  ({prose}: Revision, hash: Json | undefined): Has =>
  trail => {
    const found = numbered(prose, JSON.stringify(trail))
    return hash === undefined ? found.length > 0 : found.includes(hash as string)
  }

/** Whether a tree of sections has one of this trail; headings that are equal beside each other are numbered. */
function hasSection(tree: Facts, [heading, ...rest]: readonly string[]): boolean {
  if (heading === undefined) return true
  return numbered(tree, factKey(heading)).some(inside => hasSection(recordOf(inside), rest))
}

/** Tables of the state's type; of generic ones those under its heading, else all: but what came, came under that heading. */
function tablesOf({table, heading, came, columns}: State, facts: Facts): readonly Facts[] {
  if (columns) return tablesUnder(facts, table, heading).filter(each => hasColumns(recordOf(each.columns), columns))
  if (heading === undefined) return tablesUnder(facts, table)
  const under = tablesUnder(facts, table, heading)
  return under.length > 0 || came ? under : tablesUnder(facts, table)
}
