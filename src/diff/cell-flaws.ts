import type {Cell, CellFault} from '../model.ts'
import {dataKey} from '../tables/exact.ts'
import type {Flaw, TableDiff} from './define.ts'
import type {Grid} from './grid.ts'
import {keyOf, type Place, sideOf} from './places.ts'

/**
 * Cells that are not what their column promises, and references to what no table declares. Rows are gone through
 * once, since a row keeps its cells only until the next one is asked; a source that was seen before is not read again.
 * Where nothing is wrong in the old table, new rows that are alike to old ones are not looked at.
 *
 * @param tables all tables of the comparison
 */
export function cellFlaws(table: TableDiff, tables: readonly TableDiff[]): Record<Place, Flaw[]> {
  const old = checksOf(table, 'old', tables)
  const next = checksOf(table, 'next', tables)
  if (old.length > 0) look(table.old!, old)
  const isSound =
    old.every(check => check.flaws().length === 0) && next.every((check, index) => !check.isStricterThan(old[index]))
  if (next.length > 0) look(table.next!, next, isSound ? table.alike : undefined)
  return {old: old.flatMap(check => check.flaws()), next: next.flatMap(check => check.flaws())}
}

interface Check {
  look(row: number, cells: readonly Cell[]): void
  flaws(): Flaw[]
  /** Whether it may find fault with a cell that this check of the other side found none with. */
  isStricterThan(other: Check | undefined): boolean
}

function checksOf(table: TableDiff, place: Place, tables: readonly TableDiff[]): Check[] {
  const grid = table[place]
  if (!grid) return []
  return grid.header.flatMap((_, column): Check[] => {
    const readable = grid.columnType(column).kind.faultless ? [] : [new Readable(table, place, column)]
    const references = References.of(table, place, column, tables)
    return references ? [...readable, references] : readable
  })
}

/** @param alike old rows by new row where both say the same in the same columns; below 0 for others */
function look(grid: Grid, checks: readonly Check[], alike?: Int32Array): void {
  for (const [row, raw] of grid.raw.rows.entries()) {
    if (alike && alike[row]! >= 0) continue
    const {cells} = raw
    for (const check of checks) check.look(row, cells)
  }
}

/** Reads the cells of one column for their faults. */
class Readable implements Check {
  private readonly grid: Grid
  private readonly known = new Map<string, readonly CellFault[]>()
  private readonly found: Flaw[] = []
  private readonly table: TableDiff
  private readonly place: Place
  private readonly column: number

  constructor(table: TableDiff, place: Place, column: number) {
    this.grid = table[place]!
    this.table = table
    this.place = place
    this.column = column
  }

  look(row: number, cells: readonly Cell[]): void {
    const cell = cells[this.column]!
    const {source} = cell
    const {kind} = this.grid.columnType(this.column)
    // An anchor that is no fact stands in a cell that was surely read.
    if (kind.anchorsAside?.(source)) return
    let faults = this.known.get(source)
    if (faults === undefined) {
      faults = (kind.faults ? kind.faults(cell) : this.grid.value(row, this.column).faults) ?? NONE
      this.known.set(source, faults)
    }
    for (const fault of faults) this.found.push(this.flaw(row, cell, fault))
  }

  flaws(): Flaw[] {
    return this.found
  }

  isStricterThan(): boolean {
    return false
  }

  private flaw(row: number, cell: Cell, fault: CellFault): Flaw {
    const {table, place} = this
    return {
      rule: fault.rule,
      side: sideOf(place),
      line: cell.line,
      column: cell.column + (fault.offset ?? 0),
      table,
      key: keyOf(table, place, row),
      facts: this.grid.header[this.column]!,
      message: fault.message,
    }
  }
}

const NONE: readonly CellFault[] = []

/** Collects members of one column that the table they refer to does not declare, with the lines that list them. */
class References implements Check {
  private readonly grid: Grid
  private readonly table: TableDiff
  private readonly place: Place
  private readonly column: number
  private readonly target: TableDiff
  private readonly declared: ReadonlySet<string>
  private readonly known = new Map<string, readonly string[]>()
  private readonly missing = new Map<string, number[]>()

  private constructor(table: TableDiff, place: Place, column: number, target: TableDiff) {
    this.grid = table[place]!
    this.table = table
    this.place = place
    this.column = column
    this.target = target
    this.declared = declaredKeys(target, place)
  }

  /** `undefined` where the column refers to nothing, or to a table that the document does not have. */
  static of(table: TableDiff, place: Place, column: number, tables: readonly TableDiff[]): References | undefined {
    const {references} = table[place]!.columnType(column)
    const target =
      references === undefined ? undefined : tables.find(({type, [place]: side}) => side && type.id === references)
    return target && new References(table, place, column, target)
  }

  look(row: number, cells: readonly Cell[]): void {
    const {source, line} = cells[this.column]!
    let lacking = this.known.get(source)
    if (lacking === undefined) {
      lacking = members(this.grid, row, this.column).filter(member => !this.declared.has(member))
      this.known.set(source, lacking)
    }
    for (const member of lacking) {
      const lines = this.missing.get(member)
      if (lines) lines.push(line)
      else this.missing.set(member, [line])
    }
  }

  isStricterThan(other: Check | undefined): boolean {
    return !(other instanceof References) || [...other.declared].some(key => !this.declared.has(key))
  }

  flaws(): Flaw[] {
    const title = this.grid.header[this.column]!
    return [...this.missing].map(([member, lines]) => ({
      rule: 'undeclared-reference',
      side: sideOf(this.place),
      line: lines[0]!,
      table: this.table,
      key: [member],
      rows: lines,
      facts: title,
      target: this.target.type.id,
      message: `\`${member}\` is listed under ${title} in ${countOf(lines.length, this.table.type.noun)} but not declared in ${this.target.id}: declare it or take it out`,
    }))
  }
}

function countOf(count: number, noun: string): string {
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
  return facts !== null && typeof facts === 'object' && !Array.isArray(facts) ? Object.keys(facts).map(dataKey) : []
}
