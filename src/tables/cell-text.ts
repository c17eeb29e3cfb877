/**
 * Text as it is compared: footnote marks left out, and Markdown undone where a value must be read from
 * the source of its cell because rendering would lose part of it (`__post_init__` is strong emphasis).
 */

import type {Cell} from '../model.ts'
import {lowerBound} from '../text/search.ts'
import {unicode} from '../text/unicode.ts'

/** What looks like the mark of a footnote in a title; `[^a-z]` and `[^0-9]` are character classes of a regular expression. */
const footnoteMark = unicode(String.raw`\[\^(?![^\]]-[^\]]\])[\p{L}\p{N}][\p{L}\p{N}_.:-]*\]`, 'gu')

/** Offsets of the back-quote runs of a text by their length, each list ascending. */
type Runs = ReadonlyMap<number, readonly number[]>

function runsOf(source: string): Runs {
  const runs = new Map<number, number[]>()
  for (let at = source.indexOf('`'); at >= 0; at = source.indexOf('`', at)) {
    const length = runLength(source, at)
    const known = runs.get(length)
    if (known === undefined) runs.set(length, [at])
    else known.push(at)
    at += length
  }
  return runs
}

function runLength(source: string, start: number): number {
  let end = start
  while (source[end] === source[start]) end++
  return end - start
}

/** Offset of the run that closes a code span whose content starts at `from`, -1 where none does. */
function closingRun(runs: Runs, from: number, length: number): number {
  const offsets = runs.get(length) ?? []
  return offsets[lowerBound(offsets, from)] ?? -1
}

/** Where the code spans of a source stand, their back-quotes included (https://spec.commonmark.org/0.31.2/#code-spans). */
export function codeRanges(source: string): {from: number; to: number}[] {
  if (!source.includes('`')) return []
  const runs = runsOf(source)
  const found: {from: number; to: number}[] = []
  let at = 0
  for (let tick = source.indexOf('`'); tick >= 0; tick = source.indexOf('`', at)) {
    const start = source[tick - 1] === '\\' ? tick + 1 : tick
    const length = source[start] === '`' ? runLength(source, start) : 0
    const close = length === 0 ? -1 : closingRun(runs, start + length, length)
    at = close < 0 ? start + length : close + length
    if (close >= 0) found.push({from: start, to: at})
  }
  return found
}

/** The source without its code spans. */
export function outsideCode(source: string): string {
  let kept = ''
  let at = 0
  for (const {from, to} of codeRanges(source)) {
    kept += source.slice(at, from)
    at = to
  }
  return kept + source.slice(at)
}

/** Visible text without the marks of footnotes; where one stands in code as well, it is text that nobody can tell apart. */
export function withoutFootnotes(cell: Pick<Cell, 'visible' | 'notes'>): string {
  if (!cell.notes?.length) return cell.visible
  const labels = new Set(notesIn(cell, cell.visible))
  if (labels.size === 0) return cell.visible
  let kept = cell.visible
  for (const label of labels) kept = kept.replaceAll(`[^${label}]`, '')
  return kept.replace(/\s+/g, ' ').trim()
}

/** Labels of the footnotes that a part of a cell's visible text refers to, as often as it does. */
export function notesIn({visible, notes = []}: Pick<Cell, 'visible' | 'notes'>, part: string): string[] {
  const count = (text: string, label: string) => text.split(`[^${label}]`).length - 1
  return [...new Set(notes)].flatMap(label => {
    const isTold = count(visible, label) === notes.filter(other => other === label).length
    return isTold ? new Array<string>(count(part, label)).fill(label) : []
  })
}

/** Text as it is used in keys: without the marks of footnotes. */
export function keyText(cell: Pick<Cell, 'visible' | 'notes'>): string {
  return withoutFootnotes(cell).trim()
}

const titleKeys = new Map<string, string>()

