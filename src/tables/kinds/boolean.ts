import type {Cell, Direction, Json, Kind, Value} from '../../model.ts'
import {directionOf} from '../admission.ts'
import {withoutFootnotes} from '../cell-text.ts'
import type {ColumnDeclaration} from '../table-type.ts'

const words: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  on: true,
  '✅': true,
  '✓': true,
  '✔': true,
  '☑': true,
  ':white_check_mark:': true,
  ':heavy_check_mark:': true,
  false: false,
  no: false,
  n: false,
  off: false,
  '❌': false,
  '✗': false,
  '✘': false,
  '✖': false,
  ':x:': false,
}

/** What a text says as a boolean: `True`, `yes`, `✅`; undefined where it says neither. */
export function booleanOf(text: string): boolean | undefined {
  const word = text.toLowerCase()
  return Object.hasOwn(words, word) ? words[word] : undefined
}

/** Yes or no; an empty cell says neither, and any other text is compared as text. */
export function booleanKind({role}: ColumnDeclaration): Kind<Json> {
  return {
    id: 'boolean',
    read: readBoolean,
    compare(old, next) {
      const part = {path: '', old: old.data, new: next.data}
      const direction = role === 'capability' ? directionBetween(old.data, next.data) : undefined
      return [direction === undefined ? part : {...part, direction}]
    },
    facts: value => value.data,
  }
}

/** A capability that says neither yes nor no may hold or not. */
function directionBetween(old: Json, next: Json): Direction | undefined {
  if (typeof old !== 'boolean' && typeof next !== 'boolean') return undefined
  return directionOf(old !== false && next !== true, next !== false && old !== true)
}

function readBoolean(cell: Cell): Value<Json> {
  const text = withoutFootnotes(cell)
  const data = booleanOf(text)
  if (data !== undefined) return {canon: data ? 'true' : 'false', data, anchors: ''}
  if (text === '') return {canon: '', data: null, anchors: ''}
  const message = `Unexpected \`${text}\`, expected yes or no (\`True\`, \`False\`, ✅, ❌); mend the cell, it is compared as text until then`
  return {canon: `\0${text}`, data: text, anchors: '', faults: [{rule: 'unreadable-cell', offset: 0, message}]}
}
