import type {Cell, Json, Kind, Value} from '../../model.ts'
import type {ColumnDeclaration} from '../define.ts'
import {withoutFootnotes} from '../text.ts'

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
      const judged = role === 'capability' && typeof old.data === 'boolean' && typeof next.data === 'boolean'
      return [judged ? {...part, direction: next.data ? 'widened' : 'narrowed'} : part]
    },
    facts: value => value.data,
  }
}

function readBoolean(cell: Cell): Value<Json> {
  const text = withoutFootnotes(cell)
  const data = booleanOf(text)
  if (data !== undefined) return {canon: data ? 'true' : 'false', data, anchors: ''}
  if (text === '') return {canon: '', data: null, anchors: ''}
  const message = `Unexpected \`${text}\`, expected yes or no (\`True\`, \`False\`, ✅, ❌); mend the cell, it is compared as text until then`
  return {canon: `\0${text}`, data: text, anchors: '', faults: [{rule: 'unreadable-cell', offset: 0, message}]}
}
