import type {Report} from '../../model.ts'
import {cellCode} from './escape.ts'
import {clip} from './visible.ts'
import {count, documentName, grouped, rowCounts, rowNumbers, tableTitles} from './words.ts'

/** Rows of the table; more than that nobody reads before the findings. */
const COUNTED_TABLES = 100

/** Counts per document and table, of tables with any change or noise; empty where there is none. */
export function countTable(report: Report): string {
  const several = report.documents.length > 1
  const lines = report.documents.flatMap(document => {
    const titles = tableTitles(document.tables)
    return document.tables.flatMap(table => {
      const counts = rowCounts(table)
      const {moved, reordered, reformatted} = table.rows
      const noise = moved + reordered + reformatted
      const columns = table.findings.filter(({subject}) => subject !== 'row').length
      if (Object.values(counts).every(number => number === 0) && noise === 0 && columns === 0) return []
      const numbers = [counts.added, counts.removed, counts.changed, counts.renamed, counts.relocated, noise]
      const names = [...(several ? [documentName(document)] : []), titles.get(table)!]
      return [[...names.map(name => cellCode(clip(name, 120))), rowNumbers(table), ...numbers.map(blankZero)]]
    })
  })
  if (lines.length === 0) return ''
  const titles = [
    ...(several ? ['Document'] : []),
    'Table',
    'Rows',
    'Added',
    'Removed',
    'Changed',
    'Renamed',
    'Relocated',
    'Noise',
  ]
  const rule = titles.map(title => (title === 'Document' || title === 'Table' ? '---' : '--:'))
  const shown = [titles, rule, ...lines.slice(0, COUNTED_TABLES)].map(cells => `| ${cells.join(' | ')} |`)
  const more = lines.length - COUNTED_TABLES
  return `\n${shown.join('\n')}\n${more > 0 ? `\n${count(more, 'more table')} with changes or noise\n` : ''}`
}

function blankZero(number: number): string {
  return number === 0 ? '' : grouped(number)
}
