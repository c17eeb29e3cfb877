import {equalEnds} from '../../text/ends.ts'
import {piecesOf} from '../../text/pieces.ts'

/**
 * What of a text went and what came in its place: both texts without the words that they begin and end with alike, for
 * which a mark stands.
 * `undefined` where nothing is left to tell them by, or nothing is equal.
 */
export function exchangedWords(old: string, next: string): [string, string] | undefined {
  const longer = lengthened(old, next)
  if (longer !== undefined) return ['…', longer]
  const shorter = lengthened(next, old)
  if (shorter !== undefined) return [shorter, '…']
  const before = old.split(WORD_STARTS)
  const after = next.split(WORD_STARTS)
  const {start, end} = equalEnds(before, after, (left, right) => left.trimEnd() === right.trimEnd())
  if (start + end === 0) return undefined
  const middle = (words: readonly string[]) =>
    words
      .slice(start, words.length - end)
      .join('')
      .trim()
  const shown = (part: string) => (part === '' ? '…' : `${start > 0 ? '… ' : ''}${part}${end > 0 ? ' …' : ''}`)
  return [shown(middle(before)), shown(middle(after))]
}

/**
 * What a text was lengthened by at its end or its start, whole words or marks, with a mark for the text: the same of a
 * long text as of a short one (`exchangedParts`).
 */
function lengthened(text: string, longer: string): string | undefined {
  if (text === '' || text === longer) return undefined
  const [end, start] = [longer.slice(text.length), longer.slice(0, -text.length)]
  if (longer.startsWith(text) && isApart(text, end)) return `…${end}`
  return longer.endsWith(text) && isApart(start, text) ? `${start}…` : undefined
}

/** Whether no word or number goes on from one text to the other. */
function isApart(before: string, after: string): boolean {
  return !/[\p{L}\p{N}]$/u.test(before) || !/^[\p{L}\p{N}]/u.test(after)
}

/** Each word keeps the space behind it. */
const WORD_STARTS = /(?<=\s)(?=\S)/

/**
 * The same of a value, which may be one word of several parts: `a1.old.host` and `a1.new.host` come to `…old…` and
 * `…new…`. Numbers that stand for themselves are values of their own, and so is a part with nothing equal beside it.
 */
export function exchangedParts(old: string, next: string): [string, string] | undefined {
  const before = piecesOf(old)
  const after = piecesOf(next)
  const {start, end} = equalEnds(before, after)
  if (start + end === 0) return undefined
  const middle = (parts: readonly string[]) => parts.slice(start, parts.length - end).join('')
  const [gone, came] = [middle(before), middle(after)]
  if (/\p{N}/u.test(gone + came) && !/\p{L}/u.test(gone + came)) return undefined
  const shown = (part: string) => `${start > 0 ? '…' : ''}${part}${end > 0 ? '…' : ''}`
  return [shown(gone), shown(came)]
}
