/**
 * Bare web addresses, found as micromark-extension-gfm-autolink-literal finds them. mdast looks for more of them
 * afterwards; text in which it might find any is left to remark (see inline.ts).
 */

const whitespace = /\s/

/** What can start an address; `previous` is the character before it. */
export const urlStart = /https?:\/\/|www\./iy

/**
 * Offset after the address that starts at `at`, or `at` where there is none. No bracket may be open before it.
 */
export function scanUrl(raw: string, at: number): {end: number; url: string} | undefined {
  urlStart.lastIndex = at
  const start = urlStart.exec(raw)?.[0]
  if (start === undefined) return undefined
  const previous = raw[at - 1]
  const isWww = /^w/i.test(start)
  if (isWww ? previous !== undefined && !/[ \t(*_[\]~]/.test(previous) : /[A-Za-z]/.test(previous ?? ''))
    return undefined
  const from = isWww ? at : at + start.length
  const first = raw[at + start.length]
  if (first === undefined) return undefined
  if (!isWww && (first <= ' ' || whitespace.test(first) || isPunctuation(first))) return undefined
  const domain = domainEnd(raw, from)
  if (domain < 0) return undefined
  const end = pathEnd(raw, domain)
  const source = raw.slice(at, end)
  return {end, url: isWww ? `http://${source}` : source}
}

function isPunctuation(character: string): boolean {
  return /\p{P}|\p{S}/u.test(character)
}

function endsDomain(character: string | undefined): boolean {
  if (character === undefined || whitespace.test(character)) return true
  return character !== '-' && isPunctuation(character)
}

/** Offset after a domain; -1 where it is none, such as one with `_` in its last two parts. */
function domainEnd(raw: string, from: number): number {
  let inLast = false
  let inLastButOne = false
  let seen = false
  let at = from
  for (; ; at++) {
    const character = raw[at]
    if (character === '.' || character === '_') {
      if (isTrail(raw, at)) break
      if (character === '_') inLast = true
      else {
        inLastButOne = inLast
        inLast = false
      }
    } else if (endsDomain(character)) break
    else seen = true
  }
  return inLast || inLastButOne || !seen ? -1 : at
}

function pathEnd(raw: string, from: number): number {
  let open = 0
  let closed = 0
  for (let at = from; ; at++) {
    const character = raw[at]
    if (character === undefined || whitespace.test(character)) return at
    if (character === '(') open++
    else if (character === ')' && closed < open) closed++
    else if (/[!"&'()*,.:;<?\]_~]/.test(character)) {
      if (isTrail(raw, at)) return at
      if (character === ')') closed++
    }
  }
}

/** Whether nothing but final punctuation stands between `from` and the end of the address. */
function isTrail(raw: string, from: number): boolean {
  for (let at = from; ; ) {
    const character = raw[at]
    if (character === undefined || character === '<' || whitespace.test(character)) return true
    if (/[!"')*,.:;?_~]/.test(character)) at++
    else if (character === '&') {
      const name = /^&[A-Za-z]+;/.exec(raw.slice(at, at + 40))
      if (!name) return false
      at += name[0].length
    } else if (character === ']') {
      const next = raw[++at]
      if (next === undefined || next === '(' || next === '[' || whitespace.test(next)) return true
    } else return false
  }
}
