import {type CellReader, GfmRow, Sheet} from './rows.ts'
import type {SourceLines} from './source-lines.ts'
import {startOf} from './starts.ts'
import type {TablePlace} from './structure.ts'

/**
 * Reads the table whose header row is at a line, a delimiter row of as many cells under it.
 *
 * @param mark offset of the header's first character that is no blank
 * @returns the table and the line after it; `undefined` where not certain
 */
export function scanTable(
  lines: SourceLines,
  line: number,
  mark: number,
  reader: CellReader,
): {table: TablePlace; next: number} | undefined {
  const sheet = new Sheet(lines.text, reader)
  const header = new GfmRow(sheet, line + 1, mark - lines.start(line) + 1, mark, lines.end(line))
  if (/^[ \t|]*$/.test(header.source)) return undefined
  sheet.width = header.count
  const rows: GfmRow[] = []
  let next = line + 2
  for (let row = rowAt(lines, next, sheet); row !== 'end'; row = rowAt(lines, ++next, sheet)) {
    if (row === 'doubt') return undefined
    rows.push(row)
  }
  const end = rows.at(-1)?.end ?? lines.end(line + 1)
  return {table: {start: mark, end, line: line + 1, sheet, header, rows}, next}
}

/** The row at a line: any text is one, up to a blank line or another block. */
function rowAt(lines: SourceLines, line: number, sheet: Sheet): GfmRow | 'end' | 'doubt' {
  if (lines.isBlank(line)) return 'end'
  const start = lines.start(line)
  const mark = lines.mark(line)
  const kind = startOf(lines.text, mark, lines.end(line))
  if (kind === 'doubt' || kind === 'item' || (mark > start && kind !== 'text')) return 'doubt'
  if (kind !== 'text') return 'end'
  if (lines.isDeep(start, mark)) return 'doubt'
  return new GfmRow(sheet, line + 1, mark - start + 1, mark, lines.end(line))
}
