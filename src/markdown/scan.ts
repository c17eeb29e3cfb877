import type {CellReader} from './cells.ts'
import {fenceEnd, indentedFenceEnd, isCalm, quotedFenceEnd} from './containers.ts'
import {type Definitions, hasTargetBelow, mayBeTitle, readDefinition} from './definition.ts'
import {type Lines, lineAt} from './lines.ts'
import {Found, type Scan} from './scan-found.ts'
import {SourceLines} from './source-lines.ts'
import {countCells} from './split.ts'
import {type Start, startOf} from './starts.ts'
import {scanTable} from './table.ts'
import {Uncertain} from './uncertain.ts'

/** Gives the reader of cells, once for all tables. */
type ReaderFor = (definitions: Definitions) => CellReader

/**
 * Reads a document's structure without remark, where every line is one whose meaning is certain. Anything else ends
 * the scan, and remark reads the document.
 *
 * @returns the first line that is not certain where there is one
 */
export function scan(text: string, lines: Lines, readerFor: ReaderFor): Scan | Uncertain {
  if (text.includes('\0')) return new Uncertain(lineAt(lines, text.indexOf('\0')))
  const scanner = new Scanner(new SourceLines(text, lines), readerFor)
  try {
    return scanner.run()
  } catch (reason) {
    if (reason instanceof Uncertain) return reason
    throw reason
  }
}

/**
 * What is open above a line. What a container holds is prose, so it is enough to know where none can be open:
 * `loose` text may be its last paragraph or a paragraph below it, and blank lines may stand inside it.
 */
type Above = 'nothing' | 'paragraph' | 'container' | 'loose' | 'blank'

/** Methods that read a block return the line after it, and throw `Uncertain`. */
class Scanner {
  readonly found: Found
  private readonly text: string
  private readonly lines: SourceLines
  private readonly reader: CellReader
  private above: Above = 'nothing'
  /** The container above is a quote, which a blank line ends. */
  private quoted = false
  /** First line of the open paragraph. */
  private first = 0
  /** Line of the last definition. */
  private defined = -2

  constructor(lines: SourceLines, readerFor: ReaderFor) {
    this.text = lines.text
    this.lines = lines
    this.found = new Found(lines)
    this.reader = readerFor(this.found.definitions)
  }

  run(): Scan {
    let line = 0
    while (line < this.lines.count) line = this.line(line)
    this.close(this.lines.count)
    return this.found
  }

  private line(line: number): number {
    const {lines} = this
    const start = lines.start(line)
    const end = lines.end(line)
    const mark = lines.mark(line)
    if (mark === end) return this.blank(line)
    if (mark > start && this.above !== 'nothing' && this.above !== 'paragraph') return this.inside(line, mark, end)
    // Indented code, or the continuation of a paragraph.
    if (lines.isDeep(start, mark)) return line + 1
    const kind = startOf(this.text, mark, end)
    if (this.above === 'container' || this.above === 'loose') return this.beside(line, kind)
    return this.block(line, kind, mark)
  }

  private blank(line: number): number {
    const {above} = this
    this.close(line)
    const ended = above === 'container' && this.quoted
    if (above !== 'nothing' && above !== 'paragraph' && !ended) this.above = 'blank'
    return line + 1
  }

  /** Ends what is open above a line. */
  private close(line: number): void {
    if (this.above === 'paragraph') this.found.paragraph(this.first, line - 1)
    this.above = 'nothing'
  }

  /** A block of which nothing is kept. */
  private skip(line: number, next: number): number {
    this.close(line)
    return next
  }

  /** An indented line under a container's first: prose, whether it belongs to the container or stands below it. */
  private inside(line: number, mark: number, end: number): number {
    const kind = startOf(this.text, mark, end)
    this.above = 'loose'
    if (kind === 'fence') return indentedFenceEnd(this.lines, line, mark)
    // A tag is text of a paragraph, HTML or code; up to a blank line it is prose in each.
    if (kind === 'tag') return this.certain(line, this.lines.isBlank(line + 1))
    const calm = kind !== 'heading' && isCalm(this.lines, mark, end)
    return this.certain(line, calm && this.lines.delimiterBelow(line) === 0)
  }

  /** A line at the margin right under a container's: part of its last paragraph, or a block of its own. */
  private beside(line: number, kind: Start): number {
    const {lines} = this
    const start = lines.start(line)
    // An underline makes a heading of the text above it where that is no part of the container.
    if ((kind === 'rule' || kind === 'dash' || kind === 'underline') && this.above === 'loose')
      throw new Uncertain(line)
    if (kind !== 'text' && kind !== 'tag' && kind !== 'underline') return this.block(line, kind, start)
    this.above = 'loose'
    // A tag is text inside the container's paragraph, and HTML below it; up to a blank line it is prose in both.
    if (kind === 'tag') return this.certain(line, lines.isBlank(line + 1))
    const calm = kind === 'underline' || isCalm(lines, start, lines.end(line))
    return this.certain(line, calm && lines.delimiterBelow(line) === 0)
  }

