import {groupBy} from '../text/group-by.ts'
import type {Split} from './cut-row.ts'
import {type Foldable, foldedKeys} from './folded-keys.ts'
import type {Key} from './key.ts'
import type {Rows} from './pair-rows.ts'
import {type ColumnPair, type Reader, range} from './table-view.ts'
import {words} from './word-likeness.ts'
import {isCut, isWithin} from './word-ranges.ts'

interface Side {
  table: Reader
  /** Rows without a partner. */
  free: Set<number>
  /** Key cells with the sub-header in front. */
  cells: (row: number) => string[]
  content: readonly number[]
}

/** Versions of one thing are few; a larger group is something else. */
const GROUP_LIMIT = 64

/**
 * Rows that were cut in several, and several that became one. Under a single key these are children that were folded
 * into their parent (`folded-keys.ts`). Else all but one of their key cells are equal, and either
 * that one is a range of versions cut into pieces, or no other row shares the leading cells and the parts hold
 * what the whole held.
 */
export function findSplits(
  old: Reader,
  next: Reader,
  key: Key,
  rows: Rows,
  content: readonly ColumnPair[],
): {splits: Split[]; merges: Split[]} {
  const splits: Split[] = []
  const merges: Split[] = []
  if (key.old.length === 0 || rows.removed.length === 0 || rows.added.length === 0) return {splits, merges}
  const before: Side = {
    table: old,
    free: new Set(rows.removed),
    cells: row => [key.context ? key.rows.old.context(row) : '', ...key.rows.old.cells(row)],
    content: content.map(pair => pair[0]),
  }
  const after: Side = {
    table: next,
    free: new Set(rows.added),
    cells: row => [key.context ? key.rows.new.context(row) : '', ...key.rows.new.cells(row)],
    content: content.map(pair => pair[1]),
  }
  if (key.old.length === 1) {
    const [from, to] = [foldable(before), foldable(after)]
    return {splits: foldedKeys(from, to), merges: foldedKeys(to, from)}
  }
  for (let varying = key.old.length; varying >= 1; varying--) {
    splits.push(...cuts(before, after, varying))
    merges.push(...cuts(after, before, varying))
  }
  splits.push(...pieces(before, after, key.old.length))
  merges.push(...pieces(after, before, key.old.length))
  return {splits, merges}
}

function foldable({table, free, cells, content}: Side): Foldable {
  return {table, free, name: row => cells(row).at(-1) ?? '', content}
}

/** Everything of a key but the cell at `varying`. */
function restOf(cells: readonly string[], varying: number): string {
  return cells.map((cell, index) => (index === varying ? '' : cell)).join('\u0000')
}

function claim(whole: Side, part: Side, split: Split): Split {
  whole.free.delete(split.one)
  for (const row of split.many) part.free.delete(row)
  return split
}

/** Ranges cut into pieces. */
function cuts(whole: Side, part: Side, varying: number): Split[] {
  const parts = groupBy(part.free, row => restOf(part.cells(row), varying))
  const found: Split[] = []
  for (const one of [...whole.free]) {
    const cells = whole.cells(one)
    const group = parts.get(restOf(cells, varying))
    if (group === undefined || group.length < 2 || group.length > GROUP_LIMIT) continue
    const label = (row: number) => part.cells(row)[varying] ?? ''
    const many = group.filter(row => part.free.has(row) && isWithin(label(row), cells[varying] ?? ''))
    if (isCut(cells[varying] ?? '', many.map(label))) found.push(claim(whole, part, {one, many}))
  }
  return found
}

/** A row that alone had its leading key, against all rows that now have it. */
function pieces(whole: Side, part: Side, varying: number): Split[] {
  const parts = groupBy(part.free, row => restOf(part.cells(row), varying))
  const candidates = [...whole.free].filter(one => (parts.get(restOf(whole.cells(one), varying))?.length ?? 0) >= 2)
  if (candidates.length === 0) return []
  const allWholes = groupBy(range(whole.table.rows), row => restOf(whole.cells(row), varying))
  const allParts = groupBy(range(part.table.rows), row => restOf(part.cells(row), varying))
  const found: Split[] = []
  for (const one of candidates) {
    const leading = restOf(whole.cells(one), varying)
    const many = parts.get(leading) as number[]
    const alone = allWholes.get(leading)?.length === 1 && allParts.get(leading)?.length === many.length
    if (!alone || many.length > GROUP_LIMIT || !holds(whole, part, one, many)) continue
    if (
      isExtended(
        whole.cells(one)[varying] ?? '',
        many.map(row => part.cells(row)[varying] ?? ''),
      )
    )
      continue
    found.push(claim(whole, part, {one, many}))
  }
  return found
}

/** Whether a single part says all that the whole said: it is that row, with more in its key, and the others are new. */
function isExtended(label: string, parts: readonly string[]): boolean {
  const said = words(label)
  const holders = parts.filter(part => {
    const own = new Set(words(part))
    return said.every(word => own.has(word))
  })
  return said.length > 0 && holders.length === 1
}

/**
 * Whether the parts together hold most of what the whole says, and each of them little else. A single part that holds
 * all of it is that row under another name, and the others are new.
 */
function holds(whole: Side, part: Side, one: number, many: readonly number[]): boolean {
  const said = new Set(whole.content.flatMap(column => words(whole.table.text(one, column))))
  if (said.size === 0) return false
  const covered = new Set<string>()
  let complete = 0
  for (const row of many) {
    const own = new Set(part.content.flatMap(column => words(part.table.text(row, column))))
    const shared = [...own].filter(word => said.has(word))
    if (shared.length * 2 < own.size) return false
    if (shared.length === said.size) complete++
    for (const word of shared) covered.add(word)
  }
  return complete !== 1 && covered.size >= said.size * 0.8
}
