/**
 * Tier 0: reads a document's structure without remark, where every line is one whose meaning is certain.
 * Anything else ends the scan, and the document is read by the next tier.
 */
import {headingContent} from './heading.ts'
import type {Lines} from './lines.ts'
import {mostNested} from './nesting.ts'
import type {Definitions} from './reader.ts'
import {type CellReader, GfmRow, Sheet} from './rows.ts'
import {countCells, delimiterCells} from './split.ts'
import {headingDepth, isBlankLine, type Start, startOf} from './starts.ts'
import type {HeadingPlace, Span, TablePlace} from './structure.ts'

/** A structure whose headings are not read yet: `text` is their raw source. */
export interface Scan {
  readonly headings: HeadingPlace[]
  readonly tables: TablePlace[]
  /** Those that hold a pipe; no fault is about any other. */
  readonly paragraphs: Span[]
  readonly html: Span[]
  readonly definitions: Definitions
}

/**
 * Scans a document.
 *
 * @param readerFor gives the reader of cells, once for all tables
 * @returns `undefined` where a line is not certain
 */
export function scan(
  text: string,
  lines: Lines,
  readerFor: (definitions: Definitions) => CellReader,
): Scan | undefined {
  if (text.includes('\0')) return undefined
  const scanner = new Scanner(text, lines, readerFor)
  return scanner.run() ? scanner.result : undefined
}

/**
 * What is open above a line. What a container holds is prose, so it is enough to know where none can be open:
 * `loose` text may be its last paragraph or a paragraph below it, and blank lines may stand inside it.
 */
type Above = 'nothing' | 'paragraph' | 'container' | 'loose' | 'blank'

class Scanner {
  readonly result: Scan
  private readonly text: string
  private readonly lines: Lines
  private readonly reader: CellReader
  private above: Above = 'nothing'
  /** First line of the open paragraph. */
  private first = 0
  private readonly labels = {definitions: new Set<string>(), footnotes: new Set<string>()}
  private readonly destinations = new Map<string, string>()

  constructor(text: string, lines: Lines, readerFor: (definitions: Definitions) => CellReader) {
    this.text = text
    this.lines = lines
    const definitions = {labels: this.labels, destinations: this.destinations}
    this.reader = readerFor(definitions)
    this.result = {headings: [], tables: [], paragraphs: [], html: [], definitions}
  }

  run(): boolean {
    let line = 0
    while (line >= 0 && line < this.lines.count) line = this.line(line)
    this.closeParagraph(this.lines.count)
    return line >= 0
  }

  /** Reads what starts at a line; the line after it, or -1 where that is not certain. */
  private line(line: number): number {
    const start = this.start(line)
    const end = this.end(line)
    const mark = this.skipBlanks(start, end)
    if (mark === end) return this.blank(line)
    if (mark > start && this.above !== 'nothing' && this.above !== 'paragraph') return this.inside(line, mark, end)
    // Indented code, or the continuation of a paragraph.
    if (this.isDeep(start, mark)) return line + 1
    const kind = startOf(this.text, mark, end)
    if (this.above === 'container' || this.above === 'loose') return this.beside(line, kind)
    return this.block(line, kind, mark)
  }

  private isDeep(start: number, mark: number): boolean {
    return mark - start > 3 || this.text.slice(start, mark).includes('\t')
  }

  private start(line: number): number {
    return this.lines.starts[line] as number
  }

  private end(line: number): number {
    return this.lines.ends[line] as number
  }

  private skipBlanks(start: number, end: number): number {
    let at = start
    while (at < end && (this.text.charCodeAt(at) === 32 || this.text.charCodeAt(at) === 9)) at++
    return at
  }

  private blank(line: number): number {
    this.closeParagraph(line)
    if (this.above !== 'nothing') this.above = 'blank'
    return line + 1
  }

  /** Ends the open paragraph before a line. */
  private closeParagraph(line: number): void {
    if (this.above !== 'paragraph') return
    const start = this.start(this.first)
    const end = this.end(line - 1)
    if (this.hasPipe(start, end)) this.result.paragraphs.push({start, end, line: this.first + 1})
    this.above = 'nothing'
  }

