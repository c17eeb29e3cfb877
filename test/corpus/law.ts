/**
 * The law that every report obeys (DESIGN "The law it obeys"), with rows read by another parser: over matched
 * columns, old rows − every old side + every new side = new rows, and each row stands on a side of one finding at most.
 */
import type {DocumentReport, Finding, RowSide, TableReport} from '../../src/model.ts'
import type {ReadTable} from './reader.ts'

interface Claimed {
  table: TableReport
  old: ReadTable | undefined
  next: ReadTable | undefined
}

/** What breaks the law in a report on a document with these tables; empty where nothing does. */
export function lawFaults(report: DocumentReport, old: readonly ReadTable[], next: readonly ReadTable[]): string[] {
  const faults: string[] = []
  const claimed = claim(report.tables, old, next, faults)
  const removedSides = new Map<TableReport, RowSide[]>()
  const addedSides = new Map<TableReport, RowSide[]>()
  const byId = new Map(report.tables.map(table => [table.id, table]))
  for (const {table} of claimed) {
    for (const finding of table.findings) {
      push(removedSides, fromTable(finding, table, byId), finding.old)
      push(addedSides, table, finding.new)
    }
    push(
      removedSides,
      table,
      table.restated.map(pair => pair.old),
    )
    push(
      addedSides,
      table,
      table.restated.map(pair => pair.new),
    )
  }
  for (const one of claimed)
    faults.push(...balance(one, removedSides.get(one.table) ?? [], addedSides.get(one.table) ?? []))
  return faults
}

function push(map: Map<TableReport, RowSide[]>, table: TableReport, sides: readonly RowSide[]): void {
  map.set(table, [...(map.get(table) ?? []), ...sides])
}

function fromTable(finding: Finding, table: TableReport, byId: ReadonlyMap<string, TableReport>): TableReport {
  return (finding.fromTable === undefined ? undefined : byId.get(finding.fromTable)) ?? table
}

/** Gives every table of the report its tables as the other parser read them, and complains of those left over. */
function claim(
  tables: readonly TableReport[],
  old: readonly ReadTable[],
  next: readonly ReadTable[],
  faults: string[],
): Claimed[] {
  const left = {old: [...old], new: [...next]}
  const take = (side: 'old' | 'new', table: TableReport): ReadTable | undefined => {
    const heading = side === 'old' ? (table.previousHeading ?? table.heading) : table.heading
    const index = left[side].findIndex(
      read =>
        same(read.trail, heading) &&
        same(read.header.map(named), table.columns[side]) &&
        read.rows.length === table.rows[side],
    )
    if (index < 0) {
      faults.push(
        `${table.id}: no ${side} table ${heading.join(' > ')} | ${table.columns[side].join(' | ')} with ${table.rows[side]} rows`,
      )
      return undefined
    }
    return left[side].splice(index, 1)[0]
  }
  const claimed = tables.map(table => ({
    table,
    old: table.status === 'added' ? undefined : take('old', table),
    next: table.status === 'removed' ? undefined : take('new', table),
  }))
  for (const side of ['old', 'new'] as const) {
    for (const read of left[side])
      faults.push(`${side} table at line ${read.line} (${read.rows.length} rows) is not in the report`)
  }
  return claimed
}

function balance({table, old, next}: Claimed, gone: readonly RowSide[], came: readonly RowSide[]): string[] {
  const whole = old === undefined || next === undefined
  const columns = whole
    ? ((old ?? next)?.header.map((_, index) => [index, index] as const) ?? [])
    : table.columns.matched
  const balance = new Map<string, number>()
  const count = (cells: readonly string[], side: 0 | 1, by: number) => {
    const row = columns.map(pair => cells[pair[side]] ?? '').join(' ¦ ')
    balance.set(row, (balance.get(row) ?? 0) + by)
  }
  for (const row of old?.rows ?? []) count(row.cells, 0, 1)
  for (const side of gone) count(side.text, 0, -1)
  for (const side of came) count(side.text, 1, 1)
  for (const row of next?.rows ?? []) count(row.cells, 1, -1)
  const faults = [...balance]
    .filter(([, rest]) => rest !== 0)
    .map(([row, rest]) => `${table.id}: ${rest > 0 ? '+' : ''}${rest} of ${row}`)
  return [...faults, ...twice(table, 'old', gone), ...twice(table, 'new', came)]
}

function twice(table: TableReport, name: string, sides: readonly RowSide[]): string[] {
  const lines = sides.map(side => side.line)
  // Several rows of an HTML table may share a line.
  if (table.syntax === 'html') return []
  return lines
    .filter((line, index) => lines.indexOf(line) !== index)
    .map(line => `${table.id}: the ${name} row at line ${line} stands on two sides`)
}

/** A title names its column without the marks of its notes. */
function named(title: string): string {
  return title.replace(/\[\^[^\]\s]+\]/g, '').trim()
}

function same(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((text, index) => text === right[index])
}
