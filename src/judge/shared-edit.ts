import type {Change, FieldDiff, TableDiff} from '../diff/change.ts'
import {documentName} from '../diff/diff-document.ts'
import {exchangedParts, exchangedWords} from '../diff/rows/exchanged-words.ts'
import {spannedRows} from '../diff/rows/spanned-rows.ts'
import type {MovedSection} from '../diff/sections/moved-sections.ts'
import type {Json} from '../model.ts'
import {canonicalJson} from '../tables/exact.ts'
import {counted} from '../text/count.ts'
import {fieldPhrase, NAMED, show} from './field-phrase.ts'
import {columnSentence} from './message.ts'

/** What a change does, without where: changes with equal ones make the same edit. */
export interface SharedEdit {
  /** Equal for equal edits. */
  readonly facts: Json
  /** The edit in words, with how many places it was made in, and their names. */
  readonly say: (places: string, names: string) => string
  /** From so many places on it is one. */
  readonly least?: number
  /** The rule that speaks for an edit whose findings have several. */
  readonly rule?: string
}

/** From this many characters on, a text is more than a value. */
const LONG_TEXT = 40

/** The edit of a section that moved to another document, which its findings on both sides share. */
export function sectionMove({from, to, gone, came}: MovedSection): SharedEdit {
  const [before, after] = [documentName(from), documentName(to)]
  const heading = came.label ?? came.key.at(-1) ?? ''
  const was = gone.label ?? gone.key.at(-1) ?? ''
  const {tables = 0, rows = 0} = came.holds ?? {}
  const held = tables === 1 ? counted(rows, 'row') : `${counted(tables, 'table')}, ${counted(rows, 'row')}`
  const what = `${tables === 1 ? 'table' : 'section'} ${show(was)} (${held})`
  const renamed = was === heading ? '' : ` as ${show(heading)}`
  return {
    facts: ['section', 'moved', before, after, [...gone.key], [...came.key]],
    say: () => `${what} moved from ${show(before)} to ${show(after)}${renamed}`,
    least: 2,
    rule: 'row-relocated',
  }
}

/** The edit that a change may share with others; `undefined` where it is one of its own, such as an added row. */
export function sharedEdit(change: Change, table: TableDiff | undefined): SharedEdit | undefined {
  if (change.noise || change.within) return undefined
  switch (change.subject) {
    case 'row':
      return rowEdit(change, table)
    case 'column':
      return columnEdit(change)
    case 'section':
      return sectionEdit(change)
    case 'prose':
      return proseEdit(change)
    default:
      return undefined
  }
}

function rowEdit(change: Change, table: TableDiff | undefined): SharedEdit | undefined {
  const {action, fields, sample} = change
  const all = (sample ?? change).fields.map(fieldEdit)
  // Two links of one cell that change alike are one edit, as one link is.
  const edits = [...new Map(all.map(edit => [canonicalJson(edit.facts), edit])).values()]
  const facts = edits.map(edit => edit.facts)
  const also = edits.map(edit => edit.phrase).join('; ')
  if (action === 'merged' && change.mended)
    return {facts: ['mended'], say: (places, names) => `line breaks in cells mended in ${places}${names}`}
  if (action === 'changed' && fields.length > 0)
    return fields.some(({part}) => part.shift !== undefined)
      ? undefined
      : {facts: ['changed', ...facts], say: (places, names) => `${also} in ${places}${names}`}
  if (action === 'relocated' && table && change.fromName !== undefined) {
    const what = `moved from ${show(change.fromName)} to ${show(table.name)}`
    return {
      facts: ['relocated', change.fromName, table.name, ...facts],
      say: (places, names) => `${places} ${what}${also && `, ${also}`}${names}`,
    }
  }
  if ((action === 'added' || action === 'removed') && table) return spanEdit(change, table)
  if (action !== 'renamed') return undefined
  const key = keyEdit(change)
  if (!key) return undefined
  return {
    facts: ['renamed', ...key, ...facts],
    say: (places, names) => `name ${exchange(...key)}${also && `, ${also}`} in ${places}${names}`,
  }
}

/** Rows under one cell that came or went together. */
function spanEdit(change: Change, table: TableDiff): SharedEdit | undefined {
  const span = spannedRows(change, table)
  if (!span) return undefined
  const parts = span.parts.slice(0, NAMED).map(part => show(part))
  const more = span.parts.length > NAMED ? ` and ${span.parts.length - NAMED} more` : ''
  return {
    facts: ['spanned', change.action, table.id, span.first],
    say: places => `${places} under ${show(span.name.join(' / '))} ${change.action}: ${parts.join(', ')}${more}`,
    least: 2,
  }
}

