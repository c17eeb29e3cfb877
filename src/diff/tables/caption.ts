import type {RawDocument} from '../../model.ts'
import type {Grid} from '../grid.ts'
import {linesOf} from '../prose/changed-line.ts'

/** Longer lines are sentences. */
const LONGEST = 100

/** What stands right above a table as its title: a line in bold, or one that ends in a colon. */
export function captionOf({raw, side: {document}}: Grid): string | undefined {
  const lines = linesIn(document)
  let at = raw.line - 2
  while (at >= 0 && (lines[at] === '' || (raw.syntax === 'html' && lines[at]!.startsWith('<')))) at--
  const first = document.sections[raw.section]?.line ?? 1
  const line = lines[at] ?? ''
  const isHeading = at + 1 <= first && raw.heading.length > 0
  if (isHeading || line.length > LONGEST || /^(?:[#|>]|[-*+] |\d+[.)] )/.test(line)) return undefined
  if (!/^(\*\*|__)(?!\1).*\1:?$/.test(line) && !line.endsWith(':')) return undefined
  const text = line.replace(/!?\[([^\]]{0,100})\]\([^)]{0,100}\)/g, '$1').replace(/[*`]|^__|__(?=:?$)|:\**$/g, '')
  return text.trim() || undefined
}

const known = new WeakMap<RawDocument, readonly string[]>()

function linesIn(document: RawDocument): readonly string[] {
  const lines = known.get(document) ?? linesOf(document.text)
  known.set(document, lines)
  return lines
}
