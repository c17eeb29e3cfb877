import {groupBy} from '../text/group-by.ts'
import {byCode, type ColumnPair, type Reader, range} from './table-view.ts'
import {words} from './word-likeness.ts'

/** Columns of both tables that pair, and those that have no partner, all ascending. */
export interface Columns {
  matched: ColumnPair[]
  added: number[]
  removed: number[]
}

/** Unmatched columns compared with each other by what they hold; wider tables pair by title alone. */
export const WIDTH = 64

/**
 * Columns with equal titles pair, then those whose titles differ in case, spacing or marks only. A title that
 * repeats equally often on both sides pairs in order; one that does not waits for its values to tell.
 */
export function columnsByTitle(old: readonly string[], next: readonly string[]): Columns {
  const exact = pairTitles(old, next, [], title => title)
  return columnsOf(
    old.length,
    next.length,
    pairTitles(old, next, exact, title => words(title).join(' ')),
  )
}

function pairTitles(
  old: readonly string[],
  next: readonly string[],
  known: readonly ColumnPair[],
  form: (title: string) => string,
): ColumnPair[] {
  const {added, removed} = columnsOf(old.length, next.length, known)
  const oldGroups = groupBy(removed, column => form(old[column] as string))
  const newGroups = groupBy(added, column => form(next[column] as string))
  const pairs = [...known]
  for (const [title, columns] of oldGroups) {
    const partners = newGroups.get(title)
    if (partners?.length !== columns.length || (title === '' && known.length > 0)) continue
    for (const [index, column] of columns.entries()) pairs.push([column, partners[index] as number])
  }
  return pairs
}

/** Completes pairs to a full account of both tables' columns. */
export function columnsOf(old: number, next: number, pairs: readonly ColumnPair[]): Columns {
  const matched = [...pairs].sort((left, right) => left[0] - right[0])
  const taken = new Set(matched.map(pair => pair[1]))
  const gone = new Set(matched.map(pair => pair[0]))
  return {
    matched,
    added: range(next).filter(column => !taken.has(column)),
    removed: range(old).filter(column => !gone.has(column)),
  }
}

/** Pairs in an order that is the same seen from either side: by both positions, then titles, then what they hold. */
export function inOrder(pairs: readonly ColumnPair[], old: Reader, next: Reader): ColumnPair[] {
  const titles = ([from, to]: ColumnPair) => unordered(old.view.header[from] ?? '', next.view.header[to] ?? '')
  const texts = ([from, to]: ColumnPair) => unordered(columnText(old, from), columnText(next, to))
  return [...pairs].sort(
    (left, right) =>
      left[0] + left[1] - right[0] - right[1] ||
      Math.min(left[0], left[1]) - Math.min(right[0], right[1]) ||
      byCode(titles(left), titles(right)) ||
      byCode(texts(left), texts(right)),
  )
}

function unordered(one: string, other: string): string {
  return [one, other].sort(byCode).join('\n')
}

function columnText(table: Reader, column: number): string {
  return range(table.rows)
    .map(row => table.text(row, column))
    .join('\n')
}
