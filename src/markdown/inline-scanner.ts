import type {Definitions, Labels} from './definition.ts'
import {normalise} from './definition.ts'
import {type Delimiter, delimiterRun, pairDelimiters, STAR, TILDE, UNDERSCORE} from './delimiters.ts'
import {fullReference, scanEntity, scanHtml, scanResource, type Target, unsure} from './inline-marks.ts'
import type {Reading} from './reading.ts'
import {unescapePipes} from './split.ts'
import {type Bracket, isPlain, readTokens, type Token, textOf} from './tokens.ts'
import {scanUrl} from './urls.ts'

/** Where plain text may end: at a mark, or before what could be a bare address. */
const plainEnd = /[\\`*_~![\]<&]|https?:\/\/|www\./gi

/** A footnote's mark without escapes or references in its label. */
const footnoteMark = /\[\^([^\s[\]\\&]{1,900})\]/y

/** One space at each end of code is padding, unless nothing else is in it. */
function unpadded(code: string): string {
  return code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code) ? code.slice(1, -1) : code
}

/** Methods that read a construct return its end, or -1 where only remark can tell. */
export class InlineScanner {
  private readonly raw: string
  private readonly inTable: boolean
  private readonly hasAt: boolean
  private readonly labels: Labels
  private readonly destinations: ReadonlyMap<string, Target>
  private readonly tokens: Token[] = []
  /** Places in `tokens` of brackets still open. */
  private readonly brackets: number[] = []
  /** Where the last `>` stands: every construct that starts with `<` needs one. */
  private lastTagEnd: number | undefined
  /** Lengths of back-quote runs known to have no equal after them. */
  private readonly unclosed = new Set<number>()

  constructor(raw: string, inTable: boolean, definitions: Definitions) {
    this.raw = raw
    this.hasAt = raw.includes('@')
    this.inTable = inTable
    this.labels = definitions.labels
    this.destinations = definitions.destinations
  }

  read(): Reading | undefined {
    let at = 0
    while (at >= 0 && at < this.raw.length) at = this.step(at)
    return at < 0 || !this.pair(0) ? undefined : readTokens(this.tokens)
  }

  private step(at: number): number {
    switch (this.raw.charCodeAt(at)) {
      case 92:
        return this.escape(at)
      case 96:
        return this.code(at)
      case STAR:
      case UNDERSCORE:
      case TILDE:
        return this.delimiter(at)
      case 33:
        return this.raw.charCodeAt(at + 1) === 91 ? this.open(at, true) : this.text('!', at + 1)
      case 91:
        return this.open(at, false)
      case 93:
        return this.close(at)
      case 60:
        return this.html(at)
      case 38:
        return this.entity(at)
      default:
        return this.plain(at)
    }
  }

  private text(value: string, end: number): number {
    this.tokens.push({kind: 'text', value})
    return end
  }

  private plain(at: number): number {
    // Where an `@` is about, an e-mail address may come first.
    const found = this.brackets.length === 0 && !this.hasAt ? scanUrl(this.raw, at) : undefined
    if (found === unsure) return -1
    if (found) {
      this.tokens.push({kind: 'url', url: found.url, value: this.raw.slice(at, found.end)})
      return found.end
    }
    plainEnd.lastIndex = at + 1
    const end = plainEnd.exec(this.raw)?.index ?? this.raw.length
    return this.text(this.raw.slice(at, end), end)
  }

  private escape(at: number): number {
    const next = this.raw[at + 1]
    return next !== undefined && /[!-/:-@[-`{-~]/.test(next) ? this.text(next, at + 2) : this.text('\\', at + 1)
  }

  private code(at: number): number {
    const {raw} = this
    let content = at
    while (raw.charCodeAt(content) === 96) content++
    const size = content - at
    if (this.unclosed.has(size)) return this.text(raw.slice(at, content), content)
    for (let end = raw.indexOf('`', content); end >= 0; ) {
      let after = end
      while (raw.charCodeAt(after) === 96) after++
      if (after - end === size) {
        const value = unpadded(raw.slice(content, end))
        this.tokens.push({kind: 'code', value: this.inTable ? unescapePipes(value) : value})
        return after
      }
      end = raw.indexOf('`', after)
    }
    this.unclosed.add(size)
    return this.text(raw.slice(at, content), content)
  }

  private delimiter(at: number): number {
    const {raw} = this
    const mark = raw.charCodeAt(at)
    let end = at
    while (raw.charCodeAt(end) === mark) end++
    if (mark === TILDE) {
      if (raw.charCodeAt(at - 1) === TILDE) return -1
      if (end - at > 2) return this.text(raw.slice(at, end), end)
    }
    const run = delimiterRun(raw, end, end - at)
    if (!run) return -1
    this.tokens.push(run)
    return end
  }

  private open(at: number, image: boolean): number {
    const from = at + (image ? 2 : 1)
    if (this.raw.charCodeAt(from) === 94) {
      if (image) return -1
      const note = this.footnote(at)
      if (note > at) return note
    }
    this.brackets.push(this.tokens.length)
    this.tokens.push({kind: 'bracket', image, from, active: true})
    return from
  }

  /** Offset after the footnote mark at `at`, or `at` where it is none. */
  private footnote(at: number): number {
    if (this.labels.footnotes.size === 0) return at
    footnoteMark.lastIndex = at
    const label = footnoteMark.exec(this.raw)?.[1]
    if (label === undefined || !this.labels.footnotes.has(normalise(label))) return at
    this.tokens.push({kind: 'footnote', value: label})
    return footnoteMark.lastIndex
  }

  private close(at: number): number {
    const place = this.brackets.pop()
    if (place === undefined) return this.text(']', at + 1)
    const bracket = this.tokens[place] as Bracket
    if (!bracket.active) return this.text(']', at + 1)
    const next = this.raw.charCodeAt(at + 1)
    if (next === 40) {
      const resource = scanResource(this.raw, at + 1)
      if (resource === unsure) return -1
      if (resource) return this.link(place, bracket, resource.target) ? resource.end : -1
    }
    if (this.labels.definitions.size === 0) return this.text(']', at + 1)
    const found = this.refer(bracket.from, at)
    if (found === undefined) return -1
    if (found.label === '') return this.text(']', at + 1)
    return this.link(place, bracket, this.destinations.get(found.label) ?? {url: ''}) ? found.end : -1
  }

  /** What the label in `[from, to)` refers to: its definition's, or no label; `undefined` where not sure. */
  private refer(from: number, to: number): {label: string; end: number} | undefined {
    const full = fullReference(this.raw, to + 1)
    if (to - from > 4000 || full === unsure) return undefined
    const own = this.defined(this.raw.slice(from, to))
    if (full === '') return {label: own, end: to + 3}
    if (full === undefined) return {label: own, end: to + 1}
    return {label: this.defined(full), end: to + 3 + full.length}
  }

  /** A label as the document's definitions have it; empty where none does. */
  private defined(label: string): string {
    const upper = normalise(label)
    return this.labels.definitions.has(upper) ? upper.toLowerCase() : ''
  }

  private link(place: number, bracket: Bracket, target: Target): boolean {
    if (this.raw.charCodeAt(bracket.from) === 94 || !this.pair(place + 1)) return false
    if (bracket.image) {
      const inside = this.tokens.splice(place + 1)
      if (inside.some(token => !isPlain(token))) return false
      this.tokens[place] = {kind: 'image', target, value: inside.map(textOf).join('')}
      return true
    }
    this.tokens[place] = {kind: 'open', target}
    this.tokens.push({kind: 'close'})
    // No link stands in a link: brackets open around this one are text, as those around an earlier one already are.
    for (let outer = this.brackets.length - 1; outer >= 0; outer--) {
      const token = this.tokens[this.brackets[outer] as number] as Bracket
      if (!token.active) break
      if (!token.image) token.active = false
    }
    return true
  }

  private html(at: number): number {
    this.lastTagEnd ??= this.raw.lastIndexOf('>')
    const found = at > this.lastTagEnd ? 0 : scanHtml(this.raw, at)
    if (found === unsure) return -1
    if (found === 0) return this.text('<', at + 1)
    const value = this.raw.slice(at, found)
    this.tokens.push({kind: 'html', value: this.inTable ? unescapePipes(value) : value})
    return found
  }

  private entity(at: number): number {
    const found = scanEntity(this.raw, at)
    if (found === unsure) return -1
    return found ? this.text(found.text, found.end) : this.text('&', at + 1)
  }

  /** Pairs the delimiters of the tokens from a place on. */
  private pair(from: number): boolean {
    const runs: Delimiter[] = []
    for (let at = from; at < this.tokens.length; at++) {
      const token = this.tokens[at] as Token
      if (token.kind === 'delimiter' && !token.settled) runs.push(token)
    }
    return runs.length === 0 || pairDelimiters(runs)
  }
}
