import type {DefaultTreeAdapterTypes} from 'parse5'
import type {Cell, Link} from '../model.ts'
import {type Attribute, attributeOf, reachOf} from './attributes.ts'
import {type Lines, lineAt} from './lines.ts'
import {noAsides, noLinks, type Reading, ReadingBuilder, tidy} from './reading.ts'
import {blockNames} from './starts.ts'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** Where a fragment stands in its document. */
export interface Place {
  readonly text: string
  readonly lines: Lines
  /** Offset of the fragment. */
  readonly start: number
  /** Tables and lists inside a row that are tables of their own, in source order. */
  readonly apart?: readonly Element[]
}

/** A stretch of the document as written, without the tables in it that are tables of their own. */
export function writtenIn({text, start, apart = []}: Place, from: number, to: number): string {
  let written = ''
  let at = from
  for (const {sourceCodeLocation} of apart) {
    const [first, last] = [start + (sourceCodeLocation?.startOffset ?? 0), start + (sourceCodeLocation?.endOffset ?? 0)]
    if (first < at || last > to) continue
    written += text.slice(at, first)
    at = last
  }
  return written + text.slice(at, to)
}

/** Whether a node of the parsed tree is an element, rather than text or a comment. */
export function isElement(node: Node): node is Element {
  return 'tagName' in node
}

/** Elements that mark text up without standing apart from it; tags of any other name are text that someone wrote. */
const inline = new Set(
  (
    'a abbr b bdi bdo big button center cite code data del dfn em font i img ins kbd label mark nobr picture q rp rt ' +
    'ruby s samp small source span strike strong sub sup svg time tt u var video wbr'
  ).split(' '),
)

const apart = new Set([...blockNames, 'pre', 'hr', 'rt'])
const struck = new Set(['del', 's', 'strike'])
const unseen = new Set(['script', 'style', 'template', 'textarea'])

/**
 * Reads nodes as a reader sees them: blocks and line breaks stand apart by a blank.
 *
 * @param around attributes of the elements that hold them
 */
export function readNodes(nodes: readonly Node[], place: Place, around: readonly Attribute[] = []): Reading {
  const builder = new ReadingBuilder()
  const walk = (children: readonly Node[]): void => {
    for (const node of children) {
      if (node.nodeName === '#text') builder.text((node as DefaultTreeAdapterTypes.TextNode).value)
      else if (isElement(node)) element(node)
    }
  }
  const element = (node: Element): void => {
    const name = node.tagName
    if (unseen.has(name)) return
    if (place.apart?.includes(node)) return builder.text(' ')
    if (name === 'br' || apart.has(name)) builder.text(' ')
    else if (struck.has(name)) builder.strike()
    const isText = name !== 'br' && !inline.has(name) && !apart.has(name)
    if (isText) builder.text(tagOf(node, 'startTag', place))
    else builder.attributes(name, node.attrs)
    const url = name === 'a' ? attributeOf(node.attrs, 'href') : undefined
    const link = url === undefined ? undefined : builder.openLink({url})
    walk(node.childNodes)
    builder.closeLink(link)
    if (apart.has(name)) builder.text(' ')
    else if (struck.has(name)) builder.strike()
    else if (isText) builder.text(tagOf(node, 'endTag', place))
  }
  for (const attribute of around) if (reachOf('', attribute) === 'aside') builder.aside(attribute.value)
  walk(nodes)
  return builder.done()
}

function tagOf(node: Element, which: 'startTag' | 'endTag', place: Place): string {
  const tag = node.sourceCodeLocation?.[which]
  return tag ? place.text.slice(place.start + tag.startOffset, place.start + tag.endOffset) : ''
}

/** A `td` or `th`, or all that is said of a term; its source is its inner HTML. */
export class HtmlCell implements Cell {
  readonly line: number
  readonly column: number
  readonly source: string
  private readonly nodes: readonly [Element, ...Element[]]
  private readonly place: Place
  private readonly attributes: readonly Attribute[]
  private reading: Reading | undefined

  /**
   * @param nodes the elements that it is written in, in order
   * @param row the row that it is the first cell of, whose attributes count as its own
   */
  constructor(nodes: readonly [Element, ...Element[]], place: Place, row?: Element) {
    const [first, last] = [nodes[0], nodes.at(-1) as Element]
    this.nodes = nodes
    this.place = place
    this.attributes = row ? [...row.attrs, ...first.attrs] : first.attrs
    const [opens, ends] = [first.sourceCodeLocation, last.sourceCodeLocation]
    const from = place.start + (opens?.startTag?.endOffset ?? opens?.startOffset ?? 0)
    const inner = writtenIn(place, from, place.start + (ends?.endTag?.startOffset ?? ends?.endOffset ?? 0))
    this.source = inner.trim()
    const start = this.source === '' ? from : from + inner.length - inner.trimStart().length
    const line = lineAt(place.lines, start)
    this.line = line + 1
    this.column = start - (place.lines.starts[line] as number) + 1
  }

  get visible(): string {
    return this.read().visible
  }

  get links(): readonly Link[] {
    return this.read().links
  }

  get asides(): readonly string[] {
    return this.read().asides ?? noAsides
  }

  private read(): Reading {
    const [first, ...others] = this.nodes
    this.reading ??=
      others.length > 0 ? readNodes(this.nodes, this.place) : readNodes(first.childNodes, this.place, this.attributes)
    return this.reading
  }
}

/** A cell that nobody wrote: the title of a column that has none, or what is said of a term alone. */
export class UnwrittenCell implements Cell {
  readonly line: number
  readonly column = 1
  readonly source: string
  readonly links = noLinks

  constructor(text: string, line: number) {
    this.source = text
    this.line = line
  }

  get visible(): string {
    return this.source
  }
}

/** The title of a column under several header rows. */
export class JoinedCell implements Cell {
  readonly line: number
  readonly column: number
  private readonly parts: readonly Cell[]

  constructor(parts: readonly Cell[]) {
    this.parts = parts
    this.line = parts[0]?.line ?? 1
    this.column = parts[0]?.column ?? 1
  }

  get source(): string {
    return this.parts.map(part => part.source).join(' ')
  }

  get visible(): string {
    return tidy([...new Set(this.parts.map(part => part.visible))].join(' '))
  }

  get links(): readonly Link[] {
    return this.parts.flatMap(part => part.links)
  }

  get notes(): readonly string[] {
    return this.parts.flatMap(part => part.notes ?? [])
  }

  get asides(): readonly string[] {
    return this.parts.flatMap(part => part.asides ?? [])
  }
}
