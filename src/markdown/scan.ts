/**
 * Tier 0: reads a document's structure without remark, where every line is one whose meaning is certain.
 * Anything else ends the scan, and the document is read by the next tier.
 */
import {headingContent} from './heading.ts'
import type {Lines} from './lines.ts'
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
export function scan(text: string, lines: Lines, readerFor: (definitions: Definitions) => CellReader): Scan | undefined {
  if (text.includes('\0')) return undefined
  const scanner = new Scanner(text, lines, readerFor)
  return scanner.run() ? scanner.result : undefined
}

/** What is open above a line. Blank lines may stand between a container and its further content. */
type Above = 'nothing' | 'paragraph' | 'container' | 'container, blank'

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
    if (mark > start) return this.indented(line, start, mark, end)
    const kind = startOf(this.text, start, end)
    return this.above === 'container' ? this.besideContainer(line, kind) : this.block(line, kind)
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
    this.above = this.above === 'container' || this.above === 'container, blank' ? 'container, blank' : 'nothing'
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

  /** A line that starts with blanks. */
  private indented(line: number, start: number, mark: number, end: number): number {
    if (this.above === 'container' || this.above === 'container, blank') {
      const prose = this.text.charCodeAt(mark) !== 35 && this.calm(mark, end) && this.delimiterBelow(line) === 0
      return prose ? line + 1 : -1
    }
    const deep = mark - start > 3 || this.text.slice(start, mark).includes('\t')
    // Indented code, or the continuation of a paragraph. A pipe in the latter may be a table's.
    if (deep) return this.above === 'nothing' || !this.hasPipe(start, end) ? line + 1 : -1
    const kind = startOf(this.text, mark, end)
    if (kind !== 'text' || this.hasPipe(start, end) || this.delimiterBelow(line) !== 0) return -1
    return this.text.charCodeAt(mark) === 91 && this.above === 'nothing' ? -1 : this.paragraph(line)
  }

  private hasPipe(start: number, end: number): boolean {
    return this.text.slice(start, end).includes('|')
  }

  /** Whether a line inside a container is prose, whichever container it belongs to. */
  private calm(start: number, end: number): boolean {
    let at = start
    for (;;) {
      const kind = startOf(this.text, at, end)
      if (kind === 'text' || kind === 'heading') break
      if (kind !== 'container') return false
      const marker = /^(?:>[ \t]?|[-*+][ \t]+|[0-9]{1,9}[.)][ \t]+|\[\^[^\]]*\]:[ \t]*)/.exec(this.text.slice(at, end))
      if (!marker) return false
      at += marker[0].length
      if (this.text.charCodeAt(at - marker[0].length) === 91 && at - marker[0].length > start) return false
      at = this.skipBlanks(at, end)
      if (at === end) return true
    }
    const rest = this.text.slice(at, end)
    return !rest.includes('|') && !rest.includes(']:') && !/^:?-/.test(rest)
  }

  /** A line at the margin right under a container's: part of its last paragraph, or a block of its own. */
  private besideContainer(line: number, kind: Start): number {
    if (kind === 'text') {
      return this.calm(this.start(line), this.end(line)) && this.delimiterBelow(line) === 0 ? line + 1 : -1
    }
    return kind === 'container' || kind === 'heading' ? this.block(line, kind) : -1
  }

  /** A block at the margin. */
  private block(line: number, kind: Start): number {
    switch (kind) {
      case 'text':
        return this.textLine(line)
      case 'heading':
        return this.heading(line)
      case 'container':
        return this.container(line)
      case 'fence':
        return this.fence(line)
      case 'break':
        return this.skip(line, line + 1)
      case 'rule':
        return this.above === 'paragraph' ? this.setext(line) : this.skip(line, line + 1)
      case 'comment':
        return this.comment(line)
      case 'tag':
        return this.above === 'paragraph' ? this.paragraph(line) : this.htmlBlock(line)
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

  private heading(line: number): number {
    this.closeParagraph(line)
    this.above = 'nothing'
    const start = this.start(line)
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

  private container(line: number): number {
    this.closeParagraph(line)
    const start = this.start(line)
    const end = this.end(line)
    if (!this.calm(start, end)) return -1
    const note = /^\[\^([^\]]*)\]:/.exec(this.text.slice(start, end))
    if (note) this.labels.footnotes.add((note[1] as string).toLowerCase().toUpperCase())
    this.above = 'container'
    return line + 1
  }

  private fence(line: number): number {
    const start = this.start(line)
    const mark = this.text[start] as string
    let size = 0
    while (this.text[start + size] === mark) size++
    const close = new RegExp(`^ {0,3}${mark}{${size},}[ \\t]*$`)
    for (let next = line + 1; next < this.lines.count; next++) {
      if (close.test(this.text.slice(this.start(next), this.end(next)))) return this.skip(line, next + 1)
    }
    return this.skip(line, this.lines.count)
  }

  private comment(line: number): number {
    const from = this.text.indexOf('-->', this.start(line) + 4)
    let last = line
    if (from < 0) last = this.lines.count - 1
    else while (this.end(last) < from) last++
    return this.html(line, last)
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

  /** A line at the margin that may be a paragraph's, a table's header or a definition. */
  private textLine(line: number): number {
    const below = this.delimiterBelow(line)
    if (below < 0) return -1
    const start = this.start(line)
    const end = this.end(line)
    if (below > 0 && below === countCells(this.text.slice(start, end))) return this.table(line)
    if (this.text.charCodeAt(start) === 91 && this.above !== 'paragraph') return this.bracket(line)
    return this.paragraph(line)
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
    return mark > start || startOf(this.text, start, end) !== 'text' ? -1 : cells
  }

  /** A definition of one line, or a paragraph that starts with a bracket. */
  private bracket(line: number): number {
    const source = this.text.slice(this.start(line), this.end(line))
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

  private mayBeTitle(line: number): boolean {
    if (line >= this.lines.count) return false
    const mark = this.skipBlanks(this.start(line), this.end(line))
    return mark < this.end(line) && !/[A-Za-z#[|]/.test(this.text[mark] as string)
  }

  private table(line: number): number {
    this.closeParagraph(line)
    this.above = 'nothing'
    const sheet = new Sheet(this.text, this.reader)
    const header = new GfmRow(sheet, line + 1, 1, this.start(line), this.end(line))
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
    this.result.tables.push({start: header.start, end: last ? last.end : this.end(line + 1), line: line + 1, sheet, header, rows})
    return next
  }

  private row(line: number, sheet: Sheet, rows: GfmRow[]): 'row' | 'end' | 'doubt' {
    const start = this.start(line)
    const end = this.end(line)
    const mark = this.skipBlanks(start, end)
    if (mark === end) return 'end'
    if (this.text.charCodeAt(mark) !== 124) {
      const kind = startOf(this.text, mark, end)
      if (kind === 'doubt' || (mark > start && kind !== 'text')) return 'doubt'
      if (kind !== 'text') return 'end'
    }
    if (mark > start && (mark - start > 3 || this.text.slice(start, mark).includes('\t'))) return 'doubt'
    rows.push(new GfmRow(sheet, line + 1, mark - start + 1, mark, end))
    return 'row'
  }
}

function normalise(label: string): string {
  return label.replace(/[\t\n\r ]+/g, ' ').replace(/^ | $/g, '').toLowerCase().toUpperCase().toLowerCase()
}
