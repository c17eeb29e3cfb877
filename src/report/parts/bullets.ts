import type {Accepted, DocumentReport, Level, Verdict} from '../../model.ts'
import {around} from '../../text/around.ts'
import {grouped} from '../../text/count.ts'
import type {RenderContext} from '../format.ts'
import {documentName} from './count-words.ts'
import type {Entry} from './entry.ts'
import {code, link, message, nameText, prose} from './escape.ts'
import type {Piece} from './fit.ts'
import type {FieldView} from './values.ts'
import {clip, NO_NAME} from './visible.ts'

/** How much of everything a list item shows. */
export interface Detail {
  /** Characters of one value. */
  readonly value: number
  readonly fields: number
  readonly members: number
  readonly rows: number
  readonly cells: number
  /** Whether each finding names its rule. */
  readonly rule: boolean
}

const ICONS: Readonly<Record<Level, string>> = {error: '❌', warning: '⚠️', notice: 'ℹ️', off: '▫️'}

/** The mark in front of a verdict. */
export const VERDICT_ICONS: Readonly<Record<Verdict, string>> = {
  breaking: ICONS.error,
  review: ICONS.warning,
  compatible: '✅',
  noise: '✅',
  identical: '✅',
}

/** Makes entries of one document to list items that are written only when there is room for them. */
export function pieceOf(document: DocumentReport, detail: Detail, context: RenderContext): (entry: Entry) => Piece {
  return entry => ({
    level: entry.level,
    accepted: entry.accepted !== undefined,
    text: () => bullet(entry, document, detail, context),
  })
}

function icon(entry: Entry): string {
  return entry.accepted ? '✅' : ICONS[entry.level]
}

/** A finding as a Markdown list item with its details as a list inside it, ending in a line end. */
function bullet(entry: Entry, document: DocumentReport, detail: Detail, context: RenderContext): string {
  const details = detailsOf(entry, detail)
  const headline = [headlineOf(entry), linesOf(entry, document, context), detail.rule && code(entry.rule)]
  return [`- ${icon(entry)} ${headline.filter(Boolean).join(' · ')}`, ...details.map(line => `  - ${line}`), ''].join(
    '\n',
  )
}

function headlineOf(entry: Entry): string {
  const {key, previousKey, note, word} = entry
  if (key === undefined) return message(clip(entry.message, 1000)) || NO_NAME
  const name = value(key, KEY)
  if (word === 'renamed') return `renamed ${value(previousKey ?? '', KEY)} → ${name}${note ? `, ${prose(note)}` : ''}`
  return note === undefined ? `${word} ${name}` : `${name} ${prose(note)}`
}

function linesOf(
  {oldLine, newLine}: Entry,
  {old, new: next}: DocumentReport,
  {link: addressOf, line: lineAt = (_, line) => line}: RenderContext,
): string {
  const [was, is] = [old && oldLine && lineAt(old, oldLine), next && newLine && lineAt(next, newLine)]
  const before = was ? link(`line ${was}`, addressOf?.(old!, oldLine!)) : ''
  const after = is ? link(`line ${is}`, addressOf?.(next!, newLine!)) : ''
  if (before === '' || after === '') return after || (before && `was ${before}`)
  return was === is ? after : `${after}, was ${before}`
}

function detailsOf(entry: Entry, detail: Detail): string[] {
  const {fields, rows, rowsWord, where, says, remains, cause, also, accepted, expired} = entry
  const lines = fields.slice(0, detail.fields).map(field => fieldText(field, detail))
  if (fields.length > detail.fields) lines.push(`${grouped(fields.length - detail.fields)} more fields`)
  if (rows.length > 0) lines.push(`${rowsWord} ${codes(rows, detail.rows, detail)}`)
  if (where !== undefined) lines.push(where)
  if (says.length > 0 && detail.cells > 0) {
    lines.push(
      says
        .slice(0, detail.cells)
        .map(text => code(clip(text, detail.value)))
        .join(', '),
    )
  }
  if (remains !== undefined) lines.push(message(clip(remains, 500)))
  if (cause !== undefined) lines.push(`explained by ${message(clip(cause, 500))}`)
  if (also.length > 0) lines.push(`also in ${codes(also.map(documentName), 5, detail)}`)
  if (accepted) lines.push(acceptanceText(accepted))
  if (expired) lines.push(`no longer accepted: ${acceptanceText(expired)}`)
  return lines
}

function acceptanceText({reason, until, by}: Accepted): string {
  const end = until === undefined ? '' : `until ${prose(clip(until, 40))}, `
  return `${prose(clip(reason, 500))} (${end}${code(clip(by, 200))})`
}

function fieldText(field: FieldView, detail: Detail): string {
  const meaning = [field.meaning, field.accepted ? 'accepted' : undefined].filter(Boolean).join(', ')
  const name = field.name === undefined ? '' : `${nameText(clip(field.name, 100))}: `
  return `${name}${changeText(field, detail)}${meaning === '' ? '' : `, ${meaning}`}`
}

function changeText({gone, came, old, new: next, phrases}: FieldView, detail: Detail): string {
  if (phrases) {
    const shown = phrases.slice(0, detail.members).map(({after, old, new: next}) => exchange(after, old, next, detail))
    return (
      shown.join('; ') + (phrases.length > shown.length ? ` and ${grouped(phrases.length - shown.length)} more` : '')
    )
  }
  if (gone.length + came.length > 0) {
    return [
      gone.length > 0 && `− ${codes(gone, detail.members, detail)}`,
      came.length > 0 && `+ ${codes(came, detail.members, detail)}`,
    ]
      .filter(Boolean)
      .join(' ')
  }
  if (old === undefined) return `+ ${value(next ?? '', detail)}`
  if (next === undefined) return `− ${value(old, detail)}`
  const [before, after] = around(old, next, detail.value)
  return `${value(before, detail)} → ${value(after, detail)}`
}

function exchange(after: string, old: string, next: string, detail: Detail): string {
  if (old === '') return `+ ${value(next, detail)}`
  const context = after === '' ? '' : `${value(after, detail)} `
  return next === '' ? `− ${value(old, detail)}` : `${context}${value(old, detail)} → ${value(next, detail)}`
}

const KEY = {value: 300}

function value(text: string, detail: Pick<Detail, 'value'>): string {
  return text === '' ? '(empty)' : code(clip(text, detail.value))
}

function codes(texts: readonly string[], most: number, detail: Detail): string {
  const shown = texts.slice(0, most).map(text => value(text, detail))
  return shown.join(', ') + (texts.length > most ? ` and ${grouped(texts.length - most)} more` : '')
}
