/**
 * HTML tables in a Markdown document, read by parse5, the HTML standard's parser. The only importer of it; reached
 * by `import()` alone, when a document holds such a table.
 */
import {parseFragment} from 'parse5'
import type {Cell, RawRow, RawTable, RowList} from '../model.ts'
import {reachOf} from './attributes.ts'
import {MissingCell} from './cells.ts'
import type {PlacedTable} from './document.ts'
import {type Element, HtmlCell, isElement, JoinedCell, type Place, readNodes} from './html-cells.ts'
import {expand, type SpannedCell} from './html-grid.ts'
import {type Lines, lineAt} from './lines.ts'
import type {Reading} from './reading.ts'

/**
 * Reads the HTML table that a stretch of the document holds.
 *
 * @param start offset of `<table`
 * @param end offset after `</table>`
 * @returns `undefined` where the table has no rows, or is there for layout: one row and no header cell
 */
export function readHtmlTable(text: string, lines: Lines, start: number, end: number): PlacedTable | undefined {
  const fragment = parseFragment(text.slice(start, end), {sourceCodeLocationInfo: true})
  const table = fragment.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'table')
  if (!table) return undefined
  const place: Place = {text, lines, start}
  const parts = partsOf(table)
  const first = parts.head[0]
  if (!first || (parts.sections.every(rows => rows.length === 0) && !hasHeaderCell(parts.head))) return undefined
  const header = headerOf(expand(parts.head.map(row => spannedCells(row, place))))
  const rows = parts.sections.flatMap(section => {
    const grid = expand(section.map(row => spannedCells(row, place)))
    return section.flatMap((row, at) => {
      const cells = grid[at] as Cell[]
      return isIdle(cells, header) ? [] : [new HtmlRow(row, cells, header.length, place)]
    })
  })
  const prose = proseOf(table, parts.caption, place)
  const line = lineAt(lines, start + startOf(first)) + 1
  const endLine = lineAt(lines, Math.max(start, end - 1)) + 2
  return {
    span: {start, end, line},
    syntax: 'html',
    ...(prose ? {prose} : {}),
    make: (heading, section): RawTable => ({
      syntax: 'html',
      heading,
      section,
      line,
      endLine,
      header,
      rows: new HtmlRows(rows),
    }),
  }
}

/** Whether a row says nothing: it has no content, or is the header once more. */
function isIdle(cells: readonly Cell[], header: readonly Cell[]): boolean {
  const isHeader = cells.length === header.length && cells.every((cell, at) => cell.source === header[at]?.source)
  return isHeader || cells.every(cell => cell.source === '')
}

/** What counts as prose of what stands in the table: its caption as written, and what is told beside the table. */
function proseOf(table: Element, caption: Element | undefined, {text, start}: Place): string {
  const location = caption?.sourceCodeLocation
  const from = location?.startTag?.endOffset ?? 0
  const written = location ? text.slice(start + from, start + (location.endTag?.startOffset ?? location.endOffset)) : ''
  const asides = table.attrs.filter(attribute => reachOf('table', attribute) === 'aside').map(({value}) => value)
  return [written, ...asides].join(' ').trim()
}

/** What a reader sees of a stretch of HTML. */
export function readHtmlText(text: string, lines: Lines, start: number, end: number): Reading {
  const {childNodes} = parseFragment(text.slice(start, end), {sourceCodeLocationInfo: true})
  return readNodes(childNodes, {text, lines, start})
}

interface Parts {
  readonly head: Element[]
  /** Body rows by row group: a cell spans rows of its own group only. */
  readonly sections: Element[][]
  readonly caption: Element | undefined
}

