import type {Acceptance, FieldChange, Finding, Json, TableReport} from '../model.ts'
import {matchesPath} from './glob.ts'

/**
 * What a finding says of the new revision, as stored beside its acceptance. Once it holds in the old revision, the
 * accepted change has landed and the entry is spent.
 *
 * | finding | state |
 * | --- | --- |
 * | row added, removed, renamed, relocated, split, merged | `came` and `went`: keys of rows |
 * | field of a changed row, or of a group of rows | `rows`: their keys; `column`, `path`, `was`, `is` |
 * | column | `came` and `went`: `[[title]]` |
 * | table | `came` and `went`: `[[last heading]]` |
 * | document | `came` and `went`: `[[path]]` |
 * | prose | `came` and `went`: trails of the sections; `is` where its text changed |
 */
export interface State {
  readonly subject: string
  /** Type of the table; `generic` ones also have their last heading. */
  readonly table?: string
  readonly heading?: string
  readonly came?: readonly (readonly string[])[]
  readonly went?: readonly (readonly string[])[]
  readonly rows?: readonly (readonly string[])[]
  readonly column?: string
  /** JSON pointer inside the cell; absent for the whole cell. */
  readonly path?: string
  readonly was?: Json
  readonly is?: Json
}

/** Most rows of a group that a state names. */
const mostRows = 200

/** The state that a finding leads to; with `field` the one that this field of it leads to. */
export function stateOf(finding: Finding, table: TableReport | undefined, field?: FieldChange): State {
  const {subject, key, previousKey} = finding
  const place = {subject, ...(table && tableOf(table))}
  if (field) {
    const keys = finding.new.length > 1 ? finding.new.map(row => row.key) : [key]
    return {
      ...place,
      rows: keys.slice(0, mostRows),
      column: field.column,
      ...(field.path !== '' && {path: field.path}),
      ...valuesOf(field),
    }
  }
  const came = keysOf(finding, table, 'new') ?? [key]
  const went = keysOf(finding, table, 'old') ?? [previousKey ?? key]
  const staying = new Set(came.map(each => JSON.stringify(each)))
  const gone = finding.action === 'relocated' ? [] : went.filter(each => !staying.has(JSON.stringify(each)))
  return {
    ...place,
    ...(finding.action !== 'removed' && {came}),
    ...(finding.action !== 'added' && gone.length > 0 && {went: gone}),
    ...(subject === 'prose' && finding.fields[0]?.new !== undefined && {is: finding.fields[0].new as Json}),
  }
}

function keysOf(finding: Finding, table: TableReport | undefined, side: 'old' | 'new'): string[][] | undefined {
  if (finding.subject === 'row' && finding[side].length > 0) return finding[side].map(row => row.key)
  if (finding.subject !== 'table' || !table) return undefined
  const heading = side === 'old' ? (table.previousHeading ?? table.heading) : table.heading
  return [[heading.at(-1) ?? '']]
}

/** A member that went to another row is told by its owner; what the new row holds is the member itself. */
function valuesOf({rule, old: was, new: is}: FieldChange): Pick<State, 'was' | 'is'> {
  if (rule === 'alias-retargeted') return {is: true}
  return {...(was !== undefined && {was: was as Json}), ...(is !== undefined && {is: is as Json})}
}

function tableOf({type, heading}: TableReport): Pick<State, 'table' | 'heading'> {
  return {table: type, ...(type === 'generic' && {heading: heading.at(-1) ?? ''})}
}

/** Names of the same edit of one row, whether it is told alone or in a group: what a field entry accepts besides its fingerprint. */
export function editIds(state: State): string[] {
  const {table, heading, rows = [], column, path, was, is} = state
  if (column === undefined) return []
  const edit = [table ?? null, heading ?? null, column, path ?? '', was ?? null, is ?? null] as Json[]
  return rows.map(key => canonicalJson([...edit, [...key]]))
}

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
  if (wanted.subject === 'document') return documentsStand(wanted, documents)
  return about.some(({facts}) => isRecord(facts) && stands(wanted, facts))
}

