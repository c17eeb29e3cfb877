/** What a header cell says beside its title: where its links lead, and what it tells on hovering. */
import type {Cell, ColumnType, Json, ReadContext, Value} from '../model.ts'
import {columnTypeFrom} from './declared.ts'
import {linksOf, readText} from './kinds/text.ts'

/** What is beside a title is compared as that of any other text is. */
export const besideTitle: ColumnType = columnTypeFrom('', {kind: 'text', role: 'description'})

/** A header cell as the value of what it says beside its title. */
export function readBesideTitle(cell: Cell, context: ReadContext): Value {
  return besideTitle.kind.read(withoutText(cell), context)
}

/** The same in the facts document: `true` where there is nothing. */
export function titleFacts(cell: Cell, context: ReadContext): Json {
  const links = linksOf(readText(withoutText(cell), context).data)
  const {asides = []} = cell
  if (links.length + asides.length === 0) return true
  return {...(links.length > 0 && {links: [...links]}), ...(asides.length > 0 && {asides: [...asides]})}
}

function withoutText({line, column, source, links, asides = []}: Cell): Cell {
  return {line, column, source, visible: '', links, asides}
}
