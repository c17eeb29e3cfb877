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
  const starts = new Offsets()
  const ends = new Offsets()
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
  return {count: starts.count, starts: starts.done(), ends: ends.done()}
}

/** Offsets that grow in number; a plain list would hold them twice over while they are copied to their array. */
class Offsets {
  count = 0
  private places = new Int32Array(256)

  push(offset: number): void {
    if (this.count === this.places.length) {
      const wider = new Int32Array(this.count * 2)
      wider.set(this.places)
      this.places = wider
    }
    this.places[this.count++] = offset
  }

  done(): Int32Array {
    return this.places.subarray(0, this.count)
  }
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
