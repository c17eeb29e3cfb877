import {type CellReader, Sheet} from './cells.ts'
import {type GfmRow, GfmRows} from './rows.ts'
import type {SourceLines} from './source-lines.ts'
import {startOf} from './starts.ts'
import type {TablePlace} from './structure.ts'
import {Uncertain} from './uncertain.ts'

/**
 * Reads the table whose header row is at a line, a delimiter row of as many cells under it.
 *
 * @param mark offset of the header's first character that is no blank
 * @returns the table and the line after it
 * @throws Uncertain
 */
export function scanTable(
  lines: SourceLines,
  line: number,
  mark: number,
  reader: CellReader,
): {table: TablePlace; next: number} {
  const sheet = new Sheet(lines.text, reader)
  const titles = new GfmRows(sheet)
  titles.push(line + 1, mark - lines.start(line) + 1, mark, lines.end(line))
  const header = titles.get(0) as GfmRow
  if (header.isPipesAlone) throw new Uncertain(line)
  sheet.width = header.count
  const rows = new GfmRows(sheet)
  let next = line + 2
  while (addRow(lines, next, rows)) next++
  const end = rows.last?.end ?? lines.end(line + 1)
  return {table: {start: mark, end, line: line + 1, sheet, header, rows}, next}
}

/** Adds the row at a line, if there is one: any text is, up to a blank line or another block. */
function addRow(lines: SourceLines, line: number, rows: GfmRows): boolean {
  if (lines.isBlank(line)) return false
  const start = lines.start(line)
  const mark = lines.mark(line)
  const kind = startOf(lines.text, mark, lines.end(line))
  const isText = kind === 'text' || kind === 'underline'
  if (kind === 'doubt' || kind === 'item' || kind === 'dash' || (mark > start && !isText)) throw new Uncertain(line)
  if (!isText) return false
  if (lines.isDeep(start, mark)) throw new Uncertain(line)
  rows.push(line + 1, mark - start + 1, mark, lines.end(line))
  return true
}
