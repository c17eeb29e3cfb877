import {countCells, delimiterCells} from './split.ts'
import type {Span} from './structure.ts'

/** A line of what may be a table. */
export interface SourceLine {
  /** 1-based. */
  readonly line: number
  /** Without indent and quote marks. */
  readonly source: string
  /** Columns of blanks and quote marks before it. */
  readonly indent: number
  /** Whether it has a pipe that is not escaped. */
  readonly pipes: boolean
  readonly cells: number
  /** Cells it has as a delimiter row. */
  readonly delimiter: number
}

/** The lines of a stretch; none where no pipe stands in it. */
export function linesIn(text: string, span: Span): SourceLine[] {
  const block = text.slice(span.start, span.end)
  if (!block.includes('|')) return []
  return block.split(/\r\n?|\n/).map((raw, index) => {
    const source = raw.replace(/^[ \t>]+/, '')
    const pipes = /(^|[^\\])\|/.test(source)
    const delimiter = pipes ? delimiterCells(source, 0, source.length) : 0
    const indent = raw.length - source.length
    return {line: span.line + index, source, indent, pipes, cells: pipes ? countCells(source) : 1, delimiter}
  })
}

/** Whether a line looks like a row: a pipe first, and more than one cell or a pipe last. */
export function isRow(line: SourceLine): boolean {
  return line.source.startsWith('|') && (line.cells > 1 || /^\s*\S.*\|[ \t]*$/.test(line.source.slice(1)))
}
