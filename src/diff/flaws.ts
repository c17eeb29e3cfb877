import type {Fault, RawDocument, TableType, Value} from '../model.ts'
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
  const columns = grid.header.map((_, column) => column).filter(column => grid.columnType(column).kind.id !== 'text')
  const known = new Map<string, Value['faults']>()
  return columns.flatMap(column =>
    grid.raw.rows.flatMap((row, index): Flaw[] => {
      const cell = row.cells[column]!
      const memo = `${column} ${cell.source}`
      if (!known.has(memo)) known.set(memo, grid.value(index, column).faults)
      return (known.get(memo) ?? []).map(fault => ({
        rule: fault.rule,
        side: sideOf(place),
        line: cell.line,
        column: cell.column + (fault.offset ?? 0),
        table,
        key: keyOf(table, place, index),
        facts: grid.header[column]!,
        message: fault.message,
      }))
    }),
  )
}

function undeclaredReferences(table: TableDiff, place: Place, tables: readonly TableDiff[]): Flaw[] {
  const grid = table[place]!
  return grid.header.flatMap((title, column): Flaw[] => {
    const referred = grid.columnType(column).references
    const target = tables.find(candidate => candidate.type.id === referred)
    if (!referred || !target) return []
    const declared = declaredKeys(target, place)
    const missing = new Map<string, number[]>()
    for (let row = 0; row < grid.rows; row++) {
      for (const member of members(grid, row, column)) {
        if (!declared.has(member)) missing.set(member, [...(missing.get(member) ?? []), grid.line(row)])
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
