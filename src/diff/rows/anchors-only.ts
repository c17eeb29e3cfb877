/**
 * Two rows that differ in nothing but the digits of line anchors that end link destinations (`](path#L12)`):
 * by far the commonest difference after a regeneration, told here without reading a cell. Native searches do the
 * work: a row costs a few of them, not a look at each character.
 *
 * @param links those met before, where many rows are gone through
 * @returns the cells that hold such anchors, as a mask: bit 0 is the first one; 0 where the rows are equal; `DIFFERENT`
 *   where anything else differs, or might
 */
export function anchorsAlone(old: string, next: string, links = new LinksMet()): number {
  let cells = 0
  let left = 0
  let right = 0
  const place = new CellCounter(old)
  for (;;) {
    const oldMark = old.indexOf(MARK, left)
    const nextMark = next.indexOf(MARK, right)
    if (oldMark < 0 || nextMark < 0) {
      if (oldMark !== nextMark || old.slice(left) !== next.slice(right)) return DIFFERENT
      // Which pipe a backslash escapes is left to those who read cells.
      return old.includes('\\') ? DIFFERENT : cells
    }
    if (oldMark - left !== nextMark - right || old.slice(left, oldMark) !== next.slice(right, nextMark))
      return DIFFERENT
    left = digitsEnd(old, oldMark + MARK.length)
    right = digitsEnd(next, nextMark + MARK.length)
    if (left - oldMark === right - nextMark && isSameEnd(old, left, next, right, left - oldMark)) continue
    // Both anchors have digits, and the destination ends behind them.
    if (left === oldMark + MARK.length || right === nextMark + MARK.length) return DIFFERENT
    if (old.charCodeAt(left) !== CLOSE || next.charCodeAt(right) !== CLOSE) return DIFFERENT
    const cell = place.at(oldMark)
    if (cell > LAST_CELL || !links.isEnd(old.slice(place.seen, oldMark))) return DIFFERENT
    place.seen = left
    cells |= 1 << cell
  }
}

/** Stands for rows that are not told to be the same. */
export const DIFFERENT = -1

/** Indices of the cells that a mask holds, ascending. */
export function cellsOf(mask: number): number[] {
  const cells: number[] = []
  for (let cell = 0; cell <= LAST_CELL; cell++) if ((mask & (1 << cell)) !== 0) cells.push(cell)
  return cells
}

/** Bits beyond make a mask negative. */
const LAST_CELL = 30
const MARK = '#L'
const CLOSE = 41

/** Finds the cell of ever larger offsets in a row without backslashes. */
class CellCounter {
  /** Offset up to which the cell is known to be plain text and whole links, its first character at least. */
  seen = 0
  private readonly row: string
  private cell: number
  private nextPipe: number

  constructor(row: string) {
    this.row = row
    this.nextPipe = row.indexOf('|')
    this.cell = this.nextPipe === 0 ? -1 : 0
  }

  at(offset: number): number {
    while (this.nextPipe >= 0 && this.nextPipe < offset) {
      this.seen = this.nextPipe + 1
      this.cell++
      this.nextPipe = this.row.indexOf('|', this.seen)
    }
    return this.cell
  }
}

function digitsEnd(row: string, from: number): number {
  let at = from
  for (;;) {
    const code = row.charCodeAt(at)
    if (!(code >= 48 && code <= 57)) return at
    at++
  }
}

/** Whether so many characters before two offsets are the same; a few, so that no piece of text is made for it. */
function isSameEnd(old: string, oldEnd: number, next: string, nextEnd: number, count: number): boolean {
  for (let back = 1; back <= count; back++)
    if (old.charCodeAt(oldEnd - back) !== next.charCodeAt(nextEnd - back)) return false
  return true
}

/**
 * Tells where an inline link ends. A regeneration repeats the same few links row after row: what was told of the last
 * ones is told again by comparing texts.
 */
export class LinksMet {
  private readonly last: string[] = []
  /** Where the next one to forget stands, and the one that should come next: rows repeat their links in one order. */
  private new = 0
  private guess = 0

  /** @param text of a cell, from its start or from within its last link up to where a destination may end */
  isEnd(text: string): boolean {
    const met = this.last[this.guess] === text ? this.guess : this.last.indexOf(text)
    if (met < 0 && !endsDestination(text)) return false
    if (met < 0) this.last[this.new] = text
    this.guess = ((met < 0 ? this.new : met) + 1) % REMEMBERED
    if (met < 0) this.new = this.guess
    return true
  }
}

const REMEMBERED = 8

/**
 * Whether an inline link ends with a text: a bracket pair of its own, `](` and a destination without anything doubtful
 * in it, and neither code nor tags before. Else the digits that follow would be text that a reader sees.
 */
function endsDestination(text: string): boolean {
  const close = text.lastIndexOf('](')
  const open = text.lastIndexOf('[', close)
  if (close < 0 || open < 0 || close + 2 === text.length) return false
  if (text.lastIndexOf(']', close - 1) > open || text.charCodeAt(open + 1) === CARET) return false
  return !DOUBTFUL.test(text.slice(close + 2)) && !MARKUP.test(text.slice(0, close))
}

const CARET = 94
const DOUBTFUL = /[\s()<>#&]/
/** A code span or a tag may hold what looks like a link and is none. */
const MARKUP = /[`<]/
