import type {Acceptance, Area, FieldChange, Finding, Json, TableReport} from '../model.ts'
import {canonicalJson} from '../tables/exact.ts'
import {unequalParts} from '../text/ends.ts'
import {piecesOf} from '../text/pieces.ts'

/**
 * What a finding says of the new revision, as stored beside its acceptance. Once it holds in the old revision, the
 * accepted change has landed and the entry is spent.
 *
 * | finding | state |
 * | --- | --- |
 * | row added, removed, split, merged | `came` and `went`: keys of rows |
 * | row relocated | `came`: its key |
 * | row, column, table, document or section renamed | `came` and `from`: what it is called and was called |
 * | field of a changed row, or of a group of rows | `rows`: their keys; `column`, `path`, `was`, `is` |
 * | column | `came` and `went`: `[[title]]`; of columns that were joined or split each by itself |
 * | header of a column | `column`, `path`, `was`, `is` of the first thing it says beside its title that changed |
 * | table | `came` and `went`: `[[last heading]]`; of a removed one also its `columns`, since others may stand under its heading |
 * | section added or removed | `came` and `went`: its trail |
 * | document | `came` and `went`: `[[path]]` |
 * | coverage | `went`: of each area that is lost one point, a value by dimension; empty for a name that no row mentions |
 * | prose | `came` and `went`: trails of sections; a report does not hold their text, so a section that stands is taken for one that stands as accepted |
 * | diagnostic | `came`: the key it is about, where it has one; `count`: how many of its rule there are then, where not one |
 *
 * What the old revision says is the reverse. Where that would not tell the two apart, `before` says how it differs.
 */
export interface State {
  readonly subject: string
  /** Type of the table; `generic` ones also have their last heading. */
  readonly table?: string
  readonly heading?: string
  readonly came?: readonly (readonly string[])[]
  readonly went?: readonly (readonly string[])[]
  /** What came was called so before; others may be by now. */
  readonly from?: readonly (readonly string[])[]
  readonly columns?: readonly string[]
  readonly rows?: readonly (readonly string[])[]
  readonly column?: string
  /** JSON pointer inside the cell; absent for the whole cell. */
  readonly path?: string
  readonly was?: Json
  readonly is?: Json
  /** `was` and `is` list the numbers of the rows, row by row; each grew by this much. */
  readonly shift?: number
  readonly count?: number
  readonly before?: Before
}

/**
 * What the old revision said, where it is not just the reverse of the state: without `subject` only what differs from
 * the reverse, with it all there is to say. Two things occur here only: `text` (`is`: hash of the document), `prose`
 * with `is` (hash of the section).
 */
export interface Before extends Partial<Omit<State, 'before'>> {
  /** Glob over the document's path, where that was another one. */
  readonly document?: string
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
  const [header] = finding.fields
  if (subject === 'column' && action === 'changed' && header)
    return {...place, column: header.column, path: header.path, ...valuesOf(header)}
  if (finding.areas) return {...place, went: finding.areas.map(firstPoint)}
  const came = action === 'removed' ? [] : (keysOf(finding, table, 'new') ?? [key])
  const before = action === 'added' ? [] : (keysOf(finding, table, 'old') ?? [previousKey ?? key])
  const staying = new Set(came.map(each => JSON.stringify(each)))
  const gone = before.filter(each => !staying.has(JSON.stringify(each)))
  // Of what was renamed or relocated it is enough that it came: another one may have taken its old name or place.
  const isElsewhere = action === 'renamed' || action === 'relocated'
  const [went, from] = isElsewhere ? [[], action === 'renamed' ? gone : []] : [gone, []]
  const columns = subject === 'table' && action === 'removed' ? table?.columns.old : undefined
  return {
    ...place,
    ...(columns && {columns}),
    ...(came.length > 0 && {came}),
    ...(went.length > 0 && {went}),
    ...(from.length > 0 && {from}),
  }
}

/** The first value of each dimension. */
function firstPoint({values}: Area): string[] {
  return values.map(({values: set}) => {
    if (Array.isArray(set)) return String(set[0])
    const {numbers: [first] = []} = set as {readonly numbers?: readonly {readonly from: string}[]}
    return first?.from ?? ''
  })
}

