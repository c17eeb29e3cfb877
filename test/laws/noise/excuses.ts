/**
 * What each entry of the list of noise may let pass, judged in a few lines of its own on cells that another parser
 * read. An entry that is not here excuses nothing.
 */
import {readTables} from '../../corpus/reader.ts'
import type {Changed, Edited, Seen} from './law.ts'

type Left = Pick<Seen, 'source' | 'visible' | 'links'>
type Reduce = (seen: Left, text: string) => Left

const links =
  (change: (url: string) => string): Reduce =>
  seen => ({...seen, links: seen.links.map(change)})
const sortedBy =
  (pattern: RegExp): Reduce =>
  seen => ({
    ...seen,
    // Whatever is moved, no character comes or goes.
    visible: seen.visible
      .split(pattern)
      .map(part => part.trim())
      .sort()
      .join(' '),
    links: [...seen.links].sort(),
  })
const LINE = /(?:\?plain=1)?#(?:L\d[\dLC-]*|lines-\d[\d:,-]*|n\d+|\d[\d,-]*)$/

const REDUCE: Readonly<Record<string, Reduce>> = {
  'footnote-mark': (seen, text) =>
    marks(seen, /\[\^([^\]\s]+)\]/g, label => (text.includes(`[^${label}]:`) ? '' : undefined)),
  'numbered-note': (seen, text) => marks(seen, /\[(\d{1,3})\]/g, number => noteOf(number, text)),
  'link-to-itself': seen => ({...seen, links: seen.links.filter(url => !isToItself(url, seen))}),
  'bare-link': seen => ({
    ...seen,
    links: seen.links.filter(
      url =>
        !seen.visible.includes(url.replace(/^(?:mailto:|http:\/\/(?=www\.))/, '')) || !/^(?:https?:|mailto:)/.test(url),
    ),
  }),
  'line-anchor': seen => {
    const mayNameLines = seen.links.length === 0 || seen.links.some(url => LINE.test(url))
    return {
      ...seen,
      visible: mayNameLines ? seen.visible.replace(/(?::L?|#L)\d+(?:-L?\d+)?(?=\s|$|[),;])/g, '') : seen.visible,
      links: seen.links.map(url => url.replace(LINE, '')),
    }
  },
  'pinned-commit': links(url =>
    /^https?:/.test(url) ? url.replace(/\/(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,64}(?=\/|$)/, '/COMMIT') : url,
  ),
  'relative-prefix': links(url => url.replace(/^(?:\.\.?\/|\/)+/, '')),
  // A set may be one half of a pair.
  'set-order': (seen, text) => {
    const halves = seen.visible.split(' / ').map(half => sortedBy(/[,+]/)({...seen, visible: half}, text).visible)
    return {...seen, visible: halves.join(' / '), links: [...seen.links].sort()}
  },
  'union-order': sortedBy(/[|,;:(){}<>[\]=]/),
  'methods-order': (seen, text) => {
    const {visible} = REDUCE['line-anchor']?.(seen, text) ?? seen
    return {...sortedBy(/;/)({...seen, visible: visible.replace(/[\s_*]+/g, '')}, text), links: []}
  },
  // What is no JSON is text with links, of which those to itself are none.
  'json-spelling': (seen, text) => {
    const json = sameJson(seen.source)
    return json === undefined ? REDUCE['link-to-itself']!(seen, text) : {...seen, visible: json, links: []}
  },
  'number-spelling': seen => ({...seen, visible: String(Number(seen.visible.replace('−', '-')))}),
  'boolean-spelling': seen => ({...seen, visible: meaning(seen.visible)}),
  'mark-spelling': seen => ({...seen, visible: seen.visible.replace(/\S+/, meaning)}),
}

/** What generators print for numbers that JSON has no word for, and strings, so that none is found in one. */
const NUMBERS_APART = /"(?:\\.|[^"\\])*"|-?Infinity|NaN/g

