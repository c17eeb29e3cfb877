/**
 * Exact JSON from a cell, by lossless-json, with what generators write beyond JSON: `NaN`, `Infinity` and keys
 * that repeat.
 */
import {parse} from 'lossless-json'
import type {CellFault} from '../model.ts'
import {type Exact, ExactNumber, exactNumber, isExactObject} from './exact.ts'
import {isQuickJson, quickJson} from './quick-json.ts'

/** A fixed bound instead of the stack's: what is readable must not depend on the machine. */
const deepest = 500

export type Parsed = {readonly tree: Exact; readonly faults: readonly CellFault[]} | {readonly error: CellFault}

/** What one pass over the text outside its strings finds. */
interface Outline {
  deepAt: number
  /** Offsets of `NaN` and `Infinity`. */
  words: {offset: number; length: number}[]
  /** `"key":` pairs. */
  colons: number
}

/** Parses the text of one cell; offsets in faults count UTF-16 code units from its start. Never throws. */
export function parseJson(text: string): Parsed {
  const quick = quickJson(text, deepest)
  return quick === undefined ? parseCarefully(text) : {tree: quick, faults: []}
}

/** Whether `parseJson` surely finds no fault; told with less work. */
export function isSoundJson(text: string): boolean {
  return isQuickJson(text, deepest)
}

/** The same for any text, by a parser that keeps every digit. */
export function parseCarefully(text: string): Parsed {
  const outline = outlineOf(text)
  if (outline.deepAt >= 0) {
    return {
      error: unreadable(outline.deepAt, `JSON nested deeper than ${deepest} levels is not read; flatten the value`),
    }
  }
  const mark = maskFor(text)
  const masked = mask(text, outline.words, mark)
  const faults: CellFault[] = []
  try {
    const tree = parse(masked, undefined, {
      parseNumber: written => unmask(written, mark),
      onDuplicateKey: ({key, position, newValue}) => {
        faults.push(duplicate(key, unshift(position - 1, outline.words, mark)))
        return newValue
      },
    }) as Exact
    if (faults.length === 0 && countKeys(tree) < outline.colons) faults.push(...repeatedKeys(text))
    return {tree, faults}
  } catch (reason) {
    return {error: explain(reason, text, outline.words, mark)}
  }
}

function outlineOf(text: string): Outline {
  const outline: Outline = {deepAt: -1, words: [], colons: 0}
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = stringEnd(text, at)
        break
      case '{':
      case '[':
        if (++depth > deepest && outline.deepAt < 0) outline.deepAt = at
        break
      case '}':
      case ']':
        depth--
        break
      case ':':
        outline.colons++
        break
      case 'N':
      case 'I': {
        const word = text.startsWith('NaN', at) ? 3 : text.startsWith('Infinity', at) ? 8 : 0
        if (word > 0) outline.words.push({offset: at, length: word})
        if (word > 0) at += word - 1
      }
    }
  }
  return outline
}

/** Offset of the quote that ends the string starting at `start`. */
function stringEnd(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

/** A number that the text does not hold, with one digit to tell the words apart. */
function maskFor(text: string): string {
  let digits = '7319'
  while (text.includes(digits)) digits += digits
  return digits
}

function mask(text: string, words: Outline['words'], digits: string): string {
  let masked = ''
  let at = 0
  for (const word of words) {
    masked += `${text.slice(at, word.offset)}${digits}${word.length === 3 ? 0 : 1}`
    at = word.offset + word.length
  }
  return masked + text.slice(at)
}

function unmask(written: string, digits: string): ExactNumber {
  if (!written.includes(digits)) return exactNumber(written) ?? new ExactNumber(written)
  const sign = written.startsWith('-') ? '-' : ''
  if (written === `${sign}${digits}0`) return new ExactNumber('NaN')
  if (written === `${sign}${digits}1`) return new ExactNumber(`${sign}Infinity`)
  throw new SyntaxError('Invalid number')
}

/** An offset in the masked text as one in the text. */
function unshift(masked: number, words: Outline['words'], digits: string): number {
  let grown = 0
  for (const word of words) {
    if (word.offset + grown >= masked) break
    grown += digits.length + 1 - word.length
  }
  return Math.max(0, masked - grown)
}

function countKeys(tree: Exact): number {
  if (Array.isArray(tree)) return tree.reduce<number>((sum, item) => sum + countKeys(item), 0)
  if (!isExactObject(tree)) return 0
  const values = Object.values(tree)
  return values.reduce<number>((sum, item) => sum + countKeys(item), values.length)
}

/** Keys that repeat with equal values, which the parser passes over; the text is known to be JSON. */
function repeatedKeys(text: string): CellFault[] {
  const faults: CellFault[] = []
  const open: Set<string>[] = []
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' || text[at] === '[') open.push(new Set())
    else if (text[at] === '}' || text[at] === ']') open.pop()
    else if (text[at] === '"') {
      const end = stringEnd(text, at)
      if (/^\s*:/.test(text.slice(end + 1, end + 80))) {
        const key = String(JSON.parse(text.slice(at, end + 1)))
        if (open.at(-1)?.has(key)) faults.push(duplicate(key, at))
        open.at(-1)?.add(key)
      }
      at = end
    }
  }
  return faults
}

function unreadable(offset: number, message: string): CellFault {
  return {rule: 'unreadable-cell', offset, message}
}

function duplicate(key: string, offset: number): CellFault {
  return unreadable(offset, `Duplicate JSON key \`${key}\`: its last value counts; delete the others`)
}

const expectations: readonly [RegExp, string][] = [
  [/^Comma/, 'a comma or the end of the list'],
  [/^Colon/, 'a colon after the key'],
  [/^Quoted object key/, 'a key in double quotes or `}`'],
  [/^Array item or end/, 'a value or `]`'],
  [/^Array item/, 'a value'],
  [/^End of string/, 'a closing `"`'],
  [/^Expected end of input/, 'the end of the cell'],
  [/^Invalid number/, 'a digit'],
  [/^Invalid (escape|unicode)/, 'a JSON escape'],
  [/^Invalid character/, 'no control character in a string'],
]

/** lossless-json's message as a sentence of ours: what stands where, what was expected, what to do. */
function explain(reason: unknown, text: string, words: Outline['words'], digits: string): CellFault {
  const message = reason instanceof Error ? reason.message : ''
  const found = /position (\d+)/.exec(message)
  const offset = Math.min(
    text.length,
    found === null ? (words[0]?.offset ?? 0) : unshift(Number(found[1]), words, digits),
  )
  const expected = expectations.find(([pattern]) => pattern.test(message))?.[1] ?? 'a JSON value'
  const got =
    offset < text.length ? `\`${String.fromCodePoint(text.codePointAt(offset) ?? 0)}\`` : 'the end of the cell'
  return unreadable(
    offset,
    `Unexpected ${got}, expected ${expected}; write the cell as one JSON value, it is compared as text until then`,
  )
}
