import {groupBy} from '../text/group-by.ts'
import type {Key} from './key.ts'
import {type Numbering, rowsOfNumber, sorted} from './numbering.ts'
import {type ColumnPair, type Reader, range} from './table-view.ts'

/** A pair of rows, and why it is one. `similarity` is that of a renamed row, 0 to 1. */
export interface RowPair {
  old: number
  new: number
  by: 'key' | 'content' | 'rename'
  similarity?: number
}

/** Rows that pair, and those that do not, ascending. */
export interface Rows {
  pairs: RowPair[]
  removed: number[]
  added: number[]
}

/**
 * Pairs rows by key. Rows that share a key pair by equal content, and the last two where the key is near to unique; what
 * else they say is weighed with all other evidence.
 */
export function pairByKey(old: Reader, next: Reader, key: Key, content: readonly ColumnPair[]): Rows {
  const {names} = key
  const isUnique = names.oldDistinct === old.rows && names.newDistinct === next.rows
  return isUnique ? pairUnique(names) : pairNamed(old, next, key, content)
}

/** Rows by name, several of one name by what else they say. */
function pairNamed(old: Reader, next: Reader, key: Key, content: readonly ColumnPair[]): Rows {
  const pairs: RowPair[] = []
  const {names} = key
  const mine = sorted(names.old, names.count)
  const theirs = sorted(names.new, names.count)
  for (let name = 0; name < names.count; name++) {
    const before = rowsOfNumber(mine, name)
    const after = rowsOfNumber(theirs, name)
    if (before.length === 0 || after.length === 0) continue
    if (before.length === 1 && after.length === 1)
      pairs.push({old: before[0] as number, new: after[0] as number, by: 'key'})
    else for (const pair of pairGroup(old, next, [...before], [...after], content, key.identifies)) pairs.push(pair)
  }
  return rowsOf(old.rows, next.rows, pairs)
}

/** Each row has a key of its own. */
function pairUnique({old, new: next, count}: Numbering): Rows {
  const rows = new Int32Array(count).fill(-1)
  // By index: iterators make an object for each row.
  for (let row = 0; row < next.length; row++) rows[next[row] as number] = row
  const pairs: RowPair[] = []
  const removed: number[] = []
  const paired = new Uint8Array(next.length)
  for (let row = 0; row < old.length; row++) {
    const partner = rows[old[row] as number] as number
    if (partner < 0) removed.push(row)
    else {
      pairs.push({old: row, new: partner, by: 'key'})
      paired[partner] = 1
    }
  }
  return {pairs, removed, added: range(next.length).filter(row => paired[row] === 0)}
}

/** Pairs rows that share a key: those that say the same, and the last one of each side where that `byElimination`. */
function pairGroup(
  old: Reader,
  next: Reader,
  mine: readonly number[],
  theirs: readonly number[],
  content: readonly ColumnPair[],
  byElimination: boolean,
): RowPair[] {
  const pairs: RowPair[] = []
  const source = pairEqual(
    mine,
    theirs,
    row => old.view.source(row).trim(),
    row => next.view.source(row).trim(),
    pairs,
  )
  const oldText = (row: number) => content.map(([column]) => old.text(row, column)).join('\u0000')
  const newText = (row: number) => content.map(([, column]) => next.text(row, column)).join('\u0000')
  const rest = pairEqual(source.mine, source.theirs, oldText, newText, pairs)
  const [from, to] = [rest.mine[0], rest.theirs[0]]
  if (byElimination && rest.mine.length === 1 && rest.theirs.length === 1) pairs.push({old: from!, new: to!, by: 'key'})
  return pairs
}

interface Rest {
  mine: number[]
  theirs: number[]
}

function pairEqual(
  mine: readonly number[],
  theirs: readonly number[],
  oldText: (row: number) => string,
  newText: (row: number) => string,
  pairs: RowPair[],
): Rest {
  if (mine.length === 0 || theirs.length === 0) return {mine: [...mine], theirs: [...theirs]}
  const waiting = groupBy(theirs, newText)
  for (const rows of waiting.values()) rows.reverse()
  const gone = new Set<number>()
  const taken = new Set<number>()
  for (const row of mine) {
    const partner = waiting.get(oldText(row))?.pop()
    if (partner === undefined) continue
    gone.add(row)
    taken.add(partner)
    pairs.push({old: row, new: partner, by: 'content'})
  }
  return {mine: mine.filter(row => !gone.has(row)), theirs: theirs.filter(row => !taken.has(row))}
}

/** Completes pairs to a full account of both tables' rows; pairs in the old table's order. */
export function rowsOf(
  oldRows: number,
  newRows: number,
  pairs: readonly RowPair[],
  skip: {old?: ReadonlySet<number>; new?: ReadonlySet<number>} = {},
): Rows {
  const gone = new Uint8Array(oldRows)
  const taken = new Uint8Array(newRows)
  for (const pair of pairs) {
    gone[pair.old] = 1
    taken[pair.new] = 1
  }
  const removed: number[] = []
  const added: number[] = []
  for (let row = 0; row < oldRows; row++) if (gone[row] === 0 && !skip.old?.has(row)) removed.push(row)
  for (let row = 0; row < newRows; row++) if (taken[row] === 0 && !skip.new?.has(row)) added.push(row)
  return {pairs: [...pairs].sort((left, right) => left.old - right.old), removed, added}
}
