/**
 * The law of noise: one edit of one cell's visible text or link target is a finding, unless its pair is on the list of
 * what is noise. Cells are read by a parser that is not refdiff's, and what an entry of the list lets pass is judged
 * here once more, in a few lines that share nothing with how refdiff compares.
 */
import {compare} from '../../../src/compare.ts'
import type {Finding} from '../../../src/model.ts'
import {type ReadTable, readTables} from '../../corpus/reader.ts'
import {types} from './documents.ts'
import {EDITS} from './edits.ts'
import {isExcused} from './excuses.ts'

/** Numbers that choose what is edited and how. */
export interface Choice {
  readonly table: number
  readonly row: number
  readonly column: number
  readonly edit: string
  readonly at: number
  readonly by: number
  /** Which line of a row or header that HTML spreads over some. */
  readonly down: number
  /** What is edited: see `tryAll`. */
  readonly place: number
}

export interface Edited {
  readonly old: string
  readonly next: string
  /** Line of the row, the same in both. */
  readonly line: number
  /** The cells that a reader sees changed. */
  readonly cells: readonly Changed[]
}

/** A cell before and after, as the other parser reads it. */
export interface Changed {
  readonly title: string
  readonly old: Seen
  readonly next: Seen
}

export interface Seen {
  readonly source: string
  readonly visible: string
  readonly links: readonly string[]
  /** What is told beside the text, such as titles that show on hovering. Nothing on the list of noise is about it. */
  readonly asides: readonly string[]
}

/** Cells of a row as written, between unescaped pipes, the outer ones left aside. */
export function gfmCells(row: string): {start: number; end: number}[] {
  const bars = [...row.matchAll(/\\.|\|/g)].filter(found => found[0] === '|').map(found => found.index)
  const ends = [...bars, row.length]
  const cells = ends.map((end, at) => ({start: at === 0 ? 0 : (ends[at - 1] as number) + 1, end}))
  if (row.slice(0, bars[0]).trim() === '' && bars.length > 0) cells.shift()
  if (cells.length > 0 && row.slice(cells.at(-1)?.start).trim() === '') cells.pop()
  return cells
}

/** Lines of a text, each with its end. */
export const linesOf = (text: string): string[] => text.split(/(?<=\r\n|\r(?!\n)|\n)/)

/** Texts between the tags of a line, or the tags where the edit is one of attributes. */
export function htmlTexts(line: string, edit: string): {start: number; end: number}[] {
  if (edit.startsWith('an attribute'))
    return [...line.matchAll(/<[a-z][^<>]*>/gi)].map(({index, 0: tag}) => ({start: index, end: index + tag.length}))
  return [...line.matchAll(/>([^<>]+)(?=<)/g)].map(({index, 0: found}) => ({
    start: index + 1,
    end: index + found.length,
  }))
}

let last: {readonly text: string; readonly tables: readonly ReadTable[]} | undefined

/** The tables of a document, which is edited many times and read once. */
export function tablesOf(text: string): readonly ReadTable[] {
  if (last?.text !== text) last = {text, tables: readTables(text)}
  return last.tables
}

/** How many lines an HTML row takes, up to the next one's. */
function linesOfRow(lines: readonly string[], line: number): number {
  const below = lines.slice(line).findIndex(text => /<\/?(?:tr|table|dl|dt)\b/i.test(text))
  return below < 1 ? 1 : below + 1
}

