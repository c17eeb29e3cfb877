/**
 * What a line that stands in no container can start, told from the line alone: the block starts of CommonMark 0.31
 * and GFM as micromark has them. Where the answer needs more than the line it is `doubt`.
 */

export type Start =
  /** Nothing but text: a paragraph, its continuation, a table's header or row. */
  | 'text'
  | 'heading'
  /** A list item, block quote or footnote definition, with content. */
  | 'container'
  /** A list item that cannot interrupt a paragraph. */
  | 'item'
  | 'fence'
  | 'break'
  /** A thematic break, or the underline of a setext heading where a paragraph stands above. */
  | 'rule'
  /** One dash: an empty list item, or such an underline. */
  | 'dash'
  /** The underline of a setext heading where a paragraph stands above, else text. */
  | 'underline'
  | 'comment'
  /** Raw HTML up to the end tag of `pre`, `script`, `style` or `textarea`. */
  | 'raw'
  /** Raw HTML up to a blank line; `tag` cannot interrupt a paragraph. */
  | 'html'
  | 'tag'
  | 'doubt'

const isBlank = (code: number): boolean => code === 32 || code === 9

/** HTML block names, CommonMark 0.31 "HTML blocks" condition 6 (micromark-util-html-tag-name `htmlBlockNames`). */
export const blockNames: ReadonlySet<string> = new Set(
  (
    'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li ' +
    'link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th ' +
    'thead title tr track ul'
  ).split(' '),
)

/** Whether a line has nothing but spaces and tabs. */
function isBlankLine(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isBlank(text.charCodeAt(at))) return false
  return true
}

/** What the line from its first non-blank character on starts. */
export function startOf(text: string, start: number, end: number): Start {
  const code = text.charCodeAt(start)
  if (code === 124 || code > 127) return 'text'
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return 'text'
  if (code >= 48 && code <= 57) return ordered(text, start, end)
  switch (code) {
    case 35:
      return headingDepth(text, start, end) > 0 ? 'heading' : 'text'
    case 42:
    case 43:
    case 45:
      return bullet(text, start, end, code)
    case 95:
      return repeats(text, start, end, code) > 2 ? 'break' : 'text'
    case 61:
      return /^=+[ \t]*$/.test(text.slice(start, end)) ? 'underline' : 'text'
    case 62:
      return 'container'
    case 96:
    case 126:
      return fence(text, start, end, code)
    case 91:
      return text.charCodeAt(start + 1) === 94 ? footnote(text, start, end) : 'text'
    case 60:
      return html(text, start, end)
    default:
      return 'text'
  }
}

/** Number of `#` marks of an ATX heading that the line is; 0 where it is none. */
export function headingDepth(text: string, start: number, end: number): number {
  let at = start
  while (at < end && text.charCodeAt(at) === 35) at++
  const depth = at - start
  return depth > 0 && depth < 7 && (at === end || isBlank(text.charCodeAt(at))) ? depth : 0
}

/** How often the mark stands in a line of that mark and blanks alone; 0 where anything else is in it. */
function repeats(text: string, start: number, end: number, mark: number): number {
  let count = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === mark) count++
    else if (!isBlank(code)) return 0
  }
  return count
}

function bullet(text: string, start: number, end: number, mark: number): Start {
  const count = repeats(text, start, end, mark)
  const isUnderline = count > 0 && text.startsWith('-'.repeat(count), start)
  if (count > 2 && mark !== 43) return isUnderline ? 'rule' : 'break'
  if (isUnderline) return count === 1 ? 'dash' : 'underline'
  // Two marks start an item in an empty one, or are text.
  if (count > 0) return 'doubt'
  return isBlank(text.charCodeAt(start + 1)) ? 'container' : 'text'
}

function ordered(text: string, start: number, end: number): Start {
  let at = start
  while (at < end && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at++
  const mark = text.charCodeAt(at)
  if (at === end || at - start > 9 || (mark !== 46 && mark !== 41)) return 'text'
  if (at + 1 < end && !isBlank(text.charCodeAt(at + 1))) return 'text'
  // Only an item that is numbered 1 and has content interrupts a paragraph.
  if (isBlankLine(text, at + 1, end)) return 'doubt'
  return text.slice(start, at) === '1' ? 'container' : 'item'
}

function fence(text: string, start: number, end: number, mark: number): Start {
  let at = start
  while (at < end && text.charCodeAt(at) === mark) at++
  if (at - start < 3) return 'text'
  if (mark === 126) return 'fence'
  return text.slice(at, end).includes('`') ? 'text' : 'fence'
}

function footnote(text: string, start: number, end: number): Start {
  const line = text.slice(start, end)
  if (!line.includes(']:')) return line.includes('\\') ? 'doubt' : 'text'
  return /^\[\^[^\s[\]\\]{1,900}\]:/.test(line) ? 'container' : 'doubt'
}

const openTag = /^<[A-Za-z][A-Za-z0-9-]*(?:[ \t]+[A-Za-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:'[^']*'|"[^"]*"))?)*[ \t]*\/?>/
const closeTag = /^<\/[A-Za-z][A-Za-z0-9-]*[ \t]*>/

function html(text: string, start: number, end: number): Start {
  const line = text.slice(start, end)
  if (line.startsWith('<!--')) return /^<!--(?!-?>)/.test(line) ? 'comment' : 'doubt'
  const name = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)(?=[ \t>]|\/>|$)/.exec(line)
  if (!name) return /^<[^A-Za-z/!?]/.test(line) || line === '<' || /^<https?:/.test(line) ? 'text' : 'doubt'
  if (blockNames.has((name[2] as string).toLowerCase())) return 'html'
  if (/^<(?:pre|script|style|textarea)(?=[ \t>]|$)/i.test(line)) return 'raw'
  // No tag ends in this line, so none starts.
  if (!line.includes('>')) return 'text'
  const tag = openTag.exec(line) ?? closeTag.exec(line)
  if (!tag || /^<(?:pre|script|style|textarea)\b/i.test(line)) return 'doubt'
  return isBlankLine(line, tag[0].length, line.length) ? 'tag' : 'text'
}
