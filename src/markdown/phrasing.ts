import type {Image, ImageReference, Link, LinkReference, PhrasingContent} from 'mdast'
import type {Target} from './inline-marks.ts'
import {type Reading, ReadingBuilder} from './reading.ts'
import {unescapePipes} from './split.ts'

/** What definitions of a document lend to its inline content: where they lead, by normalised identifier. */
export type Destinations = ReadonlyMap<string, Target>

/** Where a link or picture leads, itself or by its definition. */
export function targetOf(node: Link | LinkReference | Image | ImageReference, destinations: Destinations): Target {
  return 'url' in node ? node : (destinations.get(node.identifier) ?? {url: ''})
}

/**
 * Reads inline content that remark has parsed.
 *
 * @param inTable GFM takes the backslash from an escaped pipe before it reads a cell; micromark leaves it in raw
 *   HTML, so it is taken out here
 */
export function readPhrasing(nodes: readonly PhrasingContent[], destinations: Destinations, inTable: boolean): Reading {
  const builder = new ReadingBuilder()
  const plain = inTable ? unescapePipes : (text: string) => text
  const walk = (children: readonly PhrasingContent[]): void => {
    for (const node of children) read(node)
  }
  const read = (node: PhrasingContent): void => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return builder.text(node.value)
      case 'html':
        return builder.html(plain(node.value))
      case 'break':
        return builder.text(' ')
      case 'image':
      case 'imageReference':
        return builder.image(targetOf(node, destinations), node.alt ?? '')
      case 'footnoteReference':
        return builder.footnote(node.label ?? node.identifier)
      case 'delete':
        builder.strike()
        walk(node.children)
        return builder.strike()
      case 'link':
      case 'linkReference': {
        const open = builder.openLink(targetOf(node, destinations))
        walk(node.children)
        return builder.closeLink(open)
      }
      default:
        return walk(node.children)
    }
  }
  walk(nodes)
  return builder.done()
}
