import type {Cell, CellFault} from '../../model.ts'
import {counted, grouped} from '../../text/count.ts'
import type {Flaw, TableDiff} from '../change.ts'
import type {Grid} from '../grid.ts'
import {keyOf, type Place} from './flaw-key.ts'

/**
 * Cells that are not what their column promises, and references to what no table declares. Rows are gone through
 * once, since a row keeps its cells only until the next one is asked; a source that was seen before is not read again.
 * Where nothing is wrong in the new table, old rows that are alike to new ones are not looked at.
 *
 * @param tables all tables of the comparison
 */
export function cellFlaws(table: TableDiff, tables: readonly TableDiff[]): Record<Place, Flaw[]> {
  const old = checksOf(table, 'old', tables)
  const next = checksOf(table, 'new', tables)
  if (next.length > 0) look(table.new!, next, knownSound(table, next))
  const isSound =
    next.every(check => check.flaws().length === 0) && old.every((check, index) => !check.isStricterThan(next[index]))
  if (old.length > 0) look(table.old!, old, isSound ? alikeRows(table) : undefined)
  return {old: old.flatMap(check => check.flaws()), new: next.flatMap(check => check.flaws())}
}

interface Check {
  readonly column: number
  /** @param cell the row's one in `column` */
  look(row: number, cell: Cell): void
  flaws(): Flaw[]
  /** Whether it may find fault with a cell that this check of the other side found none with. */
  isStricterThan(other: Check | undefined): boolean
  /** Whether a cell whose anchors were told to be no facts is sound: its kind has seen it (`Kind.anchorsAside`). */
  readonly trustsAside: boolean
}

/** New rows in which every cell that is checked was told to hold nothing but anchors that moved. */
function knownSound({alike}: TableDiff, checks: readonly Check[]): ((row: number) => boolean) | undefined {
  if (!alike || !checks.every(({trustsAside, column}) => trustsAside && column < 31)) return undefined
  const {moved} = alike
  const cells = checks.reduce((mask, {column}) => mask | (1 << column), 0)
  return row => (moved[row]! & cells) === cells
}

/** Old rows that a new one is alike to. */
function alikeRows({alike, old}: TableDiff): ((row: number) => boolean) | undefined {
  if (!alike) return undefined
  const seen = new Uint8Array(old!.rows)
  for (const row of alike.partners) if (row >= 0) seen[row] = 1
  return row => seen[row] === 1
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

function look(grid: Grid, checks: readonly Check[], skips: ((row: number) => boolean) | undefined): void {
  for (let row = 0; row < grid.rows; row++) {
    if (skips?.(row)) continue
    // By index: iterators make objects, and this is done for each row.
    for (let at = 0; at < checks.length; at++) {
      const check = checks[at]!
      check.look(row, grid.cell(row, check.column))
    }
  }
}

/** Reads the cells of one column for their faults. */
class Readable implements Check {
  readonly column: number
  readonly trustsAside = true
  private readonly grid: Grid
  private readonly known = new Map<string, readonly CellFault[]>()
  private readonly found: Flaw[] = []
  private readonly table: TableDiff
  private readonly place: Place

  constructor(table: TableDiff, place: Place, column: number) {
    this.grid = table[place]!
    this.table = table
    this.place = place
    this.column = column
  }

  look(row: number, cell: Cell): void {
    const {source} = cell
    const {kind} = this.grid.columnType(this.column)
    // An anchor that is no fact stands in a cell that was surely read.
    if (kind.anchorsAside === true || kind.anchorsAside?.(source)) return
    let faults = this.known.get(source)
    if (faults === undefined) {
      faults = (kind.faults ? kind.faults(cell) : this.grid.value(row, this.column).faults) ?? NONE
      this.known.set(source, faults)
    }
    if (faults.length > 0) for (const fault of faults) this.found.push(this.flaw(row, cell, fault))
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
      side: place,
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
  readonly column: number
  readonly trustsAside = false
  private readonly grid: Grid
  private readonly table: TableDiff
  private readonly place: Place
  private readonly target: TableDiff
  private readonly declared: ReadonlySet<string>
  private readonly known = new Map<string, readonly string[]>()
  private readonly missing = new Map<string, {row: number; line: number}[]>()

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

  look(row: number, {source, line}: Cell): void {
    let lacking = this.known.get(source)
    if (lacking === undefined) {
      lacking = members(this.grid, row, this.column).filter(member => !this.declared.has(member))
      this.known.set(source, lacking)
    }
    if (lacking.length === 0) return
    for (const member of lacking) {
      const places = this.missing.get(member)
      if (places) places.push({row, line})
      else this.missing.set(member, [{row, line}])
    }
  }

  isStricterThan(other: Check | undefined): boolean {
    return !(other instanceof References) || [...other.declared].some(key => !this.declared.has(key))
  }

  flaws(): Flaw[] {
    const title = this.grid.header[this.column]!
    return [...this.missing].map(([member, places]) => ({
      rule: 'undeclared-reference',
      side: this.place,
      line: places[0]!.line,
      table: this.table,
      key: [member],
      rows: places.map(({line}) => line),
      facts: title,
      target: this.target.type.id,
      message: `\`${member}\` is listed under ${title} in ${this.rowsText(places)} but not declared in ${this.target.id}; declare it or remove it`,
    }))
  }

  /** `37 routes (decode_dense_cache, decode_dense_reference, decode_e4m3 and 34 more)`. */
  private rowsText(places: readonly {row: number}[]): string {
    const names = places.slice(0, NAMED).map(({row}) => keyOf(this.table, this.place, row).join(' / '))
    const more = places.length > NAMED ? ` and ${grouped(places.length - NAMED)} more` : ''
    return `${counted(places.length, this.table.type.noun)} (${names.join(', ')}${more})`
  }
}

/** So many rows are named. */
const NAMED = 3

function declaredKeys(target: TableDiff, place: Place): Set<string> {
  const keys = place === 'old' ? target.oldKeys : target.newKeys
  return new Set(Array.from({length: target[place]!.rows}, (_, row) => keys(row).join(' / ')))
}

/** What a cell lists, as its kind reads it. */
function members(grid: Grid, row: number, column: number): readonly string[] {
  return grid.columnType(column).kind.members?.(grid.value(row, column)) ?? []
}
