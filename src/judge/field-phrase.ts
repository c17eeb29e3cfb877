import type {FieldDiff} from '../diff/change.ts'
import type {Direction, Json} from '../model.ts'
import {pointerSteps} from '../tables/pointer.ts'
import {valueText, valueTexts} from '../tables/value-text.ts'
import {around} from '../text/around.ts'

/** Longer values are cut in messages; the report's fields hold them whole. */
const VALUE_LENGTH = 80
/** So many fields, rows or members are named; the rest is counted. */
export const NAMED = 4

/** What a direction means to the reader. */
export const MEANING: Readonly<Record<Direction, string>> = {
  narrowed: 'supports less',
  widened: 'supports more',
  shifted: 'supports different values',
}

export const SAME_ADMISSION = 'admits the same'

/** What happened to each number of a shift. */
export function eachBy(shift: number): string {
  return `each ${shift < 0 ? '−' : '+'} ${Math.abs(shift)}`
}

/** The numbers of a shift, the first few and the last. */
export function numbersText(values: unknown): string {
  const numbers = Array.isArray(values) ? [...new Set(values.map(String))] : []
  const shown = numbers.length > NAMED ? [...numbers.slice(0, NAMED - 2), '…', ...numbers.slice(-1)] : numbers
  return shown.join(', ')
}

/** One field: where it is, what went and came, and which way that points. */
export function fieldPhrase(field: FieldDiff): string {
  const {part} = field
  if (field.retargeted) {
    return `${name([lastStep(part.path)])} now means ${name([String(part.new)])}, was ${name([String(part.old)])}`
  }
  const place = part.path === '' ? field.column : `${field.column} ${stepText(field)}`
  const turned = field.demand ? ' (now required)' : ''
  const meaning = part.direction
    ? ` (${MEANING[part.direction]})`
    : part.equalAdmission
      ? ` (${SAME_ADMISSION})`
      : part.shift !== undefined
        ? ` (${eachBy(part.shift)})`
        : turned
  return `${place} ${transition(field)}${meaning}`
}

function transition(field: FieldDiff): string {
  const {part} = field
  if (part.shift !== undefined) return `\`${numbersText(part.old)}\` → \`${numbersText(part.new)}\``
  if (part.gone && part.came) return exchanged(part.gone, part.came)
  if (isLinks(field)) {
    const [old, next] = [linksOf(part.old), linksOf(part.new)]
    const [gone, came] = [old.filter(link => !next.includes(link)), next.filter(link => !old.includes(link))]
    if (gone.length + came.length > 0) return exchanged(gone, came)
  }
  if (part.old === undefined) return `added: ${show(part.new)}`
  if (part.new === undefined) return `removed, was ${show(part.old)}`
  return changed(field.written?.old ?? part.old, field.written?.new ?? part.new)
}

function exchanged(gone: readonly string[], came: readonly string[]): string {
  const lost = gone.length > 0 ? [`lost ${listed(gone)}`] : []
  const gained = came.length > 0 ? [`gained ${listed(came)}`] : []
  return [...lost, ...gained].join(', ')
}

/** Whether the field is all links of a text, one or more of which came or went. */
function isLinks({part, type}: FieldDiff): boolean {
  return type?.kind.id !== 'json' && (part.path === '/links' || part.path === '/asides')
}

function linksOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** Both values; of long ones only the part that differs, with some of what stands around it. */
function changed(old: Json, next: Json): string {
  const [before, after] = around(...valueTexts(old, next), VALUE_LENGTH)
  return `${show(before)} → ${show(after)}`
}

function listed(members: readonly string[]): string {
  const shown = members.slice(0, NAMED).map(member => `\`${clip(member)}\``)
  if (members.length > NAMED) shown.push(`${members.length - NAMED} more`)
  return shown.join(', ')
}

/** Destinations of links and titles are parts of a text; any other path leads into JSON. */
function stepText({part, type}: FieldDiff): string {
  const [, name, index] = /^\/(links|asides)(\/\d+)?$/.exec(type?.kind.id === 'json' ? '' : part.path) ?? []
  if (!name) return pointerText(part.path)
  return `${name === 'links' ? 'link' : 'title'}${index ? '' : 's'}`
}

/** `/a~1b/0` reads as `a/b.0`. */
function pointerText(path: string): string {
  return pointerSteps(path).join('.')
}

function lastStep(path: string): string {
  return pointerSteps(path).at(-1) ?? ''
}

/** A key in back-quotes, its empty cells left out. */
export function name(key: readonly string[]): string {
  const cells = key.filter(cell => cell !== '')
  return cells.length > 0 ? cells.map(cell => `\`${clip(cell)}\``).join(' / ') : '(no name)'
}

/** A value as JSON would write it, texts bare; exact numbers as written. */
export function show(value: Json | undefined): string {
  if (value === undefined || value === '') return '(nothing)'
  return `\`${clip(valueText(value))}\``
}

/** A text as long as a message shows it. */
export function clip(text: string): string {
  return text.length <= VALUE_LENGTH ? text : `${whole(text.slice(0, VALUE_LENGTH - 1))}…`
}

/** A piece of a text without the half characters that cutting left at its ends. */
function whole(piece: string): string {
  return piece.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
}
