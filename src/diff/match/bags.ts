import {bigrams, words} from './words.ts'

/** A bag of interned members, ascending, repeats kept. */
export type Bag = Int32Array

/** Texts beyond this many characters are compared by their beginnings. */
const LENGTH = 2000

/** Turns texts to bags, each distinct text once. Bags of one store compare with each other only. */
export interface Bags {
  words(text: string): Bag
  bigrams(text: string): Bag
}

export function bags(): Bags {
  const ids = new Map<string, number>()
  const store = (split: (text: string) => string[]) => {
    const known = new Map<string, Bag>()
    return (text: string) => {
      let bag = known.get(text)
      if (bag === undefined) {
        bag = Int32Array.from(split(text.slice(0, LENGTH)), member => {
          const id = ids.get(member) ?? ids.size
          if (id === ids.size) ids.set(member, id)
          return id
        }).sort()
        known.set(text, bag)
      }
      return bag
    }
  }
  return {words: store(words), bigrams: store(bigrams)}
}

/** Twice the shared members over all of them: 1 for equal bags, 0 where nothing is shared. Members may have weights. */
export function bagDice(left: Bag, right: Bag, weight: (member: number) => number = () => 1): number {
  let shared = 0
  let all = 0
  let from = 0
  let to = 0
  while (from < left.length || to < right.length) {
    const mine = from < left.length ? (left[from] as number) : Number.POSITIVE_INFINITY
    const theirs = to < right.length ? (right[to] as number) : Number.POSITIVE_INFINITY
    const value = weight(Math.min(mine, theirs))
    all += value
    if (mine === theirs) {
      all += value
      shared += value
    }
    if (mine <= theirs) from++
    if (theirs <= mine) to++
  }
  return all === 0 ? 0 : (2 * shared) / all
}
