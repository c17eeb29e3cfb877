/**
 * Exact JSON from a cell, with what generators write beyond JSON: `NaN`, `Infinity` and keys that repeat.
 *
 * A reader of our own, since `JSON.parse` rounds numbers, refuses those words and drops repeated keys in silence.
 */
import type {CellFault} from '../model.ts'
import {type Exact, ExactNumber, type ExactObject, exactNumber} from './exact.ts'

/** A fixed bound instead of the stack's: what is readable must not depend on the machine. */
const DEEPEST = 500

export type Parsed = {readonly tree: Exact; readonly faults: readonly CellFault[]} | {readonly error: CellFault}

/** Parses the text of one cell; offsets in faults count UTF-16 code units from its start. Never throws. */
export function parseJson(text: string): Parsed {
  const reader = new Reader(text)
  try {
    return {tree: reader.document(), faults: reader.faults}
  } catch (reason) {
    if (reason instanceof Unreadable) return {error: reason.fault}
    throw reason
  }
}

class Unreadable extends Error {
  readonly fault: CellFault
  constructor(offset: number, message: string) {
    super(message)
    this.fault = faultAt(offset, message)
  }
}

function faultAt(offset: number, message: string): CellFault {
  return {rule: 'unreadable-cell', offset, message}
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** What a number goes on with where a digit is missing. */
const UNFINISHED = /\.|[eE][+-]?/y
const WORD = /true|false|null|NaN|-?Infinity/y
const PLAIN_CHARACTERS = /[^"\\\0-\x1f]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

function wordValue(word: string): Exact {
  if (word === 'null') return null
  return word === 'true' || word === 'false' ? word === 'true' : new ExactNumber(word)
}

/** One pass over the text, by the grammar of RFC 8259. */
class Reader {
  readonly faults: CellFault[] = []
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  document(): Exact {
    const tree = this.value(0, 'a JSON value')
    if (this.next() !== '') throw this.unexpected('the end of the cell')
    return tree
  }

  private value(depth: number, expected = 'a value'): Exact {
    const first = this.next()
    if (first === '"') return this.string()
    if (first === '{' || first === '[') {
      if (depth === DEEPEST)
        throw new Unreadable(this.at, `JSON nested deeper than ${DEEPEST} levels is not read; flatten the value`)
      this.at++
      return first === '{' ? this.object(depth + 1) : this.list(depth + 1)
    }
    if (first >= '0' && first <= '9') return this.number()
    const word = this.take(WORD)
    if (word !== '') return wordValue(word)
    if (first === '-') return this.number()
    throw this.unexpected(expected)
  }

  private object(depth: number): ExactObject {
    const object: ExactObject = {}
    if (this.ends('}')) return object
    do {
      if (this.next() !== '"') throw this.unexpected('a key in double quotes or `}`')
      const start = this.at
      const key = this.string()
      if (this.next() !== ':') throw this.unexpected('a colon after the key')
      this.at++
      if (Object.hasOwn(object, key))
        this.faults.push(faultAt(start, `Duplicate JSON key \`${key}\`: its last value counts; delete the others`))
      const value = this.value(depth)
      // Assigning to `__proto__` would set the prototype instead.
      if (key === '__proto__')
        Object.defineProperty(object, key, {value, writable: true, enumerable: true, configurable: true})
      else object[key] = value
    } while (!this.closes('}'))
    return object
  }

  private list(depth: number): Exact[] {
    const list: Exact[] = []
    if (this.ends(']')) return list
    do list.push(this.value(depth, list.length === 0 ? 'a value or `]`' : 'a value'))
    while (!this.closes(']'))
    return list
  }

  /** Whether the list or object closes here; else a comma leads on to another member. */
  private closes(bracket: string): boolean {
    if (this.ends(bracket)) return true
    if (this.next() !== ',') throw this.unexpected(`a comma or \`${bracket}\``)
    this.at++
    return false
  }

  private ends(bracket: string): boolean {
    if (this.next() !== bracket) return false
    this.at++
    return true
  }

  private string(): string {
    const start = this.at++
    let isEscaped = false
    for (;;) {
      this.take(PLAIN_CHARACTERS)
      const stop = this.text[this.at]
      if (stop === '"') break
      if (stop === undefined) throw this.unexpected('a closing `"`')
      if (stop !== '\\') throw this.unexpected('no control character in a string')
      if (this.take(ESCAPE) === '') throw this.unexpected('a JSON escape')
      isEscaped = true
    }
    const written = this.text.slice(start, ++this.at)
    return isEscaped ? JSON.parse(written) : written.slice(1, -1)
  }

  private number(): ExactNumber {
    const written = this.take(NUMBER)
    if (written === '') this.at++
    if (written === '' || this.take(UNFINISHED) !== '') throw this.unexpected('a digit')
    return exactNumber(written) ?? new ExactNumber(written)
  }

  /** The next character that is not blank, and `at` its place; empty at the end. */
  private next(): string {
    let next = this.text.charAt(this.at)
    while (next === ' ' || next === '\n' || next === '\t' || next === '\r') next = this.text.charAt(++this.at)
    return next
  }

  /** What the pattern matches here; `at` moves behind it. */
  private take(pattern: RegExp): string {
    const start = this.at
    pattern.lastIndex = start
    if (!pattern.test(this.text)) return ''
    this.at = pattern.lastIndex
    return this.text.slice(start, this.at)
  }

  /** What stands here and what was expected, as an error to throw. */
  private unexpected(expected: string): Unreadable {
    const code = this.text.codePointAt(this.at)
    const got = code === undefined ? 'the end of the cell' : `\`${String.fromCodePoint(code)}\``
    return new Unreadable(
      this.at,
      `Unexpected ${got}, expected ${expected}; write the cell as one JSON value, it is compared as text until then`,
    )
  }
}
