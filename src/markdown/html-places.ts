import type {Structure} from './structure.ts'

/**
 * Where a document's HTML tables and definition lists stand, start and end offset of each. One inside another belongs
 * to a cell of that one. One around a GFM table is there for layout, and the GFM table is the one that counts; so is a
 * list around headings. A blank line ends Markdown's HTML block but not the table, so its end is looked for in the text.
 */
export function htmlTablePlaces(text: string, structure: Structure): {start: number; end: number}[] {
  const places: {start: number; end: number}[] = []
  if (structure.html.length === 0) return places
  const tags = new TableTags(text)
  const tables = structure.tables.map(({start}) => start)
  let headings: number[] | undefined
  let done = 0
  for (const block of structure.html) {
    if (block.end <= done || /^<(?:script|style|textarea)\b/i.test(text.slice(block.start, block.start + 10))) continue
    let at = Math.max(block.start, done)
    for (let start = tags.next(at, block.end); start >= 0; start = tags.next(at, block.end)) {
      const end = tags.end(start) ?? block.end
      const isList = /^<dl/i.test(text.slice(start, start + 3))
      if (isList) headings ??= headingStarts(text, structure)
      const isAroundHeadings = isList && isAround(start, end, headings ?? [])
      if (!isAroundHeadings && !isAround(start, end, tables)) places.push({start, end})
      at = isAroundHeadings ? start + 1 : end
      done = at
    }
  }
  return places
}

/** Where Markdown's headings and those of HTML start, in order. */
function headingStarts(text: string, {headings}: Structure): number[] {
  const tags = [...text.matchAll(/<h[1-6](?=[\s>])/gi)].map(({index}) => index)
  return [...headings.map(({start}) => start), ...tags].sort((one, other) => one - other)
}

/** Whether any of the offsets, which ascend, lies in a stretch. */
function isAround(start: number, end: number, offsets: readonly number[]): boolean {
  let low = 0
  let high = offsets.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle] as number) < start) low = middle + 1
    else high = middle
  }
  return (offsets[low] ?? end) < end
}

/** The `table` and `dl` tags of a text outside comments. Every stretch is looked at a bounded number of times. */
class TableTags {
  private readonly text: string
  private readonly lastComment: number
  /** Where the tables end whose starts have been passed on the way to another's end. */
  private readonly ends = new Map<number, number | undefined>()
  private exhausted = false

  constructor(text: string) {
    this.text = text
    this.lastComment = text.lastIndexOf('-->')
  }

  /** Offset of the first `<table` or `<dl` in `[from, end)`, or -1. */
  next(from: number, end: number): number {
    const block = this.text.slice(from, end)
    const marks = /<!--|<(?:table|dl)(?=[\s/>])/gi
    for (let found = marks.exec(block); found; found = marks.exec(block)) {
      const at = from + found.index
      if (found[0] !== '<!--') return at
      const close = this.commentEnd(at)
      if (close < 0 || close >= end) return -1
      marks.lastIndex = close - from
    }
    return -1
  }

  /** Offset after the end tag of the table at `start`; `undefined` where there is none. */
  end(start: number): number | undefined {
    if (!this.ends.has(start) && !this.exhausted) this.pairFrom(start)
    return this.ends.get(start)
  }

  private pairFrom(start: number): void {
    const marks = /<!--|<(\/?)(table|dl)(?=[\s/>])/gi
    marks.lastIndex = start
    const open: {name: string; start: number}[] = []
    const depths: Record<string, number> = {table: 0, dl: 0}
    for (let found = marks.exec(this.text); found; found = marks.exec(this.text)) {
      if (found[0] === '<!--') {
        const close = this.commentEnd(found.index)
        if (close < 0) break
        marks.lastIndex = close
        continue
      }
      const name = (found[2] as string).toLowerCase()
      if (found[1] === '') {
        open.push({name, start: found.index})
        depths[name]!++
        continue
      }
      if (depths[name] === 0) continue
      const close = this.text.indexOf('>', found.index)
      // What is still open inside ends with it, and has no end of its own.
      for (let last = open.pop()!; ; last = open.pop()!) {
        depths[last.name]!--
        const isClosed = last.name === name
        this.ends.set(last.start, isClosed ? (close < 0 ? this.text.length : close + 1) : undefined)
        if (isClosed) break
      }
      if (open.length === 0) return
    }
    this.exhausted = true
  }

  private commentEnd(start: number): number {
    return start + 4 > this.lastComment ? -1 : this.text.indexOf('-->', start + 4) + 3
  }
}
