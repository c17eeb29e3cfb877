/**
 * Splitting a row of a GFM table at its unescaped pipes, exactly as micromark-extension-gfm-table does: a
 * backslash escapes the pipe or the backslash after it, code spans protect nothing, one leading and one
 * final pipe open and close the row.
 */

const TAB = 9
const SPACE = 32
const DASH = 45
const COLON = 58
const BACKSLASH = 92
const PIPE = 124

const isSpace = (code: number): boolean => code === SPACE || code === TAB

/**
 * Offset of the next unescaped pipe of a row at or after `from`, or the row's length. A pipe is escaped where an
 * odd number of backslashes stands before it.
 */
export function nextPipe(row: string, from: number): number {
  for (let pipe = row.indexOf('|', from); pipe >= 0; pipe = row.indexOf('|', pipe + 1)) {
    let at = pipe
    while (at > from && row.charCodeAt(at - 1) === BACKSLASH) at--
    if ((pipe - at) % 2 === 0) return pipe
  }
  return row.length
}

/**
 * The cells of a row, which has no line end in it.
 *
 * @returns Start and end offset in the row of each cell's content in turn, spaces and tabs trimmed; both are the
 *   offset after the opening pipe where a cell is empty.
 */
export function splitRow(row: string): number[] {
  const cells: number[] = []
  const end = row.length
  let from = 0
  while (from < end && isSpace(row.charCodeAt(from))) from++
  from = row.charCodeAt(from) === PIPE ? from + 1 : 0
  for (;;) {
    const pipe = nextPipe(row, from)
    let first = from
    let last = pipe
    while (first < last && isSpace(row.charCodeAt(first))) first++
    while (last > first && isSpace(row.charCodeAt(last - 1))) last--
    const empty = first === last
    // What stands after the final pipe is a cell only where it has content, or where the row would have none.
    if (pipe < end || !empty || cells.length === 0) cells.push(empty ? from : first, empty ? from : last)
    if (pipe >= end) return cells
    from = pipe + 1
  }
}

/**
 * One of the cells that `splitRow` finds, without going through the rest of the row: start and end offset as there;
 * `undefined` where the row has no such cell.
 */
export function splitCell(row: string, index: number): readonly [number, number] | undefined {
  const end = row.length
  let from = 0
  while (from < end && isSpace(row.charCodeAt(from))) from++
  from = row.charCodeAt(from) === PIPE ? from + 1 : 0
  for (let cell = 0; ; cell++) {
    const pipe = nextPipe(row, from)
    if (cell === index) {
      let first = from
      let last = pipe
      while (first < last && isSpace(row.charCodeAt(first))) first++
      while (last > first && isSpace(row.charCodeAt(last - 1))) last--
      if (first < last) return [first, last]
      return pipe < end || cell === 0 ? [from, from] : undefined
    }
    if (pipe >= end) return undefined
    from = pipe + 1
  }
}

/** How many cells `splitRow` finds. */
export function countCells(row: string): number {
  let end = row.length
  while (end > 0 && isSpace(row.charCodeAt(end - 1))) end--
  let from = 0
  while (from < end && isSpace(row.charCodeAt(from))) from++
  if (row.charCodeAt(from) === PIPE) from++
  let count = 0
  for (;;) {
    const pipe = nextPipe(row, from)
    if (pipe < end || from < end || count === 0) count++
    if (pipe >= end) return count
    from = pipe + 1
  }
}

/** Whether a row is pipes side by side, with at most blanks behind them. */
export function isPipesAlone(row: string): boolean {
  let at = 0
  while (row.charCodeAt(at) === PIPE) at++
  if (at === 0) return false
  while (isSpace(row.charCodeAt(at))) at++
  return at === row.length
}

/** The source reading of a cell: `\|` written `|`, where the pipe is what is escaped. */
export function unescapePipes(raw: string): string {
  return raw.includes('\\|') ? raw.replace(/\\([\\|])/g, (pair, mark) => (mark === '|' ? '|' : pair)) : raw
}

/**
 * How many cells a delimiter row has; 0 where the line in `[start, end)` is none. Its indent is not looked at.
 * A row of dashes alone is a thematic break or an underline, so a pipe or a colon must be in it.
 */
export function delimiterCells(text: string, start: number, end: number): number {
  let at = start
  let cells = 0
  let marked = false
  const skip = (code: number): void => {
    while (at < end && text.charCodeAt(at) === code) at++
  }
  const blanks = (): void => {
    while (at < end && isSpace(text.charCodeAt(at))) at++
  }
  const mark = (code: number): boolean => {
    if (at >= end || text.charCodeAt(at) !== code) return false
    at++
    marked = true
    return true
  }
  blanks()
  mark(PIPE)
  for (;;) {
    blanks()
    if (at >= end) break
    mark(COLON)
    const filler = at
    skip(DASH)
    if (at === filler) return 0
    mark(COLON)
    cells++
    blanks()
    if (at >= end) break
    if (!mark(PIPE)) return 0
  }
  return marked ? cells : 0
}
