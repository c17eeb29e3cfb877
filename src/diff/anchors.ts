/**
 * Two rows that differ in nothing but the digits of line anchors that end link destinations (`](path#L12)`):
 * by far the commonest difference after a regeneration, told here without reading a cell. Native searches do the
 * work: a row costs a few of them, not a look at each character.
 *
 * @returns the cells that hold such anchors, as a mask: bit 0 is the first one; 0 where the rows are equal; `DIFFERENT`
 *   where anything else differs, or might
 */
export function anchorsAlone(old: string, next: string): number {
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
    if (left - oldMark === right - nextMark && old.slice(oldMark, left) === next.slice(nextMark, right)) continue
    // Both anchors have digits, and the destination ends behind them.
    if (left === oldMark + MARK.length || right === nextMark + MARK.length) return DIFFERENT
    if (old.charCodeAt(left) !== CLOSE || next.charCodeAt(right) !== CLOSE) return DIFFERENT
    const cell = place.at(oldMark)
    if (cell > LAST_CELL || !endsDestination(old, place.start, oldMark)) return DIFFERENT
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
  /** Offset of the cell's first character, behind its pipe. */
  start = 0
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
      this.start = this.nextPipe + 1
      this.cell++
      this.nextPipe = this.row.indexOf('|', this.start)
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

/**
 * Whether an inline link ends at `mark`: a bracket pair of its own, `](` and a destination without anything doubtful
 * in it, in a cell without code and tags. Else the digits would be text that a reader sees.
 */
function endsDestination(row: string, start: number, mark: number): boolean {
  const close = row.lastIndexOf('](', mark)
  if (close < start || close + 2 === mark) return false
  const open = row.lastIndexOf('[', close)
  if (open < start || row.lastIndexOf(']', close - 1) > open || row.charCodeAt(open + 1) === CARET) return false
  return !DOUBTFUL.test(row.slice(close + 2, mark)) && !MARKUP.test(row.slice(start, close))
}

const CARET = 94
const DOUBTFUL = /[\s()<>#&]/
/** A code span or a tag may hold what looks like a link and is none. */
const MARKUP = /[`<]/
