import type {Fault} from '../model.ts'
import {type InlineReader, intricateFrom} from './inline-reader.ts'
import type {GfmRow, GfmRows} from './rows.ts'
import {countCells, nextPipe, splitRow} from './split.ts'
import type {Structure, TablePlace} from './structure.ts'

/** Faults of single rows of the tables there are. */
export function* rowFaults(
  text: string,
  structure: Structure,
  indexOf: (line: number) => number | undefined,
  reader: InlineReader,
): Generator<Fault> {
  // One look at the whole text spares one at each row.
  const escapes = text.includes('\\\\') && evenEscape.test(text)
  const unportable = escapes || text.includes('\v') || text.includes('\f') || text.includes('\0')
  for (const table of structure.tables) {
    const about = {table: indexOf(table.line)}
    const width = table.header.count
    yield* faultsOf(table.header, width, unportable, reader, about)
    for (const row of unportable ? table.rows : suspects(table)) {
      yield* faultsOf(row, width, unportable, reader, about)
    }
    yield* lineBreaks(table, about)
  }
}

/** Rows that something may be wrong with, hardly ever any. */
function* suspects({header, rows}: TablePlace): Generator<GfmRow> {
  const width = header.count
  for (let row = 0; row < rows.length; row++) {
    const isLong = rows.end(row) - rows.start(row) > intricateFrom
    if (isLong || rows.count(row) > width || rows.isPipesAlone(row)) yield rows.get(row) as GfmRow
  }
}

type About = Pick<Fault, 'table'>

function* faultsOf(
  row: GfmRow,
  width: number,
  unportable: boolean,
  reader: InlineReader,
  about: About,
): Generator<Fault> {
  if (row.count > width) yield* splitCode(row, about)
  const reason = unportableReason(row, unportable)
  if (reason) yield {rule: 'unportable-row', line: row.line, ...about, message: reason}
  if (row.end - row.start > intricateFrom) yield* oversizedCells(row, reader, about)
}

const PIPE = 124

/** A pipe after an even number of backslashes: they escape each other, or the last one escapes the pipe. */
const evenEscape = /(?<!\\)(?:\\\\)+\|/

/** Where micromark and GitHub's cmark-gfm read a row differently. */
function unportableReason(row: GfmRow, suspicious: boolean): string | undefined {
  if (row.isPipesAlone) {
    return 'Unexpected row of pipes alone, which Markdown readers take differently: write a blank between the pipes, or take the row out'
  }
  if (!suspicious) return undefined
  const {source} = row
  if (evenEscape.test(source)) {
    return 'Markdown readers split `\\\\|` differently; write `\\|` for a pipe, `&#92;` for a backslash before one'
  }
  const control = /[\v\f\0]/.exec(source)?.[0]
  if (control === undefined) return undefined
  const name = control === '\0' ? 'NUL' : control === '\v' ? 'vertical tab' : 'form feed'
  return `Markdown readers treat the ${name} in this row differently; remove it`
}

/** Pipes in code spans, and `||`, that split a cell where its author meant text. */
function* splitCode(row: GfmRow, about: About): Generator<Fault> {
  const {source} = row
  const inCode = pipesInCode(source)
  if (inCode >= 0) {
    const message = '`|` ends the cell even in a code span; write `\\|`'
    yield {rule: 'broken-table', line: row.line, column: row.column + inCode, ...about, rows: [row.line], message}
    return
  }
  for (let pipe = nextPipe(source, 1); pipe + 1 < source.length; pipe = nextPipe(source, pipe + 1)) {
    if (source.charCodeAt(pipe + 1) !== PIPE) continue
    if (/^\|[ \t]*$/.test(source.slice(pipe + 1))) return
    const message = '`||` ends two cells; write `\\|\\|` for the text, or a space between the pipes for an empty cell'
    yield {rule: 'broken-table', line: row.line, column: row.column + pipe, ...about, rows: [row.line], message}
    return
  }
}

/** Offset of the first unescaped pipe between back-quotes that pair over the whole row; -1 where there is none. */
function pipesInCode(source: string): number {
  const unclosed = new Set<number>()
  const runs = /\\[\\`]|`+/g
  for (let run = runs.exec(source); run; run = runs.exec(source)) {
    const size = run[0].length
    if (run[0].startsWith('\\') || unclosed.has(size)) continue
    const end = closing(source, runs.lastIndex, size)
    if (end < 0) unclosed.add(size)
    else {
      const pipe = nextPipe(source, runs.lastIndex)
      if (pipe < end) return pipe
      runs.lastIndex = end + size
    }
  }
  return -1
}

function closing(source: string, from: number, size: number): number {
  const runs = /`+/g
  runs.lastIndex = from
  for (let run = runs.exec(source); run; run = runs.exec(source)) if (run[0].length === size) return run.index
  return -1
}

function* oversizedCells(row: GfmRow, reader: InlineReader, about: About): Generator<Fault> {
  const {source} = row
  const places = splitRow(source)
  for (let at = 0; at < places.length; at += 2) {
    const start = places[at] as number
    const raw = source.slice(start, places[at + 1])
    if (!reader.isOversized(raw)) continue
    const message = `Cell ${at / 2 + 1} has ${raw.length} characters of markup, too complex to read; it is compared as source, so shorten it`
    yield {rule: 'oversized-cell', line: row.line, column: row.column + start, ...about, message}
  }
}

/** Rows that a line break inside a cell has cut in pieces, each of them a row of its own to Markdown. */
function* lineBreaks(table: TablePlace, about: About): Generator<Fault> {
  const {rows, header} = table
  const isClosed = CLOSED.test(header.source)
  for (let at = 0; at < rows.length; at++) {
    // A row of enough cells is cut where it alone lacks the pipe at its end.
    if (rows.count(at) >= header.count && (!isClosed || rows.isClosed(at))) continue
    const pieces = piecesOf(rows, at, header.count)
    if (pieces === 1) continue
    const lines = Array.from({length: pieces}, (_, piece) => rows.line(at + piece))
    const column = rows.column(at) + rows.end(at) - rows.start(at)
    const message = `Line breaks inside a cell make ${pieces} rows of one; write \`<br>\` or a space`
    yield {rule: 'broken-table', line: rows.line(at), column, ...about, rows: lines, message}
    at += pieces - 1
  }
}

/** How many rows from one on are pieces of one row of so many cells; 1 where it is a row of its own. */
function piecesOf(rows: GfmRows, first: number, width: number): number {
  let joined = rows.source(first)
  if (!joined.startsWith('|') || CLOSED.test(joined)) return 1
  let count = 1
  while (count < MOST_PIECES && (countCells(joined) < width || !CLOSED.test(joined))) {
    const next = first + count
    if (next >= rows.length || rows.line(next) !== rows.line(first) + count) break
    const piece = rows.source(next)
    if (piece.startsWith('|')) break
    joined += ` ${piece}`
    count++
  }
  return countCells(joined) === width ? count : 1
}

const CLOSED = /\|[ \t]*$/
const MOST_PIECES = 20
