/**
 * Where lines start and end. A line ends at LF, CR, CRLF and nothing else (CommonMark 0.31, "line ending"),
 * so U+2028, VT and FF are characters like any other.
 */
export interface Lines {
  readonly count: number
  /** Offset of each line's first character, by 0-based line. */
  readonly starts: Int32Array
  /** Offset after each line's last character, its line end not counted. */
  readonly ends: Int32Array
}

/** Every line of a text; a text that ends in a line end has an empty last line. Offsets are UTF-16 code units. */
export function linesOf(text: string): Lines {
  const starts: number[] = []
  const ends: number[] = []
  let start = 0
  let feed = text.indexOf('\n')
  let back = text.indexOf('\r')
  while (feed >= 0 || back >= 0) {
    const end = feed >= 0 && (back < 0 || feed < back) ? feed : back
    starts.push(start)
    ends.push(end)
    start = end === back && feed === end + 1 ? end + 2 : end + 1
    if (feed >= 0 && feed < start) feed = text.indexOf('\n', start)
    if (back >= 0 && back < start) back = text.indexOf('\r', start)
  }
  starts.push(start)
  ends.push(text.length)
  return {count: starts.length, starts: Int32Array.from(starts), ends: Int32Array.from(ends)}
}

/** 0-based line that holds an offset. */
export function lineAt(lines: Lines, offset: number): number {
  let low = 0
  let high = lines.count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((lines.starts[middle] as number) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
