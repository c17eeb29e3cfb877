import type {Heading} from 'mdast'
import type {RawDocument} from '../model.ts'
import {settled} from '../suspend.ts'
import {assemble} from './document.ts'
import {splitFrontMatter} from './front-matter.ts'
import {htmlTablePlaces} from './html-places.ts'
import {type Lines, linesOf} from './lines.ts'
import {loadRemark} from './load.ts'
import {readPhrasing} from './phrasing.ts'
import {InlineReader, noDefinitions} from './reader.ts'
import {scan} from './scan.ts'
import {readSkeleton} from './skeleton.ts'
import type {Structure} from './structure.ts'
import {cellContents, find, headingSource, itself, structureOf, tablesOf} from './tree.ts'

/** How much of a document remark reads: nothing, what is left without table rows, all of it. */
export type Tier = 0 | 1 | 2

/**
 * Reads a Markdown document to its tables, sections and faults.
 *
 * Three tiers do so, each equal to the next (test/markdown/tiers.test.ts): the cheapest that is sure of the
 * document is taken. A cell is read on first use; `visible` and `links` throw `Suspended` where remark must be
 * loaded for it, so readers of cells run inside `settled`.
 *
 * @param text the document; a byte order mark is left out
 * @param options `tier` is the first one to try
 */
export async function readDocument(text: string, options: {tier?: Tier} = {}): Promise<RawDocument> {
  return (await readTiered(text, options.tier ?? 0)).document
}

/**
 * As `readDocument`, and says which tier read it.
 *
 * @param piece characters of the pieces in which tier 1 gives a document to remark; tests make it small
 */
export async function readTiered(
  text: string,
  first: Tier,
  piece?: number,
): Promise<{document: RawDocument; tier: Tier}> {
  const whole = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  const lines = linesOf(whole)
  const {front, body} = splitFrontMatter(whole, lines)
  const source = {text: body, lines, front}
  if (first === 0) {
    const document = await readScanned(source)
    if (document) return {document, tier: 0}
  }
  if (first === 2) return {document: await readWhole(source), tier: 2}
  return {document: await readCut(source, piece), tier: 1}
}

/** A document as the tiers read it: front matter, which Markdown does not know, is blank in `text`. */
interface Source {
  readonly text: string
  readonly lines: Lines
  readonly front: string
}

async function readScanned(source: Source): Promise<RawDocument | undefined> {
  const {text, lines} = source
  let reader = new InlineReader(noDefinitions)
  const found = scan(text, lines, definitions => {
    reader = new InlineReader(definitions)
    return reader
  })
  if (!found) return undefined
  const headings = await settled(() => found.headings.map(place => ({...place, text: reader.heading(place.text)})))
  return build(source, {...found, headings}, reader)
}

async function readCut(source: Source, piece: number | undefined): Promise<RawDocument> {
  const {text, lines} = source
  const {parseBlocks, parseHeadingInPlace} = await loadRemark()
  const {found, origin, tables} = readSkeleton(text, lines, rest => parseBlocks(rest, piece))
  const reader = new InlineReader(found.definitions)
  const headingText = (node: Heading): string => {
    const raw = headingSource(node, text, origin)
    if (!/[\r\n]/.test(raw)) return reader.heading(raw)
    return reader.heading(raw, () => parseHeadingInPlace(node, found.definitions.labels))
  }
  return build(source, structureOf(found, origin, tables(reader), headingText), reader)
}

async function readWhole(source: Source): Promise<RawDocument> {
  const {text} = source
  const {parseWhole} = await loadRemark()
  const found = find(parseWhole(text))
  const {destinations} = found.definitions
  const contents = cellContents(found, text)
  const reader = {
    read: (_raw: string, start: number) => readPhrasing(contents.get(start) ?? [], destinations, true),
  }
  const headingText = (node: Heading): string => readPhrasing(node.children, destinations, false).visible
  const structure = structureOf(found, itself, tablesOf(found, text, reader), headingText)
  return build(source, structure, new InlineReader(found.definitions))
}

async function build(source: Source, structure: Structure, reader: InlineReader): Promise<RawDocument> {
  const {text, lines, front} = source
  const places = htmlTablePlaces(text, structure)
  if (places.length === 0) return assemble(text, structure, [], reader, front)
  const {readHtmlTable} = await import('./html.ts')
  const tables = places.map(place => readHtmlTable(text, lines, place.start, place.end))
  return assemble(
    text,
    structure,
    tables.filter(table => table !== undefined),
    reader,
    front,
  )
}
