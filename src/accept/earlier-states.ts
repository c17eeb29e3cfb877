import type {Diagnostic, FieldChange, Finding, Json, TableReport} from '../model.ts'
import {canonicalJson, factKey} from '../tables/exact.ts'
import {literalGlob} from '../text/glob.ts'
import {
  type Revision,
  type RevisionPair,
  recordOf,
  rowsOf,
  type StandingTable,
  tablesUnder,
} from './document-revision.ts'
import {type Before, changedRows, isJoin, joinTitles, type State} from './finding-state.ts'
import {reversed} from './spent-entry.ts'

/** What a state is about, with the document that it was found in, by itself before and after. */
export interface Subject {
  readonly state: State
  readonly table?: TableReport
  readonly pair: RevisionPair
}

/**
 * Ways to say what the old revision said, the most telling first: by the type, heading, key and titles that the table
 * had by itself, by the whole cell, by the rows, by hashes of the section and of the document. The last one holds in
 * the very same document only.
 */
export function* earlierStates(
  {state, table, pair}: Subject,
  finding: Finding | Diagnostic,
  field?: FieldChange,
): Generator<Before | undefined> {
  const [old, next] = pair
  const moved =
    old?.path !== undefined && next && next.path !== old.path ? {document: literalGlob(old.path)} : undefined
  yield moved
  if (!old) {
    if (next?.name !== undefined) yield {subject: 'document', went: [[next.name]]}
    return
  }
  const lines = 'status' in finding ? [] : finding.old.map(({line}) => line)
  const standing = table && tableIn(old, table, lines)
  if (standing && table) {
    const place = placeOf(standing, state)
    yield {...moved, ...place}
    if ('status' in finding) yield {subject: 'table', ...moved, ...tableState(standing, false)}
    else if (field) yield* fieldStates(finding, field, {state, table, pair}, standing, {...moved, ...place})
    else if (state.subject === 'row') yield* rowStates(finding, standing, {...moved, ...place})
    else if (state.subject === 'column') {
      const isJoined = isJoin(finding)
      const came = isJoined ? joinTitles(finding, 'old') : [finding.previousKey ?? finding.key]
      const went = finding.previousKey && {went: isJoined ? joinTitles(finding, 'new') : [finding.key]}
      yield {subject: 'column', ...moved, table: standing.type, heading: standing.heading.at(-1) ?? '', came, ...went}
    }
    yield {subject: 'table', ...moved, ...tableState(standing, true)}
  }
  if (state.subject === 'prose' && !('status' in finding)) {
    const trail = finding.previousKey ?? finding.key
    const hash = old.prose[JSON.stringify(trail)]
    if (hash !== undefined) yield {subject: 'prose', ...moved, came: [trail], is: hash}
  }
  yield {subject: 'text', ...moved, is: old.digest}
}

function* rowStates({old, new: next}: Finding, standing: StandingTable, place: Before): Generator<Before> {
  if (old.length === 0) return
  const came = old.map(({line, key}) => [...(standing.rows.get(line) ?? key)])
  const stays = new Set(came.map(key => canonicalJson(key)))
  const went = next.map(({key}) => key).filter(key => !stays.has(canonicalJson(key)))
  const {type: table, heading, columns} = standing
  const whole: Before = {subject: 'row', ...place, table, heading: heading.at(-1) ?? ''}
  if (went.length > 0) yield {...whole, came, went}
  yield {...whole, came}
  yield {...whole, columns: [...columns], came}
}

function* fieldStates(
  finding: Finding,
  field: FieldChange,
  {state, table, pair: [old]}: Subject,
  standing: StandingTable,
  place: Before,
): Generator<Before> {
  const rows = changedRows(finding, field).length
  const keys = finding.old.slice(0, Math.min(rows, state.rows?.length ?? rows))
  const named = keys.map(({line, key}) => [...(standing.rows.get(line) ?? key)])
  const column = earlierTitle(field.column, table)
  const differing = {
    ...(canonicalJson(named) !== canonicalJson(state.rows as unknown as Json) && {rows: named}),
    ...(column !== field.column && {column}),
  }
  yield {...place, ...differing}
  const [key] = named
  const [row] = tablesUnder(recordOf(old?.facts), standing.type, standing.heading.at(-1) ?? '').flatMap(each =>
    key ? rowsOf(each, key) : [],
  )
  if (!key || !row) return
  const is = recordOf(row.cells)[factKey(column)] ?? null
  const {table: type, heading} = {...state, ...place}
  yield {
    subject: 'row',
    ...(place.document !== undefined && {document: place.document}),
    ...(type !== undefined && {table: type}),
    ...(heading !== undefined && {heading}),
    ...{rows: [key], column, is},
  }
}

/** The title that a column had, by the new one. */
function earlierTitle(title: string, table: TableReport | undefined): string {
  const {old, new: next, matched} = table?.columns ?? {old: [], new: [], matched: []}
  const pair = matched.find(([, to]) => next[to] === title)
  return (pair && old[pair[0]]) ?? title
}

/** Where a reversed state has to look, as far as it is somewhere else. */
function placeOf({type, heading}: StandingTable, state: State): Before {
  const {table, heading: known} = reversed(state)
  const last = heading.at(-1) ?? ''
  const isNamed = type === 'generic' || known !== undefined
  return {...(type !== table && {table: type}), ...(isNamed && last !== known && {heading: last})}
}

function tableState({type, heading, columns}: StandingTable, precise: boolean): Before {
  return {table: type, came: [[heading.at(-1) ?? '']], ...(precise && {columns: [...columns]})}
}

/** The table of a report in the old document by itself: that of these lines, which came from another one where they were relocated. */
function tableIn(old: Revision, {heading, previousHeading, columns}: TableReport, lines: readonly number[]) {
  const wanted = canonicalJson([[...(previousHeading ?? heading)], [...columns.old]])
  const holdsLine = ({rows}: StandingTable) => lines.some(line => rows.has(line))
  const found = old.tables.filter(table => canonicalJson([[...table.heading], [...table.columns]]) === wanted)
  return found.find(holdsLine) ?? old.tables.find(holdsLine) ?? found[0]
}
