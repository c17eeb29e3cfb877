import type {Acceptance, FieldChange, Finding, Json, TableReport} from '../model.ts'
import {matchesPath} from './glob.ts'

/**
 * What a finding says of the new revision, as stored beside its acceptance. Once it holds in the old revision, the
 * accepted change has landed and the entry is spent.
 *
 * | finding | state |
 * | --- | --- |
 * | row added, removed, renamed, relocated, split, merged | `came` and `went`: keys of rows; of renamed and relocated ones `came` only |
 * | field of a changed row, or of a group of rows | `rows`: their keys; `column`, `path`, `was`, `is` |
 * | column | `came` and `went`: `[[title]]` |
 * | table | `came` and `went`: `[[last heading]]` |
 * | document | `came` and `went`: `[[path]]` |
 * | prose | `came` and `went`: trails of sections; a report does not hold their text, so a section that stands is taken for one that stands as accepted |
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
const mostRows = 1000

/** Whether the finding is one edit in several rows: then it has no key of its own. */
export function isGroup({subject, action, key, old, new: next}: Finding): boolean {
  return subject === 'row' && action === 'changed' && key.length === 0 && Math.max(old.length, next.length) > 1
}

/** Keys of the rows that a field of the finding changed. */
export function changedRows({key, new: next}: Finding, {rule}: FieldChange): string[][] {
  return next.length > 1 && rule !== 'alias-retargeted' ? next.map(row => row.key) : [key]
}

/** The state that a finding leads to; with `field` the one that this field of it leads to. */
export function stateOf(finding: Finding, table: TableReport | undefined, field?: FieldChange): State {
  const {subject, action, key, previousKey} = finding
  const place = {subject, ...(table && tableOf(table))}
  if (field) {
    return {
      ...place,
      rows: changedRows(finding, field).slice(0, mostRows),
      column: field.column,
      ...(field.path !== '' && {path: field.path}),
      ...valuesOf(field),
    }
  }
  const came = action === 'removed' ? [] : (keysOf(finding, table, 'new') ?? [key])
  const staying = new Set(came.map(each => JSON.stringify(each)))
  // A relocated row went from another table: that it came is all there is to tell.
  const before =
    action === 'added' || action === 'relocated' ? [] : (keysOf(finding, table, 'old') ?? [previousKey ?? key])
  const went = before.filter(each => !staying.has(JSON.stringify(each)))
  return {...place, ...(came.length > 0 && {came}), ...(went.length > 0 && {went})}
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
  if (wanted.subject === 'document') return holds(wanted, [key => documents.some(({path}) => path === key.at(-1))])
  return about.some(({facts}) => isRecord(facts) && stands(wanted, facts))
}

function stands(state: State, facts: Facts): boolean {
  if (state.subject === 'prose') return holds(state, [proseHas(recordOf(facts.prose))])
  const tables = tablesOf(state, facts)
  if (state.subject === 'table') {
    const headings = tables.map(({heading}) => heading)
    return holds(state, [key => headings.includes(key[0] ?? '')])
  }
  if (state.column !== undefined) return fieldStands(state, tables)
  const has = (table: Facts) => (key: readonly string[]) =>
    state.subject === 'column' ? Object.hasOwn(recordOf(table.columns), key[0] ?? '') : rowsOf(table, key).length > 0
  return holds(state, tables.map(has))
}

/** Whether one place holds all that came and nothing of what went; where nothing came, whether no place holds what went. */
function holds({came = [], went = []}: State, places: readonly ((key: readonly string[]) => boolean)[]): boolean {
  if (came.length === 0) return places.length > 0 && !places.some(has => went.some(has))
  return places.some(has => came.every(has) && !went.some(has))
}

function fieldStands({rows = [], column = '', path = '', was, is}: State, tables: readonly Facts[]): boolean {
  const found = rows.flatMap(key => tables.flatMap(table => rowsOf(table, key)))
  const values = found.map(row => valueAt(recordOf(row.cells)[column], path))
  return values.some(value => isValue(value, is, was)) && !values.some(value => isValue(value, was, is))
}

/** Whether the facts hold this value (nothing is written `null` in reports); of sets, whether they hold what came and nothing of what went. */
function isValue(facts: Json | undefined, wanted: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(wanted) && isRecord(facts)) {
    const members = isRecord(facts.members) ? facts.members : facts
    const rest = Array.isArray(other) ? other : []
    const has = (member: Json) => Object.hasOwn(members, String(member))
    const went = rest.filter(member => !wanted.includes(member))
    return wanted.filter(member => !rest.includes(member)).every(has) && !went.some(has)
  }
  // Text with links has its text apart from them.
  const value = isRecord(facts) && typeof wanted === 'string' && 'text' in facts ? facts.text : facts
  return canonicalJson(value ?? null) === canonicalJson(wanted ?? null)
}

function valueAt(facts: Json | undefined, pointer: string): Json | undefined {
  let value = facts
  for (const step of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
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
function tablesOf({table, heading, subject, came}: State, facts: Facts): Facts[] {
  const ofType = Object.values(recordOf(facts.tables))
    .filter(isRecord)
    .filter(({type}) => type === table)
  if (heading === undefined || subject === 'table') return ofType
  const under = ofType.filter(each => each.heading === heading)
  return under.length > 0 || came ? under : ofType
}

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

/** Text that is equal for equal values: keys in order. */
function canonicalJson(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const entries = Object.keys(value)
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonicalJson(value[key] ?? null)}`)
  return `{${entries.join(',')}}`
}
