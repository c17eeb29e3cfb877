import {longestIncreasing} from '../text/increasing.ts'
import {candidateKeys} from './choose-key.ts'
import {isCounter} from './column-uses.ts'
import {type Columns, columnsByTitle, inOrder} from './columns-by-title.ts'
import type {Split} from './cut-row.ts'
import {type JoinedColumns, joinedColumns} from './joined-columns.ts'
import {joinedKeys} from './joined-keys.ts'
import {type Key, keyOf} from './key.ts'
import {linkColumns} from './link-columns.ts'
import {findRenames, type Rename} from './link-renamed-rows.ts'
import {linkTwins} from './link-twins.ts'
import {rowsOfNumber, sorted} from './numbering.ts'
import {pairByKey, type RowPair, type Rows, rowsOf} from './pair-rows.ts'
import type {Identity} from './row-identity.ts'
import {findSplits} from './splits.ts'
import {NOTHING_OFF, type Without} from './switched-off.ts'
import {type ColumnPair, type Reader, reader, type TableView} from './table-view.ts'

export interface Hints {
  /** Titles of the key columns, where they are declared. */
  readonly key?: readonly string[]
  /** Values that tell rows of a family apart, such as names of codecs: two keys that differ in one are two things. */
  readonly known?: () => ReadonlySet<string>
  /** The old row that each new one is surely equal to in every cell's text; below 0 for none known. For equal headers. */
  readonly twins?: Int32Array
  readonly without?: Without
}

/** How the rows and columns of two revisions of one table correspond. Row and column numbers count from 0. */
export interface TableAlignment {
  /** A matched pair with different titles is a renamed column. */
  columns: Columns
  /** Those among the columns without a partner that are one column of the other side together. */
  joined: readonly JoinedColumns[]
  /** Those of the matched columns that do nothing but count rows: when rows come or go their cells change by that alone. */
  counters: () => ColumnPair[]
  /** Key columns, index by index. */
  key: {old: number[]; new: number[]}
  /** Key columns in which an empty cell says what stands above it, in both tables. */
  carried: ColumnPair[]
  /** In the old table's order. */
  pairs: RowPair[]
  splits: {old: number; new: number[]}[]
  merges: {old: number[]; new: number}[]
  added: number[]
  removed: number[]
  /** Key cells of a row, continuation and sub-header filled in where they are needed to identify it. */
  oldKeys: (row: number) => string[]
  newKeys: (row: number) => string[]
  /** Whether each row of a side has a key of its own. */
  unique: {old: boolean; new: boolean}
  /** New rows of pairs outside a longest increasing subsequence; renamed rows have no part in it. */
  reordered: ReadonlySet<number>
  /** Rows whose key is not unique inside their table, where the key is meant to be. */
  duplicates: {side: 'old' | 'new'; rows: number[]; key: string[]}[]
  /** Whether the search for renames had to leave something out. */
  capped: boolean
}

/**
 * Aligns two revisions of one table. `alignTable(b, a)` is the mirror of `alignTable(a, b)`. Takes time linear in the
 * rows, and reads of most rows the key cells only.
 */
export function alignTable(oldView: TableView, newView: TableView, hints: Hints = {}): TableAlignment {
  const old = reader(oldView)
  const next = reader(newView, hints.twins && {by: old, rows: hints.twins})
  const without = hints.without ?? NOTHING_OFF
  const titled = columnsByTitle(oldView.header, newView.header)
  const isDeclared = declaredKey(titled, hints.key, oldView, newView) !== undefined
  const columns =
    isDeclared || without.has('columns by values') ? titled : linkColumns(old, next, titled, undefined, without)
  const declared = declaredKey(columns, hints.key, oldView, newView)
  const tables = {old, new: next, matched: columns.matched}
  const keys = declared ? [intended(keyOf(tables, declared))] : candidateKeys(tables, without)
  const options = keys.map(key => pairUnder(old, next, columns, key, without))
  let best = fewestUnpaired(options)
  if (!declared && !without.has('joined keys') && unpaired(best) > best.pairs.length) {
    const joined = joinedKeys(old, next, columns).filter(({key}) => key.identifies)
    const pairings = joined.map(one => pairUnder(old, next, one.columns, one.key, without))
    best = fewestUnpaired([best, ...pairings.filter(one => isAlone(one, pairings))])
  }
  return aligned(old, next, best, hints)
}

/** A declared key is meant to be unique, whether it is or not. */
function intended(key: Key): Key {
  return {...key, intended: true, identifies: true}
}

/** The rows as a key pairs them, those included that were cut or put together. */
interface Pairing extends Rows {
  readonly key: Key
  readonly columns: Columns
  /** Matched columns outside the key. */
  readonly content: readonly ColumnPair[]
  readonly splits: readonly Split[]
  readonly merges: readonly Split[]
}

/** The first of those that leave fewest rows alone. */
function fewestUnpaired(options: readonly Pairing[]): Pairing {
  return options.reduce((best, option) => (unpaired(option) < unpaired(best) ? option : best))
}

/** Whether no other leaves as few rows alone. */
function isAlone(one: Pairing, options: readonly Pairing[]): boolean {
  return options.every(other => other === one || unpaired(other) > unpaired(one))
}

function unpaired({added, removed}: Rows): number {
  return added.length + removed.length
}

function declaredKey(
  {matched}: Columns,
  titles: readonly string[] | undefined,
  old: TableView,
  next: TableView,
): ColumnPair[] | undefined {
  const found = (titles ?? []).map(title =>
    matched.find(pair => old.header[pair[0]] === title || next.header[pair[1]] === title),
  )
  return found.length === 0 || found.includes(undefined) ? undefined : (found as ColumnPair[])
}

