import {type Columns, columnsOf} from './columns-by-title.ts'
import type {RowPair} from './pair-rows.ts'
import {type ColumnPair, type Reader, range} from './table-view.ts'

/** Columns of one side that are one column of the other: one of the lists has one member. In the order of the cell. */
export interface JoinedColumns {
  readonly old: readonly number[]
  readonly new: readonly number[]
}

/** Wider changes are not searched: each try reads several columns. */
const REACH = 8

/**
 * Columns that were joined into one, or one that was split: in every pair of rows its cell holds theirs, in one order
 * and with the same text around them. One of them may have kept its title; as a matched column it is taken back.
 *
 * @param pairs rows that are known to be one
 * @param isFree whether a matched pair may be taken back
 */
export function joinedColumns(
  old: Reader,
  next: Reader,
  columns: Columns,
  pairs: readonly RowPair[],
  isFree: (pair: ColumnPair) => boolean,
): {columns: Columns; joined: readonly JoinedColumns[]} {
  const sure = pairs.filter(({by}) => by !== 'rename').map(pair => [pair.old, pair.new] as const)
  const turned = sure.map(turn)
  const free = columns.matched.filter(isFree)
  const joins = [
    ...joinsOf(old, next, columns.removed, columns.added, free, sure),
    ...joinsOf(next, old, columns.added, columns.removed, free.map(turn), turned).map(({old: many, new: one}) => ({
      old: one,
      new: many,
    })),
  ]
  if (joins.length === 0) return {columns, joined: joins}
  const taken = {old: new Set(joins.flatMap(join => join.old)), new: new Set(joins.flatMap(join => join.new))}
  const kept = columns.matched.filter(([from, to]) => !taken.old.has(from) && !taken.new.has(to))
  return {columns: columnsOf(old.view.header.length, next.view.header.length, kept), joined: joins}
}

function turn([from, to]: ColumnPair): ColumnPair {
  return [to, from]
}

/** Columns of `many` that became one of `one`. */
function joinsOf(
  many: Reader,
  one: Reader,
  gone: readonly number[],
  came: readonly number[],
  matched: readonly ColumnPair[],
  pairs: readonly (readonly [number, number])[],
): JoinedColumns[] {
  const found: JoinedColumns[] = []
  if (gone.length === 0 || gone.length > REACH || pairs.length < 2) return found
  const used = new Set<number>()
  const wholes = [...came.map((column): ColumnPair => [-1, column]), ...matched]
  for (const [kept, whole] of wholes) {
    const open = gone.filter(column => !used.has(column))
    const parts = runsOf(kept < 0 ? open : [...open, kept])
      .filter(run => kept < 0 || run.includes(kept))
      .find(run => isJoined(many, run, one, whole, pairs))
    if (!parts) continue
    for (const part of parts) used.add(part)
    found.push({old: parts, new: [whole]})
  }
  return found
}

/** Two columns in either order, or three from the left. */
function runsOf(columns: readonly number[]): number[][] {
  const sorted = [...columns].sort((left, right) => left - right)
  const twos = sorted.flatMap(first => sorted.filter(other => other !== first).map(second => [first, second]))
  const threes = range(Math.max(0, sorted.length - 2)).map(at => sorted.slice(at, at + 3))
  return [...twos, ...threes]
}

function isJoined(
  many: Reader,
  parts: readonly number[],
  one: Reader,
  whole: number,
  pairs: readonly (readonly [number, number])[],
): boolean {
  let around: readonly string[] | undefined
  let full = 0
  const seen = new Set<string>()
  for (const [from, to] of pairs) {
    const texts = parts.map(column => many.text(from, column))
    const said = texts.filter(text => text !== '')
    const cell = one.text(to, whole)
    if (said.length === texts.length) {
      around ??= textAround(texts, cell)
      if (around === undefined || written(texts, around) !== cell) return false
      full++
      seen.add(cell)
    } else if (said.length > 1 || cell !== (said[0] ?? '')) return false
  }
  return full * 2 >= pairs.length && seen.size > 1
}

/** What stands before, between and after texts in a cell that holds them in order. */
function textAround(texts: readonly string[], cell: string): string[] | undefined {
  const around: string[] = []
  let at = 0
  for (const text of texts) {
    const start = cell.indexOf(text, at)
    if (start < 0) return undefined
    around.push(cell.slice(at, start))
    at = start + text.length
  }
  return [...around, cell.slice(at)]
}

function written(texts: readonly string[], around: readonly string[]): string {
  return around.map((text, at) => text + (texts[at] ?? '')).join('')
}