/** Makes one edit of a document; nothing where it does not fit, or a reader sees no cell of that row changed. */
export function edited(old: string, choice: Choice): Edited | undefined {
  const tables = tablesOf(old).filter(({rows}) => rows.length > 0)
  const table = tables[choice.table % Math.max(1, tables.length)]
  const row = table?.rows[choice.row % table.rows.length]
  if (table === undefined || row === undefined) return undefined
  const lines = linesOf(old)
  const line = row.line + (table.syntax === 'gfm' ? 0 : choice.down % linesOfRow(lines, row.line))
  const text = lines[line - 1] ?? ''
  const cellsOf = table.syntax === 'gfm' ? gfmCells : (line: string) => htmlTexts(line, choice.edit)
  const places = cellsOf(text.replace(/[\r\n]+$/, ''))
  const at = choice.column % (table.syntax === 'gfm' ? table.header.length : Math.max(1, places.length))
  const place = places[at]
  if (place === undefined) return undefined
  const above = table.rows[(choice.row + 1 + choice.by) % table.rows.length]?.line ?? row.line
  const otherLine = (lines[above - 1] ?? '').replace(/[\r\n]+$/, '')
  const other = cellsOf(otherLine)[at]
  const cell = text.slice(place.start, place.end)
  const made = EDITS[choice.edit]?.(cell.trim(), {
    at: choice.at,
    by: choice.by,
    other: other === undefined ? '' : otherLine.slice(other.start, other.end).trim(),
  })
  if (made === undefined || made === cell.trim() || /[\r\n]/.test(made)) return undefined
  // To GFM the mark of a note is one in a picture, and before brackets; this parser, knowing no notes, sees a link there.
  if (/!\[[^\]]*\[\^|\[\^[^\]]*\]\(/.test(made)) return undefined
  const safe = made.replace(/\\.|\|/g, found => (found === '|' ? '\\|' : found))
  lines[line - 1] = `${text.slice(0, place.start)} ${safe} ${text.slice(place.end)}`
  const next = lines.join('')
  const cells = changedCells(table, row.line, old, next)
  return cells === undefined || cells.length === 0 ? undefined : {old, next, line: row.line, cells}
}

/** The cells that differ for a reader; nothing where the edit changed more than this one row. */
function changedCells(table: ReadTable, line: number, old: string, next: string): Changed[] | undefined {
  const before = tablesOf(old)
  const after = readTables(next)
  if (before.length !== after.length) return undefined
  const found: Changed[] = []
  for (const [index, one] of before.entries()) {
    const other = after[index] as ReadTable
    if (one.rows.length !== other.rows.length || one.header.join('|') !== other.header.join('|')) return undefined
    for (const [at, row] of one.rows.entries()) {
      const now = other.rows[at] as ReadTable['rows'][number]
      if (JSON.stringify(row) === JSON.stringify(now) && row.line !== line) continue
      if (row.line !== line || now.line !== line || one.line !== table.line) return undefined
      found.push(...differing(one.header, [row, old], [now, next]))
    }
  }
  return found
}

type RowIn = readonly [ReadTable['rows'][number], string]

export function differing(header: readonly string[], old: RowIn, next: RowIn): Changed[] {
  return header.flatMap((title, column) => {
    const before = seen(old, column)
    const after = seen(next, column)
    // GFM makes a link of an address by itself.
    const leads = ({visible, links}: Seen) => links.filter(url => !/^https?:/.test(url) || !visible.includes(url))
    const same =
      before.visible === after.visible &&
      leads(before).join('\0') === leads(after).join('\0') &&
      before.asides.join('\0') === after.asides.join('\0')
    return same ? [] : [{title, old: before, next: after}]
  })
}

function seen([row, text]: RowIn, column: number): Seen {
  const line = text.split(/\r\n|\r|\n/)[row.line - 1] ?? ''
  const place = gfmCells(line)[column]
  const source = place === undefined ? '' : line.slice(place.start, place.end).trim().replaceAll('\\|', '|')
  return {
    source,
    visible: row.cells[column] ?? '',
    links: row.links[column] ?? [],
    asides: row.asides[column] ?? [],
  }
}

const named = (title: string) => title.replace(/\[\^[^\]\s]+\]/g, '').trim()

/** Why the law does not hold for an edit; undefined where it does. */
export async function breach(edit: Edited, path?: string): Promise<string | undefined> {
  const input = (text: string) => (path === undefined ? text : {text, path})
  const report = await compare(input(edit.old), input(edit.next), {noise: true, types})
  const tables = report.documents.flatMap(document => document.tables)
  const findings = tables.flatMap(table => table.findings).filter(finding => names(finding, edit.line))
  const noise = tables.flatMap(table => table.noise ?? []).filter(({newLine}) => newLine === edit.line)
  // Of rows that were equal before, any may be the old one.
  const reasons = noise.find(({oldLine}) => oldLine === edit.line) ?? noise[0]
  const faults = edit.cells.flatMap(cell => {
    if (findings.some(finding => says(finding, cell.title))) return []
    if (findings.length > 0 && edit.cells.length > 1) return []
    const because = reasons?.because ?? []
    if (reasons !== undefined && isExcused(cell, because, edit)) return []
    return [`${cell.title}: ${shown(cell.old)} → ${shown(cell.next)} is ${report.verdict} [${because.join(', ')}]`]
  })
  return faults.length === 0 ? undefined : faults.join('\n')
}

const shown = ({visible, links, asides}: Seen) =>
  [JSON.stringify(visible), ...links.map(link => `(${link})`), ...asides.map(aside => `"${aside}"`)].join(' ')

const names = ({old, new: next, level}: Finding, line: number) =>
  level !== 'off' && (old.some(side => side.line === line) || next.some(side => side.line === line))

/** Whether a finding that names a row says that a cell of it changed. */
function says({action, fields}: Finding, title: string): boolean {
  return action !== 'changed' || fields.some(({column}) => column === named(title))
}
