import type {Cell} from '../model.ts'
import {type Element, HtmlCell, isElement, JoinedCell, type Place} from './html-cells.ts'
import {expand, type SpannedCell} from './html-grid.ts'
import {type Entry, insideOf, type Shape} from './html-shape.ts'

/**
 * The shape of a `table`.
 *
 * @param around the header of the table in whose cell it stands: without header cells and with as many columns, two at
 *   least, it goes on under that
 * @returns `undefined` where it has no rows, or is there for layout: one row and no header cell
 */
export function tableShape(table: Element, place: Place, around?: readonly Cell[]): Shape | undefined {
  const {head, sections, caption} = partsOf(table)
  const first = head[0] ?? sections[0]?.[0]
  if (!first) return undefined
  const prose = caption ? insideOf(caption, place) : ''
  const entries = (rows: readonly (readonly Element[])[]) => rows.map(section => section.map(entryOf))
  const isHeadless = head.length === 0
  const columns = cellsOf(first).length
  if (isHeadless && columns > 1 && columns === around?.length)
    return {first: table, header: around, sections: entries(sections), prose}
  const titles = isHeadless ? [first] : head
  const body = isHeadless ? sections.map(rows => rows.filter(row => row !== first)) : sections
  if (body.every(rows => rows.length === 0) && !hasHeaderCell(titles)) return undefined
  const header = headerOf(expand(titles.map(row => spannedCells(row, place))))
  return {first: titles[0] as Element, header, sections: entries(body), prose}
}

interface Parts {
  /** Empty where no row says that it is a header. */
  readonly head: Element[]
  /** Body rows by row group. */
  readonly sections: Element[][]
  readonly caption: Element | undefined
}

/** The header rows are those of `thead`, or the leading rows of `th` alone. */
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
  }
  return {head, sections, caption}
}

function entryOf(row: Element): Entry {
  return {nodes: [row], cells: place => spannedCells(row, place)}
}

function cellsOf(row: Element): Element[] {
  return row.childNodes.filter(isElement).filter(cell => cell.tagName === 'td' || cell.tagName === 'th')
}

function hasHeaderCell(rows: readonly Element[]): boolean {
  return rows.some(row => cellsOf(row).some(cell => cell.tagName === 'th'))
}

function spannedCells(row: Element, place: Place): SpannedCell[] {
  return cellsOf(row).map((cell, at) => ({
    cell: new HtmlCell([cell], place, at === 0 ? row : undefined),
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
