/**
 * Characters that move the cursor, reorder text or cannot be seen at all: controls (Cc), formats such as
 * bidirectional overrides, zero-width spaces and tag characters (Cf), line and paragraph separators, lone surrogates.
 * Joiners stay, since scripts and emoji need them, and so do the signs of category Cf that are drawn (Unicode's
 * Prepended_Concatenation_Mark). Made where it is used: the engine looks up all its characters, and few documents hold any.
 */
const invisible = () =>
  /(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** Printable ASCII, Latin letters, dashes, quotes, arrows: texts of these, nearly all there are, need no closer look. */
const PRINTABLE = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u21ff]*$/
const UNUSUAL = /[^\n -~]+/g

const SHORT: Readonly<Record<string, string>> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'}

/**
 * Document text with every character that could do something instead of being seen written as an escape: `\x1b`,
 * `\u202e`, `\u{e0041}`, `\n`. The result is one line and safe to print on a terminal.
 */
export function visible(text: string): string {
  return PRINTABLE.test(text) ? text : text.replace(invisible(), escapeOf)
}

/** Names are shown whole, for people copy them; beyond this length, in UTF-16 code units, they are none. */
export const LONGEST_NAME = 1000

/** For names without a visible character. */
export const NO_NAME = '(no name)'

/** As `visible`, for a name that must not vanish: a heading, a file name, a key. */
export function visibleName(text: string): string {
  return text.trim() === '' ? NO_NAME : visible(text)
}

function escapeOf(character: string): string {
  const code = character.codePointAt(0)!
  if (SHORT[character]) return SHORT[character]
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\u{${code.toString(16)}}`
}

/**
 * JSON text in which strings hold the characters above, and `##[` (which GitHub's runner obeys anywhere in a line of a
 * log), as JSON escapes only. Parses to the same value.
 */
export function visibleJson(json: string): string {
  return json.replace(UNUSUAL, run => run.replace(invisible(), jsonEscapeOf)).replace(/#(?=#(?:\[|vso\[))/g, '\\u0023')
}

function jsonEscapeOf(character: string): string {
  let escaped = ''
  for (let index = 0; index < character.length; index++) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`
  }
  return escaped
}

/** Cuts text to at most `limit` UTF-16 code units, the last one `…` where something was cut, never inside a character. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text
  let end = Math.max(0, limit - 1)
  // Neither between surrogates nor before marks and joiners that belong to the character cut off.
  while (end > 0 && /^(?:[\udc00-\udfff\p{M}]|\u200d)/u.test(text.slice(end, end + 2))) end--
  return `${text.slice(0, end)}…`
}
