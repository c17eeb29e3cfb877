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

/** Offset of the first CR or LF at or after `from`; the text's length where there is none. */
export function lineEnd(text: string, from: number, hasReturns: boolean): number {
  const feed = text.indexOf('\n', from)
  const end = feed < 0 ? text.length : feed
  if (!hasReturns) return end
  const back = text.lastIndexOf('\r', end)
  if (back < from) return end
  for (let at = from; at < end; at++) if (text.charCodeAt(at) === 13) return at
  return end
}

/** Offset of the line after the line end at `end`, or -1 at the end of the text. */
export function nextLine(text: string, end: number): number {
  if (end >= text.length) return -1
  return text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? end + 2 : end + 1
}

/** Every line of a text; a text that ends in a line end has an empty last line. Offsets are UTF-16 code units. */
export function linesOf(text: string): Lines {
  const starts: number[] = []
  const ends: number[] = []
  const breaks = /\r\n?|\n/g
  let start = 0
  for (let found = breaks.exec(text); found; found = breaks.exec(text)) {
    starts.push(start)
    ends.push(found.index)
    start = breaks.lastIndex
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
