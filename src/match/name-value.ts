import {unicode} from '../text/unicode.ts'
import type {Value} from './features.ts'
import {words} from './word-likeness.ts'

/** `name(…)` with nothing between the two: how a function, method or macro is called. */
const CALL = unicode(String.raw`^(?=[\p{N}_$@.:#~/-]*\p{L})([\p{L}\p{N}_$@.:#~/-]*)\(.*`, 'su')
/** A long option of a command line, alone or with its short form and its value. */
const OPTION = unicode(String.raw`(?<![\p{L}\p{N}-])--[\p{L}\p{N}][\p{L}\p{N}_.-]*`, 'gu')

/** A text with its words; those are found when somebody asks. */
export class Text implements Value {
  readonly text: string
  private readonly own: string
  private found: readonly string[] | undefined

  /** @param own what the words are taken from, where that is not the text */
  constructor(text: string, own = text) {
    this.text = text
    this.own = own
  }

  get parts(): readonly string[] {
    this.found ??= [...new Set(marksAndWords(this.own))]
    return this.found
  }
}

/**
 * A name in the form in which it is the same: without case, marks between words, and plurals; a function without its
 * parameters, an option without its short form and its value.
 */
export function nameValue(key: string): Text {
  const stems = marksAndWords(calledName(key.normalize('NFC')))
    .map(stem)
    .join(' ')
  return new Text(stems === '' ? key : stems, stems)
}

function calledName(key: string): string {
  if (!key.startsWith('-')) return CALL().exec(key)?.[1] ?? key
  const options = key.match(OPTION())
  return options?.length === 1 ? options[0] : key
}

function stem(word: string): string {
  return word.length >= 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const PLAIN = /^[\w\s.,:;()[\]{}`'"|/-]*$/

const MARKS = unicode('[^\\p{L}\\p{N}\\p{M}\\s_.,:;()[\\]{}`\'"|/-]', 'gu')

/** Words, and marks that are more than punctuation: `✅`, `*`, `+`. */
function marksAndWords(text: string): string[] {
  if (PLAIN.test(text)) return words(text)
  const marks = text.match(MARKS())
  return marks === null ? words(text) : [...words(text), ...marks]
}

/** A name without what tells the members of a family apart: its numbers and known values. */
export function familyOf(known: ReadonlySet<string>): (key: string) => string {
  const names = [...known].flatMap(name => [name, ...name.split('_').filter(part => /\d/.test(part))])
  const sorted = names.filter(name => name !== '').sort((left, right) => right.length - left.length)
  const escaped = sorted.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern =
    escaped.length === 0
      ? undefined
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return key =>
    (pattern === undefined ? key : key.replace(pattern, '#')).replace(/\d[\d.]*(?:\s?[-–+]\s?\d[\d.]*)*/g, '#')
}
