/**
 * Numbered notes as documents without footnotes write them: `[3]` in a cell, and a list of notes below the table or at
 * the end of the document. Notes are numbered anew whenever one before them comes or goes.
 */
import type {NumberedNotes, RawDocument, RawTable} from '../model.ts'
import {outsideCode} from './cell-text.ts'

/** A line that begins a note. */
interface NoteLine {
  readonly line: number
  readonly number: string
  readonly text: string
  /** `[3] text`, which is a note wherever it stands; `3. text` is one in a list of notes. */
  readonly isBracketed: boolean
  /** The heading that it stands under. */
  readonly heading: string
}

const BRACKETED = /^[\s>]*(?:[-+*][ \t]+)?(?:[*_]|<[^<>]*>)*\\?\[(\d{1,3})\\?\](?!\()[*_:\]\s]*(.*)/
const LISTED = /^[\s>]*(\d{1,3})[.)][ \t]+(.*)/
const NOTE_HEADING = /^(?:foot|end)?(?:notes?|references|citations|sources|bibliography)$/i

const linesByDocument = new WeakMap<RawDocument, readonly NoteLine[]>()
const notesByTable = new WeakMap<RawTable, ReadonlyMap<string, string>>()

/**
 * What notes say that the cells of a table may refer to, by number: those below the table come first, then those
 * of the whole document.
 */
export function notesOf(document: RawDocument, table: RawTable): ReadonlyMap<string, string> {
  const known = notesByTable.get(table)
  if (known) return known
  const all = linesByDocument.get(document) ?? noteLines(document)
  linesByDocument.set(document, all)
  const isBehind = ({line}: {line: number}) => line >= table.endLine
  const newTable = document.tables.find(isBehind)?.line ?? Number.POSITIVE_INFINITY
  const newHeading = document.sections.find(isBehind)?.line ?? Number.POSITIVE_INFINITY
  const end = {bracketed: newTable, listed: Math.min(newTable, newHeading)}
  const below = all.filter(note => isBehind(note) && note.line < (note.isBracketed ? end.bracketed : end.listed))
  const elsewhere = all.filter(({heading, isBracketed}) => isBracketed || NOTE_HEADING.test(heading))
  const notes = new Map<string, string>()
  for (const {number, text} of [...below, ...elsewhere]) if (!notes.has(number)) notes.set(number, text)
  notesByTable.set(table, notes)
  return notes
}

/** The notes of a table and of the one that it is compared with: a number of either is one of both. */
export function numberedNotes(
  own: readonly [RawDocument, RawTable],
  other: readonly [RawDocument, RawTable] | undefined,
): NumberedNotes {
  return {
    has: number => notesOf(...own).has(number) || (other !== undefined && notesOf(...other).has(number)),
    text: number => notesOf(...own).get(number),
  }
}

function noteLines(document: RawDocument): NoteLine[] {
  const found: NoteLine[] = []
  const {tables, sections} = document
  let table = 0
  let section = 0
  for (const [index, source] of document.text.split(/\r\n?|\n/).entries()) {
    const line = index + 1
    while ((tables[table]?.endLine ?? Number.POSITIVE_INFINITY) <= line) table++
    while ((sections[section + 1]?.line ?? Number.POSITIVE_INFINITY) <= line) section++
    if (line >= (tables[table]?.line ?? Number.POSITIVE_INFINITY)) continue
    const bracketed = BRACKETED.exec(source)
    const [, number, written] = bracketed ?? LISTED.exec(source) ?? []
    const text = (written ?? '')
      .replace(/[*_`\\]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
    const heading = sections[section]?.trail.at(-1) ?? ''
    if (number !== undefined && text !== '') found.push({line, number, text, heading, isBracketed: bracketed !== null})
  }
  return found
}

/** The mark of a note as generators write it: `HTTP request method. [3]`, `Required: [4]`. */
const MARK = / \[(\d{1,3})\](?=[\s.,;:)]|$)/g

/**
 * Text with another text for each mark of a note. Only marks after other text: a cell that is `[1]` alone says just
 * that, and so do `x[0]` and brackets in code.
 */
export function replaceNotes(
  text: string,
  source: string,
  notes: NumberedNotes | undefined,
  by: (number: string) => string,
): string {
  if (notes === undefined || !text.includes(' [')) return text
  const numbers = new Set([...outsideCode(source).matchAll(/\[(\d{1,3})\\?\]/g)].map(match => match[1]))
  if (numbers.size === 0) return text
  return text.replace(MARK, (mark, number: string) => (numbers.has(number) && notes.has(number) ? by(number) : mark))
}
