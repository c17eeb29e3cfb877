/**
 * What of a text went and what came in its place: both texts without the words that they begin and end with alike.
 * `undefined` where nothing is left to tell them by, or nothing is equal.
 */
export function exchangedWords(old: string, next: string): [string, string] | undefined {
  const before = old.split(WORD_STARTS)
  const after = next.split(WORD_STARTS)
  let start = 0
  while (start < before.length && start < after.length && before[start]?.trimEnd() === after[start]?.trimEnd()) start++
  let end = 0
  while (
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end)?.trimEnd() === after.at(-1 - end)?.trimEnd()
  ) {
    end++
  }
  if (start + end === 0) return undefined
  const middle = (words: readonly string[]) =>
    words
      .slice(start, words.length - end)
      .join('')
      .trim()
  return [middle(before), middle(after)]
}

/** Each word keeps the space behind it. */
const WORD_STARTS = /(?<=\s)(?=\S)/
