import {NO_NAME, visible} from './visible.ts'

/**
 * Document text for every target that would otherwise obey it. On GitHub neither a backslash nor an entity stops a
 * mention, an issue number, a commit hash, an emoji name or a formula: its filters run over the text of the rendered
 * page and leave out only code. So whatever is not a plain word becomes code.
 */

/** Just behind `##` of `##[`, which GitHub's runner obeys anywhere in a line of a log (actions/runner, ActionCommand). */
const INSIDE_COMMAND = /(?<=##)(?=\[|vso\[)/
/** Between a backslash and a pipe, which cmark-gfm and remark read differently inside a table. */
const BEFORE_PIPE = /(?<=\\)(?=\|)/

const DATE = String.raw`\d{4}-\d{2}-\d{2}`
const LETTERS = String.raw`[\p{L}\p{M}\p{N}]+(?:['-](?=\p{L}{2})[\p{L}\p{M}]+|'\p{L}|(?<=\d)[.,]\d+)*%?`
/** A word, a date or a number, with the punctuation of sentences around it: nothing any Markdown flavour gives a meaning. */
/** Made when the first word is looked at: a run that writes no Markdown need not wait for it. */
let wordPattern: RegExp | undefined
/** Marks between words and code; never two colons, with which commands of the runner begin. */
const PUNCTUATION = /^(?:[(),;.!?'"]+:?|[:/])$/
const FOREIGN = /[\u0080-\u{10ffff}]/gu
const LIST_START = /^\d+[.)]/

/**
 * Markdown code that shows the text exactly, at any place inside a line outside of tables. Empty for the empty text,
 * since an empty code span is none.
 */
export function code(text: string): string {
  return visible(text).split(INSIDE_COMMAND).map(span).join('<!-- -->')
}

/** As `code`, inside a cell of a Markdown table, where a pipe would end the cell. */
export function cellCode(text: string): string {
  const pieces = visible(text)
    .split(INSIDE_COMMAND)
    .flatMap(piece => piece.split(BEFORE_PIPE))
  return pieces.map(piece => span(piece).replaceAll('|', '\\|')).join('<!-- -->')
}

/** As `prose`, for a name that must not vanish: a heading or a file name. */
export function nameText(text: string): string {
  return prose(text) || NO_NAME
}

/** As `htmlProse`, for a name that must not vanish. */
export function htmlName(text: string): string {
  return htmlProse(text) || NO_NAME
}

function span(text: string): string {
  if (text === '') return ''
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0)
  const fence = '`'.repeat(longest + 1)
  // A span loses one space at both ends; one that starts or ends with a back-quote needs it.
  const space = /^[ `]|[ `]$/.test(text) && text.trim() !== '' ? ' ' : ''
  return `${fence}${space}${text}${space}${fence}`
}

/** `<code>` with every mark as an entity, inside HTML that Markdown does not read: outside, it would still link addresses. */
export function htmlCode(text: string): string {
  return text === '' ? '' : `<code>${entities(visible(text))}</code>`
}

/** Text with every ASCII mark as an entity: for HTML, where only the characters, not their look, must be kept. */
function entities(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, mark => `&#${mark.charCodeAt(0)};`).replace(/^ | $| (?= )/g, '&#32;')
}

/**
 * A sentence for Markdown: plain words stay words, runs of anything else become code spans. White space is collapsed,
 * as Markdown does. Harmless at any place, also at the start of a line, outside of tables.
 */
export function prose(text: string): string {
  return spans(visible(text).trim(), code)
}

/** As `prose`, inside HTML such as `<summary>`, where Markdown is not read. */
export function htmlProse(text: string): string {
  return spans(visible(text).trim(), htmlCode)
}

function spans(text: string, asCode: (text: string) => string): string {
  const out: string[] = []
  let held: string[] = []
  const flush = () => {
    if (held.length > 0) out.push(asCode(held.join(' ')))
    held = []
  }
  for (const [index, token] of text.split(/[ \u00a0]+/).entries()) {
    if (isWord(token) && !(index === 0 && LIST_START.test(token))) {
      flush()
      out.push(token)
    } else if (token !== '') held.push(token)
  }
  flush()
  return out.join(' ')
}

function isWord(token: string): boolean {
  // No Markdown flavour gives a character beyond ASCII a meaning, so that for this question it is a letter.
  return PUNCTUATION.test(token) || (isLetters(token.replace(FOREIGN, 'x')) && !isHash(token))
}

function isHash(token: string): boolean {
  return /(?<![\p{L}\p{N}])[0-9a-f]{7,40}(?![\p{L}\p{N}])/iu.test(token)
}

function isLetters(token: string): boolean {
  wordPattern ??= new RegExp(`^["'(]*(?:${DATE}|${LETTERS})[)"',.;:?!]*$`, 'u')
  return wordPattern.test(token)
}

/**
 * One of refdiff's own messages, which put values in back-quotes: the values become code, the rest prose. Harmless
 * even where a value itself holds back-quotes and the parts are told apart wrongly.
 */
export function message(text: string): string {
  return parts(text, code, prose)
}

/** As `message`, inside HTML. */
export function htmlMessage(text: string): string {
  return parts(text, htmlCode, htmlProse)
}

function parts(text: string, asCode: (text: string) => string, asProse: (text: string) => string): string {
  const pieces = text.split('`')
  // An odd back-quote belongs to a value: nothing is certain then, and nothing is dressed up.
  if (pieces.length % 2 === 0) return asProse(text)
  let out = ''
  for (const [index, piece] of pieces.entries()) {
    const before = /^\s/.test(piece) ? ' ' : ''
    const after = piece.trim() !== '' && /\s$/.test(piece) ? ' ' : ''
    const shown = index % 2 === 1 ? asCode(piece) : before + asProse(piece) + after
    // Two spans side by side would be one with other borders.
    out += out.endsWith('`') && shown.startsWith('`') ? ` ${shown}` : shown
  }
  return out
}

/** A link's destination, or nothing where it is not a plain web address. */
export function address(url: string | undefined): string | undefined {
  if (url === undefined || !/^https?:\/\/[!-~]+$/.test(url)) return undefined
  return url
    .replace(/[()<>\\`|[\]"]|##/g, marks =>
      marks.replace(/./g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    .replaceAll('&', '&amp;')
}

/** A link with a text of ours, such as `line 12`; only the text where there is no address. */
export function link(text: string, url: string | undefined): string {
  const destination = address(url)
  return destination === undefined ? text : `[${text}](${destination})`
}

/**
 * Lines for a terminal or a log, their text already `visible`: a line that the runner would read as a command
 * (`::error::` after white space only, `##[group]` anywhere) shows the decisive character as an escape instead.
 */
export function inert(lines: string): string {
  if (!lines.includes('::') && !lines.includes('##')) return lines
  return lines
    .replace(/##(?=\[|vso\[)/g, '#\\x23')
    .replace(/^((?:(?![\n\r\u2028\u2029])\p{White_Space})*):(?=:)/gmu, (_, blank: string) => `${blank}\\x3a`)
}
