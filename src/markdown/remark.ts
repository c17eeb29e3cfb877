/**
 * remark, the authority on the grammar, and the only file that imports it. It is slow and large, so this file is
 * reached by `import()` alone (see load.ts).
 */
import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import type {Labels} from './definition.ts'
import {normalise} from './definition.ts'

const processor = unified().use(remarkParse).use(remarkGfm).freeze()

/** remark leaves out one byte order mark; the text has lost its own already, and a second one is a character. */
const mark = '\uFEFF'

/** The whole document, block structure and inline content. */
export function parseWhole(text: string): Root {
  return processor.parse(mark + text)
}

/** Constructs of inline content that cost more than linear time, by micromark's names. */
const INLINE = (
  'attention autolink characterReference codeText gfmFootnoteCall gfmPotentialFootnoteCall htmlText labelEnd ' +
  'labelStartImage labelStartLink strikethrough'
).split(' ')

/** remark without them: it finds the blocks alone. */
const blocks = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function () {
    const extensions = this.data().micromarkExtensions ?? []
    this.data().micromarkExtensions = [...extensions, {disable: {null: INLINE}}]
  })
  .freeze()

/** The sources of a document's pieces of inline content: paragraphs, headings, cells. */
export function inlinePieces(text: string): string[] {
  const pieces: string[] = []
  const walk = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      pieces.push(text.slice(node.position?.start.offset, node.position?.end.offset))
    else if ('children' in node) for (const child of node.children) walk(child)
  }
  walk(blocks.parse(mark + text))
  return pieces
}

/** Inline content of one table cell, by its raw source (pipes escaped). */
export function parseCell(raw: string, labels: Labels): readonly PhrasingContent[] {
  const table = processor.parse(`| ${raw} |\n| - |\n\n${definitionsFor(raw, labels)}`).children[0]
  if (table?.type !== 'table') throw new Error(`A cell no longer reads as one: ${JSON.stringify(raw)}`)
  return table.children[0]?.children[0]?.children ?? []
}

/** Inline content of a heading of one line, by its raw source without markers. */
export function parseHeading(raw: string, labels: Labels): readonly PhrasingContent[] {
  const heading = processor.parse(`# ${raw} #\n\n${definitionsFor(raw, labels)}`).children[0]
  if (heading?.type !== 'heading') throw new Error(`A heading no longer reads as one: ${JSON.stringify(raw)}`)
  return heading.children
}

/** The blocks of a section, by its source without the heading. */
export function parseSection(source: string, labels: Labels): readonly RootContent[] {
  const definitions = definitionsFor(source, labels)
  // A comment ends a note, which would go on with what is indented below it.
  const above = definitions && `${definitions}<!---->\n\n`
  const {children} = processor.parse(mark + above + source)
  return children.filter(({position}) => (position?.start.offset ?? 0) >= above.length)
}

/** Definitions of the labels that a text may refer to and its document defines. */
function definitionsFor(raw: string, {definitions, footnotes}: Labels): string {
  const written = new Set<string>()
  for (const [, label = ''] of raw.matchAll(/(?=\[((?:[^[\]\\]|\\.)*)\])/gs)) {
    if (label.startsWith('^') && footnotes.has(normalise(label.slice(1)))) written.add(`[${label}]: note\n\n`)
    else if (definitions.has(normalise(label))) written.add(`[${label}]: destination\n\n`)
  }
  return [...written].join('')
}
