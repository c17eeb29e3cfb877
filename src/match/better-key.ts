import {isIdle, isProse, type Key} from './choose-key.ts'
import {type Columns, inOrder} from './columns-by-title.ts'
import {joinedKeys, type KeyedColumns, singleKeys} from './joined-keys.ts'
import type {Reader} from './table-view.ts'

/** Share of the shorter table's rows that a key has to pair, for it to be beyond doubt. */
const SURE = 0.5
/** Share that another key has to pair to take its place. */
const BETTER = 0.6
/** Tables with fewer rows pair by accident. */
const ROWS = 3
/** Columns considered, from the left. */
const REACH = 8

/**
 * Where the chosen key pairs few of the rows, another may pair most of them: the key column was split in two or joined,
 * or holds something that is renewed with every revision, and another column does not. None where the chosen key does
 * well.
 *
 * @param renamed whether evidence has paired most rows all the same; then only a key that was split or joined is better
 */
export function betterKey(
  old: Reader,
  next: Reader,
  columns: Columns,
  chosen: Key,
  renamed: boolean,
): KeyedColumns | undefined {
  const rows = Math.min(old.rows, next.rows)
  if (rows < ROWS || pairedBy({key: chosen}) >= rows * SURE) return undefined
  const joined = joinedKeys(old, next, columns).filter(entry => entry.key.unique)
  const together = most(joined, true)
  const apart = renamed ? undefined : most(otherKeys(old, next, columns, chosen))
  const best = pairedBy(together) >= pairedBy(apart) ? together : apart
  return pairedBy(best) >= rows * BETTER ? best : undefined
}

/** Single other columns that tell rows apart. */
function otherKeys(old: Reader, next: Reader, columns: Columns, chosen: Key): KeyedColumns[] {
  const others = inOrder(columns.matched, old, next)
    .slice(0, REACH)
    .filter(pair => !chosen.old.includes(pair[0]) && !isIdle(old, next, pair) && !isProse(old, next, pair))
  return singleKeys({old, new: next, matched: columns.matched}, others).map(key => ({columns, key}))
}

/** The first that pairs most; where only one may, none of several with as few columns. */
function most<T extends {key: Key}>(entries: readonly T[], alone = false): T | undefined {
  const scored = entries.map(entry => ({entry, pairs: pairedBy(entry), columns: entry.key.old.length}))
  scored.sort((left, right) => right.pairs - left.pairs || left.columns - right.columns)
  const [first, second] = scored
  const tied = first !== undefined && second?.pairs === first.pairs && second.columns === first.columns
  return first === undefined || first.pairs === 0 || (alone && tied) ? undefined : first.entry
}

/** How many rows a key pairs, one with one; none without a key. */
function pairedBy(entry: {key: Key} | undefined): number {
  if (entry === undefined) return 0
  const {names} = entry.key
  const oldRows = new Uint32Array(names.count)
  const newRows = new Uint32Array(names.count)
  for (const name of names.old) oldRows[name] = (oldRows[name] as number) + 1
  for (const name of names.new) newRows[name] = (newRows[name] as number) + 1
  return oldRows.reduce((sum, count, name) => sum + Math.min(count, newRows[name] as number), 0)
}
