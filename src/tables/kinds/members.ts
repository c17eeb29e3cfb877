/** Splitting a cell into members, for sets and lists. */
import type {Cell, ReadContext} from '../../model.ts'
import {literal} from '../cell-text.ts'
import {readLinked} from './linked.ts'

export interface Members {
  readonly members: readonly string[]
  readonly links: readonly string[]
  readonly anchors: string
}

const lineBreak = /^<br\s*\/?>$/i

/** Members in the order written, trimmed, empty ones left out; `<br>` as separator splits at line breaks. */
export function readMembers(cell: Cell, context: ReadContext, separator: string, none: string | undefined): Members {
  const {text, links, anchors} = readLinked(cell, context)
  const pieces = lineBreak.test(separator) ? splitLines(cell, text) : text.split(separator)
  const members = pieces.map(piece => piece.trim()).filter(piece => piece !== '' && piece !== none)
  return {members, links, anchors}
}

/** The visible text has spaces for line breaks; the letters of the source's lines say which of them. */
function splitLines(cell: Cell, text: string): string[] {
  const lines = cell.source
    .split(/<br\s*\/?>/i)
    .map(line => literal(line.replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')))
  if (lines.length === 1) return [text]
  if (letters(lines.join('')) !== letters(text)) return lines
  let at = 0
  return lines.map((line, index) => {
    const start = at
    for (let left = letters(line).length; left > 0; at++) if (isLetter(text[at] as string)) left--
    while (at < text.length && text[at] !== ' ') at++
    return text.slice(start, index === lines.length - 1 ? text.length : at)
  })
}

/** Code units that no markup is made of. */
function isLetter(unit: string): boolean {
  return !/[\s!-/:-@[-`{-~]/.test(unit)
}

function letters(text: string): string {
  return text.replace(/[\s!-/:-@[-`{-~]+/g, '')
}

/** Members that only the old, and that only the new list holds, in the order given. */
export function difference(old: readonly string[], next: readonly string[]): {gone: string[]; came: string[]} {
  const before = new Set(old)
  const after = new Set(next)
  return {gone: old.filter(member => !after.has(member)), came: next.filter(member => !before.has(member))}
}
