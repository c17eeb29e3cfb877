/**
 * The law of noise for headers: one edit of one header cell's visible text, link target or tooltip is a finding about a
 * column or a table. Only the case of letters, marks of notes and what is noise in any link are none.
 */
import {compare} from '../../../src/compare.ts'
import {readTables} from '../../corpus/reader.ts'
import {EDITS} from './edits.ts'
import {isExcused} from './excuses.ts'
import {type Choice, differing, type Edited, gfmCells, tablesOf} from './law.ts'

/** Entries of the list of noise that are about any text with links. */
const ANYWHERE = ['footnote-mark', 'numbered-note', 'link-to-itself', 'bare-link', 'line-anchor', 'pinned-commit']

/** Makes one edit of a header of a GFM table; nothing where it does not fit, or a reader sees no title changed. */
export function headerEdited(old: string, choice: Choice): Edited | undefined {
  const tables = tablesOf(old)
  const index = choice.table % Math.max(1, tables.length)
  const table = tables[index]
  if (table === undefined || table.syntax !== 'gfm' || table.rows.length === 0) return undefined
  const lines = old.split(/(?<=\r\n|\r(?!\n)|\n)/)
  const text = lines[table.line - 1] ?? ''
  const places = gfmCells(text.replace(/[\r\n]+$/, ''))
  const at = choice.column % table.header.length
  const place = places[at]
  if (place === undefined) return undefined
  const cell = text.slice(place.start, place.end).trim()
  const other = table.rows[choice.row % table.rows.length]?.cells[at] ?? ''
  const made = EDITS[choice.edit]?.(cell, {at: choice.at, by: choice.by, other})
  if (made === undefined || made === cell || /[\r\n]/.test(made) || /!\[[^\]]*\[\^/.test(made)) return undefined
  const safe = made.replace(/\\.|\|/g, found => (found === '|' ? '\\|' : found))
  lines[table.line - 1] = `${text.slice(0, place.start)} ${safe} ${text.slice(place.end)}`
  const next = lines.join('')
  const after = readTables(next)
  const now = after[index]
  // What makes other tables of the document, or other rows, is more than an edit of a header.
  if (after.length !== tables.length || now?.rows.length !== table.rows.length || now.line !== table.line)
    return undefined
  if (now.header.length !== table.header.length) return undefined
  const cells = differing(table.header, [table.titles, old], [now.titles, next])
  return cells.length === 0 ? undefined : {old, next, line: table.line, cells}
}

/** Why the law does not hold for an edit of a header; undefined where it does. */
export async function headerBreach(edit: Edited, path?: string): Promise<string | undefined> {
  const input = (text: string) => (path === undefined ? text : {text, path})
  const report = await compare(input(edit.old), input(edit.next))
  const findings = report.documents.flatMap(document => document.tables).flatMap(table => table.findings)
  if (findings.some(({subject, level}) => (subject === 'column' || subject === 'table') && level !== 'off'))
    return undefined
  const faults = edit.cells.filter(cell => {
    const lower = (seen: typeof cell.old) => ({...seen, visible: seen.visible.toLowerCase()})
    return !isExcused({...cell, old: lower(cell.old), next: lower(cell.next)}, [...ANYWHERE, 'relative-prefix'], edit)
  })
  return faults.length === 0 ? undefined : `${JSON.stringify(faults)} is ${report.verdict}`
}
