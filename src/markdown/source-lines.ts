import type {Lines} from './lines.ts'
import {delimiterCells} from './split.ts'
import {startOf} from './starts.ts'

/** A document line by line, for a scan that looks a line or two ahead. Lines are 0-based, offsets UTF-16 code units. */
export class SourceLines {
  readonly text: string
  readonly count: number
  readonly lines: Lines

  constructor(text: string, lines: Lines) {
    this.text = text
    this.lines = lines
    this.count = lines.count
  }

  start(line: number): number {
    return this.lines.starts[line] as number
  }

  end(line: number): number {
    return this.lines.ends[line] as number
  }

  /** Offset of a line's first character that is neither space nor tab; its end where there is none. */
  mark(line: number): number {
    return this.skipBlanks(this.start(line), this.end(line))
  }

  skipBlanks(start: number, end: number): number {
    let at = start
    while (at < end && (this.text.charCodeAt(at) === 32 || this.text.charCodeAt(at) === 9)) at++
    return at
  }

  /** Whether a line is blank; so is the end of the text. */
  isBlank(line: number): boolean {
    return line >= this.count || this.mark(line) === this.end(line)
  }

  /** Whether blanks indent by four columns or more, as code is. */
  isDeep(start: number, mark: number): boolean {
    return mark - start > 3 || (mark > start && this.text.slice(start, mark).includes('\t'))
  }

  /** The last line before a blank one, from a line on that is none. */
  lastFull(line: number): number {
    let last = line
    while (!this.isBlank(last + 1)) last++
    return last
  }

  /** The line in which a mark stands, looked for from an offset in a line on; the last of all where there is none. */
  lastUpTo(line: number, from: number, mark: RegExp): number {
    for (let last = line; last < this.count; last++) {
      const start = last === line ? from : this.start(last)
      if (mark.test(this.text.slice(start, this.end(last)))) return last
    }
    return this.count - 1
  }

  /** Whether the last line above that is not blank is indented as code is. */
  isBelowCode(line: number): boolean {
    let last = line - 1
    while (last >= 0 && this.isBlank(last)) last--
    return last >= 0 && this.isDeep(this.start(last), this.mark(last))
  }

  /** Cells of the delimiter row below a line; 0 where there is none, -1 where that is not certain. */
  delimiterBelow(line: number): number {
    const below = line + 1
    if (below >= this.count) return 0
    const end = this.end(below)
    const mark = this.mark(below)
    const code = this.text.charCodeAt(mark)
    if (mark === end || (code !== 124 && code !== 58 && code !== 45)) return 0
    const cells = delimiterCells(this.text, mark, end)
    if (cells === 0) return 0
    return this.isDeep(this.start(below), mark) || startOf(this.text, mark, end) !== 'text' ? -1 : cells
  }
}
