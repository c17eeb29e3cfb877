/**
 * remark, the authority on the grammar, and the only file that imports it. It is slow (0.2 MB/s) and large, so this
 * file is reached by `import()` alone (see load.ts), and is given no more than it must read.
 */
import type {Heading, Nodes, PhrasingContent, Root} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {type Data, type Plugin, unified} from 'unified'
import {linearBlocks, linearHeadings} from './linear.ts'
import {flattened} from './nesting.ts'
import type {Labels} from './reader.ts'

type MicromarkExtension = NonNullable<Data['micromarkExtensions']>[number]

/** Keeps of inline content only where it stands: what it says is read from the source when somebody asks. */
function hollow(tree: Root): void {
  const stack: Nodes[] = [tree]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'heading') {
      const start = node.children[0]?.position?.start
      const end = node.children.at(-1)?.position?.end
      node.children = start && end ? [{type: 'text', value: '', position: {start, end}}] : []
    } else if (node.type === 'paragraph' || node.type === 'tableCell') node.children = []
    else if ('children' in node) for (const child of node.children) stack.push(child)
  }
}

const blocksOnly: Plugin = function () {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), linearBlocks]
  // First, so that GFM's own search for bare addresses finds nothing left to search.
  data.fromMarkdownExtensions = [{transforms: [hollow]}, ...(data.fromMarkdownExtensions ?? [])]
}

/** For what stood in a larger document: a piece of one may hold thousands of headings. */
const headingsInTime: Plugin = function () {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), linearHeadings]
}

const whole = unified().use(remarkParse).use(remarkGfm).freeze()
const blocks = unified().use(remarkParse).use(remarkGfm).use(blocksOnly).freeze()
const among = unified().use(remarkParse).use(remarkGfm).use(headingsInTime).freeze()

/** remark leaves out one byte order mark; the text has lost its own already, and a second one is a character. */
const mark = '\uFEFF'

/** The whole document, block structure and inline content. */
export function parseWhole(text: string): Root {
  return whole.parse(mark + flattened(text))
}

const EQUALS = 61

/**
 * A line at which a document may be read in two: a block at the margin, under a blank line or an underline, continues
 * nothing that a paragraph there would not.
 */
const boundary = /\n(?:[ \t]*|-{3,}[ \t]*|=+[ \t]*)\n(?=[A-Za-z>#|=])/g

/** Characters of a piece. */
export const pieceSize = 4096

/**
 * The document's block structure, with its definitions; inline content is left out.
 *
 * remark keeps all that it reads, mark by mark, until it is done, so it gets a document in pieces. A piece may end where
 * a paragraph put there in its stead turns out to be one of the document itself: then no fence, comment or container
 * is open. Else the piece is read again, four times as large.
 *
 * @param text lines that end in LF alone
 * @param least characters a piece has at least; tests make it small
 */
export function parseBlocks(text: string, least = pieceSize): Root {
  const source = flattened(text)
  const root: Root = {type: 'root', children: []}
  let line = 0
  // Where the line ends that the piece was to end with before.
  let before = -1
  for (let from = 0, size = least; from < source.length; ) {
    boundary.lastIndex = before < 0 ? from + size : before
    const to = boundary.test(source) ? boundary.lastIndex : source.length
    const piece = source.slice(from, to)
    const tree = blocks.parse(to < source.length ? `${mark}${piece}x` : mark + piece)
    if (to < source.length) {
      const last = tree.children.pop()
      if (last?.type !== 'paragraph' || last.position?.start.offset !== piece.length) {
        // Of lines of `=` every other one may be text: the next one is tried before the piece gets larger.
        const isTurn = before < 0 && source.charCodeAt(to - 2) === EQUALS
        if (!isTurn) size *= 4
        before = isTurn ? to - 1 : -1
        continue
      }
    }
    shift(tree, line, from)
    const place: Piece = {text: piece, offset: from}
    for (const child of tree.children) {
      root.children.push(child)
      if (child.type === 'heading') pieces.set(child, place)
    }
    line += piece.split('\n').length - 1
    from = to
    size = least
    before = -1
  }
  return root
}

/** Moves a tree's positions down. */
function shift(tree: Root, line: number, offset: number): void {
  const stack: Nodes[] = [...tree.children]
  for (let node = stack.pop(); node; node = stack.pop()) {
    const {start, end} = node.position as NonNullable<Nodes['position']>
    for (const point of [start, end]) {
      point.line += line
      if (point.offset !== undefined) point.offset += offset
    }
    if ('children' in node) for (const child of node.children) stack.push(child)
  }
}

/** Looks labels up in a set: micromark asks for each bracket, and a document may define 100,000. */
class KnownLabels extends Array<string> {
  private readonly known: ReadonlySet<string>

  constructor(known: ReadonlySet<string>) {
    super()
    this.known = known
  }

  override includes(label: string): boolean {
    return this.known.has(label)
  }
}

/** Processors that know a document's labels, for as long as the document is there. */
const knowing = new WeakMap<Labels, (text: string) => Root>()

/** Parses a small document as if it stood in one that defines `labels`. */
function parseAmong(text: string, labels: Labels): Root {
  if (labels.definitions.size === 0 && labels.footnotes.size === 0) return among.parse(text)
  let parse = knowing.get(labels)
  if (!parse) {
    const processor = unified().use(remarkParse).use(remarkGfm).use(headingsInTime).use(seeded, labels).freeze()
    parse = source => processor.parse(source)
    knowing.set(labels, parse)
  }
  return parse(text)
}

/** Document constructs are tried at the start of each line, before any text is read: this one only tells the labels. */
const seeded: Plugin<[Labels]> = function (labels) {
  const data = this.data()
  const seed: MicromarkExtension = {
    document: {
      null: {
        partial: true,
        tokenize(_effects, _ok, nok) {
          this.parser.defined = new KnownLabels(labels.definitions)
          this.parser.gfmFootnotes = new KnownLabels(labels.footnotes)
          return nok
        },
      },
    },
  }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), seed]
}