function pairUnder(old: Reader, next: Reader, titled: Columns, key: Key, without: Without): Pairing {
  const columns = without.has('columns by cells') ? titled : completed(old, next, titled, key, without)
  const content = inOrder(columns.matched, old, next).filter(pair => !key.old.includes(pair[0]))
  const rows = pairByKey(old, next, key, content)
  const {splits, merges} = without.has('splits and merges') ? NO_SPLITS : findSplits(old, next, key, rows, content)
  if (splits.length + merges.length === 0) return {...rows, key, columns, content, splits, merges}
  const skip = aside({splits, merges})
  return {...rowsOf(old.rows, next.rows, rows.pairs, skip), key, columns, content, splits, merges}
}

/** Rows that were cut or put together. */
function aside({splits, merges}: Pick<Pairing, 'splits' | 'merges'>): {old: Set<number>; new: Set<number>} {
  return {
    old: new Set([...splits.map(split => split.one), ...merges.flatMap(merge => merge.many)]),
    new: new Set([...merges.map(merge => merge.one), ...splits.flatMap(split => split.many)]),
  }
}

function aligned(old: Reader, next: Reader, pairing: Pairing, {known, without = NOTHING_OFF}: Hints): TableAlignment {
  const {key, content, splits, merges} = pairing
  const skip = aside(pairing)
  const isOpen = ({removed, added}: Rows) => removed.length > 0 && added.length > 0 && !without.has('renamed rows')
  const twins = isOpen(pairing) ? linkTwins(old, next, key, pairing, content) : []
  const settled = twins.length > 0 ? rowsOf(old.rows, next.rows, [...pairing.pairs, ...twins], skip) : pairing
  const {renames, capped} = isOpen(settled)
    ? findRenames(
        {table: old, key: key.rows.old.key, aside: skip.old},
        {table: next, key: key.rows.new.key, aside: skip.new},
        settled.pairs.map(pair => [pair.old, pair.new] as const),
        content,
        known?.(),
        without,
      )
    : {renames: [], capped: false}
  const {pairs, removed, added} =
    renames.length === 0
      ? settled
      : rowsOf(old.rows, next.rows, [...settled.pairs, ...renames.map(rename => claimed(rename, key))], skip)
  const {columns, joined} = without.has('joined columns')
    ? {columns: pairing.columns, joined: []}
    : joinedColumns(old, next, pairing.columns, pairs, ([from]) => !key.old.includes(from))
  return {
    columns,
    joined,
    counters: () => columns.matched.filter(pair => !key.old.includes(pair[0]) && isCounter(old, next, pair)),
    key: {old: [...key.old], new: [...key.new]},
    carried: [...key.carried],
    pairs,
    removed,
    added,
    splits: splits.map(split => ({old: split.one, new: split.many})),
    merges: merges.map(merge => ({old: merge.many, new: merge.one})),
    oldKeys: keyCells(key.rows.old, key.context),
    newKeys: keyCells(key.rows.new, key.context),
    unique: {old: key.names.oldDistinct === old.rows, new: key.names.newDistinct === next.rows},
    reordered: reordered(pairs),
    duplicates: key.intended ? [...duplicates('old', old, key), ...duplicates('new', next, key)] : [],
    capped,
  }
}

/** Under a key that is not unique, evidence may pair rows whose key is equal: they have not been renamed. */
function claimed(rename: Rename, key: Key): RowPair {
  if (key.rows.old.key(rename.old) !== key.rows.new.key(rename.new)) return {...rename, by: 'rename'}
  return {old: rename.old, new: rename.new, by: 'content'}
}

/** Renamed columns are told by the rows that a key pairs whatever else changed. */
function completed(old: Reader, next: Reader, columns: Columns, key: Key, without: Without): Columns {
  const free = {
    ...columns,
    removed: columns.removed.filter(column => !key.old.includes(column)),
    added: columns.added.filter(column => !key.new.includes(column)),
  }
  if (free.added.length === 0 || free.removed.length === 0) return columns
  const sure = pairByKey(old, next, key, []).pairs.filter(pair => pair.by === 'key')
  return linkColumns(
    old,
    next,
    free,
    sure.map(pair => [pair.old, pair.new] as const),
    without,
  )
}

function keyCells(rows: Identity, context: boolean): (row: number) => string[] {
  return row => {
    const above = context ? rows.context(row) : ''
    return above === '' ? rows.cells(row) : [above, ...rows.cells(row)]
  }
}

function reordered(pairs: readonly RowPair[]): ReadonlySet<number> {
  const stable = pairs.filter(pair => pair.by !== 'rename').map(pair => pair.new)
  if (stable.every((row, index) => index === 0 || row > (stable[index - 1] as number))) return NONE
  const kept = new Set(longestIncreasing(stable).map(index => stable[index]))
  return new Set(stable.filter(row => !kept.has(row)))
}

const NONE: ReadonlySet<number> = new Set()
const NO_SPLITS = {splits: [], merges: []}

function duplicates(side: 'old' | 'new', table: Reader, key: Key): TableAlignment['duplicates'] {
  const rows = key.rows[side]
  const numbers = key.names[side]
  if (key.names[side === 'old' ? 'oldDistinct' : 'newDistinct'] === table.rows) return []
  const cells = keyCells(rows, key.context)
  const groups = sorted(numbers, key.names.count)
  const found: TableAlignment['duplicates'] = []
  for (let name = 0; name < key.names.count; name++) {
    const group = rowsOfNumber(groups, name)
    if (group.length < 2) continue
    const named = [...group].filter(row => !rows.anonymous(row))
    if (named.length > 1) found.push({side, rows: named, key: cells(named[0] as number)})
  }
  return found
}
