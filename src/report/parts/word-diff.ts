import {diffArrays} from 'diff'
import {unicode} from '../../text/unicode.ts'

export interface ChangedWords {
  /** Ranges of the old and of the new text, from start to end, that the other lacks. */
  readonly old: readonly (readonly [number, number])[] | undefined
  readonly new: readonly (readonly [number, number])[] | undefined
}

/**
 * The words of two texts that the other does not have, by their shortest edit. Nothing where the texts have too little
 * in common for that to help.
 */
export function changedWords(old: string, next: string): ChangedWords {
  const [a, b] = [words(old), words(next)]
  const changed: {old: [number, number][]; new: [number, number][]} = {old: [], new: []}
  let [i, j, shared] = [0, 0, 0]
  for (const {added, removed, count} of diffArrays(textsOf(a), textsOf(b))) {
    if (removed) for (const word of a.slice(i, i + count)) add(changed.old, word)
    else if (added) for (const word of b.slice(j, j + count)) add(changed.new, word)
    else shared += count
    if (!added) i += count
    if (!removed) j += count
  }
  return shared * 3 < Math.min(a.length, b.length) ? {old: undefined, new: undefined} : changed
}

/** One place where words changed; empty where nothing stood there before, or does now. */
export interface Phrase {
  /** The word before it, which both have; empty at the start. */
  readonly after: string
  readonly old: string
  readonly new: string
}

/** Texts with more words apart are shown as they are: nobody reads so many places, and to find them may take long. */
const MOST_APART = 1000

/** What changed between two texts, place by place, in whole words; undefined where they have too little in common. */
export function changedPhrases(old: string, next: string): readonly Phrase[] | undefined {
  const [a, b] = [old, next].map(text => text.split(/\s+/).filter(Boolean)) as [string[], string[]]
  const phrases: {after: string; old: string; new: string}[] = []
  let shared = 0
  let after = ''
  let isOpen = false
  for (const {added, removed, count, value} of diffArrays(a, b, {maxEditLength: MOST_APART}) ?? []) {
    if (!added && !removed) {
      shared += count
      isOpen = false
      after = value.at(-1) ?? ''
      continue
    }
    if (!isOpen) phrases.push({after, old: '', new: ''})
    isOpen = true
    phrases.at(-1)![added ? 'new' : 'old'] = value.join(' ')
  }
  return phrases.length === 0 || shared * 3 < Math.min(a.length, b.length) ? undefined : phrases
}

interface Word {
  readonly text: string
  readonly start: number
}

const WORDS = unicode(String.raw`[\p{L}\p{M}\p{N}_]+|[^\s]`, 'gu')

/** Runs of letters and digits, and every other character but white space by itself. */
function words(text: string): Word[] {
  return [...text.matchAll(WORDS())].map(match => ({text: match[0], start: match.index}))
}

function textsOf(list: readonly Word[]): string[] {
  return list.map(({text}) => text)
}

/** Adds a word, joined to the one before where only white space parts them. */
function add(ranges: [number, number][], {text, start}: Word): void {
  const last = ranges.at(-1)
  if (last && start - last[1] <= 1) last[1] = start + text.length
  else ranges.push([start, start + text.length])
}