/** A title or heading as tables are recognised by it. Remembered, as the same few titles head thousands of tables. */
export function titleKey(visible: string): string {
  const known = titleKeys.get(visible)
  if (known !== undefined) return known
  const words = visible.includes('[^') ? visible.replace(footnoteMark(), '') : visible
  const key = words.replace(/\s+/g, ' ').trim().toLowerCase()
  if (titleKeys.size >= remembered) titleKeys.clear()
  titleKeys.set(visible, key)
  return key
}

const remembered = 5000

const punctuation = /[!-/:-@[-`{-~]/
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
}
const entity = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-z]{2,4});/y
const emphasisTag = /<\/?(strong|b|em|i)>/iy
const lineBreak = /<br\s*\/?>/iy

/** A piece of undone text; `stars` is the length of an emphasis run that may still pair up. */
interface Piece {
  text: string
  stars: number
}

/**
 * Undoes Markdown in a cell's source without losing characters: escapes, code spans and the common entities
 * become what they stand for, `<br>` a space, and emphasis is written with underscores whichever way it was
 * written, so that `__x__`, `\_\_x\_\_`, `**x**` and `` `__x__` `` give one text. Characters of `keep`
 * stay escaped as they are.
 */
export function literal(source: string, keep = ''): string {
  if (!/[\\`*&<]/.test(source)) return source
  const pieces: Piece[] = []
  const runs = runsOf(source)
  let at = 0
  while (at < source.length) at = readPiece(source, at, keep, runs, pieces)
  pairStars(pieces)
  let text = ''
  for (const piece of pieces) text += piece.text
  return text
}

function readPiece(source: string, at: number, keep: string, runs: Runs, pieces: Piece[]): number {
  const next = source[at + 1]
  switch (source[at]) {
    case '\\':
      if (next === undefined || !punctuation.test(next)) break
      pieces.push({text: keep.includes(next) ? `\\${next}` : next, stars: 0})
      return at + 2
    case '`': {
      const length = runLength(source, at)
      const close = closingRun(runs, at + length, length)
      const text = close < 0 ? source.slice(at, at + length) : codeContent(source.slice(at + length, close))
      pieces.push({text, stars: 0})
      return close < 0 ? at + length : close + length
    }
    case '*': {
      const length = runLength(source, at)
      pieces.push({text: source.slice(at, at + length), stars: length})
      return at + length
    }
    case '&': {
      const match = matchAt(entity, source, at)
      if (match === null) break
      pieces.push({text: decodeEntity(match[1] ?? '', match[0]), stars: 0})
      return at + match[0].length
    }
    case '<': {
      const match = matchAt(emphasisTag, source, at) ?? matchAt(lineBreak, source, at)
      if (match === null) break
      const strong = /^(strong|b)$/i.test(match[1] ?? '')
      pieces.push({text: match[1] === undefined ? ' ' : strong ? '__' : '_', stars: 0})
      return at + match[0].length
    }
  }
  const end = newSpecial(source, at + 1)
  pieces.push({text: source.slice(at, end), stars: 0})
  return end
}

function newSpecial(source: string, from: number): number {
  let at = from
  while (at < source.length && !'\\`*&<'.includes(source[at] as string)) at++
  return at
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

/** One space is stripped from both ends of a code span's content, unless it is all spaces. */
function codeContent(content: string): string {
  const strip = content.startsWith(' ') && content.endsWith(' ') && content.trim() !== ''
  return strip ? content.slice(1, -1) : content
}

function decodeEntity(name: string, written: string): string {
  if (!name.startsWith('#')) return entities[name] ?? written
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
}

/** Writes emphasis runs of equal length that enclose text as underscores; a lone `*` stays. */
function pairStars(pieces: Piece[]): void {
  const open = new Map<number, number>()
  pieces.forEach((piece, index) => {
    if (piece.stars === 0) return
    const start = open.get(piece.stars)
    const closes = start !== undefined && index > start + 1 && !/\s$/.test(pieces[index - 1]?.text ?? ' ')
    if (closes) {
      open.delete(piece.stars)
      for (const end of [start, index]) pieces[end] = {text: '_'.repeat(piece.stars), stars: 0}
    } else if (!/^(\s|$)/.test(pieces[index + 1]?.text ?? '')) open.set(piece.stars, index)
  })
}