  private hasPipe(start: number, end: number): boolean {
    return this.text.slice(start, end).includes('|')
  }

  /** An indented line under a container's first: prose, whether it belongs to the container or stands below it. */
  private inside(line: number, mark: number, end: number): number {
    const kind = startOf(this.text, mark, end)
    this.above = 'loose'
    if (kind === 'fence') return this.indentedFence(line, mark)
    return kind !== 'heading' && this.calm(mark, end) && this.delimiterBelow(line) === 0 ? line + 1 : -1
  }

  /** Whether a line is prose in whichever container it stands. */
  private calm(start: number, end: number): boolean {
    let at = start
    for (let depth = 0; ; depth++) {
      // As `flattened` has it.
      if (depth > mostNested) return true
      const kind = startOf(this.text, at, end)
      if (kind === 'text' || kind === 'heading') break
      if (kind !== 'container' && kind !== 'item') return false
      const marker = /^(?:>[ \t]?|[-*+][ \t]+|[0-9]{1,9}[.)][ \t]+|\[\^[^\]]*\]:[ \t]*)/.exec(this.text.slice(at, end))
      // A footnote's definition counts, so it must stand where its place is certain.
      if (!marker || (marker[0].startsWith('[') && at > start)) return false
      at = this.skipBlanks(at + marker[0].length, end)
      if (at === end) return true
    }
    const rest = this.text.slice(at, end)
    return !rest.startsWith('|') && !rest.includes(']:') && delimiterCells(rest, 0, rest.length) === 0
  }

  /** A line at the margin right under a container's: part of its last paragraph, or a block of its own. */
  private beside(line: number, kind: Start): number {
    const start = this.start(line)
    if (kind === 'text') {
      this.above = 'loose'
      return this.calm(start, this.end(line)) && this.delimiterBelow(line) === 0 ? line + 1 : -1
    }
    // Such a tag is text inside the container's paragraph, and HTML below it; up to a blank line it is prose in both.
    if (kind === 'tag') {
      const next = line + 1
      const alone = next >= this.lines.count || isBlankLine(this.text, this.start(next), this.end(next))
      this.above = 'loose'
      return alone ? next : -1
    }
    // Dashes underline a heading where the text above them is no part of the container.
    return kind === 'rule' && this.above === 'loose' ? -1 : this.block(line, kind, start)
  }

  /** A block at the margin, or indented by no more than three spaces. */
  private block(line: number, kind: Start, mark: number): number {
    switch (kind) {
      case 'text':
        return this.textLine(line, mark)
      case 'heading':
        return this.heading(line, mark)
      case 'item':
        return this.above === 'paragraph' ? this.textLine(line, mark) : this.container(line, mark)
      case 'container':
        return this.container(line, mark)
      case 'fence':
        return this.fence(line, mark)
      case 'break':
        return this.skip(line, line + 1)
      case 'rule':
        return this.above === 'paragraph' ? this.setext(line) : this.skip(line, line + 1)
      case 'comment':
        return this.htmlUpTo(line, mark, '-->')
      case 'raw':
        return this.htmlUpTo(line, mark, /<\/(?:pre|script|style|textarea)>/i)
      case 'tag':
        return this.above === 'paragraph' ? this.tagInParagraph(line) : this.htmlBlock(line)
      case 'html':
        return this.htmlBlock(line)
      default:
        return -1
    }
  }

  /** A block of which nothing is kept. */
  private skip(line: number, next: number): number {
    this.closeParagraph(line)
    this.above = 'nothing'
    return next
  }

  private heading(line: number, start: number): number {
    this.closeParagraph(line)
    this.above = 'nothing'
    const end = this.end(line)
    const text = headingContent(this.text.slice(start, end))
    this.result.headings.push({start, end, line: line + 1, depth: headingDepth(this.text, start, end), text})
    return line + 1
  }

  private setext(line: number): number {
    if (this.first !== line - 1) return -1
    const start = this.start(this.first)
    const end = this.end(line)
    const text = headingContent(this.text.slice(start, end))
    this.result.headings.push({start, end, line: this.first + 1, depth: 2, text})
    this.above = 'nothing'
    return line + 1
  }

  private container(line: number, mark: number): number {
    this.closeParagraph(line)
    const end = this.end(line)
    this.above = 'container'
    const source = this.text.slice(mark, end)
    const quoted = />[ \t]?/y.exec(source)
    if (quoted && startOf(source, quoted[0].length, source.length) === 'fence') return this.quotedFence(line, mark)
    if (!this.calm(mark, end)) return -1
    const note = /^\[\^([^\]]*)\]:/.exec(source)
    if (note) this.labels.footnotes.add((note[1] as string).toLowerCase().toUpperCase())
    return line + 1
  }

  private fence(line: number, mark: number): number {
    const close = closingFence(this.text, mark)
    for (let next = line + 1; next < this.lines.count; next++) {
      const at = this.skipBlanks(this.start(next), this.end(next))
      if (this.isDeep(this.start(next), at)) continue
      if (close.test(this.text.slice(at, this.end(next)))) return this.skip(line, next + 1)
    }
    return this.skip(line, this.lines.count)
  }

  /** Code in a block quote of one level: every line that starts with `>` is in it up to the closing fence. */
  private quotedFence(line: number, mark: number): number {
    const opening = this.text.charCodeAt(mark + 1) === 62 ? -1 : this.skipBlanks(mark + 1, this.end(line))
    if (opening < 0 || mark > this.start(line)) return -1
    const close = closingFence(this.text, opening)
    for (let next = line + 1; next < this.lines.count; next++) {
      const start = this.start(next)
      if (this.text.charCodeAt(start) !== 62) return this.skip(line, next)
      const from = this.text.charCodeAt(start + 1) === 32 ? start + 2 : start + 1
      const at = this.skipBlanks(from, this.end(next))
      if (!this.isDeep(from, at) && close.test(this.text.slice(at, this.end(next)))) return next + 1
    }
    return this.skip(line, this.lines.count)
  }

  /** Code inside a list item, or below one: certain where all its lines are indented as far as its fences. */
  private indentedFence(line: number, mark: number): number {
    const indent = mark - this.start(line)
    const close = closingFence(this.text, mark)
    for (let next = line + 1; next < this.lines.count; next++) {
      const start = this.start(next)
      const end = this.end(next)
      const at = this.skipBlanks(start, end)
      if (at === end) continue
      const source = this.text.slice(at, end)
      const closes = close.test(source)
      if (this.text.slice(start, at).includes('\t') || at - start < indent) return -1
      if (closes) return at - start === indent ? next + 1 : -1
      if (source.startsWith('|') || source.includes(']:') || delimiterCells(source, 0, source.length) > 0) return -1
    }
    return -1
  }

  /** Raw HTML up to the line in which a mark stands. */
  private htmlUpTo(line: number, start: number, mark: string | RegExp): number {
    const open = start + 4
    for (let last = line; last < this.lines.count; last++) {
      const source = this.text.slice(last === line ? open : this.start(last), this.end(last))
      if (typeof mark === 'string' ? source.includes(mark) : mark.test(source)) return this.html(line, last)
    }
    return this.html(line, this.lines.count - 1)
  }

  private htmlBlock(line: number): number {
    let last = line
    while (last + 1 < this.lines.count && !isBlankLine(this.text, this.start(last + 1), this.end(last + 1))) last++
    return this.html(line, last)
  }

  private html(line: number, last: number): number {
    this.closeParagraph(line)
    this.above = 'nothing'
    this.result.html.push({start: this.start(line), end: this.end(last), line: line + 1})
    return last + 1
  }

  /** A line that may be a paragraph's, a table's header or a definition. */
  private textLine(line: number, mark: number): number {
    const below = this.delimiterBelow(line)
    if (below < 0) return -1
    if (below > 0 && below === countCells(this.text.slice(mark, this.end(line)))) return this.table(line, mark)
    if (this.text.charCodeAt(mark) === 91 && this.above !== 'paragraph') return this.bracket(line, mark)
    return this.paragraph(line)
  }

  /** A tag that interrupts no paragraph; were it a table's header, it would be one HTML block with what follows. */
  private tagInParagraph(line: number): number {
    return this.delimiterBelow(line) === 0 ? this.paragraph(line) : -1
  }

  private paragraph(line: number): number {
    if (this.above !== 'paragraph') this.first = line
    this.above = 'paragraph'
    return line + 1
  }

  /** Cells of the delimiter row below a line; 0 where there is none, -1 where that is not certain. */
  private delimiterBelow(line: number): number {
    if (line + 1 >= this.lines.count) return 0
    const start = this.start(line + 1)
    const end = this.end(line + 1)
    const mark = this.skipBlanks(start, end)
    const code = this.text.charCodeAt(mark)
    if (mark === end || (code !== 124 && code !== 58 && code !== 45)) return 0
    const cells = delimiterCells(this.text, mark, end)
    if (cells === 0) return 0
    return this.isDeep(start, mark) || startOf(this.text, mark, end) !== 'text' ? -1 : cells
  }

  /** A definition of one line, or a paragraph that starts with a bracket. */
  private bracket(line: number, mark: number): number {
    const source = this.text.slice(mark, this.end(line))
    const label = /^\[(?:[^[\]\\]|\\.)*/.exec(source) as RegExpExecArray
    const after = source.slice(label[0].length)
    if (after === '' || after === '\\') return -1
    if (!after.startsWith(']:')) return this.paragraph(line)
    const definition = /^\[([^[\]\\]{1,900})\]:[ \t]*([^\s<>\\&()\0-\x20\x7f]+)[ \t]*$/.exec(source)
    if (!definition?.[1]?.trim() || this.mayBeTitle(line + 1)) return -1
    const identifier = normalise(definition[1])
    this.labels.definitions.add(identifier.toUpperCase())
    if (!this.destinations.has(identifier)) this.destinations.set(identifier, definition[2] as string)
    return this.skip(line, line + 1)
  }

  /** Whether a line may belong to the definition above it, or to the paragraph that starts below that. */
  private mayBeTitle(line: number): boolean {
    if (line >= this.lines.count) return false
    const start = this.start(line)
    const end = this.end(line)
    return !isBlankLine(this.text, start, end) && !/[A-Za-z#[|]/.test(this.text.charAt(start))
  }

  private table(line: number, mark: number): number {
    this.closeParagraph(line)
    this.above = 'nothing'
    const sheet = new Sheet(this.text, this.reader)
    const header = new GfmRow(sheet, line + 1, mark - this.start(line) + 1, mark, this.end(line))
    if (/^[ \t|]*$/.test(header.source)) return -1
    sheet.width = header.count
    const rows: GfmRow[] = []
    let next = line + 2
    for (; next < this.lines.count; next++) {
      const found = this.row(next, sheet, rows)
      if (found === 'doubt') return -1
      if (found === 'end') break
    }
    const last = rows.at(-1)
    this.result.tables.push({
      start: header.start,
      end: last ? last.end : this.end(line + 1),
      line: line + 1,
      sheet,
      header,
      rows,
    })
    return next
  }

  private row(line: number, sheet: Sheet, rows: GfmRow[]): 'row' | 'end' | 'doubt' {
    const start = this.start(line)
    const end = this.end(line)
    const mark = this.skipBlanks(start, end)
    if (mark === end) return 'end'
    if (this.text.charCodeAt(mark) !== 124) {
      const kind = startOf(this.text, mark, end)
      if (kind === 'doubt' || kind === 'item' || (mark > start && kind !== 'text')) return 'doubt'
      if (kind !== 'text') return 'end'
    }
    if (this.isDeep(start, mark)) return 'doubt'
    rows.push(new GfmRow(sheet, line + 1, mark - start + 1, mark, end))
    return 'row'
  }
}

/** What closes the fence that opens at an offset, from its first mark on. */
function closingFence(text: string, start: number): RegExp {
  const mark = text.charAt(start)
  let size = 0
  while (text.charAt(start + size) === mark) size++
  return new RegExp(`^${mark}{${size},}[ \\t]*$`)
}

function normalise(label: string): string {
  return label
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
}
