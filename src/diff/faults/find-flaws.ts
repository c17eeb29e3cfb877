import type {Fault, RawDocument, RawTable, TableType} from '../../model.ts'
import {recognise} from '../../tables/index.ts'
import {counted} from '../../text/count.ts'
import type {Flaw, TableDiff} from '../change.ts'
import type {Grid} from '../grid.ts'
import {cellFlaws} from './cell-flaws.ts'
import {keyOf, type Place} from './flaw-key.ts'

/** Documents of a comparison by side; either may be absent. */
export type Documents = {readonly [Side in Place]: RawDocument | undefined}

/** What is wrong inside each document of the comparison, in source order. `tables` are those of both. */
export function findFlaws(
  documents: Documents,
  tables: readonly TableDiff[],
  types: readonly TableType[],
): Record<Place, Flaw[]> {
  const inCells = tables.map(table => cellFlaws(table, tables))
  const ofSide = (place: Place): Flaw[] => {
    const document = documents[place]
    if (!document) return []
    const own = new Map(tables.flatMap(table => (table[place] ? [[table[place].raw, table]] : [])))
    const flaws = [
      ...document.faults.map(fault => documentFlaw(document, fault, place, own)),
      ...inCells.flatMap(found => found[place]),
      ...[...own.values()].flatMap(table => [
        ...raggedRows(table, place),
        ...duplicateKeys(table, place),
        ...typingLost(table, place, types),
        ...cappedSearch(table, place),
      ]),
    ]
    return flaws.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0))
  }
  return {old: ofSide('old'), new: ofSide('new')}
}

function documentFlaw(
  document: RawDocument,
  fault: Fault,
  place: Place,
  tables: ReadonlyMap<RawTable, TableDiff>,
): Flaw {
  const raw = fault.table === undefined ? undefined : document.tables[fault.table]
  const table = raw && tables.get(raw)
  return {
    rule: fault.rule,
    side: place,
    line: fault.line,
    message: fault.message,
    facts: fault.rule,
    fault,
    ...(fault.column === undefined ? {} : {column: fault.column}),
    ...(fault.rows === undefined ? {} : {rows: fault.rows}),
    ...(table ? {table} : {}),
  }
}

function raggedRows(table: TableDiff, place: Place): Flaw[] {
  const grid = table[place]!
  const width = grid.header.length
  const convention = shorterThroughout(table, grid, place)
  if (convention) return [convention]
  const flaws: Flaw[] = []
  for (let index = 0; index < grid.rows; index++) {
    if (grid.raw.rows.fits(index)) continue
    const row = grid.raw.rows.get(index)!
    if (row.extra.length === 0 && isGridEnd(grid, index)) continue
    const has = width - row.missing + row.extra.length
    flaws.push({
      rule: 'ragged-row',
      side: place,
      line: row.line,
      table,
      key: keyOf(table, place, index),
      facts: '',
      message: `Row has ${counted(has, 'cell')}, header has ${width}; ${raggedHint(grid, index)}`,
    })
  }
  return flaws
}

/** A table in which no row has its last cells follows a convention: one thing to say, and no news for each new row. */
function shorterThroughout(table: TableDiff, {raw, rows, header}: Grid, side: Place): Flaw | undefined {
  if (rows < 2) return undefined
  const {missing} = raw.rows.get(0)!
  const all = Array.from({length: rows}, (_, row) => row)
  if (missing === 0 || !all.every(row => !raw.rows.fits(row) && raw.rows.get(row)!.missing === missing))
    return undefined
  return {
    rule: 'ragged-row',
    side,
    line: raw.line,
    table,
    rows: all.map(row => raw.rows.get(row)!.line),
    facts: `each ${missing}`,
    message: `Every row has ${counted(header.length - missing, 'cell')}, header has ${header.length}; add the missing cells, or remove the empty columns from the header`,
  }
}

/** The last row of an HTML table, which lays out pictures and people as well: a gallery need not come out even. */
function isGridEnd({raw}: Grid, row: number): boolean {
  return raw.syntax === 'html' && row === raw.rows.length - 1
}

/** What is no row to other readers: an end of a container, kramdown's attributes, a caption, an id to link to. */
const BELOW_TABLE = /^(?::::|\{:|: |\^[\w-]+$)/

function raggedHint({raw}: Grid, row: number): string {
  const {missing, cells} = raw.rows.get(row)!
  if (missing === 0) return 'escape literal pipes as `\\|`, even in code'
  if (missing === cells.length - 1 && BELOW_TABLE.test(cells[0]!.source))
    return 'write a blank line above it where it belongs to no table'
  const above = raw.rows.get(row - 1)?.source
  const goesOn = above !== undefined && raw.syntax === 'gfm' && missing === cells.length - 1 && !/\|\s*$/.test(above)
  return goesOn ? 'if this line continues the cell above, write `<br>` for the line break' : 'add the missing cells'
}

function duplicateKeys(table: TableDiff, place: Place): Flaw[] {
  const grid = table[place]!
  return table.duplicates.flatMap((duplicate): Flaw[] => {
    if (duplicate.side !== place || !isTelling(table, grid, duplicate.rows)) return []
    const lines = duplicate.rows.map(row => grid.line(row))
    const name = duplicate.key.map(cell => `\`${cell}\``).join(' / ')
    return [
      {
        rule: 'duplicate-key',
        side: place,
        line: lines.at(-1)!,
        table,
        key: duplicate.key,
        rows: lines,
        facts: '',
        message: `Key ${name} is used by ${lines.length} rows (lines ${lines.join(', ')}); make it unique`,
      },
    ]
  })
}

/**
 * Where a type declares the key, any repetition is wrong; elsewhere one that came between the two revisions, or rows that
 * are equal in every cell.
 */
function isTelling(table: TableDiff, grid: Grid, rows: readonly number[]): boolean {
  if (table.type.key.length > 0) return true
  const sides = new Set(table.duplicates.map(duplicate => duplicate.side))
  if (table.old && table.new && sides.size === 1) return true
  const texts = new Set(rows.map(row => JSON.stringify(grid.header.map((_, column) => grid.text(row, column)))))
  return texts.size < rows.length
}

function typingLost(table: TableDiff, place: Place, types: readonly TableType[]): Flaw[] {
  const grid = table[place]!
  const other = table[place === 'old' ? 'new' : 'old']
  if (!other || table.type.key.length === 0) return []
  if (recognise(grid.raw, undefined, types)?.id === table.type.id) return []
  return [
    {
      rule: 'typing-lost',
      side: place,
      line: grid.raw.line,
      table,
      facts: '',
      message: `Table is no longer recognised as ${table.type.id}, which needs the columns ${table.type.key.join(', ')}; restore its heading or titles, or declare its type in the config`,
    },
  ]
}

function cappedSearch(table: TableDiff, place: Place): Flaw[] {
  if (place === 'old' || !table.capped) return []
  return [
    {
      rule: 'search-capped',
      side: 'new',
      line: table.new!.raw.line,
      table,
      facts: '',
      message:
        'Too many rows changed to check every possible rename; some renamed rows may be listed as removed and added',
    },
  ]
}
