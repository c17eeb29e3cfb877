import type {ColumnPair, Reader} from './view.ts'

/** Titles of columns that count rows; any other column's numbers say something of its rows. */
const COUNTER_TITLE = /^(?:#|no\.?|nr\.?|index|)$/i

/** Whether a column does nothing but count rows: by its title in both tables, and by every cell of them. */
export function isCounter(old: Reader, next: Reader, pair: ColumnPair): boolean {
  const titles = [old.view.header[pair[0]] ?? '', next.view.header[pair[1]] ?? '']
  return titles.every(title => COUNTER_TITLE.test(title)) && runs(old, next, pair)
}

/** Whether a column's cells are 1, 2, 3 and so on throughout both tables, or `1.`, or from 0: one way in both. */
export function runs(old: Reader, next: Reader, [from, to]: ColumnPair): boolean {
  const first = old.rows > 0 ? old.text(0, from) : next.rows > 0 ? next.text(0, to) : ''
  const [, base, dot] = /^([01])(\.?)$/.exec(first) ?? []
  if (base === undefined) return false
  const isNumbered = (table: Reader, column: number) => {
    for (let row = 0; row < table.rows; row++)
      if (table.text(row, column) !== `${Number(base) + row}${dot}`) return false
    return true
  }
  return isNumbered(old, from) && isNumbered(next, to)
}
