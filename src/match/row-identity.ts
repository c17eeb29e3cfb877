import {type Continuation, continuations} from './continuation.ts'
import type {Reader} from './table-view.ts'

/**
 * What identifies each row of one table under a choice of key columns, with what a row takes from rows above it:
 * a *continuation* row, whose leading key cells are left out, has those of the row above, in columns that do so
 * throughout; a *sub-header* row, of which only the first cell is filled, is part of the identity of the rows that
 * follow it.
 */
export interface Identity {
  /** Key cells of a row, inherited ones filled in, without sub-header. */
  cells(row: number): string[]
  /** The same as one string; equal strings are equal keys. */
  key(row: number): string
  /** Text of the sub-header above the row, `''` where there is none. */
  context(row: number): string
  /** Whether the row has no key cell of its own. */
  anonymous(row: number): boolean
  /** Whether the row writes its first key cell, and takes it from no row above. */
  leads(row: number): boolean
}

/** Stands between the cells of a key in one string; no Markdown cell can hold it, since NUL is never kept. */
const BETWEEN = '\u0000'

/**
 * @param columns the key's
 * @param body columns that both tables have: one that came or went must not fill blank rows and sub-headers
 * @param carries of each key column whether an empty cell has what stands above
 */
export function identity(
  table: Reader,
  columns: readonly number[],
  body: readonly number[],
  carries: readonly boolean[],
): Identity {
  const keys = keysOf(table, columns, body, carries)
  const isNameless = (row: number) => columns.every(column => table.text(row, column) === '')
  let contexts: string[] | undefined
  return {
    key: row => keys[row] as string,
    cells: row => (keys[row] as string).split(BETWEEN),
    context: row => {
      contexts ??= subHeaders(table, body)
      return contexts[row] as string
    },
    anonymous: row => isNameless(row) && !isHeading(table, row, body),
    leads: row => columns.length > 0 && table.text(row, columns[0]!) !== '',
  }
}

/**
 * The same, but that a row which alone writes its first cell, in both tables, is called by that: one row that goes on
 * with the row above changes no other row's key.
 */
export function underFirstCell(
  rows: {readonly old: Identity; readonly new: Identity},
  oldRows: number,
  newRows: number,
): {old: Identity; new: Identity} {
  const repeated = new Set<string>()
  for (const [side, count] of [
    [rows.old, oldRows],
    [rows.new, newRows],
  ] as const) {
    const seen = new Set<string>()
    for (let row = 0; row < count; row++) {
      if (!side.leads(row)) continue
      const name = side.cells(row)[0]!
      if (seen.has(name)) repeated.add(name)
      seen.add(name)
    }
  }
  const short = (side: Identity): Identity => {
    const cells = (row: number) => {
      const own = side.cells(row)
      return side.leads(row) && !repeated.has(own[0]!) ? own.slice(0, 1) : own
    }
    return {...side, cells, key: row => cells(row).join(BETWEEN)}
  }
  return {old: short(rows.old), new: short(rows.new)}
}

/** How each key column of a table goes on from row to row. */
export function continuationsOf(table: Reader, columns: readonly number[], body: readonly number[]): Continuation[] {
  return continuations(table, columns, row => headOf(table, columns, row, body))
}

/** What a row without a first name puts above the next, where it goes on with nothing: a heading its text, a blank one nothing. */
function headOf(table: Reader, columns: readonly number[], row: number, body: readonly number[]): string | undefined {
  if (isBlank(table, row, body)) return ''
  const isNameless = columns.every(column => table.text(row, column) === '')
  return isNameless && isHeading(table, row, body) ? table.text(row, body[0] as number) : undefined
}

function keysOf(
  table: Reader,
  columns: readonly number[],
  body: readonly number[],
  carries: readonly boolean[],
): string[] {
  const keys = new Array<string>(table.rows)
  let above: readonly string[] = []
  for (let row = 0; row < table.rows; row++) {
    const own = columns.map(column => table.text(row, column))
    const head = own[0] === '' ? headOf(table, columns, row, body) : undefined
    if (head !== undefined) own[0] = head
    else inherit(own, above, carries)
    above = own
    keys[row] = own.join(BETWEEN)
  }
  return keys
}

/** Fills the leading run of empty cells from the row above, as far as the columns carry on. */
function inherit(own: string[], above: readonly string[], carries: readonly boolean[]): void {
  for (let at = 0; at < own.length && own[at] === '' && carries[at]; at++) own[at] = above[at] ?? ''
}

function isBlank(table: Reader, row: number, body: readonly number[]): boolean {
  return body.every(column => table.text(row, column) === '')
}

/** Fewer columns than this, and a row with one filled cell is a row without a description, unless the cell is bold. */
const SUB_HEADER_WIDTH = 3
const BOLD = /^\s*(?:\|\s*)?(?:\*\*|__|<b>|<strong>)/i

function subHeaders(table: Reader, body: readonly number[]): string[] {
  const contexts = new Array<string>(table.rows).fill('')
  if (body.length < 2) return contexts
  const narrow = body.length < SUB_HEADER_WIDTH
  const whole = body.length === table.view.header.length
  let current = ''
  for (let row = 0; row < table.rows; row++) {
    const source = table.view.source(row)
    const may = (!whole || mayHoldOneCell(source)) && (!narrow || BOLD.test(source))
    if (may && isSubHeader(table, row, body)) current = table.text(row, body[0] as number)
    else contexts[row] = current
  }
  return contexts
}

/** Whether a row without a key cell of its own is a sub-header: it continues nothing, and its text names it. */
function isHeading(table: Reader, row: number, body: readonly number[]): boolean {
  if (!isSubHeader(table, row, body)) return false
  return body.length >= SUB_HEADER_WIDTH || (body.length === 2 && BOLD.test(table.view.source(row)))
}

function isSubHeader(table: Reader, row: number, body: readonly number[]): boolean {
  return body.every((column, index) => (table.text(row, column) !== '') === (index === 0))
}

/** Looks at the source first, so that a long table's cells are not all read for it; HTML rows have to be read. */
function mayHoldOneCell(source: string): boolean {
  const row = source.trimStart()
  if (row.startsWith('<')) return true
  const end = row.indexOf('|', row.startsWith('|') ? 1 : 0)
  return end < 0 || /^[\s|]*$/.test(row.slice(end))
}
