/**
 * What stands between the marks of a heading, as written: an ATX heading without its `#` marks (CommonMark 0.31,
 * "ATX headings"; a closing run counts only after a space or tab), a setext heading without its underline.
 *
 * @param source the heading from its first mark to its end
 */
export function headingContent(source: string): string {
  if (/[\r\n]/.test(source)) return trimBlanks(source.replace(/(?:\r\n?|\n)[^\r\n]*$/, ''))
  let start = 0
  while (source.charCodeAt(start) === 35) start++
  const content = trimBlanks(source.slice(start))
  let end = content.length
  while (end > 0 && content.charCodeAt(end - 1) === 35) end--
  if (end === content.length) return content
  if (end === 0) return ''
  return /[ \t]/.test(content.charAt(end - 1)) ? trimBlanks(content.slice(0, end)) : content
}

/** Spaces and tabs taken off both ends; unlike `trim`, nothing else. */
export function trimBlanks(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isBlank(text.charCodeAt(start))) start++
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9
}

/**
 * A heading's content without the id that is pinned to it, which is an anchor and no text: `{#id}` (Docusaurus, MkDocs,
 * Hugo, VitePress, Pandoc), `{/* #id *\/}` (MDX), and `[id]` (MultiMarkdown) where that is the heading's own. One that
 * is the whole heading, or stands in code, is text.
 *
 * @param content as `headingContent` gives it
 */
export function withoutPinnedId(content: string): string {
  const found = PINNED.exec(content)
  if (!found || found.index === 0 || /[\r\n]/.test(content)) return content
  const [, label] = found
  const rest = trimBlanks(content.slice(0, found.index))
  return label === undefined || slug(label) === slug(rest) ? rest : content
}

const PINNED = /(?:\{:?[ \t]*#[^\s{}`[<][^{}`[<]*\}|\{\/\\?\*[ \t]*#[^\s{}*`\\]+[ \t]*\\?\*\/\}|(?<!\])\[([\w.-]+)\])$/

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
