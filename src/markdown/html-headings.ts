import type {HeadingPlace, Structure} from './structure.ts'

/** Where an HTML heading stands, and its inner HTML. */
export interface HtmlHeading extends Omit<HeadingPlace, 'text'> {
  readonly inner: {readonly start: number; readonly end: number}
}

// Up to the next tag of a heading, so that many that are never closed are looked at once each.
const HEADING = /^([ \t]*)<h([1-6])(?:[ \t\r\n][^<>]*)?>((?:(?!<\/?h[1-6])[\s\S])*)<\/h\2[ \t]*>/gim
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g

/**
 * The `h1` to `h6` of a document's HTML blocks, each at the start of a line. Only blocks at the margin have any: those
 * in lists and quotes are prose, as Markdown's headings are there.
 *
 * @param tables stretches in which headings are cells' text
 */
export function htmlHeadings(
  text: string,
  {html}: Structure,
  tables: readonly {readonly start: number; readonly end: number}[],
): HtmlHeading[] {
  return html.flatMap(block => {
    const source = text.slice(block.start, block.end)
    const isMargin = block.start === 0 || /[\r\n]/.test(text.charAt(block.start - 1))
    if (!isMargin || !/<h[1-6]/i.test(source) || /^[ \t]*<(?:pre|script|style|textarea)\b/i.test(source)) return []
    const seen = source.replace(COMMENT, comment => ' '.repeat(comment.length))
    return [...seen.matchAll(HEADING)].flatMap((found): HtmlHeading[] => {
      const [whole, blanks = '', depth, inner = ''] = found
      const start = block.start + found.index + blanks.length
      const end = block.start + found.index + whole.length
      if (tables.some(table => start >= table.start && start < table.end)) return []
      const close = end - (whole.length - whole.lastIndexOf('</'))
      const line = block.line + (seen.slice(0, found.index).match(/\r\n|\r|\n/g)?.length ?? 0)
      return [{start, end, line, depth: Number(depth), inner: {start: close - inner.length, end: close}}]
    })
  })
}
