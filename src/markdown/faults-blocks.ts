import type {Fault} from '../model.ts'
import {countCells, delimiterCells} from './split.ts'
import type {Span, Structure, TablePlace} from './structure.ts'

/** Faults of what looks like a table, or part of one, but is text or raw HTML to Markdown. */
export function* blockFaults(
  text: string,
  structure: Structure,
  indexOf: (line: number) => number | undefined,
): Generator<Fault> {
  let table = -1
  const tables = structure.tables
  for (const paragraph of structure.paragraphs) {
    const lines = linesIn(text, paragraph)
    if (!lines.some(line => line.pipes)) continue
    while (table + 1 < tables.length && (tables[table + 1] as TablePlace).end <= paragraph.start) table++
    const above = tables[table]
    const faults = [...delimiterFaults(lines)]
    yield* faults
    if (faults.length > 0) continue
    const fallen = above && fallenRows(text, structure, above, paragraph, lines)
    if (fallen) yield {...fallen, table: indexOf(above.line)}
    else yield* undelimited(lines)
  }
  for (const block of structure.html) yield* swallowed(text, block)
}

interface SourceLine {
  /** 1-based. */
  readonly line: number
  /** Without indent and quote marks. */
  readonly source: string
  /** Whether it has a pipe that is not escaped. */
  readonly pipes: boolean
  readonly cells: number
  /** Cells it has as a delimiter row. */
  readonly delimiter: number
}

function linesIn(text: string, span: Span): SourceLine[] {
  const block = text.slice(span.start, span.end)
  if (!block.includes('|')) return []
  return block.split(/\r\n?|\n/).map((raw, index) => {
    const source = raw.replace(/^[ \t>]+/, '')
    const pipes = /(^|[^\\])\|/.test(source)
    const delimiter = pipes ? delimiterCells(source, 0, source.length) : 0
    return {line: span.line + index, source, pipes, cells: pipes ? countCells(source) : 1, delimiter}
  })
}

/** Whether a line looks like a row: a pipe first, and more than one cell or a pipe last. */
function isRow(line: SourceLine): boolean {
  return line.source.startsWith('|') && (line.cells > 1 || /^\s*\S.*\|[ \t]*$/.test(line.source.slice(1)))
}

/** Lines right below a delimiter row that could be its rows: up to a header row with a delimiter row of its own. */
function rowsBelow(lines: readonly SourceLine[], delimiter: number): number[] {
  const rows: number[] = []
  for (let at = delimiter + 1; at < lines.length; at++) {
    const {line, pipes, delimiter: cells} = lines[at] as SourceLine
    const isHeader = cells === 0 && (lines[at + 1]?.delimiter ?? 0) > 0
    if (!pipes || isHeader) break
    rows.push(line)
  }
  return rows
}

/** Delimiter rows under no header row, or under one of another width. */
function* delimiterFaults(lines: readonly SourceLine[]): Generator<Fault> {
  for (const [at, line] of lines.entries()) {
    if (line.delimiter === 0) continue
    const header = lines[at - 1]
    if (!header) {
      const rows = rowsBelow(lines, at)
      if (line.delimiter < 2 && rows.length === 0) continue
      const message =
        'Delimiter row has no header row directly above it, so this is no table; add a header row, or remove what is in between'
      yield {rule: 'broken-table', line: line.line, rows, message}
    } else if (header.pipes && header.cells !== line.delimiter && header.delimiter === 0) {
      const message = `Delimiter row has ${line.delimiter} cells, header has ${header.cells}, so this is no table; give both the same number`
      yield {rule: 'broken-table', line: line.line, rows: rowsBelow(lines, at), message}
    }
  }
}

/** Rows that stand below the end of a table they were meant for. */
function fallenRows(
  text: string,
  structure: Structure,
  table: TablePlace,
  paragraph: Span,
  lines: readonly SourceLine[],
): Fault | undefined {
  const between = text.slice(table.end, paragraph.start)
  if (between.length > 4000) return undefined
  if (structure.headings.some(heading => heading.start >= table.end && heading.start < paragraph.start))
    return undefined
  const width = table.header.count
  const rows = lines.filter(line => isRow(line) && Math.abs(line.cells - width) < 2)
  const first = rows[0]
  if (!first) return undefined
  const lost = rows.map(row => row.line)
  const last = table.rows.last ?? table.header
  if (between.trim() === '') {
    if (first !== lines[0]) return undefined
    const message = `Blank line ends the table; remove it, or ${said(lost.length)} below it`
    return {rule: 'broken-table', line: paragraph.line - 1, rows: lost, message}
  }
  const cut = last.count < width || !/\|[ \t]*$/.test(last.source)
  if (!cut || !last.source.startsWith('|')) return undefined
  const message = `Line break inside a cell ends the table; write \`<br>\` or a space, or ${said(lost.length)} below it`
  return {rule: 'broken-table', line: last.line, column: last.column + last.end - last.start, rows: lost, message}
}

function said(rows: number): string {
  return rows === 1 ? 'no table has the row' : `no table has the ${rows} rows`
}

/** Rows under no delimiter row at all. */
function* undelimited(lines: readonly SourceLine[]): Generator<Fault> {
  for (let at = 0; at < lines.length; at++) {
    const header = lines[at] as SourceLine
    if (!isRow(header) || header.cells < 2) continue
    let next = at + 1
    while (next < lines.length && isRow(lines[next] as SourceLine) && lines[next]?.cells === header.cells) next++
    if (next < at + 2) continue
    const delimiter = `|${' --- |'.repeat(Math.min(header.cells, 4))}${header.cells > 4 ? ' …' : ''}`
    const message = `Rows have no delimiter row, so this is no table; write \`${delimiter}\` under the first`
    yield {rule: 'broken-table', line: header.line, rows: lines.slice(at + 1, next).map(line => line.line), message}
    at = next
  }
}

/** A table right under an HTML tag is part of the HTML. */
function* swallowed(text: string, block: Span): Generator<Fault> {
  const source = text.slice(block.start, block.end)
  if (!source.includes('|') || /<(!--|pre|script|style|textarea|code|table)\b|<!--/i.test(source)) return
  const lines = linesIn(text, block)
  for (const [at, line] of lines.entries()) {
    const header = lines[at - 1]
    if (line.delimiter === 0 || !header?.pipes || header.cells !== line.delimiter) continue
    const message = 'Table inside an HTML block is not read as one; write a blank line above its header row'
    yield {rule: 'broken-table', line: header.line, rows: rowsBelow(lines, at), message}
  }
}
