import {Suspended} from '../../suspend.ts'

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

/** Columns that a text takes on a terminal; our own colour sequences take none. Throws `Suspended`. */
export function width(text: string): number {
  const bare = text.includes(ESCAPE) ? text.replace(SGR, '') : text
  return PLAIN.test(bare) ? bare.length : measure()(bare)
}

let loaded: ((text: string) => number) | undefined

/** Unicode's tables and a segmenter, which few reports need. */
function measure(): (text: string) => number {
  if (loaded) return loaded
  throw new Suspended(
    import('string-width').then(({default: stringWidth}) => {
      loaded = stringWidth
    }),
  )
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
  const widthOf = measure()
  for (const {segment, index} of graphemes(text)) {
    used += widthOf(segment)
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