/** JSON with fields and lists of plain values in order; numbers are as JavaScript has them. */
function sameJson(source: string): string | undefined {
  const ordered = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...new Set(value.map(item => JSON.stringify(ordered(item))))].sort()
    if (typeof value !== 'object' || value === null) return value
    return Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, ordered(item)])
  }
  try {
    const json = source.replaceAll('`', '').replace(NUMBERS_APART, word => (word[0] === '"' ? word : `"bare ${word}"`))
    return JSON.stringify(ordered(JSON.parse(json)))
  } catch {
    return undefined
  }
}

/** The text with each mark of a note as what the note comes to; marks of no note stay. */
function marks(seen: Left, pattern: RegExp, note: (label: string) => string | undefined): Left {
  const visible = seen.visible.replace(pattern, (mark, label: string) => note(label) ?? mark)
  return {...seen, visible: visible.replace(/\s+/g, ' ').trim()}
}

/** What a line that begins with the number says. */
function noteOf(number: string, text: string): string | undefined {
  return new RegExp(`^[^\\w\\n|]*${number}[^\\w\\n|]*[ \\t](.*)$`, 'm').exec(text)?.[1]
}

function isToItself(url: string, {source, visible}: Left): boolean {
  if (!url.startsWith('#')) return false
  const id = url.slice(1)
  const letters = (text: string) =>
    text
      .replaceAll(/%[\da-f]{2}/gi, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  return ['name', 'id'].some(name => source.includes(`${name}="${id}"`)) || letters(visible).includes(letters(id))
}

const YES =
  /^(?:true|yes|y|on|supported|full|✅|✓|✔|☑|🟢|:(?:white|heavy)_check_mark:|:ballot_box_with_check:|:green_circle:)$/iu
const NO =
  /^(?:false|no|n|off|unsupported|not supported|none|❌|✗|✘|✖|❎|🔴|⛔|🚫|:x:|:no_entry(?:_sign)?:|:red_circle:)$/iu
const meaning = (text: string) => (YES.test(text) ? 'yes' : NO.test(text) ? 'no' : text)

/** Whether another cell of the column holds one of two marks that became the other: the table uses both. */
function isApart({title, old, next}: Changed, {next: text, line}: Edited): boolean {
  const marks = [old, next].map(({visible}) => markIn(visible))
  if (marks[0] === marks[1]) return false
  const table = readTables(text).find(({rows}) => rows.some(row => row.line === line))
  const column = table?.header.indexOf(title) ?? -1
  const others = table?.rows.filter(row => row.line !== line).map(row => markIn(row.cells[column] ?? '')) ?? []
  return others.some(mark => mark !== undefined && marks.includes(mark))
}

const markIn = (text: string) =>
  text
    .toLowerCase()
    .split(' ')
    .find(word => YES.test(word) || NO.test(word))

/** Whether the named entries of the list explain how a cell differs. */
export function isExcused({title, old, next}: Changed, because: readonly string[], edit: Edited): boolean {
  if (because.includes('row-number')) {
    const numbers = [old, next].map(({visible}) => visible.replace(/\[\^[^\]\s]+\]/g, '').trim())
    return /^(?:#|no\.?|nr\.?|index|)$/i.test(title) && numbers.every(number => /^\d+\.?$/.test(number))
  }
  if (because.includes('own-title')) return next.visible === title
  if (because.some(id => /^(?:mark|boolean)-/.test(id)) && isApart({title, old, next}, edit)) return false
  if (because.includes('name-above')) return old.visible === '' || next.visible === ''
  // A value is read without the marks of notes that the document has: one entry then explains both.
  const reasons = because.some(id => id.endsWith('-spelling')) ? ['footnote-mark', ...because] : because
  const left = (seen: Seen, text: string) =>
    reasons.reduce((reduced: Left, id) => REDUCE[id]?.(reduced, text) ?? reduced, seen)
  const [before, after] = [left(old, edit.old), left(next, edit.next)]
  if (old.asides.join('\0') !== next.asides.join('\0')) return false
  return before.visible === after.visible && before.links.join('\0') === after.links.join('\0')
}

/** Whether this file judges an entry of the list. */
export function isKnown(id: string): boolean {
  return Object.hasOwn(REDUCE, id) || ['row-number', 'name-above', 'own-title'].includes(id)
}
