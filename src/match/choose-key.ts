import {inOrder} from './columns-by-title.ts'
import type {Continuation} from './continuation.ts'
import {isCounter, isNumbered} from './counters.ts'
import {type Numbering, numbering} from './numbering.ts'
import {continuationsOf, type Identity, identity} from './row-identity.ts'
import {type ColumnPair, type Reader, range} from './table-view.ts'
import {words} from './word-likeness.ts'

/** The key columns of both tables, index by index, and how well they identify rows. */
export interface Key {
  old: number[]
  new: number[]
  /** Those columns in which an empty cell says what stands above it, in both tables. */
  carried: ColumnPair[]
  /** Identities of the rows of both tables under this key. */
  oldIdentity: Identity
  newIdentity: Identity
  /** Whether sub-headers are needed to tell rows apart. */
  context: boolean
  /** Rows by what identifies them, sub-header included where it is needed. */
  names: Numbering
  /** Whether it tells all rows apart but for a few. */
  unique: boolean
  /** Whether it is meant to: it does, or was declared to. */
  intended: boolean
  /** Whether rows that share it are told apart by how alike they are, and not by equal content alone. */
  near: boolean
}

/** Columns considered for a key, from the left. */
const REACH = 8
/** Share of rows whose key may repeat, by mistake, before another column is asked for help. */
export const TOLERANCE = 0.2
/** The same for a key that has had help. */
const STRICT = 0.05
/** Shorter tables have no room for mistakes. */
const SHORT = 8

/** Two tables and the columns that both have. */
export interface Tables {
  old: Reader
  new: Reader
  matched: readonly ColumnPair[]
}

/** The key with exactly these columns. */
export function keyOf(tables: Tables, pairs: readonly ColumnPair[], tolerance = TOLERANCE): Key {
  const {old, new: next, matched} = tables
  const columns = {old: pairs.map(pair => pair[0]), new: pairs.map(pair => pair[1])}
  const body = {
    old: matched.map(pair => pair[0]),
    new: matched.map(pair => pair[1]).sort((left, right) => left - right),
  }
  const before = continuationsOf(old, columns.old, body.old)
  const after = continuationsOf(next, columns.new, body.new)
  const carries = pairs.map((_, at) => carriesOn(before[at]!) || carriesOn(after[at]!))
  const oldIdentity = identity(old, columns.old, body.old, carries)
  const newIdentity = identity(next, columns.new, body.new, carries)
  const plain = numbering(old.rows, oldIdentity.key, next.rows, newIdentity.key, next.twins)
  const within =
    plain.oldDistinct < old.rows || plain.newDistinct < next.rows
      ? underSubHeaders(old, oldIdentity, next, newIdentity)
      : plain
  const context = within.oldDistinct > plain.oldDistinct || within.newDistinct > plain.newDistinct
  const names = context ? within : plain
  const unique =
    tellsApart(old, oldIdentity, names.oldDistinct, tolerance) &&
    tellsApart(next, newIdentity, names.newDistinct, tolerance)
  return {
    ...columns,
    carried: pairs.filter((_, at) => carries[at] && before[at]!.throughout && after[at]!.throughout),
    oldIdentity,
    newIdentity,
    context,
    names,
    unique,
    intended: unique,
    near: unique,
  }
}

function carriesOn({leavesOut, throughout}: Continuation): boolean {
  return leavesOut && throughout
}

function underSubHeaders(old: Reader, oldRows: Identity, next: Reader, newRows: Identity): Numbering {
  const name = (rows: Identity) => (row: number) => `${rows.context(row)}\n${rows.key(row)}`
  return numbering(old.rows, name(oldRows), next.rows, name(newRows), next.twins)
}

/** Continuation rows are no mistakes: where there are any, something else has to tell them apart. */
function tellsApart(table: Reader, rows: Identity, distinct: number, tolerance: number): boolean {
  if (distinct === table.rows) return true
  const repeats = table.rows - distinct
  if (repeats > Math.floor(table.rows * tolerance) || table.rows < SHORT) return false
  return tolerance === STRICT || !range(table.rows).some(rows.anonymous)
}

/**
 * Finds the fewest leading columns that identify rows in both tables. Ordinals and flags never lead, and texts do
 * not help: where names alone do not tell rows apart, the first column stands and `unique` says so. Depends on nothing
 * that differs between the two sides.
 */
export function chooseKey(tables: Tables): Key {
  const {old, new: next} = tables
  const candidates = leading(tables)
  const lead = candidates[0]
  if (lead === undefined) return keyOf(tables, [])
  const first = keyOf(tables, [lead])
  if (first.unique) return first
  const names = candidates.filter(pair => pair === lead || !isProse(old, next, pair))
  const numbers = tables.matched.filter(pair => isRanking(old, next, pair) && !candidates.includes(pair))
  return grown(tables, names, candidates.length + numbers.length) ?? first
}