/** The header rows are those of `thead`, or the leading rows of `th` alone, or the first row. */
function partsOf(table: Element): Parts {
  const head: Element[] = []
  const sections: Element[][] = []
  let caption: Element | undefined
  for (const part of table.childNodes.filter(isElement)) {
    if (part.tagName === 'caption') caption ??= part
    const rows = part.childNodes.filter(isElement).filter(row => row.tagName === 'tr' && cellsOf(row).length > 0)
    if (part.tagName === 'thead' && sections.length === 0) head.push(...rows)
    else if (/^(thead|tbody|tfoot)$/.test(part.tagName)) sections.push(rows)
  }
  const first = sections[0]
  if (head.length === 0 && first) {
    while (first.length > 0 && cellsOf(first[0] as Element).every(cell => cell.tagName === 'th')) {
      head.push(first.shift() as Element)
    }
    if (head.length === 0 && first.length > 0) head.push(first.shift() as Element)
  }
  return {head, sections, caption}
}

function cellsOf(row: Element): Element[] {
  return row.childNodes.filter(isElement).filter(cell => cell.tagName === 'td' || cell.tagName === 'th')
}

function hasHeaderCell(rows: readonly Element[]): boolean {
  return rows.some(row => cellsOf(row).some(cell => cell.tagName === 'th'))
}

function spannedCells(row: Element, place: Place): SpannedCell[] {
  return cellsOf(row).map((cell, at) => ({
    cell: new HtmlCell(cell, place, at === 0 ? row : undefined),
    columns: spanOf(cell, 'colspan', 1000),
    rows: spanOf(cell, 'rowspan', 65_534),
  }))
}

/** A span attribute by the HTML standard's rules; `rowspan` 0 reaches to the end of the row group. */
function spanOf(cell: Element, name: string, most: number): number {
  const value = cell.attrs.find(attribute => attribute.name === name)?.value ?? '1'
  const number = Number.parseInt(/^\s*\+?(\d+)/.exec(value)?.[1] ?? '1', 10)
  if (number === 0) return name === 'rowspan' ? most : 1
  return Math.min(number, most)
}

/** One header cell a column: several header rows read as one, each distinct title once. */
function headerOf(grid: readonly (readonly Cell[])[]): Cell[] {
  const width = Math.max(...grid.map(row => row.length))
  return Array.from({length: width}, (_, column) => {
    const cells = [...new Set(grid.map(row => row[column]).filter(cell => cell !== undefined))]
    return cells.length === 1 ? (cells[0] as Cell) : new JoinedCell(cells)
  })
}

function startOf(node: Element): number {
  return node.sourceCodeLocation?.startOffset ?? 0
}

class HtmlRow implements RawRow {
  readonly line: number
  readonly cells: readonly Cell[]
  readonly extra: readonly Cell[]
  readonly missing: number
  private readonly text: string
  private readonly start: number
  private readonly end: number

  constructor(row: Element, cells: readonly Cell[], width: number, place: Place) {
    this.text = place.text
    this.start = place.start + startOf(row)
    this.end = place.start + (row.sourceCodeLocation?.endOffset ?? startOf(row))
    const line = lineAt(place.lines, this.start)
    this.line = line + 1
    this.missing = Math.max(0, width - cells.length)
    const column = this.start - (place.lines.starts[line] as number) + 1
    const lacking = Array.from({length: this.missing}, () => new MissingCell(this.line, column))
    this.cells = [...cells.slice(0, width), ...lacking]
    this.extra = cells.slice(width)
  }

  get source(): string {
    return this.text.slice(this.start, this.end)
  }
}

class HtmlRows implements RowList {
  readonly length: number
  private readonly rows: readonly HtmlRow[]

  constructor(rows: readonly HtmlRow[]) {
    this.rows = rows
    this.length = rows.length
  }

  get(index: number): HtmlRow | undefined {
    return this.rows[index]
  }

  line(index: number): number {
    return (this.rows[index] as HtmlRow).line
  }

  source(index: number): string {
    return (this.rows[index] as HtmlRow).source
  }

  cell(index: number, column: number): Cell {
    return (this.rows[index] as HtmlRow).cells[column] as Cell
  }

  fits(index: number): boolean {
    const {missing, extra} = this.rows[index] as HtmlRow
    return missing === 0 && extra.length === 0
  }

  [Symbol.iterator](): Iterator<HtmlRow> {
    return this.rows[Symbol.iterator]()
  }
}
