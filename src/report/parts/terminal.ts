import type {Level} from '../../model.ts'
import type {Style} from './ansi.ts'
import type {Entry, Sign} from './entry.ts'
import {excerpt, type FieldView} from './values.ts'
import {visible, visibleName} from './visible.ts'
import {width as columns, pad, truncate, wrap} from './width.ts'
import {acceptance, documentName, listed} from './words.ts'

/** Lines that one long text of a field may take. */
const VALUE_LINES = 3
/** Lines that a list of rows may take. */
const LIST_LINES = 3
/** Nobody reads a longer line, however wide the terminal. */
const WIDEST = 120

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
  const word = accepted ? 'accepted' : level
  const label = `  ${style[accepted ? 'green' : LEVEL_COLOURS[level]](pad(word, 8))} ${style[SIGN_COLOURS[sign]](sign)} `
  const hanging = 13
  const name = visibleName(
    key === undefined ? entry.message : previousKey === undefined ? key : `${previousKey} → ${key}`,
  )
  const lines = wrap(name, width - hanging)
  const shown = key === undefined ? lines : lines.map(style.bold)
  const tail = [note === undefined ? '' : visible(note), entry.rule, linesText(entry)].filter(Boolean).join('  ')
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
  const {rows, rowsWord, where, cells, cause, also, accepted, expired} = entry
  const lines = fieldLines(entry, style, room)
  if (rows.length > 0) lines.push(...listLines(rowsWord, rows, room).map(style.dim))
  if (where !== undefined) lines.push(...wrap(where, room).map(style.dim))
  if (cells.length > 0) {
    const said = cells.map(([title, text]) => `${visible(title)}: ${visible(text)}`).join('  ')
    lines.push(style.dim(truncate(said, room)))
  }
  if (cause !== undefined) lines.push(...wrap(`because ${visible(cause)}`, room).map(style.dim))
  if (also.length > 0) {
    const names = also.map(document => visible(documentName(document)))
    lines.push(...wrap(`also in ${listed(names, 3)}`, room).map(style.dim))
  }
  if (accepted) lines.push(...wrap(visible(acceptance(accepted)), room).map(style.dim))
  if (expired) lines.push(...wrap(`no longer accepted: ${visible(acceptance(expired))}`, room).map(style.dim))
  return lines
}

/** As many rows as a few lines hold, and how many more there are. */
function listLines(word: string, rows: readonly string[], room: number): string[] {
  const shown = rows.map(visible)
  let most = shown.length
  for (let used = 0, index = 0; index < shown.length; index++) {
    used += columns(shown[index]!) + 2
    if (used > room * LIST_LINES - 20) {
      most = Math.max(1, index)
      break
    }
  }
  return wrap(`${word} ${listed(shown, most)}`, room)
}

function fieldLines({fields, accepted: entryAccepted}: Entry, style: Style, room: number): string[] {
  const names = fields.map(({name}) => visible(name))
  const longest = Math.min(24, Math.max(0, ...names.map(columns)))
  return fields.flatMap((field, index) => {
    const name = names[index]!
    const said = [field.meaning, !entryAccepted && field.accepted ? 'accepted' : undefined].filter(Boolean).join(', ')
    const meaning = said === '' ? '' : `  ${style.dim(said)}`
    const value = oneLine(field, style)
    const line = `${pad(name, longest)}  ${value}${meaning}`
    if (columns(line) <= room) return [line]
    return [
      ...wrap(name, room).slice(0, -1),
      `${wrap(name, room).at(-1)}${meaning}`,
      ...longValue(field, style, room - 2),
    ]
  })
}

function oneLine(field: FieldView, style: Style): string {
  const {gone, came, old, new: next} = field
  if (gone.length + came.length > 0) {
    return [
      ...gone.map(member => style.red(`− ${shownValue(member)}`)),
      ...came.map(member => style.green(`+ ${shownValue(member)}`)),
    ].join('  ')
  }
  if (old === undefined) return style.green(`+ ${shownValue(next ?? '')}`)
  if (next === undefined) return style.red(`− ${shownValue(old)}`)
  return `${style.red(shownValue(old))} → ${style.green(shownValue(next))}`
}

function shownValue(value: string): string {
  return value === '' ? '(empty)' : visible(value)
}

function longValue(field: FieldView, style: Style, room: number): string[] {
  const {gone, came} = field
  if (gone.length + came.length > 0) {
    return [...memberLines('−', gone, style.red, room), ...memberLines('+', came, style.green, room)]
  }
  const both = field.old !== undefined && field.new !== undefined
  const most = (room - 2) * VALUE_LINES
  const [old, next] = both ? excerpt(visible(field.old ?? ''), visible(field.new ?? ''), most) : [field.old, field.new]
  return [
    ...(old === undefined ? [] : signed('−', shownValue(old), style.red, room)),
    ...(next === undefined ? [] : signed('+', shownValue(next), style.green, room)),
  ]
}

function memberLines(sign: string, members: readonly string[], paint: Style['red'], room: number): string[] {
  if (members.length === 0) return []
  let most = members.length
  while (most > 1 && columns(listed(members.slice(0, most).map(shownValue), most)) > room * VALUE_LINES - 20) {
    most = Math.floor(most / 2)
  }
  return signed(sign, listed(members.map(shownValue), most), paint, room)
}

function signed(sign: string, text: string, paint: Style['red'], room: number): string[] {
  const lines = wrap(text, room - 2)
  const kept = lines.slice(0, VALUE_LINES)
  if (lines.length > VALUE_LINES) kept[VALUE_LINES - 1] = truncate(`${kept[VALUE_LINES - 1]}………`, room - 2)
  return kept.map((line, index) => `  ${paint(`${index === 0 ? sign : ' '} ${line}`)}`)
}
