import type {Nodes, Root} from 'mdast'
import {parseFragment} from 'parse5'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'

const processor = unified().use(remarkParse).use(remarkGfm)

export function parse(markdown: string): Root {
  return processor.parse(markdown)
}

/** Every node of the tree, depth first. */
export function* nodes(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodes(child)
}

/** Node types in use. */
export function types(markdown: string): Set<string> {
  return new Set([...nodes(parse(markdown))].map(({type}) => type))
}

/** What a reader sees: texts and code, HTML read by an HTML parser, blocks parted by line ends. */
export function rendered(markdown: string): string {
  return htmlText(markup(parse(markdown)))
}

/**
 * The text that GitHub's filters for mentions, references, hashes, emoji names and formulas look at: all of the
 * rendered page but code and links.
 */
export function filtered(markdown: string): string {
  const bare = markup(parse(markdown)).replace(/<(code|pre|a)>[\s\S]*?<\/\1>/g, '\u0000')
  return htmlText(bare)
}

/** A small renderer of mdast to HTML, enough for text: raw HTML stays as it is. */
function markup(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return escaped(node.value)
    case 'inlineCode':
      return `<code>${escaped(node.value)}</code>`
    case 'code':
      return `<pre>${escaped(node.value)}</pre>`
    case 'html':
      return node.value
    case 'break':
      return '\n'
    case 'link':
      return `<a>${node.children.map(markup).join('')}</a>`
    default: {
      if (!('children' in node)) return ''
      const inner = node.children.map(markup).join('')
      return /^(?:root|emphasis|strong|delete|tableCell)$/.test(node.type) ? inner : `${inner}\n`
    }
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

interface HtmlNode {
  nodeName: string
  value?: string
  childNodes?: HtmlNode[]
}

function htmlText(html: string): string {
  const text = (node: HtmlNode): string => node.value ?? (node.childNodes ?? []).map(text).join('')
  return text(parseFragment(html))
}

/** Elements of the raw HTML in a Markdown text, with their attributes: `details open`. */
export function elements(markdown: string): Set<string> {
  const found = new Set<string>()
  const visit = (node: HtmlNode & {attrs?: {name: string}[]}) => {
    if (node.value === undefined && !node.nodeName.startsWith('#')) {
      found.add([node.nodeName, ...(node.attrs ?? []).map(({name}) => name)].join(' '))
    }
    for (const child of node.childNodes ?? []) visit(child)
  }
  for (const node of nodes(parse(markdown))) if (node.type === 'html') visit(parseFragment(node.value))
  return found
}
