import {type Definitions, normalise} from './definition.ts'
import {headingContent} from './heading.ts'
import type {Target} from './inline-marks.ts'
import type {SourceLines} from './source-lines.ts'
import {headingDepth} from './starts.ts'
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

/** Keeps what a scan finds. Lines are 0-based, as everywhere in a scan. */
export class Found implements Scan {
  readonly headings: HeadingPlace[] = []
  readonly tables: TablePlace[] = []
  readonly paragraphs: Span[] = []
  readonly html: Span[] = []
  readonly definitions: Definitions
  private readonly lines: SourceLines
  private readonly labels = {definitions: new Set<string>(), footnotes: new Set<string>()}
  private readonly destinations = new Map<string, Target>()

  constructor(lines: SourceLines) {
    this.lines = lines
    this.definitions = {labels: this.labels, destinations: this.destinations}
  }

  /** A heading of one line, which starts at an offset. */
  heading(start: number, line: number): void {
    this.addHeading(start, line, line, headingDepth(this.lines.text, start, this.lines.end(line)))
  }

  /** A heading whose last line underlines it. */
  underlined(first: number, last: number): void {
    const depth = this.lines.text.charAt(this.lines.mark(last)) === '=' ? 1 : 2
    this.addHeading(this.lines.start(first), first, last, depth)
  }

  private addHeading(start: number, first: number, last: number, depth: number): void {
    const end = this.lines.end(last)
    this.headings.push({start, end, line: first + 1, depth, text: headingContent(this.lines.text.slice(start, end))})
  }

  paragraph(first: number, last: number): void {
    const span = this.span(first, last)
    if (this.lines.text.slice(span.start, span.end).includes('|')) this.paragraphs.push(span)
  }

  htmlBlock(first: number, last: number): void {
    this.html.push(this.span(first, last))
  }

  definition(label: string, target: Target): void {
    this.labels.definitions.add(label.toUpperCase())
    if (!this.destinations.has(label)) this.destinations.set(label, target)
  }

  footnote(label: string): void {
    this.labels.footnotes.add(normalise(label))
  }

  private span(first: number, last: number): Span {
    return {start: this.lines.start(first), end: this.lines.end(last), line: first + 1}
  }
}
