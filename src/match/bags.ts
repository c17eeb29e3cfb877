import {words} from './word-likeness.ts'

/** A bag of interned members, ascending, repeats kept. */
export type Bag = Int32Array

/** Texts beyond this many characters are compared by their beginnings. */
const LENGTH = 2000
/** Longer names are compared by words and the bigrams of their beginnings. */
const BIGRAM_LENGTH = 400

/** Turns texts to bags, each distinct text once. Bags of one kind compare with each other only. */
export interface Bags {
  words(text: string): Bag
  bigrams(text: string): Bag
  /** The words in order, as one string: the same for texts that differ in case and marks only. */
  spelling(text: string): string
}

/** Words and bigrams of texts as sorted numbers, each text taken apart once. */
export function bags(): Bags {
  const ids = new Map<string, number>()
  const idOf = (word: string) => {
    const known = ids.get(word)
    if (known !== undefined) return known
    ids.set(word, ids.size)
    return ids.size - 1
  }
  return {
    words: kept(text => Int32Array.from(words(text.slice(0, LENGTH)), idOf).sort()),
    bigrams: kept(bigramBag),
    spelling: kept(text => words(text).join(' ')),
  }
}

/** Makes each thing once. */
export function kept<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    const bag = known.get(text) ?? make(text)
    known.set(text, bag)
    return bag
  }
}

function bigramBag(text: string): Bag {
  const lower = text.slice(0, BIGRAM_LENGTH).toLowerCase()
  const bag = new Int32Array(Math.max(0, lower.length - 1))
  for (let index = 0; index < bag.length; index++)
    bag[index] = (lower.charCodeAt(index) << 16) | lower.charCodeAt(index + 1)
  return bag.sort()
}

/** Twice the shared members over all of them: 1 for equal bags, 0 where nothing is shared. */
export function bagDice(left: Bag, right: Bag): number {
  if (left.length === 0 || right.length === 0) return 0
  let shared = 0
  let from = 0
  let to = 0
  while (from < left.length && to < right.length) {
    const difference = (left[from] as number) - (right[to] as number)
    if (difference === 0) shared++
    if (difference <= 0) from++
    if (difference >= 0) to++
  }
  return (2 * shared) / (left.length + right.length)
}
