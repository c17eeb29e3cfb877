/** The same document written otherwise, which must change no finding: line ends, byte order mark, padding, order of rows. */
import {type ReadTable, readTables} from './reader.ts'

export const variants: Readonly<Record<string, (text: string) => string>> = {
  'CRLF line ends, a byte order mark and padded cells': text =>
    `\uFEFF${eachTable(text.replace(/^\uFEFF/, ''), padTable).replace(/\r\n|\r|\n/g, '\r\n')}`,
  'LF line ends, no byte order mark and no final line end': text =>
    text
      .replace(/^\uFEFF/, '')
      .replace(/\r\n|\r/g, '\n')
      .replace(/\n+$/, ''),
  'rows in reverse order': text => eachTable(text, reverseRows),
}

function eachTable(text: string, edit: (lines: string[], table: ReadTable) => void): string {
  const ends = text.match(/\r\n|\r|\n/g) ?? []
  const lines = text.split(/\r\n|\r|\n/)
  for (const table of readTables(text)) if (table.syntax === 'gfm' && table.root) edit(lines, table)
  return lines.map((line, index) => line + (ends[index] ?? '')).join('')
}

/** Blanks around every pipe that splits, in the header, the delimiter row and all rows. */
function padTable(lines: string[], table: ReadTable): void {
  for (const at of [table.line - 1, table.line, ...table.rows.map(row => row.line - 1)]) {
    lines[at] = (lines[at] ?? '').replace(/\\[\\|]|\|/g, mark => (mark === '|' ? '  |   ' : mark)).replace(/^ +/, ' ')
  }
}

/** Only where each row says by itself what it is: no row continues the one above, none heads those below. */
function reverseRows(lines: string[], table: ReadTable): void {
  const stands = (row: ReadTable['rows'][number]) => {
    const filled = row.cells.filter(cell => cell !== '').length
    return row.cells[0] !== '' && (filled > 1 || row.cells.length === 1) && /^ {0,3}\|/.test(lines[row.line - 1] ?? '')
  }
  if (!table.rows.every(stands)) return
  const places = table.rows.map(row => row.line - 1)
  const turned = places.map(at => lines[at] ?? '').reverse()
  for (const [index, at] of places.entries()) lines[at] = turned[index] ?? ''
}
