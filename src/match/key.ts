import type {Continuation} from './continuation.ts'
import {type Numbering, numbering} from './numbering.ts'
import {continuationsOf, type Identity, identity, underFirstCell} from './row-identity.ts'
import {type ColumnPair, type Reader, range} from './table-view.ts'

/** Two tables and the columns that both have. */
export interface Tables {
  readonly old: Reader
  readonly new: Reader
  readonly matched: readonly ColumnPair[]
}

/** The key columns of both tables, index by index, and how well they identify rows. */
export interface Key {
  readonly old: readonly number[]
  readonly new: readonly number[]
  /** Those columns in which an empty cell says what stands above it, in both tables. */
  readonly carried: readonly ColumnPair[]
  /** Identities of the rows of both tables under this key. */
  readonly rows: {readonly old: Identity; readonly new: Identity}
  /** Whether sub-headers are needed to tell rows apart. */
  readonly context: boolean
  /** Rows by what identifies them, sub-header included where it is needed. */
  readonly names: Numbering
  /** Whether it tells all rows apart but for a few. */
  readonly identifies: boolean
  /** Whether it is meant to tell all of them apart, so that a repeated key is a mistake. */
  readonly intended: boolean
}

/** Share of rows whose key may repeat. */
const TOLERANCE = 0.2
/** Shorter tables have no room for mistakes, but for one that was made between the two revisions. */
const SHORT = 8

/**
 * The key with exactly these columns.
 *
 * @param firstCell whether a row that alone writes its first cell is called by that, and only those that go on with the
 *   row above by all
 */
export function keyOf(tables: Tables, pairs: readonly ColumnPair[], firstCell = false): Key {
  const {old, new: next, matched} = tables
  const columns = {old: pairs.map(pair => pair[0]), new: pairs.map(pair => pair[1])}
  const body = {
    old: matched.map(pair => pair[0]),
    new: matched.map(pair => pair[1]).sort((left, right) => left - right),
  }
  const before = continuationsOf(old, columns.old, body.old)
  const after = continuationsOf(next, columns.new, body.new)
  const carries = pairs.map((_, at) => carriesOn(before[at]!) || carriesOn(after[at]!))
  const rows = {
    old: identity(old, columns.old, body.old, carries),
    new: identity(next, columns.new, body.new, carries),
  }
  const carried = pairs.filter((_, at) => carries[at] && before[at]!.throughout && after[at]!.throughout)
  return withNames(tables, {...columns, carried}, firstCell ? underFirstCell(rows, old.rows, next.rows) : rows)
}

function carriesOn({leavesOut, throughout}: Continuation): boolean {
  return leavesOut && throughout
}

/** A key with the names that its identities give. */
export function withNames(
  {old, new: next}: Tables,
  columns: Pick<Key, 'old' | 'new' | 'carried'>,
  rows: Key['rows'],
): Key {
  const plain = numbering(old.rows, rows.old.key, next.rows, rows.new.key, next.twins)
  const repeats = plain.oldDistinct < old.rows || plain.newDistinct < next.rows
  const within = repeats ? underSubHeaders(old, next, rows) : plain
  const context = within.oldDistinct > plain.oldDistinct || within.newDistinct > plain.newDistinct
  const names = context ? within : plain
  const twins = {old: old.rows - names.oldDistinct, new: next.rows - names.newDistinct}
  const isFull = twins.old + twins.new === 0
  const wasFull = Math.min(twins.old, twins.new) === 0 && Math.max(twins.old, twins.new) === 1
  const isNear = isFewOf(twins.old, old.rows) && isFewOf(twins.new, next.rows)
  const isSingle = columns.old.length === 1
  const identifies = isFull || (isNear && !isSingle) || ((isNear || wasFull) && isAllNamed(old, next, rows))
  return {
    old: columns.old,
    new: columns.new,
    carried: columns.carried,
    rows,
    context,
    names,
    identifies,
    intended: isFull || (identifies && (wasFull || isSingle)),
  }
}

function isFewOf(twins: number, rows: number): boolean {
  return twins === 0 || (rows >= SHORT && twins <= rows * TOLERANCE)
}

/** Continuation rows are no mistakes: where there are any, something else has to tell them apart. */
function isAllNamed(old: Reader, next: Reader, rows: Key['rows']): boolean {
  return !range(old.rows).some(rows.old.anonymous) && !range(next.rows).some(rows.new.anonymous)
}

function underSubHeaders(old: Reader, next: Reader, rows: Key['rows']): Numbering {
  const name = (side: Identity) => (row: number) => `${side.context(row)}\n${side.key(row)}`
  return numbering(old.rows, name(rows.old), next.rows, name(rows.new), next.twins)
}

/** How many rows of both tables have no partner of their key. */
export function unpairedBy({names}: Key): number {
  const surplus = new Int32Array(names.count)
  for (const name of names.old) surplus[name]!++
  for (const name of names.new) surplus[name]!--
  return surplus.reduce((sum, count) => sum + Math.abs(count), 0)
}
