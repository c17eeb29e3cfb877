/**
 * Two rows that differ in nothing but the digits of line anchors that end link destinations (`](path#L12)`):
 * by far the commonest difference after a regeneration, told here without reading a cell. Native searches do the
 * work: a row costs a few of them, not a look at each character.
 *
 * @returns indices of the cells that hold such anchors; `undefined` where anything else differs, or might
 */
export function anchorsAlone(old: string, next: string): number[] | undefined {
  // Which pipe a backslash escapes is left to those who read cells.
  if (old.includes('\\')) return undefined
  const cells: number[] = []
  const place = new CellCounter(old)
  let left = 0
  let right = 0
  for (;;) {
    const oldMark = old.indexOf(MARK, left)
    const nextMark = next.indexOf(MARK, right)
    if (oldMark < 0 || nextMark < 0)
      return oldMark === nextMark && old.slice(left) === next.slice(right) ? cells : undefined
    if (oldMark - left !== nextMark - right || old.slice(left, oldMark) !== next.slice(right, nextMark))
      return undefined
    left = digitsEnd(old, oldMark + MARK.length)
    right = digitsEnd(next, nextMark + MARK.length)
    if (old.slice(oldMark, left) === next.slice(nextMark, right)) continue
    // Both anchors have digits, and the destination ends behind them.
    if (left === oldMark + MARK.length || right === nextMark + MARK.length) return undefined
    if (old.charCodeAt(left) !== CLOSE || next.charCodeAt(right) !== CLOSE) return undefined
    const cell = place.at(oldMark)
    if (!endsDestination(old, place.start, oldMark)) return undefined
    if (cells.at(-1) !== cell) cells.push(cell)
  }
}

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

/** Whether `](` and a destination without anything doubtful in it end at `mark`, in a cell without code and tags. */
function endsDestination(row: string, start: number, mark: number): boolean {
  const open = row.lastIndexOf('](', mark)
  if (open < start || open + 2 === mark) return false
  return !DOUBTFUL.test(row.slice(open + 2, mark)) && !MARKUP.test(row.slice(start, open))
}

const DOUBTFUL = /[\s()<>#&]/
/** A code span or a tag may hold what looks like a link and is none. */
const MARKUP = /[`<]/
