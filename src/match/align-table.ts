import {longestIncreasing} from '../text/increasing.ts'
import {betterKey} from './better-key.ts'
import {chooseKey, type Key, keyOf} from './choose-key.ts'
import {type Columns, columnsByTitle, inOrder} from './columns-by-title.ts'
import {isCounter} from './counters.ts'
import {linkColumns} from './link-columns.ts'
import {findRenames, type Rename} from './link-renamed-rows.ts'
import {rowsOfNumber, sorted} from './numbering.ts'
import {pairByKey, type RowPair, rowsOf} from './pair-rows.ts'
import type {Identity} from './row-identity.ts'
import {shorterKeys} from './shorter-keys.ts'
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
  const titled = columnsByTitle(oldView.header, newView.header)
  const declared = declaredKey(titled, hints.key, oldView, newView)
  if (declared !== undefined)
    return alignBy(old, next, titled, intended(keyOf({old, new: next, matched: titled.matched}, declared)), hints)
  const columns = hints.without?.has('columns by values')
    ? titled
    : linkColumns(old, next, titled, undefined, hints.without)
  const renamed = declaredKey(columns, hints.key, oldView, newView)
  if (renamed !== undefined)
    return alignBy(old, next, columns, intended(keyOf({old, new: next, matched: columns.matched}, renamed)), hints)
  const tables = {old, new: next, matched: columns.matched}
  const key = chooseKey(tables)
  const first = alignBy(old, next, columns, key, hints)
  let best = betterAlignment(old, next, columns, key, first, hints)
  if (unpaired(best) === 0) return best
  for (const shorter of hints.without?.has('a shorter key') ? [] : shorterKeys(tables, key)) {
    const other = alignBy(old, next, columns, shorter, hints)
    if (unpaired(other) < unpaired(best)) best = other
  }
  return best
}

/** By another key, where that pairs more rows. */
function betterAlignment(
  old: Reader,
  next: Reader,
  columns: Columns,
  key: Key,
  first: TableAlignment,
  hints: Hints,
): TableAlignment {
  if (hints.without?.has('another key')) return first
  const better = betterKey(old, next, columns, key, unpaired(first) <= first.pairs.length)
  if (better === undefined) return first
  const second = alignBy(old, next, better.columns, better.key, hints)
  return unpaired(second) <= unpaired(first) ? second : first
}

/** A declared key is meant to be unique, whether it is or not. */
function intended(key: Key): Key {
  return {...key, intended: true, near: true}
}

/** Rows that could have paired and did not. */
function unpaired({added, removed}: TableAlignment): number {
  return Math.min(added.length, removed.length)
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

function alignBy(
  old: Reader,
  next: Reader,
  columns: Columns,
  key: Key,
  {known, without = NOTHING_OFF}: Hints,
): TableAlignment {
  const complete = without.has('columns by cells') ? columns : completed(old, next, columns, key, without)
  const ordered = inOrder(complete.matched, old, next)
  const content = ordered.filter(pair => !key.old.includes(pair[0]))
  const keyed = pairByKey(old, next, key, content)
  const {splits, merges} = without.has('splits and merges') ? NO_SPLITS : findSplits(old, next, key, keyed, content)
  const skip = {
    old: new Set([...splits.map(split => split.one), ...merges.flatMap(merge => merge.many)]),
    new: new Set([...merges.map(merge => merge.one), ...splits.flatMap(split => split.many)]),
  }
  const open = splits.length + merges.length === 0 ? keyed : rowsOf(old.rows, next.rows, keyed.pairs, skip)
  const {renames, capped} =
    open.removed.length > 0 && open.added.length > 0 && !without.has('renamed rows')
      ? findRenames(
          {table: old, key: key.oldIdentity.key, aside: skip.old},
          {table: next, key: key.newIdentity.key, aside: skip.new},
          open.pairs.map(pair => [pair.old, pair.new] as const),
          content,
          known?.(),
          without,
        )
      : {renames: [], capped: false}
  const renamed = renames.map(rename => claimed(rename, key))
  const rows = renamed.length === 0 ? open : rowsOf(old.rows, next.rows, [...open.pairs, ...renamed], skip)
  return {
    columns: complete,
    counters: () => complete.matched.filter(pair => !key.old.includes(pair[0]) && isCounter(old, next, pair)),
    key: {old: key.old, new: key.new},
    carried: key.carried,
    ...rows,
    splits: splits.map(split => ({old: split.one, new: split.many})),
    merges: merges.map(merge => ({old: merge.many, new: merge.one})),
    oldKeys: keyCells(key.oldIdentity, key.context),
    newKeys: keyCells(key.newIdentity, key.context),
    unique: {old: key.names.oldDistinct === old.rows, new: key.names.newDistinct === next.rows},
    reordered: reordered(rows.pairs),
    duplicates: key.intended
      ? [...duplicates('old', old, key.oldIdentity, key), ...duplicates('new', next, key.newIdentity, key)]
      : [],
    capped,
  }
}

/** Under a key that is not unique, evidence may pair rows whose key is equal: they have not been renamed. */
function claimed(rename: Rename, key: Key): RowPair {
  if (key.oldIdentity.key(rename.old) !== key.newIdentity.key(rename.new)) return {...rename, by: 'rename'}
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

function duplicates(side: 'old' | 'new', table: Reader, rows: Identity, key: Key): TableAlignment['duplicates'] {
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
