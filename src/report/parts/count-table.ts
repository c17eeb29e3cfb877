import type {Report, TableReport} from '../../model.ts'
import {counted, grouped} from '../../text/count.ts'
import {documentName, rowCounts, rowNumbers, tableTitle} from './count-words.ts'
import {cellCode} from './escape.ts'
import {clip, NO_NAME} from './visible.ts'

/** Rows of the table; more than that nobody reads before the findings. */
const COUNTED_TABLES = 100

const TITLES = ['Added', 'Removed', 'Changed', 'Renamed', 'Relocated', 'Noise']

/** Counts per document and table, of tables with any change or noise; only the columns that count something. */
export function countTable(report: Report): string {
  const several = report.documents.length > 1
  const lines = report.documents.flatMap(document => {
    return document.tables.flatMap(table => {
      const numbers = numbersOf(table)
      if (numbers.every(number => number === 0) && table.findings.length === 0) return []
      const names = several ? [documentName(document), tableTitle(table)] : [tableTitle(table)]
      return [{names, numbers, rows: rowNumbers(table, document)}]
    })
  })
  if (lines.length === 0) return ''
  const used = TITLES.map((_, index) => lines.some(({numbers}) => numbers[index]! > 0))
  const keep = (cells: readonly string[]) => cells.filter((_, index) => used[index])
  const names = several ? ['Document', 'Table'] : ['Table']
  const shown = [
    [...names, 'Rows', ...keep(TITLES)],
    [...names.map(() => '---'), '--:', ...keep(TITLES.map(() => '--:'))],
    ...lines
      .slice(0, COUNTED_TABLES)
      .map(line => [...line.names.map(cell), line.rows, ...keep(line.numbers.map(blankZero))]),
  ].map(cells => `| ${cells.join(' | ')} |`)
  const more = lines.length - COUNTED_TABLES
  return `\n${shown.join('\n')}\n${more > 0 ? `\n${counted(more, 'more table')} with changes or noise\n` : ''}`
}

/** As `TITLES` has them. */
function numbersOf(table: TableReport): number[] {
  const {added, removed, changed, renamed, relocated} = rowCounts(table)
  const {moved, reordered, reformatted} = table.rows
  return [added, removed, changed, renamed, relocated, moved + reordered + reformatted]
}

function cell(name: string): string {
  return cellCode(clip(name, 120)) || NO_NAME
}

function blankZero(number: number): string {
  return number === 0 ? '' : grouped(number)
}
