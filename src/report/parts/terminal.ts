import type {Level} from '../../model.ts'
import {grouped} from '../../text/count.ts'
import type {Style} from './ansi.ts'
import {acceptance, documentName} from './count-words.ts'
import type {Entry, Sign} from './entry.ts'
import {fieldLines} from './terminal-fields.ts'
import {clip, LONGEST_NAME, visible, visibleName} from './visible.ts'
import {width as columns, pad, truncate, WIDEST, wrap} from './width.ts'

/** Lines that a list of rows may take. */
const LIST_LINES = 1

const LEVEL_COLOURS: Readonly<Record<Level, 'red' | 'yellow' | 'blue' | 'dim'>> = {
  error: 'red',
  warning: 'yellow',
  notice: 'blue',
  off: 'dim',
}

const SIGN_COLOURS: Readonly<Record<Sign, 'red' | 'green' | 'yellow'>> = {
  '+': 'green',
  '−': 'red',
  '~': 'yellow',
  '→': 'yellow',
  '!': 'yellow',
}

/** A finding on a terminal: a headline, and below it what came and went. Harmless whatever the document holds. */
export function entryLines(entry: Entry, style: Style, width: number): string[] {
  const room = Math.min(width, WIDEST)
  const indent = room < 72 ? 6 : 13
  const details = detailLines(entry, style, Math.max(20, room - indent))
  return [...headline(entry, style, width), ...details.map(line => ' '.repeat(indent) + line)]
}

function headline(entry: Entry, style: Style, width: number): string[] {
  const {level, sign, key, previousKey, note, accepted} = entry
  const word = accepted ? 'accepted' : level === 'off' ? 'noise' : level
  const label = `  ${style[accepted ? 'green' : LEVEL_COLOURS[level]](pad(word, 8))} ${style[SIGN_COLOURS[sign]](sign)} `
  const hanging = 13
  const names = [previousKey, key ?? entry.message].filter(one => one !== undefined)
  const name = names.map(one => visibleName(clip(one, LONGEST_NAME))).join(' → ')
  const lines = wrap(name, width - hanging)
  const shown = key === undefined ? lines : lines.map(style.bold)
  const tail = [entry.rule, note === undefined ? '' : visible(note), linesText(entry)].filter(Boolean).join('  ')
  const last = lines.at(-1) ?? ''
  if (hanging + columns(last) + 2 + columns(tail) <= width) shown[shown.length - 1] += `  ${style.dim(tail)}`
  else shown.push(...wrapPieces(tail, width - hanging).map(style.dim))
  return shown.map((line, index) => (index === 0 ? label : ' '.repeat(hanging)) + line)
}

/** Breaks only between pieces, which two spaces part, so that `line 4 → 7` stays together where it can. */
function wrapPieces(tail: string, room: number): string[] {
  const lines: string[] = []
  for (const piece of tail.split('  ')) {
    const joined = lines.length === 0 ? piece : `${lines.at(-1)}  ${piece}`
    if (lines.length > 0 && columns(joined) <= room) lines[lines.length - 1] = joined
    else lines.push(...wrap(piece, room))
  }
  return lines
}

function linesText({oldLine, newLine}: Entry): string {
  if (oldLine === undefined) return newLine === undefined ? '' : `line ${newLine}`
  if (newLine === undefined) return `was line ${oldLine}`
  return oldLine === newLine ? `line ${newLine}` : `line ${oldLine} → ${newLine}`
}

function detailLines(entry: Entry, style: Style, room: number): string[] {
  const {rows, rowsWord, where, says, remains, cause, also, accepted, expired} = entry
  const said = [
    rows.length > 0 ? listText(rowsWord, rows, room) : undefined,
    where,
    says.length > 0 ? truncate(says.map(text => visible(clip(text, 200))).join('  '), room) : undefined,
    remains === undefined ? undefined : visibleText(remains),
    cause === undefined ? undefined : `explained by ${visibleText(cause)}`,
    also.length > 0 ? listText('also in', also.map(documentName), room) : undefined,
    accepted && visibleText(acceptance(accepted)),
    expired && `no longer accepted: ${visibleText(acceptance(expired))}`,
  ]
  const dimmed = said.flatMap(text => (text === undefined ? [] : wrap(text, room).map(style.dim)))
  return [...fieldLines(entry, style, room), ...dimmed]
}

function visibleText(text: string): string {
  return visible(clip(text, LONGEST_NAME))
}

/** As many names as a few lines hold, and how many more there are. */
function listText(word: string, names: readonly string[], room: number): string {
  const shown: string[] = []
  let used = word.length
  for (const name of names) {
    const text = visibleName(clip(name, LONGEST_NAME))
    used += columns(text) + 2
    if (shown.length > 0 && used > room * LIST_LINES - 20) break
    shown.push(text)
  }
  const more = names.length - shown.length
  return `${word} ${shown.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`
}
