/**
 * Two rows that differ in nothing but the digits of line anchors that end link destinations (`](path#L12)`):
 * by far the commonest difference after a regeneration, told here without reading a cell.
 *
 * @returns indices of the cells that hold such anchors, as the pipes of the row count them from 0 (the text before
 *   the first pipe is cell -1 where the row starts with one); `undefined` where anything else differs
 */
export function anchorsAlone(old: string, next: string): number[] | undefined {
  const cells: number[] = []
  let left = 0
  let right = 0
  let cell = old.charCodeAt(0) === PIPE ? -1 : 0
  // A code span or a tag may hold what looks like a link and is none.
  let isPlain = true
  const [oldEnd, nextEnd] = [old.length, next.length]
  for (;;) {
    while (left < oldEnd && right < nextEnd) {
      const code = old.charCodeAt(left)
      if (code !== next.charCodeAt(right)) break
      // An escaped pipe ends no cell; which one a doubtful backslash escapes is left to those who read cells.
      if (code === BACKSLASH) return undefined
      if (code === PIPE) {
        cell++
        isPlain = true
      } else if (code === BACK_QUOTE || code === LESS_THAN) isPlain = false
      left++
      right++
    }
    if (left === oldEnd && right === nextEnd) return cells
    if (!isPlain) return undefined
    let start = left
    while (start > 0 && isDigit(old.charCodeAt(start - 1))) start--
    if (start < 3 || old.charCodeAt(start - 1) !== CAPITAL_L || old.charCodeAt(start - 2) !== HASH) return undefined
    const from = left
    const to = right
    while (left < oldEnd && isDigit(old.charCodeAt(left))) left++
    while (right < nextEnd && isDigit(next.charCodeAt(right))) right++
    // Both anchors keep at least one digit, and the destination ends behind them.
    const digits = from - start
    if (digits + left - from === 0 || digits + right - to === 0) return undefined
    if (old.charCodeAt(left) !== CLOSE || next.charCodeAt(right) !== CLOSE) return undefined
    if (!endsDestination(old, start - 2)) return undefined
    if (cells.at(-1) !== cell) cells.push(cell)
  }
}

/** Whether the text before `at` is an inline link's destination up to there: `](` and no space, bracket or pipe since. */
function endsDestination(row: string, at: number): boolean {
  const open = row.lastIndexOf('](', at)
  if (open < 0 || open + 2 === at) return false
  for (let index = open + 2; index < at; index++) {
    const code = row.charCodeAt(index)
    if (code <= SPACE || DESTINATION_ENDS.has(code)) return false
  }
  return true
}

const SPACE = 32
const LESS_THAN = 60
const BACK_QUOTE = 96
const HASH = 35
const OPEN = 40
const CLOSE = 41
const CAPITAL_L = 76
const BACKSLASH = 92
const PIPE = 124
const DESTINATION_ENDS = new Set([OPEN, CLOSE, HASH, PIPE, 60, 62, 38])

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
