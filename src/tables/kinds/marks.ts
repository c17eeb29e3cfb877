/** Marks by which support matrices say how far something is supported. */

export interface Mark {
  readonly means: 'yes' | 'partial' | 'no' | 'unknown' | 'nothing' | 'version'
  readonly written: string
  /** Emoji, unlike words, stand for support wherever they are. */
  readonly emoji: boolean
}

const emoji: Readonly<Record<string, Mark['means']>> = {
  '✅': 'yes',
  '✔': 'yes',
  '✓': 'yes',
  '☑': 'yes',
  '🟢': 'yes',
  ':white_check_mark:': 'yes',
  ':heavy_check_mark:': 'yes',
  ':ballot_box_with_check:': 'yes',
  ':green_circle:': 'yes',
  '🟡': 'partial',
  '🟠': 'partial',
  '⚠': 'partial',
  '🚧': 'partial',
  ':yellow_circle:': 'partial',
  ':orange_circle:': 'partial',
  ':warning:': 'partial',
  ':construction:': 'partial',
  '❌': 'no',
  '✗': 'no',
  '✘': 'no',
  '✖': 'no',
  '❎': 'no',
  '🔴': 'no',
  '⛔': 'no',
  '🚫': 'no',
  ':x:': 'no',
  ':no_entry:': 'no',
  ':no_entry_sign:': 'no',
  ':red_circle:': 'no',
  '❔': 'unknown',
  '❓': 'unknown',
  ':question:': 'unknown',
  ':grey_question:': 'unknown',
}

const words: Readonly<Record<string, Mark['means']>> = {
  yes: 'yes',
  supported: 'yes',
  full: 'yes',
  partial: 'partial',
  partially: 'partial',
  limited: 'partial',
  no: 'no',
  unsupported: 'no',
  'not supported': 'no',
  none: 'no',
  unknown: 'unknown',
  tbd: 'unknown',
  '?': 'unknown',
  '-': 'nothing',
  '–': 'nothing',
  '—': 'nothing',
  'n/a': 'nothing',
}

/** What a mark means, however it is written; undefined for what is no mark. */
export function meaningOf(written: string): Mark['means'] | undefined {
  if (Object.hasOwn(emoji, written)) return emoji[written]
  if (Object.hasOwn(words, written)) return words[written]
  return Object.hasOwn(answers, written) ? answers[written] : undefined
}

/** Words that answer yes or no and are no marks of a support matrix (boolean.ts). */
const answers: Readonly<Record<string, Mark['means']>> = {
  true: 'yes',
  y: 'yes',
  on: 'yes',
  false: 'no',
  n: 'no',
  off: 'no',
}

/** All marks that are no words. */
export const SYMBOLS: readonly string[] = Object.keys(emoji)

const variation = /[\ufe0e\ufe0f]/g

/** Made when the first cell is asked for its mark: most documents have none. */
let patterns: {readonly emojiAtEnd: RegExp; readonly wordBeside: RegExp} | undefined

function makePatterns(): NonNullable<typeof patterns> {
  const longestFirst = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length).join('|')
  const anyEmoji = longestFirst(Object.keys(emoji))
  const spelledOut = longestFirst(Object.keys(words).filter(word => /\w$/.test(word)))
  return {
    emojiAtEnd: new RegExp(`^(?:${anyEmoji})|(?:${anyEmoji})$`),
    wordBeside: new RegExp(`^(${spelledOut})(?=[\\s(,;.:*†]|$)`, 'i'),
  }
}

const version = /^(?:[<>=~^]{1,2}|≥|≤)?\s*v?\d+(?:\.(?:\d+|x))*[+-]?(?:\s*[-–,|]\s*v?\d+(?:\.(?:\d+|x))*\+?)*$/i

/** Splits a cell's text into its mark and the words beside it; no mark where it does not speak of support. */
export function markOf(visible: string): {mark: Mark | undefined; rest: string} {
  const text = visible.replace(variation, '').trim()
  if (text === '') return {mark: {means: 'nothing', written: '', emoji: false}, rest: ''}
  patterns ??= makePatterns()
  const [written] = patterns.emojiAtEnd.exec(text) ?? []
  if (written !== undefined) {
    const rest = text.startsWith(written) ? text.slice(written.length) : text.slice(0, -written.length)
    return {mark: {means: emoji[written] as Mark['means'], written, emoji: true}, rest: rest.trim()}
  }
  const whole = text.toLowerCase()
  if (Object.hasOwn(words, whole)) return {mark: word(whole), rest: ''}
  const beside = patterns.wordBeside.exec(text)
  if (beside !== null)
    return {mark: word((beside[1] as string).toLowerCase()), rest: text.slice(beside[0].length).trim()}
  if (version.test(text)) return {mark: {means: 'version', written: text, emoji: false}, rest: ''}
  return {mark: undefined, rest: text}
}

function word(written: string): Mark {
  return {means: words[written] as Mark['means'], written, emoji: false}
}

/** How much a mark promises: 2 all, 1 some, 0 nothing (unknown is no promise); undefined for mere text. */
export function rankOf(mark: Mark | undefined): 0 | 1 | 2 | undefined {
  switch (mark?.means) {
    case undefined:
      return undefined
    case 'yes':
    case 'version':
      return 2
    case 'partial':
      return 1
    default:
      return 0
  }
}
