import type {Heading, Nodes, PhrasingContent, Root, Table, TableRow} from 'mdast'
import {type CellReader, Sheet} from './cells.ts'
import type {Definitions} from './reader.ts'
import {type GfmRow, GfmRows} from './rows.ts'
import {splitRow} from './split.ts'
import type {HeadingPlace, Span, Structure, TablePlace} from './structure.ts'

/** A point in a tree's own text. */
export interface Point {
  readonly line: number
  readonly offset: number
}

/** From points of the text that a tree was made of to the document. */
export interface Origin {
  line(point: Point): number
  offset(point: Point): number
}

/** Of a tree made of the document's text itself. */
export const itself: Origin = {line: point => point.line, offset: point => point.offset}

/** Nodes that structure is made of, in source order. */
export interface Found {
  readonly headings: Heading[]
  readonly tables: {node: Table; top: boolean}[]
  readonly paragraphs: Nodes[]
  readonly html: Nodes[]
  readonly code: Nodes[]
  readonly definitions: Definitions
}

/** Collects blocks from a tree of any depth; inline content is not walked. */
export function find(root: Root): Found {
  const found: Found = {
    headings: [],
    tables: [],
    paragraphs: [],
    html: [],
    code: [],
    definitions: {labels: {definitions: new Set(), footnotes: new Set()}, destinations: new Map()},
  }
  const labels = found.definitions.labels as {definitions: Set<string>; footnotes: Set<string>}
  const destinations = found.definitions.destinations as Map<string, string>
  const stack: {node: Nodes; depth: number}[] = [{node: root, depth: 0}]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const {node, depth} = next
    if (node.type === 'heading') {
      if (depth === 1) found.headings.push(node)
    } else if (node.type === 'table') found.tables.push({node, top: depth === 1})
    else if (node.type === 'paragraph') found.paragraphs.push(node)
    else if (node.type === 'html') found.html.push(node)
    else if (node.type === 'code') found.code.push(node)
    else if (node.type === 'definition') {
      labels.definitions.add(node.identifier.toUpperCase())
      if (!destinations.has(node.identifier)) destinations.set(node.identifier, node.url)
    } else if ('children' in node) {
      if (node.type === 'footnoteDefinition') labels.footnotes.add(node.identifier.toUpperCase())
      for (let at = node.children.length - 1; at >= 0; at--) {
        stack.push({node: node.children[at] as Nodes, depth: depth + 1})
      }
    }
  }
  return found
}

/** Start and end of a node. remark always gives them. */
export function ends(node: Nodes): {start: Point; end: Point} {
  return node.position as {start: Point; end: Point}
}

/** A node's place in the document. */
export function spanOf(node: Nodes, origin: Origin): Span {
  const {start, end} = ends(node)
  return {start: origin.offset(start), end: origin.offset(end), line: origin.line(start)}
}

/** The header of a table node as a row of the document. */
export function headerOf(table: Table, sheet: Sheet, origin: Origin): GfmRow {
  const header = new GfmRows(sheet)
  addRow(table.children[0] as TableRow, header, origin)
  return header.get(0) as GfmRow
}

/** Adds the body rows of a table node to rows of the document. */
export function addBody(table: Table, rows: GfmRows, origin: Origin): void {
  for (const row of table.children.slice(1)) addRow(row, rows, origin)
}

function addRow(row: TableRow, rows: GfmRows, origin: Origin): void {
  const {start, end} = ends(row)
  const column = (row.position as {start: {column: number}}).start.column
  rows.push(origin.line(start), column, origin.offset(start), origin.offset(end))
}

/** The raw source of a heading's content, in a tree of blocks alone. */
export function headingSource(node: Heading, text: string, origin: Origin): string {
  const content = node.children[0]
  if (!content) return ''
  const {start, end} = spanOf(content, origin)
  return text.slice(start, end)
}

/** A structure from a tree, given its tables and what its headings say. */
export function structureOf(
  found: Found,
  origin: Origin,
  tables: readonly TablePlace[],
  headingText: (node: Heading) => string,
): Structure {
  return {
    headings: found.headings.map(
      (node): HeadingPlace => ({...spanOf(node, origin), depth: node.depth, text: headingText(node)}),
    ),
    tables,
    paragraphs: found.paragraphs.map(node => spanOf(node, origin)),
    html: found.html.map(node => spanOf(node, origin)),
  }
}

/** The tables of a tree that holds all their rows. */
export function tablesOf(found: Found, text: string, reader: CellReader): TablePlace[] {
  return found.tables.map(({node}) => {
    const sheet = new Sheet(text, reader)
    const header = headerOf(node, sheet, itself)
    sheet.width = header.count
    const rows = new GfmRows(sheet)
    addBody(node, rows, itself)
    return {...spanOf(node, itself), sheet, header, rows}
  })
}

/** Inline content of every table cell, by the offset where its source starts. */
export function cellContents(found: Found, text: string): Map<number, readonly PhrasingContent[]> {
  const contents = new Map<number, readonly PhrasingContent[]>()
  for (const {node} of found.tables) {
    for (const row of node.children) {
      const {start, end} = ends(row)
      const places = splitRow(text.slice(start.offset, end.offset))
      if (places.length !== row.children.length * 2) {
        throw new Error(`Line ${start.line}: remark reads ${row.children.length} cells, refdiff ${places.length / 2}`)
      }
      row.children.forEach((cell, at) => {
        contents.set(start.offset + (places[at * 2] as number), cell.children)
      })
    }
  }
  return contents
}