/** Inline content of one table cell, by its raw source (pipes escaped). */
export function parseCell(raw: string, labels: Labels): readonly PhrasingContent[] {
  const table = parseAmong(`| ${raw} |\n| - |`, labels).children[0]
  if (table?.type !== 'table') throw new Error(`A cell no longer reads as one: ${JSON.stringify(raw)}`)
  return table.children[0]?.children[0]?.children ?? []
}

/** Inline content of a heading of one line, by its raw source without markers. */
export function parseHeading(raw: string, labels: Labels): readonly PhrasingContent[] {
  const heading = parseAmong(`# ${raw} #`, labels).children[0]
  if (heading?.type !== 'heading') throw new Error(`A heading no longer reads as one: ${JSON.stringify(raw)}`)
  return heading.children
}

/** The pieces that headings of `parseBlocks` came in, and their offsets. */
const pieces = new WeakMap<Heading, Piece>()

interface Piece {
  readonly text: string
  readonly offset: number
}

/** The piece that was read last, since headings come in order. */
let inPlace:
  | {readonly piece: Piece | undefined; readonly labels: Labels; readonly headings: ReadonlyMap<number, Heading>}
  | undefined

/**
 * Inline content of a heading that `parseBlocks` found. Alone, a heading of several lines may read as a list or a
 * table, so it is read where it stood.
 */
export function parseHeadingInPlace(node: Heading, labels: Labels): readonly PhrasingContent[] {
  const piece = pieces.get(node)
  const start = (node.position?.start.offset ?? 0) - (piece?.offset ?? 0)
  if (inPlace?.piece !== piece || inPlace?.labels !== labels) {
    inPlace = {piece, labels, headings: headingsByStart(parseAmong(mark + (piece?.text ?? ''), labels))}
  }
  const heading = inPlace.headings.get(start)
  if (!heading) throw new Error('A heading no longer reads as one in its place')
  return heading.children
}

/** The headings of a tree by the offsets where they start; definitions above one start there as well. */
function headingsByStart(tree: Root): Map<number, Heading> {
  const headings = new Map<number, Heading>()
  for (const child of tree.children) {
    if (child.type === 'heading') headings.set(child.position?.start.offset ?? 0, child)
  }
  return headings
}
