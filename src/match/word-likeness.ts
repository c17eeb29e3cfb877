import {unicode} from '../text/unicode.ts'

/**
 * How alike two texts are. All measures are symmetric, between 0 and 1.
 */

/** The words of a text, lower case: split at everything but letters and digits, between letters and digits, and at humps. */
export function words(text: string): string[] {
  const pattern = NON_ASCII.test(text) ? WORDS() : /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[A-Z]|[0-9]+/g
  return text.match(pattern)?.map(word => word.toLowerCase()) ?? []
}

const WORDS = unicode(String.raw`\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{Lu}|\p{N}+`, 'gu')
const NON_ASCII = /[^\x00-\x7f]/

/** Twice the shared part over the whole, counting repeats: 1 for equal bags, 0 for bags without a common member. */
export function dice(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0
  const counts = new Map<string, number>()
  for (const item of left) counts.set(item, (counts.get(item) ?? 0) + 1)
  let shared = 0
  for (const item of right) {
    const count = counts.get(item)
    if (count === undefined || count === 0) continue
    counts.set(item, count - 1)
    shared++
  }
  return (2 * shared) / (left.length + right.length)
}

/** Longest text whose pairs of characters are compared: beyond it words say all there is to say. */
const BIGRAM_LIMIT = 400

/** Neighbouring pairs of characters, lower case. */
export function bigrams(text: string): string[] {
  const lower = text.slice(0, BIGRAM_LIMIT).toLowerCase()
  const pairs: string[] = []
  for (let index = 0; index + 1 < lower.length; index++) pairs.push(lower.slice(index, index + 2))
  return pairs
}

/** How alike two names are: the better of their words' and their bigrams' likeness. */
export function likeness(left: string, right: string): number {
  if (left === right) return 1
  return Math.max(dice(words(left), words(right)), dice(bigrams(left), bigrams(right)))
}
