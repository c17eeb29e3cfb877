import type {RawDocument} from '../model.ts'
import {settled} from '../suspend.ts'
import {Bound} from './bound.ts'
import {noDefinitions} from './definition.ts'
import {assemble} from './document.ts'
import {splitFrontMatter} from './front-matter.ts'
import {headingContent, withoutPinnedId} from './heading.ts'
import {htmlHeadings} from './html-headings.ts'
import {htmlTablePlaces} from './html-places.ts'
import {InlineReader, isIntricate} from './inline-reader.ts'
import {type Lines, linesOf} from './lines.ts'
import {loadRemark} from './load-remark.ts'
import {readPhrasing} from './phrasing.ts'
import {besideOf, type Reading} from './reading.ts'
import {scan} from './scan.ts'
import type {HeadingPlace, Structure} from './structure.ts'
import {cellContents, find, structureOf} from './tree.ts'
import {Uncertain} from './uncertain.ts'

/** What reads a document: the scanner, which knows only lines that are certain, or remark, which knows them all. */
export type Way = 'scan' | 'remark'

/**
 * Reads a Markdown document to its tables, sections and faults.
 *
 * The scanner does so where the meaning of every line is certain, else remark; where both can, they give the same
 * (test/markdown/ways.test.ts). A cell is read on first use; `visible` and `links` throw `Suspended` where remark must
 * be loaded for it, so readers of cells run inside `settled`.
 *
 * @param text the document; a byte order mark is left out
 * @param options `by: 'remark'` leaves the scanner out; `label` names the document in errors
 * @throws UserError where the scanner cannot read the document and it is too large for remark
 */
export async function readDocument(text: string, options: {by?: Way; label?: string} = {}): Promise<RawDocument> {
  return (await readBy(text, options.by ?? 'scan', options.label)).document
}

/** As `readDocument`, and says what read it. */
export async function readBy(text: string, first: Way, label?: string): Promise<{document: RawDocument; by: Way}> {
  const whole = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  const lines = linesOf(whole)
  const {front, body} = splitFrontMatter(whole, lines)
  const source = {text: body, lines, front}
  if (first === 'scan') {
    const bound = new Bound(lines, label)
    const document = await readScanned(source, bound)
    if (!(document instanceof Uncertain)) return {document, by: 'scan'}
    bound.verifyWhole(body, document.line, (await loadRemark()).inlinePieces)
  }
  return {document: await readWhole(source), by: 'remark'}
}

/** A document as it is read: front matter, which Markdown does not know, is blank in `text`. */
interface Source {
  readonly text: string
  readonly lines: Lines
  readonly front: string
}

async function readScanned(source: Source, bound: Bound): Promise<RawDocument | Uncertain> {
  const {text, lines} = source
  let reader = new InlineReader(noDefinitions)
  const found = scan(text, lines, definitions => {
    reader = new InlineReader(definitions, bound)
    return reader
  })
  if (found instanceof Uncertain) return found
  const headings = await settled(() =>
    found.headings.map(place => headingOf(place, place.text, raw => reader.heading(raw, place.start))),
  )
  return build(source, {...found, headings}, reader)
}

async function readWhole(source: Source): Promise<RawDocument> {
  const {text} = source
  const {parseWhole} = await loadRemark()
  const found = find(parseWhole(text))
  const {destinations} = found.definitions
  const reader = new InlineReader(found.definitions)
  const contents = cellContents(found, text)
  const cells = {
    hasTitles: reader.hasTitles,
    read: (raw: string, start: number) =>
      isIntricate(raw) ? reader.read(raw, start) : readPhrasing(contents.get(start) ?? [], destinations, true),
  }
  const structure = structureOf(found, text, cells, (node, place, heading) => {
    const raw = headingContent(heading)
    return headingOf(place, raw, own =>
      own !== raw || isIntricate(raw) ? reader.heading(own, 0) : readPhrasing(node.children, destinations, false),
    )
  })
  return build(source, structure, reader)
}

/** A heading with what it says, and what it says beside its text where it does. */
function headingOf(place: Omit<HeadingPlace, 'text'>, content: string, read: (own: string) => Reading): HeadingPlace {
  const source = withoutPinnedId(content)
  const {visible, links, asides} = read(source)
  const {start, end, line, depth} = place
  return {start, end, line, depth, text: visible, ...besideOf(source, {links, asides})}
}

async function build(source: Source, structure: Structure, reader: InlineReader): Promise<RawDocument> {
  const {text, lines, front} = source
  const places = htmlTablePlaces(text, structure)
  const marks = htmlHeadings(text, structure, places)
  if (places.length + marks.length === 0) return assemble(text, structure, [], reader, front)
  const {readHtmlTables, readHtmlText} = await import('./html.ts')
  const tables = places.flatMap(place => readHtmlTables(text, lines, place.start, place.end))
  const titled = marks.map(({inner: {start, end}, ...mark}): HeadingPlace => {
    const reading = readHtmlText(text, lines, start, end)
    return {...mark, text: reading.visible, ...besideOf(text.slice(start, end), reading)}
  })
  const headings = [...structure.headings, ...titled.filter(heading => heading.text !== '')]
  return assemble(
    text,
    {...structure, headings: headings.sort((one, other) => one.start - other.start)},
    tables,
    reader,
    front,
  )
}
