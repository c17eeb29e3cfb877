import {around} from '../../text/around.ts'
import {counted, grouped} from '../../text/count.ts'
import type {Paint, Style} from './ansi.ts'
import type {Entry} from './entry.ts'
import type {FieldView} from './values.ts'
import {clip, visible, visibleName} from './visible.ts'
import {width as columns, pad, truncate, WIDEST, wrap} from './width.ts'
import {changedPhrases, changedWords, type Phrase} from './word-diff.ts'

/** Lines that one long text of a field may take. */
const VALUE_LINES = 3
/** Fields of one row that are shown, and characters of their names. */
const MOST_FIELDS = 40
const LONGEST_FIELD = 200

/** The fields of a changed row: name, what came and went, and what that means. */
export function fieldLines({fields, accepted}: Entry, style: Style, room: number): string[] {
  const shown = fields.slice(0, MOST_FIELDS)
  const names = shown.map(({name}) => (name === undefined ? '' : visibleName(clip(name, LONGEST_FIELD))))
  const longest = Math.min(24, Math.max(0, ...names.map(columns)))
  const lines = shown.flatMap((field, index) => {
    const name = names[index]!
    const said = [field.meaning, field.accepted && !accepted ? 'accepted' : undefined].filter(Boolean).join(', ')
    const meaning = said === '' ? '' : `  ${style.dim(said)}`
    const label = field.name === undefined ? '' : `${pad(name, longest)}  `
    if (field.phrases) return phraseLines(field.phrases, style, room)
    const line = fitting(field, room - columns(label) - columns(meaning), style)
    if (line !== undefined) return [`${label}${line}${meaning}`]
    if (field.name === undefined) return longValue(field, style, room - 2)
    const head = wrap(name, room)
    const phrases = field.old && field.new ? changedPhrases(field.old, field.new) : undefined
    const below = phrases
      ? phraseLines(phrases, style, room - 2).map(text => `  ${text}`)
      : longValue(field, style, room - 2)
    return [...head.slice(0, -1), `${head.at(-1)}${meaning}`, ...below]
  })
  const more = fields.length - shown.length
  return more > 0 ? [...lines, style.dim(`and ${counted(more, 'more field')}`)] : lines
}

/** Where words changed, as many as a few lines hold. */
function phraseLines(phrases: readonly Phrase[], style: Style, room: number): string[] {
  const lines: string[] = []
  let used = 0
  for (const [index, {after, old, new: next}] of phrases.entries()) {
    const most = old === '' || next === '' ? room - 2 : Math.floor(room / 3) - 2
    const [word, gone, came] = [after, old, next].map(text => truncate(visible(text), most)) as [string, string, string]
    const context = word === '' ? '' : `${word} `
    const signed = gone === '' ? `+ ${came}` : came === '' ? `− ${gone}` : undefined
    const text = signed ?? `${context}${gone} → ${came}`
    const painted = signed
      ? style[gone === '' ? 'green' : 'red'](signed)
      : `${context}${style.red(gone)} → ${style.green(came)}`
    const isJoined = lines.length > 0 && used + 2 + columns(text) <= room
    if (!isJoined && lines.length === VALUE_LINES)
      return [...lines, style.dim(`and ${counted(phrases.length - index, 'more place')}`)]
    if (isJoined) lines[lines.length - 1] += `  ${painted}`
    else lines.push(painted)
    used = isJoined ? used + 2 + columns(text) : columns(text)
  }
  return lines
}

/** What came and went on one line, long texts cut around what differs; nothing where that does not fit. */
function fitting(field: FieldView, room: number, style: Style): string | undefined {
  const whole = isLong(field) ? undefined : oneLine(field, style)
  if (whole !== undefined && columns(whole) <= room) return whole
  // A name or a number is shown whole: a piece of it says nothing.
  if (!field.old?.includes(' ') || !field.new?.includes(' ')) return undefined
  const [old, next] = around(field.old, field.new, Math.floor((room - 3) / 2))
  if (old.length + next.length > room) return undefined
  const cut = oneLine({...field, old, new: next}, style)
  return columns(cut) <= room ? cut : undefined
}

/** Too long for any line, so that nobody need measure it. */
function isLong({gone, came, old, new: next}: FieldView): boolean {
  return gone.length + came.length > WIDEST / 3 || (old?.length ?? 0) + (next?.length ?? 0) > WIDEST
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

/** No line shows more, so that a huge value costs nothing beyond being cut. */
function shownValue(value: string): string {
  return value === '' ? '(empty)' : visible(value)
}

function longValue(field: FieldView, style: Style, room: number): string[] {
  const {gone, came} = field
  if (gone.length + came.length > 0) {
    return [...memberLines('−', gone, style.red, room), ...memberLines('+', came, style.green, room)]
  }
  const before = field.old === undefined ? undefined : shownValue(field.old)
  const after = field.new === undefined ? undefined : shownValue(field.new)
  if (before === undefined || after === undefined) {
    return before === undefined ? signed('+', after ?? '', style.green, room) : signed('−', before, style.red, room)
  }
  const most = (room - 2) * VALUE_LINES
  const [old, next] = around(before, after, most).map(text => clip(text, most + 1)) as [string, string]
  const changed = changedWords(old, next)
  return [
    ...signed('−', old, style.red, room, marking(changed.old, style)),
    ...signed('+', next, style.green, room, marking(changed.new, style)),
  ]
}

function memberLines(sign: string, members: readonly string[], paint: Paint, room: number): string[] {
  const shown: string[] = []
  let used = 0
  for (const member of members) {
    const text = shownValue(member)
    used += columns(text) + 2
    if (shown.length > 0 && used > room * VALUE_LINES - 20) break
    shown.push(text)
  }
  if (shown.length === 0) return []
  const more = members.length - shown.length
  return signed(sign, `${shown.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`, paint, room)
}

/** A text over a few lines, the sign in front of the first. */
function signed(sign: string, text: string, paint: Paint, room: number, mark: Mark = line => line): string[] {
  const lines = wrap(clip(text, (room - 2) * VALUE_LINES + 1), room - 2)
  const kept = lines.slice(0, VALUE_LINES)
  let from = 0
  return kept.map((line, index) => {
    // Wrapping drops spaces only: the line is the next piece of the text.
    const at = text.indexOf(line, from)
    from = at + line.length
    const isCut = index === VALUE_LINES - 1 && lines.length > VALUE_LINES
    const shown = isCut && columns(line) > room - 3 ? truncate(line, room - 3).replace(/…$/, '') : line
    return `  ${paint(`${index === 0 ? sign : ' '} ${mark(shown, at)}${isCut ? '…' : ''}`)}`
  })
}

/** Dresses a piece of a text that starts at `from` in it. */
type Mark = (piece: string, from: number) => string

/** Changed words stand out; not where all is changed. */
function marking(changed: readonly (readonly [number, number])[] | undefined, style: Style): Mark {
  return (piece, from) => {
    if (!changed) return piece
    let shown = ''
    let at = 0
    for (const [start, end] of changed) {
      const [first, last] = [Math.max(at, start - from), Math.min(piece.length, end - from)]
      if (first >= last) continue
      shown += piece.slice(at, first) + style.bold(piece.slice(first, last))
      at = last
    }
    return shown + piece.slice(at)
  }
}
