import {type Columns, columnsOf} from './columns-by-title.ts'
import {type Key, withNames} from './key.ts'
import type {Identity} from './row-identity.ts'
import {type Reader, range} from './table-view.ts'
import {words} from './word-likeness.ts'

/** A key with the account of columns that it goes with. */
export interface KeyedColumns {
  columns: Columns
  key: Key
}

/** Columns that one may have been cut into. */
const PARTS = [2, 3]
/** Leading columns that may have been cut, or be pieces. */
const REACH = 3
/** Longer tables are not searched: each try reads several columns of every row. */
const ROWS = 20_000

/**
 * Finds a key column that was split into neighbouring columns of the other table, or joined from them: its cells hold
 * the words of theirs, in order. The columns themselves then count as removed and added, not as changed in every row.
 */
export function joinedKeys(old: Reader, next: Reader, columns: Columns): KeyedColumns[] {
  const widths = [old.view.header.length, next.view.header.length] as const
  const found: KeyedColumns[] = []
  if (Math.max(old.rows, next.rows) > ROWS) return found
  const speaks = (table: Reader, column: number) =>
    range(table.rows).filter(row => words(table.text(row, column)).length > 0).length * 2 > table.rows
  for (const count of PARTS) {
    for (let one = 0; one < Math.min(widths[0], REACH); one++) {
      for (let start = 0; start + count <= Math.min(widths[1], REACH); start++) {
        const parts = run(start, count)
        if (parts.some(part => columns.added.includes(part)) && parts.every(part => speaks(next, part)))
          found.push(joined(old, next, columns, new Array(count).fill(one), parts))
      }
    }
    for (let one = 0; one < Math.min(widths[1], REACH); one++) {
      for (let start = 0; start + count <= Math.min(widths[0], REACH); start++) {
        const parts = run(start, count)
        if (parts.some(part => columns.removed.includes(part)) && parts.every(part => speaks(old, part)))
          found.push(joined(old, next, columns, parts, new Array(count).fill(one)))
      }
    }
  }
  return found
}

function run(start: number, count: number): number[] {
  return Array.from({length: count}, (_, index) => start + index)
}

function joined(old: Reader, next: Reader, columns: Columns, before: number[], after: number[]): KeyedColumns {
  const kept = columns.matched.filter(([from, to]) => !before.includes(from) && !after.includes(to))
  const rows = {old: wordIdentity(old, [...new Set(before)]), new: wordIdentity(next, [...new Set(after)])}
  return {
    columns: columnsOf(old.view.header.length, next.view.header.length, kept),
    key: withNames({old, new: next, matched: kept}, {old: before, new: after, carried: []}, rows),
  }
}

/** Identity by the words of some columns taken together. */
function wordIdentity(table: Reader, columns: readonly number[]): Identity {
  const cells = (row: number) => columns.map(column => table.text(row, column))
  return {
    cells,
    key: row => words(cells(row).join(' ')).join(' '),
    context: () => '',
    anonymous: row => cells(row).every(cell => cell === ''),
    leads: () => true,
  }
}
