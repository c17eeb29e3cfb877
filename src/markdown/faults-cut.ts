import type {Fault} from '../model.ts'
import {isRow, linesIn, type SourceLine} from './faults-lines.ts'
import {splitRow, unescapePipes} from './split.ts'
import type {Structure, TablePlace} from './structure.ts'

/** UTF-16 code units below a table in which its rows are looked for. */
const REACH = 4000

/**
 * Tables that end in their middle: rows stand below a line that GFM takes for the start of something else, or for the
 * end of the table (the table extension: "broken at the first empty line, or beginning of another block-level structure").
 */
export function* cutTables(
  text: string,
  structure: Structure,
  indexOf: (line: number) => number | undefined,
): Generator<Fault> {
  for (const [at, table] of structure.tables.entries()) {
    const end = Math.min(structure.tables[at + 1]?.start ?? text.length, table.end + REACH)
    const cut = cutOf(table, below(text, table, end), structure)
    if (cut) yield {...cut, table: indexOf(table.line)}
  }
}

/** The lines from the one right below a table on. */
function below(text: string, table: TablePlace, end: number): SourceLine[] {
  const lineEnd = /\r\n?|\n/y
  lineEnd.lastIndex = table.end
  const start = lineEnd.test(text) ? lineEnd.lastIndex : table.end
  const line = (table.rows.last ?? table.header).line + (table.rows.length > 0 ? 1 : 2)
  return start < end ? linesIn(text, {start, end, line}) : []
}

function cutOf(table: TablePlace, lines: readonly SourceLine[], {headings}: Structure): Fault | undefined {
  const [first] = lines
  if (!first) return undefined
  const {line} = first
  const isUnfinished = isCut(table)
  const isBlank = first.source.trim() === ''
  const isHeading = (at: SourceLine) => headings.some(heading => heading.line === at.line)
  // A heading right below a table is usual; within a cell that goes on, it is a line that starts with `#`.
  if (isHeading(first) && !isUnfinished) return undefined
  // A delimiter row and the header row above it are another table, whole or broken.
  const stop = lines.findIndex((each, at) => at > 0 && (isHeading(each) || (lines[at + 1] ?? each).delimiter > 0))
  const region = withoutCode(stop < 0 ? lines : lines.slice(0, stop))
  const below = isUnfinished ? region : isBlank ? rightBelow(table, region) : upToBlank(region)
  const fallen = rowsOf(table, below)
  const rows = fallen.map(each => each.line)
  if (rows.length === 0) return undefined
  const message = messageOf(rows, line, isBlank, isUnfinished)
  return {rule: 'broken-table', line, rows, fallen: fallen.map(cellsOf), message}
}

function messageOf(rows: readonly number[], line: number, isBlank: boolean, isUnfinished: boolean): string {
  const count = rows.length === 1 ? 'row' : `${rows.length} rows`
  const lost = rows[0] === line ? `no table has the ${count} from here on` : `no table has the ${count} below it`
  if (isBlank) return `Blank line ends the table; remove it, or ${lost}`
  if (isUnfinished) return `Line break inside a cell ends the table; write \`<br>\` or a space, or ${lost}`
  return `This line ends the table; move it out of the table or escape its first character, or ${lost}`
}

/** Whether the last row of a table has an end like no other: too few cells, or no pipe where its header has one. */
function isCut({header, rows}: TablePlace): boolean {
  const {last} = rows
  if (!last) return false
  return last.count < header.count || (CLOSED.test(header.source) && !CLOSED.test(last.source))
}

const CLOSED = /\|[ \t]*$/

function rowsOf(table: TablePlace, lines: readonly SourceLine[]): SourceLine[] {
  return lines.filter(line => isRowOf(table, line))
}

function cellsOf({source}: SourceLine): string[] {
  const places = splitRow(source)
  return Array.from({length: places.length / 2}, (_, at) =>
    unescapePipes(source.slice(places[at * 2], places[at * 2 + 1])),
  )
}

/** A table whose rows start with a pipe knows them by it; in others only the number of cells tells a row from text. */
function isRowOf({header}: TablePlace, line: SourceLine): boolean {
  if (header.source.startsWith('|')) return isRow(line) && Math.abs(line.cells - header.count) < 2
  return header.count > 1 && line.pipes && line.cells === header.count
}

/** What goes on right below a blank line, where it starts as a row does. */
function rightBelow(table: TablePlace, [, ...lines]: readonly SourceLine[]): readonly SourceLine[] {
  const block = upToBlank(lines)
  if (!block[0] || !isRowOf(table, block[0]) || block.some(({indent}) => indent > 3)) return []
  // Without outer pipes `[Home](/) | [Top](#)` may be a line of links.
  const isSure =
    table.header.source.startsWith('|') || (block.length > 1 && rowsOf(table, block).length === block.length)
  return isSure ? block : []
}

function upToBlank(lines: readonly SourceLine[]): readonly SourceLine[] {
  const blank = lines.findIndex(({source}) => source.trim() === '')
  return blank < 0 ? lines : lines.slice(0, blank)
}

/** Without what stands between the ends of a fence, a comment or a tag that holds text: pipes there are no rows. */
function withoutCode(lines: readonly SourceLine[]): SourceLine[] {
  const kept: SourceLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const {source} = lines[at]!
    kept.push(lines[at]!)
    const end = endOf(source)
    const close = end ? lines.findIndex((line, next) => next > at && end(line.source)) : -1
    if (close >= 0) at = close
  }
  return kept
}

/** How the end of what a line opens is known; absent where it opens nothing that holds text. */
function endOf(source: string): ((line: string) => boolean) | undefined {
  const [, fence] = /^(`{3,}|~{3,})/.exec(source) ?? []
  if (fence) return line => line.startsWith(fence) && line.replaceAll(fence[0]!, '').trim() === ''
  if (source.startsWith('<!--')) return source.includes('-->') ? undefined : line => line.includes('-->')
  const [, tag] = /^<(pre|script|style|textarea|table)\b/i.exec(source) ?? []
  return tag ? line => line.toLowerCase().includes(`</${tag.toLowerCase()}`) : undefined
}
