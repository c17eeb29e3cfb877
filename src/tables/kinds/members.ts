/** Splitting a cell into members, for sets and lists. */
import type {Cell, ReadContext} from '../../model.ts'
import {literal} from '../text.ts'
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

/** The visible text has spaces for line breaks, so the lines come from the source where the two agree. */
function splitLines(cell: Cell, text: string): string[] {
  const lines = cell.source.split(/<br\s*\/?>/i)
  if (lines.length === 1) return [text]
  let at = 0
  const found: string[] = []
  for (const line of lines) {
    const plain = literal(line.replace(/!?\[([^\]]*)\]\([^()\s]*\)/g, '$1'))
      .replace(/\s+/g, ' ')
      .trim()
    const start = text.indexOf(plain, at)
    if (start < 0) return lines.map(written => literal(written))
    found.push(plain)
    at = start + plain.length
  }
  return found
}

/** Members that only the old, and that only the new list holds, in the order given. */
export function difference(old: readonly string[], next: readonly string[]): {gone: string[]; came: string[]} {
  const before = new Set(old)
  const after = new Set(next)
  return {gone: old.filter(member => !after.has(member)), came: next.filter(member => !before.has(member))}
}
