import type {Fault} from '../model.ts'
import {cutTables} from './faults-cut.ts'
import {isRow, linesIn, type SourceLine} from './faults-lines.ts'
import type {Span, Structure} from './structure.ts'

/** Faults of what looks like a table, or part of one, but is text or raw HTML to Markdown. */
export function* blockFaults(
  text: string,
  structure: Structure,
  indexOf: (line: number) => number | undefined,
): Generator<Fault> {
  const cuts = [...cutTables(text, structure, indexOf)]
  yield* cuts
  const claimed = new Set(cuts.flatMap(({rows = []}) => rows))
  for (const paragraph of structure.paragraphs) {
    const lines = linesIn(text, paragraph)
    if (!lines.some(line => line.pipes)) continue
    const faults = [...delimiterFaults(lines)]
    yield* faults.length > 0 ? faults : undelimited(lines.filter(({line}) => !claimed.has(line)))
  }
  for (const block of structure.html) yield* swallowed(text, block)
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
