import type {EvidenceSide} from './evidence.ts'
import {words} from './words.ts'

/** `name(…)` with nothing between the two: how a function, method or macro is called. */
const CALL = /^([\p{L}\p{N}_$@.:#~/-]*\p{L}[\p{L}\p{N}_$@.:#~/-]*)(?:\(.*)?$/su
/** A long option of a command line, alone or with its short form and its value. */
const OPTION = /(?<![\p{L}\p{N}-])--[\p{L}\p{N}][\p{L}\p{N}_.-]*/gu

/**
 * Whether two keys are the same function with other parameters, or the same option with another short form or value
 * name, of which no other row of either table is a variant.
 */
export function signatures(old: EvidenceSide, next: EvidenceSide): (before: string, after: string) => boolean {
  let counts: readonly Map<string, number>[] | undefined
  const count = ({table, key}: EvidenceSide) => {
    const found = new Map<string, number>()
    for (let row = 0; row < table.rows; row++) {
      const name = nameOf(key(row))
      if (name !== undefined) found.set(name, (found.get(name) ?? 0) + 1)
    }
    return found
  }
  return (before, after) => {
    const name = nameOf(before)
    if (name === undefined || name !== nameOf(after)) return false
    counts ??= [count(old), count(next)]
    return counts.every(found => found.get(name) === 1)
  }
}

/** What is called; undefined where a key is neither a call nor one option. */
function nameOf(key: string): string | undefined {
  const options = key.match(OPTION)
  if (options !== null) return options.length === 1 ? options[0] : undefined
  return CALL.exec(key)?.[1]
}

/** A word that begins like another over so many characters, and over so much of the longer one, is a form of it. */
const STEM = {length: 4, share: 0.5}

/** Whether two keys differ in a form of one word only: `sent_packet`, `sent_packets`. */
export function isInflected(before: string, after: string): boolean {
  const [left, right] = [words(before), words(after)]
  if (left.length !== right.length) return false
  const differing = left.flatMap((word, index) => (word === right[index] ? [] : [index]))
  const [at] = differing
  if (at === undefined || differing.length > 1 || left.length < 2) return false
  const [one, other] = [left[at] as string, right[at] as string]
  let stem = 0
  while (stem < one.length && one[stem] === other[stem]) stem++
  return stem >= STEM.length && stem > Math.max(one.length, other.length) * STEM.share
}
