import type {DefaultTreeAdapterTypes} from 'parse5'
import type {Cell, Link} from '../model.ts'
import {type Attribute, attributeOf, reachOf} from './attributes.ts'
import {type Lines, lineAt} from './lines.ts'
import {noAsides, type Reading, ReadingBuilder, tidy} from './reading.ts'
import {blockNames} from './starts.ts'

export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** Where a fragment stands in its document. */
export interface Place {
  readonly text: string
  readonly lines: Lines
  /** Offset of the fragment. */
  readonly start: number
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

/** A `td` or `th`; its source is its inner HTML. */
export class HtmlCell implements Cell {
  readonly line: number
  readonly column: number
  readonly source: string
  private readonly node: Element
  private readonly place: Place
  private readonly attributes: readonly Attribute[]
  private reading: Reading | undefined

  /** @param row the row that it is the first cell of, whose attributes count as its own */
  constructor(node: Element, place: Place, row?: Element) {
    this.node = node
    this.place = place
    this.attributes = row ? [...row.attrs, ...node.attrs] : node.attrs
    const location = node.sourceCodeLocation
    const from = place.start + (location?.startTag?.endOffset ?? location?.startOffset ?? 0)
    const inner = place.text.slice(from, place.start + (location?.endTag?.startOffset ?? location?.endOffset ?? 0))
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
    this.reading ??= readNodes(this.node.childNodes, this.place, this.attributes)
    return this.reading
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
