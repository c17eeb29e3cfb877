import type {TableType} from '../../model.ts'
import {generic, recognise} from '../../tables/index.ts'
import {groupBy} from '../../text/group-by.ts'
import {unicode} from '../../text/unicode.ts'
import {namer} from '../../text/unique-names.ts'
import type {Grid} from '../grid.ts'
import {readerNames} from './reader-names.ts'

/** A table at two revisions; either may be absent, not both. */
export interface TablePair {
  readonly old?: Grid | undefined
  readonly new?: Grid | undefined
}

/** What a table is among those of its document, known before its rows are compared. */
export interface TableIdentity {
  readonly id: string
  /** What a reader calls it. */
  readonly name: string
  readonly type: TableType
  /** Titles of the key that config declares for it. */
  readonly key: readonly string[] | undefined
}

/** What config says about tables: their types, their keys. */
export interface TableHints {
  readonly types: readonly TableType[]
  /** @param names what a selector may call the table: its id, its type, its last heading in either revision */
  keyFor(names: readonly string[]): readonly string[] | undefined
}

/**
 * Gives every table its type, what a reader calls it, and an id that is unique in its document: its type's where it is
 * the only one of a type, else a slug of its heading trail.
 */
export function identifyTables(tables: readonly TablePair[], hints: TableHints): TableIdentity[] {
  const types = tables.map(table => recognise(table.old?.raw, table.new?.raw, hints.types) ?? generic)
  const ofType = groupBy(types, type => type.id)
  const unique = namer('-')
  const names = {old: namesOn('old', tables), new: namesOn('new', tables)}
  return tables.map((table, at) => {
    const grid = (table.new ?? table.old)!
    const type = types[at]!
    const isOnly = ofType.get(type.id)?.length === 1 && type.id !== generic.id
    const id = unique(isOnly ? type.id : slugOf(grid.heading))
    const headings = [table.new, table.old].flatMap(side => (side ? [side.heading.at(-1) ?? ''] : []))
    return {
      id,
      name: names[table.new ? 'new' : 'old'].get(grid)!,
      type,
      key: hints.keyFor([id, type.id, ...headings]),
    }
  })
}

/** What the tables of one side are called among each other. */
function namesOn(side: 'old' | 'new', tables: readonly TablePair[]): ReadonlyMap<Grid, string> {
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
