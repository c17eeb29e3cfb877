import type {Delimiter} from './delimiters.ts'
import type {Target} from './inline-marks.ts'
import {type Reading, ReadingBuilder} from './reading.ts'

/** A bracket that may open a link or an image. */
export interface Bracket {
  readonly kind: 'bracket'
  readonly image: boolean
  /** Offset after the bracket. */
  readonly from: number
  active: boolean
}

/** A piece of inline content; `open` and `close` stand around a link's. */
export type Token =
  | {readonly kind: 'text' | 'code' | 'html' | 'footnote'; readonly value: string}
  | {readonly kind: 'open'; readonly target: Target}
  | {readonly kind: 'image'; readonly target: Target; readonly value: string}
  | {readonly kind: 'url'; readonly url: string; readonly value: string}
  | {readonly kind: 'close'}
  | Bracket
  | Delimiter

/** The text of a token that is nothing but text. */
export function textOf(token: Token): string {
  switch (token.kind) {
    case 'text':
    case 'code':
      return token.value
    case 'delimiter':
      return String.fromCharCode(token.mark).repeat(token.left)
    case 'bracket':
      return token.image ? '![' : '['
    default:
      return ''
  }
}

/** Whether a token is text or code and nothing else. */
export function isPlain(token: Token): boolean {
  return (
    token.kind === 'text' ||
    token.kind === 'code' ||
    token.kind === 'bracket' ||
    (token.kind === 'delimiter' && !token.struck)
  )
}

/** What mdast finds bare addresses by, after micromark has found its own. */
const address = /[\w+\-.]@|https?:\/\/|www\./i

/** Puts tokens whose delimiters are paired together; `undefined` where mdast may find bare addresses in them. */
export function readTokens(tokens: readonly Token[]): Reading | undefined {
  const builder = new ReadingBuilder()
  const open: ReturnType<ReadingBuilder['openLink']>[] = []
  // Text outside links, a blank for whatever stands in between.
  let bare = ''
  for (const token of tokens) {
    const isText = token.kind === 'text' || token.kind === 'bracket' || (token.kind === 'delimiter' && !token.struck)
    if (open.length === 0) bare += isText ? textOf(token) : ' '
    if (token.kind === 'open') open.push(builder.openLink(token.target))
    else if (token.kind === 'close') builder.closeLink(open.pop())
    else build(builder, token)
  }
  return address.test(bare) ? undefined : builder.done()
}

function build(builder: ReadingBuilder, token: Token): void {
  switch (token.kind) {
    case 'image':
      return builder.image(token.target, token.value)
    case 'html':
      return builder.html(token.value)
    case 'footnote':
      return builder.footnote(token.value)
    case 'url':
      return builder.link(token.url, token.value)
    case 'delimiter':
      return token.struck ? builder.strike() : builder.text(textOf(token))
    default:
      return builder.text(textOf(token))
  }
}
