import type {ColumnPair, Reader} from './table-view.ts'

/** Titles of columns that count rows; any other column's numbers say something of its rows. */
const COUNTER_TITLE = /^(?:#|no\.?|nr\.?|index|)$/i

/** Whether a column does nothing but count rows: by its title in both tables, and by every cell of them, from one base. */
export function isCounter(old: Reader, next: Reader, [from, to]: ColumnPair): boolean {
  const titles = [old.view.header[from] ?? '', next.view.header[to] ?? '']
  if (!titles.every(title => COUNTER_TITLE.test(title))) return false
  const [before, after] = [runOf(old, from), runOf(next, to)]
  return before !== undefined && after !== undefined && (before === after || before === '' || after === '')
}

/** Whether a column runs from row to row in one table at least, and holds whole numbers alone in both. */
export function isNumbered(old: Reader, next: Reader, [from, to]: ColumnPair): boolean {
  const runs = runOf(old, from) !== undefined || runOf(next, to) !== undefined
  return runs && holdsNumbers(old, from) && holdsNumbers(next, to)
}

/** The number that a column begins with, if it counts on from there: `0`, `1`, `1.`; '' of a table without rows. */
function runOf(table: Reader, column: number): string | undefined {
  if (table.rows === 0) return ''
  const [first, base, dot] = /^([01])(\.?)$/.exec(table.text(0, column)) ?? []
  for (let row = 0; first !== undefined && row < table.rows; row++)
    if (table.text(row, column) !== `${Number(base) + row}${dot}`) return undefined
  return first
}

function holdsNumbers(table: Reader, column: number): boolean {
  for (let row = 0; row < table.rows; row++) if (!/^\d+\.?$/.test(table.text(row, column))) return false
  return true
}
