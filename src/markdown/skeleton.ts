/**
 * Tier 1: remark reads the document without the rows of its tables, which are most of it.
 *
 * A candidate is a delimiter row under a line that is not blank; its rows are the lines right below that start with
 * a pipe. They are cut out, and the cut stands where every candidate turns out to be a table of the document
 * itself: block structure is settled up to a delimiter row, no container or other block starts with a pipe, and a
 * row leaves the parser's state as it was. Candidates that are none (in a fence, a comment, a list) get their rows
 * back, and the rest is read again. So does the middle of long text (text-runs.ts).
 */
import type {Root, Table} from 'mdast'
import {type CellReader, Sheet} from './cells.ts'
import type {Lines} from './lines.ts'
import {GfmRows} from './rows.ts'
import {delimiterCells} from './split.ts'
import type {TablePlace} from './structure.ts'
import {heldRuns, type LineRange, textRuns} from './text-runs.ts'
import {addBody, ends, type Found, find, headerOf, type Origin, spanOf} from './tree.ts'

/** The rows to cut, with the 0-based line of their header. */
interface Candidate extends LineRange {
  readonly header: number
}

export interface Skeleton {
  readonly found: Found
  readonly origin: Origin
  readonly tables: (reader: CellReader) => TablePlace[]
}

/** Reads a document's blocks, its tables' rows cut out wherever that changes nothing. */
export function readSkeleton(text: string, lines: Lines, parse: (text: string) => Root): Skeleton {
  let candidates = candidatesOf(text, lines)
  let runs = textRuns(text, lines, candidates)
  for (;;) {
    const cut = new Cut(text, lines, candidates, runs)
    const found = find(parse(cut.text))
    const tops = new Map<number, Table>()
    for (const {node, top} of found.tables) if (top) tops.set(cut.line(ends(node).start), node)
    const held = candidates.filter(candidate => tops.has(candidate.header + 1))
    const texts = heldRuns(runs, found, cut)
    if (held.length === candidates.length && texts.length === runs.length)
      return {found, origin: cut, tables: reader => cut.tables(found, reader)}
    candidates = held
    runs = texts
  }
}

function candidatesOf(text: string, lines: Lines): Candidate[] {
  const candidates: Candidate[] = []
  let line = 1
  while (line < lines.count) {
    if (!isDelimiter(text, lines, line)) {
      line++
      continue
    }
    let to = line + 1
    while (to < lines.count && startsWithPipe(text, lines, to)) to++
    if (to > line + 1) candidates.push({header: line - 1, from: line + 1, to})
    line = to
  }
  return candidates
}

/** Offset of the first character that is no space, at most three spaces in; -1 where there is none. */
function mark(text: string, lines: Lines, line: number): number {
  const start = lines.starts[line] as number
  let at = start
  while (text.charCodeAt(at) === 32 && at - start < 4) at++
  return at - start < 4 && at < (lines.ends[line] as number) ? at : -1
}

function isDelimiter(text: string, lines: Lines, line: number): boolean {
  const at = mark(text, lines, line)
  if (at < 0) return false
  const code = text.charCodeAt(at)
  return (code === 124 || code === 58 || code === 45) && delimiterCells(text, at, lines.ends[line] as number) > 0
}

function startsWithPipe(text: string, lines: Lines, line: number): boolean {
  const at = mark(text, lines, line)
  return at >= 0 && text.charCodeAt(at) === 124
}

/** A document without some of its lines, and the way back to the whole one. */
class Cut implements Origin {
  readonly text: string
  readonly whole: string
  readonly lines: Lines
  private readonly candidates: readonly Candidate[]
  /** Of each line that is left, its 0-based line in the document and its offset in `text`. */
  private readonly kept: number[] = []
  private readonly starts: number[] = []

  constructor(whole: string, lines: Lines, candidates: readonly Candidate[], runs: readonly LineRange[]) {
    this.whole = whole
    this.lines = lines
    this.candidates = candidates
    const ranges = [...candidates, ...runs].sort((one, other) => one.from - other.from)
    const parts: string[] = []
    let offset = 0
    let next = 0
    for (let line = 0; line < lines.count; line++) {
      const range = ranges[next]
      if (range && line === range.from) {
        line = range.to - 1
        next++
        continue
      }
      // Line ends become LF: a CR, a row cut away and the LF of an empty line would else make one CRLF.
      const source = whole.slice(lines.starts[line] as number, lines.ends[line] as number)
      this.kept.push(line)
      this.starts.push(offset)
      parts.push(source)
      offset += source.length + 1
    }
    this.text = parts.join('\n')
  }

  line(point: {line: number}): number {
    return (this.kept[point.line - 1] as number) + 1
  }

  offset(point: {line: number; offset: number}): number {
    const start = this.lines.starts[this.kept[point.line - 1] as number] as number
    return start + point.offset - (this.starts[point.line - 1] as number)
  }

  /** The document's tables, with the rows that were cut. */
  tables(found: Found, reader: CellReader): TablePlace[] {
    const cut = new Map(this.candidates.map(candidate => [candidate.header + 1, candidate]))
    return found.tables.map(({node}) => {
      const sheet = new Sheet(this.whole, reader)
      const header = headerOf(node, sheet, this)
      sheet.width = header.count
      const rows = new GfmRows(sheet)
      const candidate = cut.get(header.line)
      if (candidate) this.addCut(candidate, rows)
      addBody(node, rows, this)
      const {start, end, line} = spanOf(node, this)
      return {start, end: Math.max(end, rows.last?.end ?? 0), line, sheet, header, rows}
    })
  }

  private addCut(candidate: Candidate, rows: GfmRows): void {
    for (let line = candidate.from; line < candidate.to; line++) {
      const start = mark(this.whole, this.lines, line)
      const column = start - (this.lines.starts[line] as number) + 1
      rows.push(line + 1, column, start, this.lines.ends[line] as number)
    }
  }
}
