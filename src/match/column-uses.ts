import type {ColumnPair, Reader} from './table-view.ts'
import {words} from './word-likeness.ts'

/** Titles of columns that count rows; any other column's numbers say something of its rows. */
const COUNTER_TITLE = /^(?:#|no\.?|nr\.?|index|)$/i
/** Rows of both tables, below which numbers run by accident. */
const FEW = 4

/** Whether a column does nothing but count rows: by its title in both tables, and by every cell of them, from one base. */
export function isCounter(old: Reader, next: Reader, [from, to]: ColumnPair): boolean {
  const titles = [old.view.header[from] ?? '', next.view.header[to] ?? '']
  if (!titles.every(title => COUNTER_TITLE.test(title))) return false
  const [before, after] = [runOf(old, from), runOf(next, to)]
  return before !== undefined && after !== undefined && (before === after || before === '' || after === '')
}

/** Ranks and codes that run down the table: facts, but a row that comes or goes changes those of all rows below. */
export function isRanking(old: Reader, next: Reader, pair: ColumnPair): boolean {
  if (old.rows + next.rows < FEW || isCounter(old, next, pair)) return false
  const runs = runOf(old, pair[0]) !== undefined || runOf(next, pair[1]) !== undefined
  return runs && isEvery(old, next, pair, text => /^\d+\.?$/.test(text))
}

/** The number that a column begins with, if it counts on from there: `0`, `1`, `1.`; '' of a table without rows. */
function runOf(table: Reader, column: number): string | undefined {
  if (table.rows === 0) return ''
  const [first, base, dot] = /^([01])(\.?)$/.exec(table.text(0, column)) ?? []
  for (let row = 0; first !== undefined && row < table.rows; row++)
    if (table.text(row, column) !== `${Number(base) + row}${dot}`) return undefined
  return first
}

/** A column that holds nothing but marks, such as ✅, yes and crosses, or nothing at all. */
export function isFlag(old: Reader, next: Reader, pair: ColumnPair): boolean {
  return isEvery(old, next, pair, isMark) || isCrosses(old, next, pair)
}

/** Whether a cell is empty or a mark, such as ✅ and yes. */
export function isMark(text: string): boolean {
  return /^(?:yes|no|true|false|[yn]|[^\p{L}\p{N}]*)$/iu.test(text)
}

/** An x in each table may be a name; several of them, with nothing but marks beside them, are crosses. */
function isCrosses(old: Reader, next: Reader, pair: ColumnPair): boolean {
  let crosses = 0
  const isCross = (text: string) => {
    if (!/^x$/i.test(text)) return !/[\p{L}\p{N}]/u.test(text)
    crosses++
    return true
  }
  return isEvery(old, next, pair, isCross) && crosses > 2
}

/** Cells of a sentence each: five words or more in most rows that hold any. */
export function isProse(old: Reader, next: Reader, pair: ColumnPair): boolean {
  let long = 0
  let filled = 0
  isEvery(old, next, pair, text => {
    if (text !== '') filled++
    if (text.length > 24 && text.includes(' ') && words(text).length >= 5) long++
    return true
  })
  return long * 2 > filled
}

function isEvery(old: Reader, next: Reader, [from, to]: ColumnPair, test: (text: string) => boolean): boolean {
  for (let row = 0; row < old.rows; row++) if (!test(old.text(row, from))) return false
  for (let row = 0; row < next.rows; row++) if (!test(next.text(row, to))) return false
  return true
}