/** What of the one cell of a key that changed went, and what came in its place. */
function keyEdit({key, previousKey = []}: Change): [string, string] | undefined {
  if (key.length !== previousKey.length) return undefined
  const changed = key.flatMap((cell, at) => (cell === previousKey[at] ? [] : [[previousKey[at]!, cell] as const]))
  return changed.length === 1 ? exchangedParts(...changed[0]!) : undefined
}

function fieldEdit(field: FieldDiff): {readonly facts: Json; readonly phrase: string} {
  const {column, part, written} = field
  const {path} = part
  const {old = part.old, new: next = part.new} = written ?? {}
  if (typeof old === 'string' && typeof next === 'string' && !part.direction) {
    const isLink = /^\/links\/\d+$/.test(path)
    const isLong = !isLink && Math.max(old.length, next.length) >= LONG_TEXT
    const parts = isLong ? exchangedWords(old, next) : exchangedParts(old, next)
    const [gone, came] = parts ?? [old, next]
    if (isLink) return {facts: ['link', gone, came], phrase: `link ${exchange(gone, came)}`}
    if (parts)
      return {
        facts: ['words', column, path, ...parts],
        phrase: path === '' ? `${column} ${exchange(gone, came)}` : fieldPhrase(replaced(field, gone, came)),
      }
  }
  if (path !== '' && (old === undefined) !== (next === undefined))
    return {facts: [old === undefined ? 'came' : 'went', column, path, old ?? next ?? null], phrase: fieldPhrase(field)}
  if (part.gone && part.came)
    return {facts: ['members', column, path, [...part.gone], [...part.came]], phrase: fieldPhrase(field)}
  return {
    facts: ['value', column, path, part.old ?? null, part.new ?? null, field.demand ?? false],
    phrase: fieldPhrase(field),
  }
}

/** What went and what came in its place; of nothing but marks that more stands around it, only the other. */
function exchange(gone: string, came: string): string {
  const isNothing = (text: string) => text.replaceAll('…', '') === ''
  if (isNothing(gone)) return `gained ${show(came)}`
  return isNothing(came) ? `lost ${show(gone)}` : `${show(gone)} → ${show(came)}`
}

function replaced(field: FieldDiff, gone: string, came: string): FieldDiff {
  const {written: _, ...rest} = field
  return {...rest, part: {...field.part, old: gone, new: came}}
}

function columnEdit(change: Change): SharedEdit {
  const {action, key, previousKey = [], fields} = change
  if (action === 'changed') {
    const edits = fields.map(field => fieldEdit({...field, column: 'header'}))
    return {
      facts: ['header', ...edits.map(edit => edit.facts)],
      say: (places, names) => `${edits.map(edit => edit.phrase).join('; ')} in ${places}${names}`,
    }
  }
  if (action === 'merged' || action === 'split') {
    const sentence = columnSentence(change)
    return {
      facts: ['column', action, [...key], [...previousKey]],
      say: (places, names) => `${sentence} in ${places}${names}`,
    }
  }
  const [title = ''] = key
  const was = previousKey.length > 0 ? `, was ${show(previousKey[0]!)},` : ''
  return {
    facts: ['column', action, title, ...previousKey],
    say: (places, names) =>
      `${title === '' ? 'column without a title' : `column ${show(title)}`} ${action}${was} in ${places}${names}`,
  }
}

function sectionEdit({action, key, previousKey = [], before, after}: Change): SharedEdit | undefined {
  const [heading, previous] = [key.at(-1) ?? '', previousKey.at(-1) ?? '']
  if (action === 'renamed') {
    const parts = exchangedParts(previous, heading)
    if (!parts) return undefined
    return {
      facts: ['section', ...parts],
      say: (places, names) => `heading ${exchange(...parts)} in ${places}${names}`,
    }
  }
  if (action === 'relocated' && heading === previous) {
    const place = (text: string | undefined) => (text ? show(text) : 'the top level')
    return {
      facts: ['section', 'relocated', before ?? '', after ?? ''],
      say: (places, names) => `${places} moved from ${place(before)} to ${place(after)}${names}`,
    }
  }
  return undefined
}

function proseEdit({action, before, after}: Change): SharedEdit | undefined {
  if (action !== 'changed' || before === undefined || after === undefined) return undefined
  const [gone, came] = exchangedWords(before, after) ?? [before, after]
  return {
    facts: ['prose', gone, came],
    say: (places, names) => `text ${exchange(gone, came)} in ${places}${names}`,
    least: 2,
  }
}