/**
 * The columns that may be part of a key, those that name things: numbers that run down the table only where nothing
 * else does but sentences; all where none does.
 */
export function leading({old, new: next, matched}: Tables): ColumnPair[] {
  const ordered = inOrder(matched, old, next).slice(0, REACH)
  const usable = ordered.filter(pair => !isIdle(old, next, pair))
  if (usable.some(pair => !isProse(old, next, pair))) return usable
  const numbered = ordered.filter(pair => usable.includes(pair) || isRanking(old, next, pair))
  return numbered.length > 0 ? numbered : ordered
}

/** The first column stays in the key where it has more values a row than this: it names the things, and no kind of them. */
const NAMES = 0.5

/**
 * Adds columns from the left until rows are told apart, then drops those that are not needed, worst first and of
 * equally good ones the last, but for a first column that names things. Where it takes all usable columns the row is its own key, and none is dropped: what
 * is left could change and be no key.
 */
function grown(tables: Tables, candidates: readonly ColumnPair[], usable: number): Key | undefined {
  let key: Key | undefined
  let columns: ColumnPair[] = []
  for (const pair of candidates) {
    columns = [...columns, pair]
    key = keyOf(tables, columns, STRICT)
    if (key.unique) break
  }
  if (!key?.unique) return undefined
  const [lead] = columns
  const worstFirst = columns
    .filter(pair => pair !== lead || merit(tables, pair) <= NAMES)
    .sort((left, right) => merit(tables, left) - merit(tables, right) || columns.indexOf(right) - columns.indexOf(left))
  for (const pair of worstFirst) {
    const fewer = columns.filter(other => other !== pair)
    if (fewer.length === 0 || columns.length === usable) break
    const shorter = keyOf(tables, fewer, STRICT)
    if (!shorter.unique) continue
    columns = fewer
    key = shorter
  }
  return key
}

/** How good a part of a key the column is: many values, of few words. */
function merit(tables: Tables, pair: ColumnPair): number {
  const values = (table: Reader, column: number) => {
    const seen = new Set<string>()
    for (let row = 0; row < table.rows; row++) seen.add(table.text(row, column))
    return table.rows === 0 ? 1 : seen.size / table.rows
  }
  const variety = Math.min(values(tables.old, pair[0]), values(tables.new, pair[1]))
  return isProse(tables.old, tables.new, pair) ? variety - 2 : variety
}

/** A column that names nothing: empty, running numbers, or marks such as ✅, yes and crosses. */
export function isIdle(old: Reader, next: Reader, pair: ColumnPair): boolean {
  const isMarks = isEvery(old, pair[0], isMark) && isEvery(next, pair[1], isMark)
  return isMarks || isCrosses(old, next, pair) || isCounter(old, next, pair) || isRanking(old, next, pair)
}

/** Ranks and codes that run down the table: facts, but a row that comes or goes changes those of all rows below. */
function isRanking(old: Reader, next: Reader, pair: ColumnPair): boolean {
  return old.rows + next.rows >= FEW && isNumbered(old, next, pair) && !isCounter(old, next, pair)
}

/** Rows of both tables, below which numbers run by accident. */
const FEW = 4

/** An x in each table may be a name; several of them, with nothing but marks beside them, are crosses. */
function isCrosses(old: Reader, next: Reader, [from, to]: ColumnPair): boolean {
  let crosses = 0
  const isCross = (text: string) => {
    if (!/^x$/i.test(text)) return !/[\p{L}\p{N}]/u.test(text)
    crosses++
    return true
  }
  return isEvery(old, from, isCross) && isEvery(next, to, isCross) && crosses > 2
}

function isEvery(table: Reader, column: number, test: (text: string, row: number) => boolean): boolean {
  for (let row = 0; row < table.rows; row++) if (!test(table.text(row, column), row)) return false
  return true
}

/** Whether a cell is empty or a mark, such as ✅ and yes. */
export function isMark(text: string): boolean {
  return /^(?:yes|no|true|false|[yn]|[^\p{L}\p{N}]*)$/iu.test(text)
}

/** Cells of a sentence each: five words or more in most rows that hold any. */
export function isProse(old: Reader, next: Reader, [from, to]: ColumnPair): boolean {
  let long = 0
  let filled = 0
  const count = (table: Reader, column: number) => {
    for (let row = 0; row < table.rows; row++) {
      const text = table.text(row, column)
      if (text === '') continue
      filled++
      if (text.length > 24 && text.includes(' ') && words(text).length >= 5) long++
    }
  }
  count(old, from)
  count(next, to)
  return long * 2 > filled
}
