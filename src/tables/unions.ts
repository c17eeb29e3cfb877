/**
 * Unions of types (`a | b`), whose members have no order. A member is what stands between bars outside of all
 * brackets, quotes and code; the same holds again inside a bracket. Whatever may bind its parts in another way is left
 * as written: a function type or a label takes the bars behind it, a list at the outermost level is no type.
 */
import {codeRanges} from './cell-text.ts'

const CLOSING: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}', '<': '>'}
/** Stands around text that is no part of the type, such as where a link leads; no Markdown cell holds it. */
export const ASIDE = '\0'
/** Types are not nested deeper than this. */
const DEEPEST = 50

/**
 * A text with the members of its unions in order, whatever stands between two `ASIDE` kept with its member; as it is
 * where brackets or quotes do not close.
 *
 * @param source of the cell, which tells bars in code from others
 */
export function orderUnions(text: string, source: string): string {
  if (!text.includes('|')) return text
  const bars = protectedBars(source, countBars(text))
  return bars === undefined ? text : (new UnionReader(text, bars).ordered() ?? text)
}

/** One level of brackets while it is read. */
interface Level {
  /** Pieces that a comma or semicolon has ended. */
  done: string
  /** Of the piece that is read: what stands between its bars, and whether they make a union. */
  members: string[]
  isUnion: boolean
}

class UnionReader {
  private readonly text: string
  private readonly bars: readonly boolean[]
  private at = 0
  private bar = 0

  constructor(text: string, bars: readonly boolean[]) {
    this.text = text
    this.bars = bars
  }

  ordered(): string | undefined {
    return this.level('', 0)
  }

  /** Reads up to a closing bracket, or to the end for none. */
  private level(close: string, depth: number): string | undefined {
    const level: Level = {done: '', members: [''], isUnion: true}
    while (this.at < this.text.length) {
      const char = this.text[this.at]!
      if (char === close && !this.isArrow()) return level.done + piece(level)
      const token = this.token(char, level, depth)
      if (token === undefined) return undefined
      level.members[level.members.length - 1] += token
    }
    return close === '' ? level.done + piece(level) : undefined
  }

  /** The next part of a member, passed over; what ends or forbids one is noted in the level. */
  private token(char: string, level: Level, depth: number): string | undefined {
    const pair = this.text.slice(this.at, this.at + 2)
    if (pair === '||' || pair === '::') return this.plain(2)
    if (char === ASIDE || char === '"' || char === "'" || char === '`') return this.quoted(char)
    if (char in CLOSING) return this.bracket(char, depth)
    if (char === '|') return this.divide(level)
    if (char === ',' || char === ';') return this.end(level, depth)
    if (')]}'.includes(char) || (char === '>' && !this.isArrow())) return undefined
    if ('>=:?'.includes(char)) level.isUnion = false
    return this.plain(1)
  }

  private plain(length: number): string {
    const text = this.text.slice(this.at, this.at + length)
    if (text === '||') this.bar += 2
    this.at += length
    return text
  }

  private quoted(mark: string): string | undefined {
    const from = this.at
    for (let at = from + 1; at < this.text.length; at++) {
      if (this.text[at] === '|' && mark !== ASIDE) this.bar++
      if (this.text[at] === '\\' && mark !== ASIDE) at++
      else if (this.text[at] === mark) {
        this.at = at + 1
        return this.text.slice(from, this.at)
      }
    }
    return undefined
  }

  private bracket(open: string, depth: number): string | undefined {
    if (depth === DEEPEST) return undefined
    this.at++
    const inner = this.level(CLOSING[open]!, depth + 1)
    if (inner === undefined) return undefined
    this.at++
    return open + inner + CLOSING[open]
  }

  private divide({members}: Level): string {
    this.at++
    if (this.bars[this.bar++]) return '|'
    members.push('')
    return ''
  }

  private end(level: Level, depth: number): string {
    const mark = this.plain(1)
    if (depth === 0) level.isUnion = false
    if (depth === 0) return mark
    level.done += piece(level) + mark
    level.members = ['']
    level.isUnion = true
    return ''
  }

  private isArrow(): boolean {
    return this.text[this.at] === '>' && '=-'.includes(this.text[this.at - 1] ?? ' ')
  }
}

function piece({members, isUnion}: Level): string {
  if (members.length === 1 || !isUnion || members.some(member => member.trim() === '')) return members.join('|')
  const [before] = /^\s*/.exec(members[0]!)!
  const [after] = /(?<!\s)\s*$/.exec(members.at(-1)!)!
  return (
    before +
    members
      .map(member => member.trim())
      .sort()
      .join(' | ') +
    after
  )
}

function countBars(text: string): number {
  const [, ...pieces] = text.replace(/\0[^\0]*\0/g, '').split('|')
  return pieces.length
}

const BAR_OR_CODE = /\||&(?:#0*124|#x0*7c|vert|verbar|VerticalLine);|<(\/?)(?:code|kbd|samp|pre|tt)\b[^<>]*>/gi

/**
 * Which bars of a cell's text stand in code, where they are text; none where the whole cell is one piece of code.
 * `undefined` where the source does not tell which of its bars are seen.
 */
function protectedBars(source: string, count: number): boolean[] | undefined {
  const spans = codeRanges(source)
  const bars: boolean[] = []
  let pieces = spans.length
  let depth = 0
  let span = 0
  for (const {0: found, 1: slash, index} of source.matchAll(BAR_OR_CODE)) {
    while (span < spans.length && spans[span]!.to <= index) span++
    const isInSpan = (spans[span]?.from ?? index + 1) <= index
    if (slash === undefined) {
      if (!isInSpan || found === '|') bars.push(isInSpan || depth > 0)
    } else if (!isInSpan) {
      depth += slash === '' ? 1 : -1
      if (slash === '') pieces++
    }
  }
  if (bars.length !== count) return undefined
  return bars.every(isInCode => isInCode) && pieces === 1 ? bars.map(() => false) : bars
}
