/**
 * Bare web addresses, found as micromark-extension-gfm-autolink-literal finds them. mdast looks for more of them
 * afterwards; text in which it might find any is left to remark (see inline.ts).
 */
import {unsure} from './inline-marks.ts'

const whitespace = /\s/

/** What can start an address; `previous` is the character before it. */
export const urlStart = /https?:\/\/|www\./iy

/**
 * The address that starts at `at`, if there is one. No bracket may be open before it.
 */
export function scanUrl(raw: string, at: number): {end: number; url: string} | undefined | typeof unsure {
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
  if (domain === undefined || domain === unsure) return domain
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

/** No domain is as long (RFC 1035: 255 octets). */
const longestDomain = 1000

/** Offset after a domain; none with `_` in its last two parts is one. */
function domainEnd(raw: string, from: number): number | undefined | typeof unsure {
  const trail = new Trail(raw)
  let inLast = false
  let inLastButOne = false
  let seen = false
  let at = from
  for (; ; at++) {
    if (at - from > longestDomain) return unsure
    const character = raw[at]
    if (character === '.' || character === '_') {
      if (trail.startsAt(at)) break
      if (character === '_') inLast = true
      else {
        inLastButOne = inLast
        inLast = false
      }
    } else if (endsDomain(character)) break
    else seen = true
  }
  return inLast || inLastButOne || !seen ? undefined : at
}

function pathEnd(raw: string, from: number): number {
  const trail = new Trail(raw)
  let open = 0
  let closed = 0
  for (let at = from; ; at++) {
    const character = raw[at]
    if (character === undefined || whitespace.test(character)) return at
    if (character === '(') open++
    else if (character === ')' && closed < open) closed++
    else if (/[!"&'()*,.:;<?\]_~]/.test(character)) {
      if (trail.startsAt(at)) return at
      if (character === ')') closed++
    }
  }
}

const name = /&[A-Za-z]+;/y

/** Final punctuation of an address, for offsets that ascend. */
class Trail {
  private readonly raw: string
  /** What stands here is no final punctuation, so none starts up to here. */
  private stop = -1

  constructor(raw: string) {
    this.raw = raw
  }

  /** Whether nothing but final punctuation stands between `from` and the end of the address. */
  startsAt(from: number): boolean {
    if (from <= this.stop) return false
    const {raw} = this
    for (let at = from; ; ) {
      const character = raw[at]
      if (character === undefined || character === '<' || whitespace.test(character)) return true
      name.lastIndex = at
      if (/[!"')*,.:;?_~]/.test(character)) at++
      else if (character === ']') {
        const next = raw[++at]
        if (next === undefined || next === '(' || next === '[' || whitespace.test(next)) return true
      } else if (character === '&' && name.test(raw)) at = name.lastIndex
      else {
        this.stop = at
        return false
      }
    }
  }
}
