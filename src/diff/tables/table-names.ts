import {generic} from '../../tables/index.ts'
import {groupBy} from '../../text/group-by.ts'
import {unicode} from '../../text/unicode.ts'
import {namer} from '../../text/unique-names.ts'
import type {TableDiff} from '../change.ts'
import type {Grid} from '../grid.ts'
import type {Unnamed} from './compare-table.ts'
import {readerNames} from './reader-names.ts'

/**
 * Gives every table what a reader calls it, and an id that is unique in its document: its type's where it is the only
 * one of a type, else a slug of its heading trail.
 */
export function nameTables(tables: readonly Unnamed[]): TableDiff[] {
  const ofType = groupBy(tables, table => table.type.id)
  const unique = namer('-')
  const names = {old: namesOn('old', tables), new: namesOn('new', tables)}
  return tables.map(table => {
    const grid = (table.new ?? table.old)!
    const {heading} = grid
    const isOnly = ofType.get(table.type.id)?.length === 1 && table.type.id !== generic.id
    const base = isOnly ? table.type.id : slugOf(heading)
    return {...table, id: unique(base), name: names[table.new ? 'new' : 'old'].get(grid)!}
  })
}

/** What the tables of one side are called among each other. */
function namesOn(side: 'old' | 'new', tables: readonly Unnamed[]): ReadonlyMap<Grid, string> {
  const grids = tables.flatMap(table => table[side] ?? [])
  const names = readerNames(grids)
  return new Map(grids.map((grid, at) => [grid, names[at]!]))
}

/** The trail without the document's own title, as GitHub slugs headings, joined by `/`. */
function slugOf(heading: readonly string[]): string {
  const parts = heading.length > 1 ? heading.slice(1) : heading
  return parts.map(slug).join('/') || 'table'
}

const OTHER = unicode(String.raw`[^\p{L}\p{M}\p{N}\p{Pc}\- ]`, 'gu')

function slug(text: string): string {
  const kept = text.toLowerCase().replace(/[^\x00-\x7f]/.test(text) ? OTHER() : /[^\w\- ]/g, '')
  return kept.trim().replaceAll(' ', '-') || 'section'
}
