import type {Acceptance, Json} from '../model.ts'
import {canonicalJson, factKey} from '../tables/exact.ts'
import {pointerSteps} from '../tables/pointer.ts'
import {type State, without} from './edits.ts'
import {matchesPath} from './glob.ts'

/** One document of the old revision: its repository path, where known, and its facts (diff/facts.ts). */
export interface OldDocument {
  readonly path?: string
  readonly facts: Json
}

/**
 * Whether the state that an entry was written for already holds in the old revision, in a document that its path
 * pattern matches. False where it cannot be told.
 */
export function standsIn({document: glob, state}: Acceptance, documents: readonly OldDocument[]): boolean {
  if (!isRecord(state)) return false
  const wanted = state as unknown as State
  const about = documents.filter(({path}) => glob === undefined || path === undefined || matchesPath(glob, path))
  if (wanted.subject === 'document') return holds(wanted, [key => documents.some(({path}) => path === key.at(-1))])
  return about.some(({facts}) => isRecord(facts) && stands(wanted, facts))
}

function stands(state: State, facts: Facts): boolean {
  if (state.subject === 'prose') return holds(state, [proseHas(recordOf(facts.prose))])
  if (state.subject === 'table') {
    const {table, columns} = state
    const fits = (each: Facts) => !columns || hasColumns(recordOf(each.columns), columns)
    return holds(state, [key => tablesUnder(facts, table, key[0] ?? '').some(fits)])
  }
  const tables = tablesOf(state, facts)
  if (state.column !== undefined) return fieldStands(state, tables)
  const has = (table: Facts) => (key: readonly string[]) =>
    state.subject === 'column'
      ? Object.hasOwn(recordOf(table.columns), factKey(key[0] ?? ''))
      : rowsOf(table, key).length > 0
  return holds(state, tables.map(has))
}

/** Whether one place holds all that came and nothing of what went; where nothing came, whether no place holds what went. */
function holds({came = [], went = []}: State, places: readonly ((key: readonly string[]) => boolean)[]): boolean {
  if (came.length === 0) return places.length > 0 && !places.some(has => went.some(has))
  return places.some(has => came.every(has) && !went.some(has))
}

function fieldStands(state: State, tables: readonly Facts[]): boolean {
  const {rows = [], column = '', path = '', was = null, is = null} = state
  const found = rows.flatMap(key => tables.flatMap(table => rowsOf(table, key)))
  const values = found.map(row => valueIn(row, column, path) ?? null)
  const holds = rows.length > 1 ? holdsPart : holdsValue
  return values.some(value => holds(value, is, was)) && !values.some(value => holds(value, was, is))
}

/** What stands in a row under a title; cells beyond the header have no title of their own. */
function valueIn(row: Facts, column: string, path: string): Json | undefined {
  const cells = recordOf(row.cells)
  if (Object.hasOwn(cells, factKey(column))) return valueAt(cells[factKey(column)], path)
  return column === beyondHeader ? (row.extra ?? []) : undefined
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
  return text.includes(wanted) && (wanted.includes(other) || !text.includes(other))
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

function valueAt(facts: Json | undefined, pointer: string): Json | undefined {
  let value = facts
  for (const key of pointerSteps(pointer)) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.hasOwn(value, key) ? (value as Facts)[key] : undefined
  }
  return value
}

/** Prose of sections by trail; several sections of one trail are numbered, which changes nothing here. */
const proseHas = (prose: Facts) => (trail: readonly string[]) => Object.hasOwn(prose, JSON.stringify(trail))

type Facts = {[key: string]: Json}

const isRecord = (value: Json | undefined): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordOf = (value: Json | undefined): Facts => (isRecord(value) ? value : {})

/** Tables of the state's type; of generic ones those under its heading, else all: but what came, came under that heading. */
function tablesOf({table, heading, came}: State, facts: Facts): readonly Facts[] {
  if (heading === undefined) return tablesUnder(facts, table)
  const under = tablesUnder(facts, table, heading)
  return under.length > 0 || came ? under : tablesUnder(facts, table)
}

/** Tables of a type, all or those under a heading. */
function tablesUnder(facts: Facts, type: string | undefined, heading?: string): readonly Facts[] {
  const places = known.get(facts) ?? placesOf(facts)
  known.set(facts, places)
  return places.get(placeName(type, heading)) ?? []
}

/** A file of thousands of entries asks about thousands of tables: they are looked through once. */
const known = new WeakMap<Facts, ReadonlyMap<string, readonly Facts[]>>()

function placesOf(facts: Facts): Map<string, Facts[]> {
  const places = new Map<string, Facts[]>()
  for (const table of Object.values(recordOf(facts.tables)).filter(isRecord)) {
    for (const name of [placeName(table.type), placeName(table.type, table.heading)]) {
      const there = places.get(name) ?? []
      there.push(table)
      places.set(name, there)
    }
  }
  return places
}

const placeName = (type: Json | undefined, heading?: Json): string =>
  JSON.stringify(heading === undefined ? [type] : [type, heading])

/** Rows with this key; rows whose key repeats are numbered `#2` and so on. */
function rowsOf(table: Facts, key: readonly string[]): Facts[] {
  const rows = recordOf(table.rows)
  const found: Facts[] = []
  for (let count = 1; ; count++) {
    const name = `${JSON.stringify(key)}${count > 1 ? `#${count}` : ''}`
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined
    if (!isRecord(row)) return found
    found.push(row)
  }
}
