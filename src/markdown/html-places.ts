import type {Structure} from './structure.ts'

/**
 * Where a document's HTML tables stand, start and end offset of each. A table inside another belongs to a cell of
 * that one; one around a GFM table is there for layout, and the GFM table is the one that counts. A blank line ends
 * Markdown's HTML block but not the table, so its end is looked for in the text.
 */
export function htmlTablePlaces(text: string, structure: Structure): {start: number; end: number}[] {
  const places: {start: number; end: number}[] = []
  if (structure.html.length === 0) return places
  const tags = new TableTags(text)
  let done = 0
  let table = 0
  for (const block of structure.html) {
    if (block.end <= done || /^<(?:script|style|textarea)\b/i.test(text.slice(block.start, block.start + 10))) continue
    let at = Math.max(block.start, done)
    for (let start = tags.next(at, block.end); start >= 0; start = tags.next(at, block.end)) {
      const end = tags.end(start) ?? block.end
      while (table < structure.tables.length && (structure.tables[table]?.start ?? 0) < start) table++
      const around = (structure.tables[table]?.start ?? end) < end
      if (!around) places.push({start, end})
      done = end
      at = end
    }
  }
  return places
}

/** The `table` tags of a text outside comments. Every stretch is looked at a bounded number of times. */
class TableTags {
  private readonly text: string
  private readonly lastComment: number
  /** Where the tables end whose starts have been passed on the way to another's end. */
  private readonly ends = new Map<number, number>()
  private exhausted = false

  constructor(text: string) {
    this.text = text
    this.lastComment = text.lastIndexOf('-->')
  }

  /** Offset of the first `<table` in `[from, end)`, or -1. */
  next(from: number, end: number): number {
    const block = this.text.slice(from, end)
    const marks = /<!--|<table(?=[\s/>])/gi
    for (let found = marks.exec(block); found; found = marks.exec(block)) {
      const at = from + found.index
      if (found[0] !== '<!--') return at
      const close = this.commentEnd(at)
      if (close < 0 || close >= end) return -1
      marks.lastIndex = close - from
    }
    return -1
  }

  /** Offset after the `</table>` of the table at `start`; `undefined` where there is none. */
  end(start: number): number | undefined {
    if (!this.ends.has(start) && !this.exhausted) this.pairFrom(start)
    return this.ends.get(start)
  }

  private pairFrom(start: number): void {
    const marks = /<!--|<(\/?)table(?=[\s/>])/gi
    marks.lastIndex = start
    const open: number[] = []
    for (let found = marks.exec(this.text); found; found = marks.exec(this.text)) {
      if (found[0] === '<!--') {
        const close = this.commentEnd(found.index)
        if (close < 0) break
        marks.lastIndex = close
      } else if (found[1] === '') open.push(found.index)
      else {
        const close = this.text.indexOf('>', found.index)
        this.ends.set(open.pop() as number, close < 0 ? this.text.length : close + 1)
        if (open.length === 0) return
      }
    }
    this.exhausted = true
  }

  private commentEnd(start: number): number {
    return start + 4 > this.lastComment ? -1 : this.text.indexOf('-->', start + 4) + 3
  }
}
