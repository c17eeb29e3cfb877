import type {Cell, Json, Kind, Value} from '../../model.ts'
import {withoutFootnotes} from '../cell-text.ts'
import {ExactNumber, exactNumber, numberJson} from '../exact.ts'

const words: Readonly<Record<string, string>> = {
  nan: 'NaN',
  inf: 'Infinity',
  infinity: 'Infinity',
  '∞': 'Infinity',
  '-inf': '-Infinity',
  '-infinity': '-Infinity',
  '-∞': '-Infinity',
}

/** Exact decimals: `1.0` is `1`, and no digit is rounded away. An empty cell says nothing, other text is compared as text. */
export const numberKind: Kind<Json> = {
  id: 'number',
  read: readNumber,
  compare: (old, next) => [{path: '', old: old.data, new: next.data}],
  facts: value => value.data,
}

function readNumber(cell: Cell): Value<Json> {
  const text = withoutFootnotes(cell)
  if (text === '') return {canon: '', data: null, anchors: ''}
  const lower = text.toLowerCase()
  // Typesetters write a minus sign (U+2212) where programs write a hyphen.
  const number = Object.hasOwn(words, lower)
    ? new ExactNumber(words[lower] as string)
    : exactNumber(text.replace(/^\u2212/, '-'))
  if (number !== undefined) return {canon: number.canonical, data: numberJson(number), anchors: ''}
  const message = `Unexpected \`${text}\`, expected a number such as \`1.5\` or \`2e10\`; mend the cell, it is compared as text until then`
  return {canon: `\0${text}`, data: text, anchors: '', faults: [{rule: 'unreadable-cell', offset: 0, message}]}
}
