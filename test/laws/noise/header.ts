/**
 * The law of noise for headers and headings: one edit of what a header cell or a heading says, where its links lead or
 * its tooltips is a finding about a column, a table, a section or prose. Only the case of letters, marks of notes and
 * what is noise in any link are none.
 */
import {compare} from '../../../src/compare.ts'
import {type ReadHeading, readHeadings, readTables} from '../../corpus/reader.ts'
import {EDITS} from './edits.ts'
import {isExcused} from './excuses.ts'
import {type Choice, differing, type Edited, gfmCells, htmlTexts, linesOf, tablesOf} from './law.ts'

/** Entries of the list of noise that are about any text with links. */
const ANYWHERE = ['footnote-mark', 'numbered-note', 'link-to-itself', 'bare-link', 'line-anchor', 'pinned-commit']

/** Makes one edit of a table's header; nothing where it does not fit, or a reader sees no title changed. */
export function headerEdited(old: string, choice: Choice): Edited | undefined {
  const tables = tablesOf(old)
  const index = choice.table % Math.max(1, tables.length)
  const table = tables[index]
  if (table === undefined || table.rows.length === 0) return undefined
  const isGfm = table.syntax === 'gfm'
  // Titles of an HTML table often stand a line each.
  const line = isGfm ? table.line : table.line + (choice.down % Math.max(1, (table.rows[0]?.line ?? 0) - table.line))
  const text = linesOf(old)[line - 1] ?? ''
  const places = isGfm ? gfmCells(text.trimEnd()) : htmlTexts(text, choice.edit)
  const at = choice.column % (isGfm ? table.header.length : Math.max(1, places.length))
  const other = table.rows[choice.row % table.rows.length]?.cells[at] ?? ''
  const next = replaced(old, line, places[at], {...choice, other}, isGfm)
  const after = next === undefined ? [] : readTables(next)
  const now = after[index]
  // What makes other tables of the document, or other rows, is more than an edit of a header.
  if (next === undefined || now === undefined || after.length !== tables.length || now.line !== table.line)
    return undefined
  if (now.rows.length !== table.rows.length || now.header.length !== table.header.length) return undefined
  const cells = differing(table.header, [table.titles, old], [now.titles, next])
  return cells.length === 0 ? undefined : {old, next, line, cells}
}

/** Makes one edit of an ATX heading; nothing where it does not fit, or a reader sees no heading changed. */
export function headingEdited(old: string, choice: Choice): Edited | undefined {
  const headings = readHeadings(old)
  const index = choice.table % Math.max(1, headings.length)
  const heading = headings[index]
  if (heading === undefined) return undefined
  const {line} = heading
  const text = linesOf(old)[line - 1] ?? ''
  const mark = /^ {0,3}#+[ \t]+/.exec(text)?.[0].length ?? 0
  const end = text.replace(/(?:[ \t]#+)?[ \t\r\n]*$/, '').length
  const other = headings[choice.row % headings.length]?.said.cells[0] ?? ''
  const next = mark > 0 && end > mark ? replaced(old, line, {start: mark, end}, {...choice, other}, false) : undefined
  const after = next === undefined ? [] : readHeadings(next)
  const places = (all: readonly ReadHeading[]) => all.map(({line, depth}) => `${line}:${depth}`).join(' ')
  if (next === undefined || places(after) !== places(headings)) return undefined
  const cells = differing(
    [heading.said.cells[0] ?? ''],
    [heading.said, old],
    [(after[index] as ReadHeading).said, next],
  )
  return cells.length === 0 ? undefined : {old, next, line, cells}
}

/** The text with one place of a line edited. */
function replaced(
  old: string,
  line: number,
  place: {start: number; end: number} | undefined,
  {edit, ...draw}: Choice & {other: string},
  isRow: boolean,
): string | undefined {
  if (place === undefined) return undefined
  const lines = linesOf(old)
  const text = lines[line - 1] as string
  const cell = text.slice(place.start, place.end).trim()
  const made = EDITS[edit]?.(cell, draw)
  if (made === undefined || made === cell || /[\r\n]/.test(made) || /!\[[^\]]*\[\^|\[\^[^\]]*\]\(/.test(made))
    return undefined
  const safe = isRow ? made.replace(/\\.|\|/g, found => (found === '|' ? '\\|' : found)) : made
  const blank = isRow ? ' ' : ''
  lines[line - 1] = text.slice(0, place.start) + blank + safe + blank + text.slice(place.end)
  return lines.join('')
}

/** Why the law does not hold for an edit of a header or heading; undefined where it does. */
export async function headerBreach(edit: Edited, path?: string): Promise<string | undefined> {
  const input = (text: string) => (path === undefined ? text : {text, path})
  const report = await compare(input(edit.old), input(edit.next))
  const findings = report.documents.flatMap(({findings, tables}) => [
    ...findings,
    ...tables.flatMap(table => table.findings),
  ])
  if (findings.some(({subject, level}) => subject !== 'row' && level !== 'off')) return undefined
  const faults = edit.cells.filter(cell => {
    const lower = (seen: typeof cell.old) => ({...seen, visible: seen.visible.toLowerCase()})
    return !isExcused({...cell, old: lower(cell.old), next: lower(cell.next)}, [...ANYWHERE, 'relative-prefix'], edit)
  })
  return faults.length === 0 ? undefined : `${JSON.stringify(faults)} is ${report.verdict}`
}
