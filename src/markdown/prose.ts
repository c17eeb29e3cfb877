/**
 * What a reader sees of prose: the text of its blocks in their order, one a line, and where links and images lead.
 * List marks, emphasis, rules, fences, escapes, entities and line ends are the writer's alone.
 */
import type {BlockContent, DefinitionContent, ListItem, PhrasingContent, RootContent} from 'mdast'
import {type Attribute, attributeOf, attributesOf, reachOf} from './attributes.ts'
import {codeText} from './code.ts'
import type {Target} from './inline-marks.ts'
import {type Destinations, targetOf} from './phrasing.ts'
import {silent, tidy} from './reading.ts'

/** What a reader sees of some blocks, with the destinations that their document defines. */
export function proseOf(nodes: readonly RootContent[], destinations: Destinations): string {
  const lines: string[] = []
  for (const node of nodes) addBlock(node, destinations, lines)
  return lines.join('\n')
}

type Block = RootContent | BlockContent | DefinitionContent | ListItem

function addBlock(node: Block, destinations: Destinations, lines: string[]): void {
  const add = (text: string) => {
    if (text !== '') lines.push(text)
  }
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return add(new InlineWriter(destinations).all(node.children))
    case 'html':
      return add(new InlineWriter(destinations).all([node]))
    case 'code':
      if (node.lang) add(`\`\`\`${tidy(`${node.lang} ${node.meta ?? ''}`)}`)
      return add(codeText(node.value, node.lang ?? ''))
    case 'footnoteDefinition':
      add(`[^${node.label ?? node.identifier}]:`)
      break
    case 'listItem':
      if (typeof node.checked === 'boolean') add(node.checked ? '[x]' : '[ ]')
      break
    case 'blockquote':
    case 'list':
      break
    default:
      // Tables are compared by themselves; nobody sees rules and definitions.
      return
  }
  for (const child of node.children) addBlock(child, destinations, lines)
}

/** Writes inline content with its links as `[text](destination)`. */
class InlineWriter {
  private readonly out: string[] = []
  private readonly destinations: Destinations
  /** Where the `a` tag began that is still open, and where it leads. */
  private anchor: {readonly from: number; readonly target: Target} | undefined

  constructor(destinations: Destinations) {
    this.destinations = destinations
  }

  all(nodes: readonly (PhrasingContent | RootContent)[]): string {
    this.children(nodes as readonly PhrasingContent[])
    this.closeAnchor()
    return tidy(this.out.join(''))
  }

  private children(nodes: readonly PhrasingContent[]): void {
    for (const node of nodes) this.node(node)
  }

  private node(node: PhrasingContent): void {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return this.text(node.value)
      case 'break':
        return this.text(' ')
      case 'html':
        return this.html(node.value)
      case 'image':
      case 'imageReference':
        return this.image(targetOf(node, this.destinations), node.alt)
      case 'footnoteReference':
        return this.text(`[^${node.label ?? node.identifier}]`)
      case 'link':
      case 'linkReference': {
        const from = this.out.length
        this.children(node.children)
        return this.link(from, targetOf(node, this.destinations))
      }
      case 'delete':
        this.out.push('~~')
        this.children(node.children)
        this.out.push('~~')
        return
      default:
        this.children(node.children)
    }
  }

  /** Text that only looks like a link gets a backslash, so that it is never equal to one. */
  private text(value: string): void {
    this.out.push(value.replace(/\](\\*)\(/g, ']\\$1('))
  }

  private image(target: Target, alternative: string | null | undefined): void {
    this.out.push(`![`)
    this.text(alternative ?? '')
    this.out.push(ending(target))
  }

  /** Makes what was written from `from` on a link; one that shows where it leads is text. */
  private link(from: number, target: Target): void {
    const {url, title} = target
    const shown = this.out.splice(from).join('')
    const isPlain = !title && (url === shown || url === `mailto:${shown}`)
    this.out.push(isPlain ? shown : `[${shown}${ending(target)}`)
  }

  private closeAnchor(): void {
    if (this.anchor) this.link(this.anchor.from, this.anchor.target)
    this.anchor = undefined
  }

  /** HTML as written: without comments and without tags that leave no trace in text. */
  private html(source: string): void {
    let from = 0
    for (const found of source.matchAll(/<!--|<\/?[A-Za-z][^<>]*>/g)) {
      if (found.index < from) continue
      this.text(source.slice(from, found.index))
      from = found.index + found[0].length
      if (found[0] !== '<!--') this.tag(found[0])
      else {
        const end = source.indexOf('-->', found.index + 2)
        from = end < 0 ? source.length : end + 3
      }
    }
    this.text(source.slice(from))
  }

  private tag(source: string): void {
    const [, slash, letters = ''] = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)/.exec(source) ?? []
    const name = letters.toLowerCase()
    if (name === 'br') this.text(' ')
    else if (!silent.has(name)) this.text(source)
    else {
      if (name === 'a') this.closeAnchor()
      if (!slash) this.attributes(name, attributesOf(source))
    }
  }

  /** An `a` or `img` tag is the link or image that Markdown would write; what else a tag tells stands in a tag. */
  private attributes(name: string, attributes: readonly Attribute[]): void {
    const title = attributeOf(attributes, 'title')
    const url = attributeOf(attributes, name === 'a' ? 'href' : 'src')
    const alternative = attributeOf(attributes, 'alt')
    const isLink = name === 'a' && url !== undefined
    const isImage = name === 'img' && (url ?? alternative) !== undefined
    const said = isLink ? ['href', 'title'] : isImage ? ['src', 'alt', 'title'] : []
    const others = attributes.filter(attribute => reachOf(name, attribute) && !said.includes(attribute.name))
    if (isImage) this.image({url: url ?? '', title}, alternative)
    if (others.length > 0)
      this.out.push(`<${[name, ...others.map(({name, value}) => `${name}="${value}"`)].join(' ')}>`)
    if (isLink) this.anchor = {from: this.out.length, target: {url, title}}
  }
}

function ending({url, title}: Target): string {
  return `](${url}${title ? ` "${title}"` : ''})`
}
