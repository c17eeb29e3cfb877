/** Single marks of inline content that stand on their own: resources of links, tags, entities. */

/** Where a link or a definition leads, and its title. */
export interface Target {
  readonly url: string
  readonly title?: string | null | undefined
}

/** Only remark can tell. */
export const unsure = 'unsure'

/**
 * What follows a label: `(destination "title")`.
 *
 * @param at offset of the parenthesis
 * @returns destination and title with escapes taken out, and the offset after the resource; `undefined` where there is none
 */
export function scanResource(raw: string, at: number): Resource | undefined | typeof unsure {
  const from = skipBlanks(raw, at + 1)
  if (raw.charCodeAt(from) === 41) return {target: {url: ''}, end: from + 1}
  const found = scanDestination(raw, from)
  if (found === undefined || found === unsure) return found
  return raw.charCodeAt(found.end) === 41 ? {target: found.target, end: found.end + 1} : undefined
}

/** Where a link leads, and the offset after what says so. */
interface Resource {
  readonly target: Target
  readonly end: number
}

/**
 * A destination, and a title where one stands behind it.
 *
 * @returns both with escapes taken out, and the offset after them and blanks; `undefined` where there is none
 */
export function scanDestination(raw: string, from: number): Resource | undefined | typeof unsure {
  if (raw.charCodeAt(from) === 60) return unsure
  const end = destinationEnd(raw, from)
  if (end === 0) return unsure
  if (end < 0) return undefined
  const next = skipBlanks(raw, end)
  const close = next > end ? titleEnd(raw, next) : next
  if (close === unsure || /&#?[A-Za-z0-9]+;/.test(raw.slice(from, close))) return unsure
  const url = unescaped(raw.slice(from, end))
  const target = close > next ? {url, title: unescaped(raw.slice(next + 1, close - 1))} : {url}
  return {target, end: skipBlanks(raw, close)}
}

function unescaped(source: string): string {
  return source.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

const title = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/sy

/** Offset after a title in quotes, or `from` where there is none. */
function titleEnd(raw: string, from: number): number | typeof unsure {
  const mark = raw[from]
  if (mark === '(') return unsure
  if (mark !== '"' && mark !== "'") return from
  title.lastIndex = from
  return title.test(raw) ? title.lastIndex : unsure
}

/** Offset after a destination without angle brackets, its parentheses balanced; -1 where there is none, 0 where it is too long to look on. */
function destinationEnd(raw: string, from: number): number {
  let depth = 0
  const limit = Math.min(raw.length, from + 4000)
  for (let at = from; at < limit; at++) {
    const code = raw.charCodeAt(at)
    if (depth === 0 && (code === 41 || code === 32 || code === 9)) return at
    if (code <= 32 || code === 127) return -1
    if (code === 40) {
      if (++depth > 32) return -1
    } else if (code === 41) depth--
    else if (code === 92) {
      const next = raw.charCodeAt(at + 1)
      if (next === 40 || next === 41 || next === 92) at++
    }
  }
  return limit < raw.length ? 0 : -1
}

/** Offset of the first character that is neither space nor tab. */
export function skipBlanks(raw: string, from: number): number {
  let at = from
  while (raw.charCodeAt(at) === 32 || raw.charCodeAt(at) === 9) at++
  return at
}

const openTag =
  /<[A-Za-z][A-Za-z0-9-]*(?:[ \t]+[A-Za-z_:][A-Za-z0-9_.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>`/]+|'[^']*'|"[^"]*"))?)*[ \t]*\/?>/y
const closeTag = /<\/[A-Za-z][A-Za-z0-9-]*[ \t]*>/y
const comment = /<!--(?![->])(?:(?!--).)*-->/sy

/** The start of `<me@example.org>`; an address may start with a digit or a mark. */
const email = /<[#-'*+\--9=?A-Z^-~]+@/y

/**
 * Offset after the tag or comment that starts at `at`; 0 where the `<` is text. A `>` stands somewhere after it.
 */
export function scanHtml(raw: string, at: number): number | typeof unsure {
  for (const pattern of [openTag, closeTag, comment]) {
    pattern.lastIndex = at
    if (pattern.test(raw)) return pattern.lastIndex
  }
  if (/[A-Za-z/!?]/.test(raw[at + 1] ?? '')) return unsure
  email.lastIndex = at
  return email.test(raw) ? unsure : 0
}

/** The entities that documents use; HTML has two thousand, and a name not here is remark's to know. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
}

const reference = /&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z0-9]{1,31}));/y

/** The character reference that starts at `at`; `undefined` where the `&` is text. */
export function scanEntity(raw: string, at: number): {text: string; end: number} | undefined | typeof unsure {
  reference.lastIndex = at
  const found = reference.exec(raw)
  if (!found) return undefined
  const end = reference.lastIndex
  const name = found[3]
  if (name !== undefined) return Object.hasOwn(entities, name) ? {text: entities[name] as string, end} : unsure
  const code = found[1] === undefined ? Number.parseInt(found[2] as string, 16) : Number.parseInt(found[1], 10)
  const printable = (code >= 32 && code < 127) || (code >= 160 && code < 0xd800)
  return printable ? {text: String.fromCharCode(code), end} : unsure
}

const label = /\[((?:[^[\]\\]|\\.){0,999})\]/y

/**
 * The label in brackets at an offset, as in `[text][label]`; empty for `[]`, `undefined` where there is none.
 */
export function fullReference(raw: string, at: number): string | undefined | typeof unsure {
  if (raw.charCodeAt(at) !== 91) return undefined
  label.lastIndex = at
  const found = label.exec(raw)?.[1]
  if (found === undefined || found.includes('\\') || (found !== '' && found.trim() === '')) return unsure
  return found
}