  private certain(line: number, isCertain: boolean): number {
    if (!isCertain) throw new Uncertain(line)
    return line + 1
  }

  /** A block at the margin, or indented by no more than three spaces. */
  private block(line: number, kind: Start, mark: number): number {
    switch (kind) {
      case 'text':
        return this.textLine(line, mark)
      case 'heading':
        return this.heading(line, mark)
      case 'item':
        return this.above === 'paragraph' ? this.textLine(line, mark) : this.item(line, mark)
      case 'container':
        return this.container(line, mark)
      case 'fence':
        return this.skip(line, fenceEnd(this.lines, line, mark))
      case 'break':
        return this.skip(line, line + 1)
      case 'rule':
        return this.above === 'paragraph' ? this.setext(line) : this.skip(line, line + 1)
      case 'dash':
        return this.above === 'paragraph' ? this.setext(line) : this.item(line, mark, true)
      case 'underline':
        return this.above === 'paragraph' ? this.setext(line) : this.textLine(line, mark)
      case 'comment':
        return this.html(line, this.lines.lastUpTo(line, mark + 4, /-->/))
      case 'raw':
        return this.html(line, this.lines.lastUpTo(line, mark + 4, /<\/(?:pre|script|style|textarea)>/i))
      case 'tag':
        if (this.above === 'paragraph') return this.tagInParagraph(line)
        return this.html(line, this.lines.lastFull(line))
      case 'html':
        return this.html(line, this.lines.lastFull(line))
      default:
        throw new Uncertain(line)
    }
  }

  private heading(line: number, start: number): number {
    this.close(line)
    this.found.heading(start, line)
    return line + 1
  }

  /** An underline makes a heading of the paragraph above it; one of several lines, or of definitions above it, is left to remark. */
  private setext(line: number): number {
    if (this.first !== line - 1 || this.defined === this.first - 1) throw new Uncertain(line)
    this.found.underlined(this.first, line)
    this.above = 'nothing'
    return line + 1
  }

  private container(line: number, mark: number): number {
    this.close(line)
    const source = this.text.slice(mark, this.lines.end(line))
    const quote = /^> {0,4}/.exec(source)?.[0]
    this.quoted = quote !== undefined
    if (quote && startOf(source, quote.length, source.length) === 'fence') {
      const fence = quotedFenceEnd(this.lines, line, mark)
      this.above = fence.closed ? 'container' : 'nothing'
      return fence.line
    }
    this.certain(line, isCalm(this.lines, mark, this.lines.end(line)))
    const note = /^\[\^([^\]]*)\]:/.exec(source)?.[1]
    if (note !== undefined) this.found.footnote(note)
    this.above = 'container'
    return line + 1
  }

  /** An item. What is open below one that interrupts no paragraph, nor, to micromark, indented code may be text. */
  private item(line: number, mark: number, isEmpty = false): number {
    const isLoose = this.lines.isBelowCode(line) || this.above === 'loose'
    if (isEmpty) this.close(line)
    else this.container(line, mark)
    this.quoted = false
    this.above = isLoose ? 'loose' : 'container'
    return line + 1
  }

  private html(line: number, last: number): number {
    this.close(line)
    this.found.htmlBlock(line, last)
    return last + 1
  }

  /** A line that may be a paragraph's, a table's header or a definition. */
  private textLine(line: number, mark: number): number {
    const below = this.lines.delimiterBelow(line)
    if (below < 0) throw new Uncertain(line + 1)
    if (below > 0 && below === countCells(this.text.slice(mark, this.lines.end(line)))) return this.table(line, mark)
    if (this.text.charCodeAt(mark) === 91 && this.above !== 'paragraph') return this.bracket(line, mark)
    return this.paragraph(line)
  }

  /** A tag that interrupts no paragraph; were it a table's header, it would be one HTML block with what follows. */
  private tagInParagraph(line: number): number {
    this.certain(line, this.lines.delimiterBelow(line) === 0)
    return this.paragraph(line)
  }

  private paragraph(line: number): number {
    if (this.above !== 'paragraph') this.first = line
    this.above = 'paragraph'
    return line + 1
  }

  private bracket(line: number, mark: number): number {
    const last = hasTargetBelow(this.lines, line) ? line + 1 : line
    const found = readDefinition(this.text, mark, this.lines.end(last))
    if (found === 'doubt') throw new Uncertain(line)
    if (found === 'text') return this.paragraph(line)
    if (mayBeTitle(this.lines, last + 1)) throw new Uncertain(last + 1)
    this.found.definition(found.label, found.target)
    this.defined = last
    return this.skip(line, last + 1)
  }

  private table(line: number, mark: number): number {
    this.close(line)
    const found = scanTable(this.lines, line, mark, this.reader)
    this.found.tables.push(found.table)
    return found.next
  }
}
