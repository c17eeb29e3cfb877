/**
 * Which marks a document tells apart: `✅ recommended, ☑️ unopinionated`. Two marks of one meaning are one value only
 * where neither revision uses both, in one column or in its legends.
 */
import type {MarkUse, RawDocument, RawTable} from '../model.ts'
import {meaningOf, SYMBOLS} from './kinds/marks.ts'
import {writtenMark} from './support-column.ts'

const known = new WeakMap<RawDocument, ReadonlySet<string>>()

/** How these documents use marks. */
export function markUse(documents: readonly RawDocument[]): MarkUse {
  return {isApart: written => documents.some(document => apartIn(document).has(written))}
}

/** Marks that stand beside another of the same meaning. */
function apartIn(document: RawDocument): ReadonlySet<string> {
  const made = known.get(document)
  if (made) return made
  const prose = document.sections.map(section => section.prose).join('\n')
  const apart = new Set(besideOthers(SYMBOLS.filter(symbol => prose.includes(symbol))))
  const marks = new Map<string, string | undefined>()
  for (const table of document.tables)
    for (let column = 0; column < table.header.length; column++)
      for (const mark of besideOthers(marksIn(table, column, marks))) apart.add(mark)
  known.set(document, apart)
  return apart
}

/** @param seen marks by the source of their cell: a table has few different ones */
function marksIn({rows}: RawTable, column: number, seen: Map<string, string | undefined>): Set<string> {
  const found = new Set<string>()
  for (let row = 0; row < rows.length; row++) {
    const {source} = rows.cell(row, column)
    if (source.length > LONGEST) continue
    if (!seen.has(source)) seen.set(source, writtenMark(source))
    const mark = seen.get(source)
    if (mark !== undefined) found.add(mark)
  }
  return found
}

/** A longer cell says more than a mark can. */
const LONGEST = 1000

function besideOthers(marks: Iterable<string>): string[] {
  const all = [...marks].filter(mark => mark !== '' && meaningOf(mark) !== 'version')
  return all.filter(mark => all.some(other => other !== mark && meaningOf(other) === meaningOf(mark)))
}
