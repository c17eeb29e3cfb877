/**
 * East Asian wide and fullwidth characters that are not emoji, from Unicode 14's EastAsianWidth.txt, joined where only
 * unassigned code points or emoji lie between.
 */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2329, 0x232a],
  [0x2e80, 0x303e],
  [0x3041, 0x3247],
  [0x3250, 0x4dbf],
  [0x4e00, 0xa4c6],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfad9],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6b],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x1b2fb],
  [0x1f200, 0x1f265],
  [0x20000, 0x3134a],
]

/** Nobody reads a longer line, however wide the terminal. */
export const WIDEST = 120

const ESCAPE = String.fromCharCode(0x1b)
const SGR = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g')
/** Characters of one column each that nothing joins: ASCII, Latin, and the dashes, quotes and arrows of our own output. */
const PLAIN = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u21ff\u2212]*$/

let segmenter: Intl.Segmenter | undefined

/** Made on first use: its tables take a third of an empty program's time to load. */
function graphemes(text: string): Intl.Segments {
  // The locale is named so that no machine's own one has a say; grapheme borders do not depend on it.
  segmenter ??= new Intl.Segmenter('en', {granularity: 'grapheme'})
  return segmenter.segment(text)
}

/** Columns that a text takes on a terminal; our own colour sequences take none. */
export function width(text: string): number {
  const bare = text.includes(ESCAPE) ? text.replace(SGR, '') : text
  if (PLAIN.test(bare)) return bare.length
  let columns = 0
  for (const {segment} of graphemes(bare)) columns += graphemeWidth(segment)
  return columns
}

function graphemeWidth(segment: string): number {
  if (/^[\p{M}\p{Cf}\p{Cc}]+$/u.test(segment)) return 0
  // An emoji by itself, by a variation selector, as keycap, flag or joined sequence: two columns.
  if (/\p{Emoji_Presentation}|\ufe0f|\u20e3/u.test(segment)) return 2
  const code = segment.codePointAt(0)!
  const base = WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1
  // Halfwidth voicing marks join the letter before them and yet take a column of their own.
  return base + (segment.length > 1 ? (segment.slice(1).match(/[\uff9e\uff9f]/g)?.length ?? 0) : 0)
}

/** Pads to `columns` with spaces on the right. */
export function pad(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - width(text)))
}

/** Cuts uncoloured text to `columns`, the last one `…` where something was cut. */
export function truncate(text: string, columns: number): string {
  if (text.length <= columns && PLAIN.test(text)) return text
  if (width(text) <= columns) return text
  const [head] = split(text, Math.max(0, columns - 1))
  return `${head}…`
}

/** The longest head of uncoloured text that fits, and the rest. */
function split(text: string, columns: number): [string, string] {
  if (PLAIN.test(text)) return [text.slice(0, columns), text.slice(columns)]
  let used = 0
  let end = 0
  for (const {segment, index} of graphemes(text)) {
    used += graphemeWidth(segment)
    if (used > columns) break
    end = index + segment.length
  }
  return [text.slice(0, end), text.slice(end)]
}

/** Breaks uncoloured text into lines of at most `columns`, at spaces where there are some, else inside the word. */
export function wrap(text: string, columns: number): string[] {
  const room = Math.max(4, columns)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`
    if (width(joined) <= room) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    let rest = word
    while (width(rest) > room) {
      const [head, tail] = split(rest, room)
      if (head === '') break
      lines.push(head)
      rest = tail
    }
    line = rest
  }
  return line === '' ? lines : [...lines, line]
}
