/**
 * Metadata in YAML at the very start of a document, between two lines of three hyphens, as Jekyll introduced it and
 * as GitHub, Hugo, MkDocs and Docusaurus read it. CommonMark knows none: it would take the first hyphens for a
 * thematic break and the metadata for a heading.
 */
import type {Lines} from './lines.ts'

const OPEN = /^---[ \t]*$/
const CLOSE = /^(?:---|\.\.\.)[ \t]*$/
/** A blank or comment line, of which some may stand before the first field. */
const VOID = /^[ \t]*(?:#.*)?$/
/** `title: …`: without one the hyphens are Markdown's. */
const FIELD = /^(?:[A-Za-z_$][\w .$/\t-]*|"[^"]*"[ \t]*):(?=[ \t]|$)/

/**
 * Takes front matter out of a document.
 *
 * @param text the document, without byte order mark
 * @param lines its lines; they hold for the result too
 * @returns what stands between the fences, `''` where there is no front matter, and the document with blanks in its
 *   place, so that every offset stays what it was
 */
export function splitFrontMatter(text: string, lines: Lines): {front: string; body: string} {
  const none = {front: '', body: text}
  const line = (at: number) => text.slice(lines.starts[at], lines.ends[at])
  if (!text.startsWith('---') || !OPEN.test(line(0))) return none
  let first = 1
  while (first < lines.count && VOID.test(line(first))) first++
  if (first === lines.count || !FIELD.test(line(first))) return none
  let last = first + 1
  while (last < lines.count && !CLOSE.test(line(last))) last++
  if (last === lines.count) return none
  const end = lines.ends[last] as number
  return {
    front: text.slice(lines.starts[1], lines.starts[last]),
    body: text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end),
  }
}