function keysOf(finding: Finding, table: TableReport | undefined, side: 'old' | 'new'): string[][] | undefined {
  if (finding.subject === 'row' && finding[side].length > 0) return finding[side].map(row => row.key)
  if (isJoin(finding)) return joinTitles(finding, side)
  if (finding.subject !== 'table' || !table) return undefined
  const heading = side === 'old' ? (table.previousHeading ?? table.heading) : table.heading
  return [[heading.at(-1) ?? '']]
}

/** Whether columns became one, or one became several. */
export function isJoin({subject, action}: Finding): boolean {
  return subject === 'column' && (action === 'merged' || action === 'split')
}

/** Each column of a join by its title. */
export function joinTitles({key, previousKey = []}: Finding, side: 'old' | 'new'): string[][] {
  return (side === 'old' ? previousKey : key).map(title => [title])
}

/** A member that went to another row is told by its owner; what the new row holds is the member itself. */
function valuesOf({rule, old: was, new: is, shift}: FieldChange): Pick<State, 'was' | 'is' | 'shift'> {
  if (rule === 'alias-retargeted') return {is: true}
  if (shift !== undefined) return {was: numbers(was), is: numbers(is), shift}
  return {...(was !== undefined && {was: was as Json}), ...(is !== undefined && {is: is as Json})}
}

/** Those of the rows that a state names. */
function numbers(values: unknown): Json[] {
  return Array.isArray(values) ? (values as Json[]).slice(0, mostRows) : []
}

function tableOf({type, heading}: TableReport): Pick<State, 'table' | 'heading'> {
  return {table: type, ...(type === 'generic' && {heading: heading.at(-1) ?? ''})}
}

/** The path of the document whose removal an entry accepts, if it is for one. */
export function removedDocument({state}: Pick<Acceptance, 'state'>): string | undefined {
  const {subject, came, went} = (state ?? {}) as unknown as Partial<State>
  return subject === 'document' && came === undefined ? went?.[0]?.at(-1) : undefined
}

/** Names of the same edit in each row of the state, whether it is told alone or in a group: what a field entry accepts besides its fingerprint. */
export function editIds(state: State): string[] {
  const {table, heading, rows = [], column, path} = state
  if (column === undefined) return []
  const place = [table ?? null, heading ?? null, column, path ?? '']
  const shared = state.shift === undefined ? exchanged(state) : undefined
  return rows.map((key, at) => canonicalJson([...place, ...(shared ?? exchanged(ownNumbers(state, at))), [...key]]))
}

/** The edit of one row of a shift. */
function ownNumbers({was, is}: State, at: number): Pick<State, 'was' | 'is'> {
  const own = (values: Json | undefined) => (Array.isArray(values) ? (values[at] ?? null) : null)
  return {was: own(was), is: own(is)}
}

/** What went and what came, without what rows of a group may have each for itself: other members of a set, other words of a text, other parts of a link. */
function exchanged({was = null, is = null}: Pick<State, 'was' | 'is'>): [Json, Json] {
  if (Array.isArray(was) && Array.isArray(is)) {
    const [gone, came] = [without(was, is), without(is, was)]
    return gone.length + came.length === 0 ? [was, is] : [gone, came]
  }
  if (typeof was !== 'string' || typeof is !== 'string') return [was, is]
  const [gone, came] = unequalParts(piecesOf(partOf(was)), piecesOf(partOf(is)))
  return [gone.join('').trim(), came.join('').trim()]
}

/** What a group says of a value without the marks that it is a part of one (diff/middle.ts). */
export function partOf(text: string): string {
  return text.replace(/^…|…$/g, '')
}

/** Members of one list that another lacks, in order of their text. */
export function without(list: readonly Json[], other: readonly Json[]): Json[] {
  const rest = new Set(other.map(canonicalJson))
  return list
    .map(member => ({member, text: canonicalJson(member)}))
    .filter(({text}) => !rest.has(text))
    .sort((one, two) => (one.text < two.text ? -1 : 1))
    .map(({member}) => member)
}
