import {unicode} from './unicode.ts'

const PIECES = unicode(String.raw`[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]`, 'gu')

/** A text in pieces that joined give it again: runs of letters and digits, and every other character by itself. */
export function piecesOf(text: string): string[] {
  return text.match(PIECES()) ?? []
}
