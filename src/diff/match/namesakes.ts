import type {EvidenceSide} from './evidence.ts'
import {words} from './words.ts'

/** `name(…)` with nothing between the two: how a function, method or macro is called. */
const CALL = /^([\p{L}\p{N}_$@.:#~/-]*\p{L}[\p{L}\p{N}_$@.:#~/-]*)(?:\(.*)?$/su
/** A long option of a command line, alone or with its short form and its value. */
const OPTION = /(?<![\p{L}\p{N}-])--[\p{L}\p{N}][\p{L}\p{N}_.-]*/gu

/**
 * Whether two keys are the same function with other parameters, or the same option with another short form or value
 * name, of which no other row without a partner is a variant.
 */
export function signatures(old: EvidenceSide, next: EvidenceSide): (before: string, after: string) => boolean {
  let counts: readonly Map<string, number>[] | undefined
  const count = ({rows, key}: EvidenceSide) => {
    const found = new Map<string, number>()
    for (const row of rows) {
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

/** What is called; undefined where a key is neither a call nor one option: a command with an option is something else. */
function nameOf(key: string): string | undefined {
  if (!key.startsWith('-')) return CALL.exec(key)?.[1]
  const options = key.match(OPTION)
  return options?.length === 1 ? options[0] : undefined
}

/** A word that begins like another over so many characters, and over so much of the longer one, is a form of it. */
const STEM = {length: 4, share: 0.5}

/** A key of one word has so many characters more at most. */
const ENDING = 2

/** Whether two keys differ in a form of one word only: `sent_packet`, `sent_packets`. */
export function isInflected(before: string, after: string): boolean {
  const [left, right] = [words(before), words(after)]
  if (left.length !== right.length) return false
  const differing = left.flatMap((word, index) => (word === right[index] ? [] : [index]))
  const [at] = differing
  if (at === undefined || differing.length > 1) return false
  const [one, other] = [left[at] as string, right[at] as string]
  let stem = 0
  while (stem < one.length && one[stem] === other[stem]) stem++
  const longer = Math.max(one.length, other.length)
  if (left.length === 1 && (longer - stem > ENDING || stem < Math.min(one.length, other.length))) return false
  return stem >= STEM.length && stem > longer * STEM.share
}

/** How a key of one word begins, which is all that it shares with another form of it; nothing for other keys. */
export function stemsOf(key: string): string[] {
  const [word, ...others] = words(key)
  return word === undefined || others.length > 0 || word.length < STEM.length ? [] : [word.slice(0, STEM.length)]
}
