import type {PhrasingContent} from 'mdast'
import {type Reading, ReadingBuilder} from './reading.ts'
import {unescapePipes} from './split.ts'

/** What definitions of a document lend to its inline content: destinations by normalised identifier. */
export type Destinations = ReadonlyMap<string, string>

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
        return builder.image(node.url, node.alt ?? '')
      case 'imageReference':
        return builder.image(destinations.get(node.identifier) ?? '', node.alt ?? '')
      case 'footnoteReference':
        return builder.footnote(node.label ?? node.identifier)
      case 'delete':
        builder.strike()
        walk(node.children)
        return builder.strike()
      case 'link':
      case 'linkReference': {
        const open = builder.openLink(node.type === 'link' ? node.url : (destinations.get(node.identifier) ?? ''))
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
