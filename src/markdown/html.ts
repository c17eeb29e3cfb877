/**
 * HTML tables and description lists in a Markdown document, read by parse5, the HTML standard's parser. The only importer
 * of it; reached by `import()` alone, when a document holds any.
 */
import {parseFragment} from 'parse5'
import type {Cell, RawTable} from '../model.ts'
import {typedName} from '../text/typed-name.ts'
import {reachOf} from './attributes.ts'
import type {PlacedTable} from './document.ts'
import {type Element, isElement, type Place, readNodes} from './html-cells.ts'
import {expand} from './html-grid.ts'
import {listShape} from './html-list.ts'
import {HtmlRow, HtmlRows} from './html-rows.ts'
import {type Entry, type Shape, startOf} from './html-shape.ts'
import {tableShape} from './html-table.ts'
import {type Lines, lineAt} from './lines.ts'
import type {Reading} from './reading.ts'

/** What a reader sees of a stretch of HTML. */
export function readHtmlText(text: string, lines: Lines, start: number, end: number): Reading {
  const {childNodes} = parseFragment(text.slice(start, end), {sourceCodeLocationInfo: true})
  return readNodes(childNodes, {text, lines, start})
}

/**
 * Reads the HTML table or list that a stretch of the document holds, and those that stand in its cells: each is a table
 * of its own, under the name of its row.
 *
 * @param start offset of `<table` or `<dl`
 * @param end offset after its end tag
 * @returns in source order; what is there for layout alone is none
 */
export function readHtmlTables(text: string, lines: Lines, start: number, end: number): PlacedTable[] {
  const fragment = parseFragment(text.slice(start, end), {sourceCodeLocationInfo: true})
  const whole = fragment.childNodes.find((node): node is Element => isElement(node) && isGrid(node))
  return whole ? readGrid(whole, {text, lines, start}, {names: []}).tables : []
}

/** Where a table stands in others: names of the rows around it, outermost first, and the header of the innermost table. */
interface Around {
  readonly names: readonly string[]
  readonly header?: readonly Cell[]
}

/** Tables, and the elements that they are, which belong to no cell around them. */
interface Found {
  readonly tables: readonly PlacedTable[]
  readonly elements: readonly Element[]
}

/** Tables in tables beyond this depth are text of their cell, as deep ones are to no reader. */
const DEEPEST = 10

function readGrid(element: Element, place: Place, around: Around): Found & {tables: PlacedTable[]} {
  const shape = element.tagName === 'dl' ? listShape(element, place) : tableShape(element, place, around.header)
  if (!shape) {
    const inner = gridsIn(element).map(grid => readGrid(grid, place, {names: around.names}))
    return {tables: inner.flatMap(({tables}) => tables), elements: inner.flatMap(({elements}) => elements)}
  }
  const within = new Map<Entry, Found>()
  for (const entry of shape.sections.flat()) {
    const grids = around.names.length < DEEPEST ? entry.nodes.flatMap(gridsIn) : []
    if (grids.length === 0) continue
    const name = nameOf(entry, place, grids)
    const names = name === '' ? around.names : [...around.names, name]
    const header = element.tagName === 'table' ? {header: shape.header} : {}
    const inner = grids.map(grid => readGrid(grid, place, {names, ...header}))
    const found = {tables: inner.flatMap(({tables}) => tables), elements: inner.flatMap(({elements}) => elements)}
    within.set(entry, found)
  }
  const rows = rowsOf(shape, place, entry => within.get(entry)?.elements ?? [])
  const inner = [...within.values()].flatMap(({tables}) => tables)
  return {tables: [placed(element, shape, rows, place, around.names), ...inner], elements: [element]}
}

function isGrid({tagName}: Element): boolean {
  return tagName === 'table' || tagName === 'dl'
}

/** The tables and lists in an element, but for those in one another. */
function gridsIn(element: Element): Element[] {
  return element.childNodes.filter(isElement).flatMap(node => (isGrid(node) ? [node] : gridsIn(node)))
}

/** What a row is called: what its first cell with any text says, or the name alone where a type follows it. */
function nameOf(entry: Entry, place: Place, apart: readonly Element[]): string {
  const cells = entry.cells({...place, apart}).map(({cell}) => cell)
  const first = cells.find(({visible}) => visible !== '')
  return first ? (typedName(first.source) ?? first.visible) : ''
}

function rowsOf(shape: Shape, place: Place, apartIn: (entry: Entry) => readonly Element[]): HtmlRow[] {
  const {header, sections} = shape
  return sections.flatMap(section => {
    const places = section.map((entry): Place => ({...place, apart: apartIn(entry)}))
    const grid = expand(section.map((entry, at) => entry.cells(places[at] as Place)))
    return section.flatMap(({nodes}, at) => {
      const cells = grid[at] as Cell[]
      return isIdle(cells, header) ? [] : [new HtmlRow(nodes, cells, header.length, places[at] as Place)]
    })
  })
}

/** Whether a row says nothing: it has no content, or is the header once more. */
function isIdle(cells: readonly Cell[], header: readonly Cell[]): boolean {
  const isHeader = cells.length === header.length && cells.every((cell, at) => cell.source === header[at]?.source)
  return isHeader || cells.every(cell => cell.source === '')
}

function placed(
  element: Element,
  {first, header, prose: written}: Shape,
  rows: readonly HtmlRow[],
  {lines, start}: Place,
  within: readonly string[],
): PlacedTable {
  const [from, to] = [start + startOf(element), start + (element.sourceCodeLocation?.endOffset ?? startOf(element))]
  const asides = element.attrs.filter(one => reachOf(element.tagName, one) === 'aside').map(({value}) => value)
  const prose = [written, ...asides].join(' ').trim()
  const line = lineAt(lines, start + startOf(first)) + 1
  const endLine = lineAt(lines, Math.max(from, to - 1)) + 2
  return {
    span: {start: from, end: to, line},
    syntax: 'html',
    ...(prose ? {prose} : {}),
    make: (heading, section): RawTable => ({
      syntax: 'html',
      heading: [...heading, ...within],
      ...(within.length > 0 ? {within} : {}),
      section,
      line,
      endLine,
      header,
      rows: new HtmlRows(rows),
    }),
  }
}