function documentsStand({came = [], went = []}: State, documents: readonly OldDocument[]): boolean {
  const has = (key: readonly string[]) => documents.some(({path}) => path === key.at(-1))
  return came.every(has) && !went.some(has)
}

function stands(state: State, facts: Record_): boolean {
  if (state.subject === 'prose') return proseStands(state, recordOf(facts.prose))
  const tables = tablesOf(state, facts)
  if (state.subject === 'table') {
    const headings = tables.map(({heading}) => heading)
    return holds(state, key => headings.includes(key[0] ?? ''))
  }
  if (tables.length === 0) return false
  if (state.subject === 'column')
    return holds(state, key => tables.some(({columns}) => Object.hasOwn(recordOf(columns), key[0] ?? '')))
  if (state.column !== undefined) return fieldStands(state, tables)
  return holds(state, key => tables.some(table => rowsOf(table, key).length > 0))
}

function holds({came = [], went = []}: State, has: (key: readonly string[]) => boolean): boolean {
  return came.every(has) && !went.some(has)
}

function fieldStands({rows = [], column = '', path = '', was, is}: State, tables: readonly Record_[]): boolean {
  const found = rows.flatMap(key => tables.flatMap(table => rowsOf(table, key)))
  const values = found.map(row => valueAt(recordOf(row.cells)[column], path))
  return values.some(value => isValue(value, is, was)) && !values.some(value => isValue(value, was, is))
}

/** Whether the facts hold this value; of sets, whether they hold what came and nothing of what went. */
function isValue(facts: Json | undefined, wanted: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(wanted) && isRecord(facts)) {
    const left = Array.isArray(other) ? other.filter(member => !wanted.includes(member)) : []
    const has = (member: Json) => Object.hasOwn(facts, String(member))
    return wanted.filter(member => !Array.isArray(other) || !other.includes(member)).every(has) && !left.some(has)
  }
  if (facts === undefined || wanted === undefined) return facts === wanted
  return canonicalJson(facts) === canonicalJson(wanted)
}

function valueAt(facts: Json | undefined, pointer: string): Json | undefined {
  let value = facts
  for (const step of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    value = Object.hasOwn(value, key) ? (value as Record_)[key] : undefined
  }
  return value
}

function proseStands({came = [], went = [], is}: State, prose: Record_): boolean {
  const textOf = (trail: readonly string[]) =>
    Object.hasOwn(prose, JSON.stringify(trail)) ? prose[JSON.stringify(trail)] : undefined
  const same = (text: Json | undefined) => is === undefined || text === is
  return (
    came.every(trail => textOf(trail) !== undefined && same(textOf(trail))) &&
    went.every(trail => textOf(trail) === undefined)
  )
}

type Record_ = {[key: string]: Json}

const isRecord = (value: Json | undefined): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const recordOf = (value: Json | undefined): Record_ => (isRecord(value) ? value : {})

/** Tables of the state's type; of generic ones those under its heading, else all. */
function tablesOf({table, heading, subject}: State, facts: Record_): Record_[] {
  const ofType = Object.values(recordOf(facts.tables))
    .filter(isRecord)
    .filter(({type}) => type === table)
  if (heading === undefined || subject === 'table') return ofType
  const under = ofType.filter(each => each.heading === heading)
  return under.length > 0 ? under : ofType
}

/** Rows with this key; rows whose key repeats are numbered `#2` and so on. */
function rowsOf(table: Record_, key: readonly string[]): Record_[] {
  const rows = recordOf(table.rows)
  const found: Record_[] = []
  for (let count = 1; ; count++) {
    const name = `${JSON.stringify(key)}${count > 1 ? `#${count}` : ''}`
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined
    if (!isRecord(row)) return found
    found.push(row)
  }
}

/** Text that is equal for equal values: keys in order. */
function canonicalJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const entries = Object.keys(value)
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`)
  return `{${entries.join(',')}}`
}
