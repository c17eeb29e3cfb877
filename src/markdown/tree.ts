import type {Heading, Nodes, PhrasingContent, Root, Table, TableRow} from 'mdast'
import {type CellReader, Sheet} from './cells.ts'
import type {Definitions} from './definition.ts'
import type {Target} from './inline-marks.ts'
import {type GfmRow, GfmRows} from './rows.ts'
import {splitRow} from './split.ts'
import type {HeadingPlace, Span, Structure, TablePlace} from './structure.ts'

/** Nodes that structure is made of, in source order. */
export interface Found {
  readonly headings: Heading[]
  readonly tables: Table[]
  readonly paragraphs: Nodes[]
  readonly html: Nodes[]
  readonly definitions: Definitions
}

/** Collects blocks from remark's tree of a document; inline content is not walked. */
export function find(root: Root): Found {
  const labels = {definitions: new Set<string>(), footnotes: new Set<string>()}
  const destinations = new Map<string, Target>()
  const found: Found = {headings: [], tables: [], paragraphs: [], html: [], definitions: {labels, destinations}}
  const stack: {node: Nodes; depth: number}[] = [{node: root, depth: 0}]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const {node, depth} = next
    if (node.type === 'heading') {
      if (depth === 1) found.headings.push(node)
    } else if (node.type === 'table') found.tables.push(node)
    else if (node.type === 'paragraph') found.paragraphs.push(node)
    else if (node.type === 'html') found.html.push(node)
    else if (node.type === 'definition') {
      labels.definitions.add(node.identifier.toUpperCase())
      if (!destinations.has(node.identifier)) destinations.set(node.identifier, node)
    } else if ('children' in node) {
      if (node.type === 'footnoteDefinition') labels.footnotes.add(node.identifier.toUpperCase())
      for (let at = node.children.length - 1; at >= 0; at--) {
        stack.push({node: node.children[at] as Nodes, depth: depth + 1})
      }
    }
  }
  return found
}

/** A point in the document. */
interface Point {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** Start and end of a node. remark always gives them. */
function ends(node: Nodes): {start: Point; end: Point} {
  return node.position as {start: Point; end: Point}
}

function spanOf(node: Nodes): Span {
  const {start, end} = ends(node)
  return {start: start.offset, end: end.offset, line: start.line}
}

/** The structure of a document whose blocks are found. */
export function structureOf(
  found: Found,
  text: string,
  reader: CellReader,
  headingOf: (node: Heading, place: Omit<HeadingPlace, 'text'>, source: string) => HeadingPlace,
): Structure {
  const headings = found.headings.map(node => {
    const span = spanOf(node)
    return headingOf(node, {...span, depth: node.depth}, text.slice(span.start, span.end))
  })
  return {
    headings,
    tables: found.tables.map(node => placeOf(node, text, reader)),
    paragraphs: found.paragraphs.map(spanOf),
    html: found.html.map(spanOf),
  }
}

function placeOf(node: Table, text: string, reader: CellReader): TablePlace {
  const sheet = new Sheet(text, reader)
  const titles = new GfmRows(sheet)
  const rows = new GfmRows(sheet)
  node.children.forEach((row, at) => {
    addRow(row, at === 0 ? titles : rows)
  })
  const header = titles.get(0) as GfmRow
  sheet.width = header.count
  return {...spanOf(node), sheet, header, rows}
}

function addRow(row: TableRow, rows: GfmRows): void {
  const {start, end} = ends(row)
  rows.push(start.line, start.column, start.offset, end.offset)
}

/** Inline content of every table cell, by the offset where its source starts. */
export function cellContents(found: Found, text: string): Map<number, readonly PhrasingContent[]> {
  const contents = new Map<number, readonly PhrasingContent[]>()
  for (const row of found.tables.flatMap(table => table.children)) {
    const {start, end} = ends(row)
    const places = splitRow(text.slice(start.offset, end.offset))
    if (places.length !== row.children.length * 2) {
      throw new Error(`Line ${start.line}: remark reads ${row.children.length} cells, refdiff ${places.length / 2}`)
    }
    row.children.forEach((cell, at) => {
      contents.set(start.offset + (places[at * 2] as number), cell.children)
    })
  }
  return contents
}
