import type {CellFault, Fault, RawDocument, TableType, Value} from '../model.ts'
import {recognise} from '../tables/index.ts'
import type {Flaw, TableDiff} from './define.ts'
import type {Grid} from './grid.ts'

type Place = 'old' | 'next'

/** What is wrong inside one document of the comparison, in source order. `tables` are all of its tables. */
export function findFlaws(
  document: RawDocument,
  place: Place,
  tables: readonly TableDiff[],
  types: readonly TableType[],
): Flaw[] {
  const own = tables.filter(table => table[place])
  const flaws = [
    ...document.faults.map(fault => documentFlaw(document, fault, place, own)),
    ...own.flatMap(table => [
      ...raggedRows(table, place),
      ...duplicateKeys(table, place),
      ...unreadableCells(table, place),
      ...undeclaredReferences(table, place, own),
      ...typingLost(table, place, types),
      ...cappedSearch(table, place),
    ]),
  ]
  return flaws.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0))
}

function sideOf(place: Place): 'old' | 'new' {
  return place === 'old' ? 'old' : 'new'
}

/** A row's key as the new side names it, so that a flaw of a renamed row is still the same flaw. */
function keyOf(table: TableDiff, place: Place, row: number): readonly string[] {
  if (place === 'next') return table.nextKeys(row)
  return table.renamedKeys.get(row) ?? table.oldKeys(row)
}

function documentFlaw(document: RawDocument, fault: Fault, place: Place, tables: readonly TableDiff[]): Flaw {
  const raw = fault.table === undefined ? undefined : document.tables[fault.table]
  const table = tables.find(candidate => candidate[place]!.raw === raw)
  return {
    rule: fault.rule,
    side: sideOf(place),
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
  return grid.raw.rows.flatMap((row, index): Flaw[] => {
    if (row.missing === 0 && row.extra.length === 0) return []
    const has = width - row.missing + row.extra.length
    return [
      {
        rule: 'ragged-row',
        side: sideOf(place),
        line: row.line,
        table,
        key: keyOf(table, place, index),
        facts: '',
        message: `Unexpected number of cells in a row, ${has} under a header of ${width}: ${raggedHint(row.missing)}`,
      },
    ]
  })
}

function raggedHint(missing: number): string {
  return missing > 0 ? 'add the missing cells' : 'a pipe that belongs to a cell is written `\\|`, also in a code span'
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
        side: sideOf(place),
        line: lines.at(-1)!,
        table,
        key: duplicate.key,
        rows: lines,
        facts: '',
        message: `The key ${name} stands in ${lines.length} rows (lines ${lines.join(', ')}), expected one: make it unique`,
      },
    ]
  })
}

/** Where a type declares the key, any repetition is wrong; elsewhere only rows that are equal in every cell. */
function isTelling(table: TableDiff, grid: Grid, rows: readonly number[]): boolean {
  if (table.type.key.length > 0) return true
  const texts = new Set(rows.map(row => JSON.stringify(grid.header.map((_, column) => grid.text(row, column)))))
  return texts.size < rows.length
}

function unreadableCells(table: TableDiff, place: Place): Flaw[] {
  const grid = table[place]!
  const columns = grid.header.flatMap((_, column) => (grid.columnType(column).kind.faultless ? [] : [column]))
  const known = grid.header.map(() => new Map<string, NonNullable<Value['faults']>>())
  const flaws: Flaw[] = []
  if (columns.length === 0) return flaws
  // Row by row: a row's cells are kept only until the next row is asked for its own.
  for (const [index, row] of grid.raw.rows.entries()) {
    const {cells} = row
    for (const column of columns) {
      const cell = cells[column]!
      const {source} = cell
      let faults = known[column]!.get(source)
      if (faults === undefined) {
        faults = grid.value(index, column).faults ?? []
        known[column]!.set(source, faults)
      }
      for (const fault of faults) flaws.push(unreadable(table, place, index, column, fault))
    }
  }
  return flaws
}

function unreadable(table: TableDiff, place: Place, row: number, column: number, fault: CellFault): Flaw {
  const grid = table[place]!
  const cell = grid.cell(row, column)
  return {
    rule: fault.rule,
    side: sideOf(place),
    line: cell.line,
    column: cell.column + (fault.offset ?? 0),
    table,
    key: keyOf(table, place, row),
    facts: grid.header[column]!,
    message: fault.message,
  }
}

function undeclaredReferences(table: TableDiff, place: Place, tables: readonly TableDiff[]): Flaw[] {
  const grid = table[place]!
  return grid.header.flatMap((title, column): Flaw[] => {
    const referred = grid.columnType(column).references
    const target = tables.find(candidate => candidate.type.id === referred)
    if (!referred || !target) return []
    const declared = declaredKeys(target, place)
    const missing = new Map<string, number[]>()
    const known = new Map<string, string[]>()
    for (let row = 0; row < grid.rows; row++) {
      const {source} = grid.cell(row, column)
      let lacking = known.get(source)
      if (lacking === undefined) {
        lacking = members(grid, row, column).filter(member => !declared.has(member))
        known.set(source, lacking)
      }
      for (const member of lacking) {
        const lines = missing.get(member)
        if (lines) lines.push(grid.line(row))
        else missing.set(member, [grid.line(row)])
      }
    }
    return [...missing].map(([member, lines]) => ({
      rule: 'undeclared-reference',
      side: sideOf(place),
      line: lines[0]!,
      table,
      key: [member],
      rows: lines,
      facts: title,
      target: referred,
      message: `\`${member}\` is listed under ${title} in ${countOf(lines.length, table.type.noun)} but not declared in ${target.id}: declare it or take it out`,
    }))
  })
}

export function countOf(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}

function declaredKeys(target: TableDiff, place: Place): Set<string> {
  const keys = place === 'old' ? target.oldKeys : target.nextKeys
  return new Set(Array.from({length: target[place]!.rows}, (_, row) => keys(row).join(' / ')))
}

/** Members of a set as its kind states them in the facts document. */
function members(grid: Grid, row: number, column: number): string[] {
  const type = grid.columnType(column)
  const facts = type.kind.facts(grid.value(row, column))
  return facts !== null && typeof facts === 'object' && !Array.isArray(facts) ? Object.keys(facts) : []
}

function typingLost(table: TableDiff, place: Place, types: readonly TableType[]): Flaw[] {
  const grid = table[place]!
  const other = table[place === 'old' ? 'next' : 'old']
  if (!other || table.type.key.length === 0) return []
  if (recognise(grid.raw, undefined, types)?.id === table.type.id) return []
  return [
    {
      rule: 'typing-lost',
      side: sideOf(place),
      line: grid.raw.line,
      table,
      facts: '',
      message: `The table is no longer recognised as ${table.type.id} by itself, expected the columns ${table.type.key.join(', ')}: restore heading or titles, or declare the type in the config`,
    },
  ]
}

function cappedSearch(table: TableDiff, place: Place): Flaw[] {
  if (place === 'old' || !table.capped) return []
  return [
    {
      rule: 'search-capped',
      side: 'new',
      line: table.next!.raw.line,
      table,
      facts: '',
      message: 'Too many rows came and went to look for every rename: some renamed rows may be told as removed and added',
    },
  ]
}
