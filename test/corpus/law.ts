/**
 * The law that every report obeys (docs/design.md, "The law it obeys"), with rows read by another parser: over matched
 * columns, old rows − every old side + every new side = new rows, and each row stands on a side of one finding at most.
 * So it is with headings.
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
  const sides = {old: new Map<TableReport, RowSide[]>(), new: new Map<TableReport, RowSide[]>()}
  const byId = new Map(report.tables.map(table => [table.id, table]))
  for (const table of report.tables) {
    for (const finding of table.findings) {
      push(sides.old, fromTable(finding, table, byId), finding.old)
      push(sides.new, table, finding.new)
    }
    push(
      sides.old,
      table,
      table.restated.map(pair => pair.old),
    )
    push(
      sides.new,
      table,
      table.restated.map(pair => pair.new),
    )
  }
  faults.push(...headingFaults(report))
  const judge = (one: Claimed) => balance(one, sides.old.get(one.table) ?? [], sides.new.get(one.table) ?? [])
  for (const one of claim(report.tables, old, next, faults, judge)) faults.push(...judge(one))
  return faults
}

/** Headings before − removed sections and those in them + added ones = headings after. */
function headingFaults({sections, findings, status}: DocumentReport): string[] {
  if (!sections || status === 'added' || status === 'removed') return []
  const count = (action: Finding['action']) =>
    findings
      .filter(finding => finding.subject === 'section' && finding.action === action)
      .reduce((sum, {holds}) => sum + 1 + (holds?.sections ?? 0), 0)
  const left = sections.old - count('removed') + count('added') - sections.new
  return left === 0 ? [] : [`${left} headings are not accounted for`]
}

function push(map: Map<TableReport, RowSide[]>, table: TableReport, sides: readonly RowSide[]): void {
  map.set(table, [...(map.get(table) ?? []), ...sides])
}

function fromTable(finding: Finding, table: TableReport, byId: ReadonlyMap<string, TableReport>): TableReport {
  return (finding.fromTable === undefined ? undefined : byId.get(finding.fromTable)) ?? table
}

/**
 * Gives every table of the report its tables as the other parser read them, and complains of those left over. Of tables
 * with one heading and header it is those that obey the law: a report does not say where a table stands.
 */
function claim(
  tables: readonly TableReport[],
  old: readonly ReadTable[],
  next: readonly ReadTable[],
  faults: string[],
  judge: (one: Claimed) => readonly string[],
): Claimed[] {
  const left = {old: [...old], new: [...next]}
  const fitting = (side: 'old' | 'new', table: TableReport): (ReadTable | undefined)[] => {
    if (table.status === (side === 'old' ? 'added' : 'removed')) return [undefined]
    const heading = side === 'old' ? (table.previousHeading ?? table.heading) : table.heading
    const found = left[side].filter(
      read =>
        same(read.trail, heading) &&
        same(read.header.map(named), table.columns[side]) &&
        read.rows.length === table.rows[side],
    )
    if (found.length > 0) return found
    faults.push(
      `${table.id}: no ${side} table ${heading.join(' > ')} | ${table.columns[side].join(' | ')} with ${table.rows[side]} rows`,
    )
    return [undefined]
  }
  const claimed = tables.map(table => {
    const [olds, nexts] = [fitting('old', table), fitting('new', table)]
    const all = olds.flatMap(before => nexts.map((after): Claimed => ({table, old: before, next: after})))
    const one = all.length === 1 ? all[0]! : (all.find(each => judge(each).length === 0) ?? all[0]!)
    left.old = left.old.filter(read => read !== one.old)
    left.new = left.new.filter(read => read !== one.next)
    return one
  })
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
