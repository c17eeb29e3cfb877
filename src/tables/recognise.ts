/** Telling a table's type from its heading and titles. */
import type {RawTable, TableType} from '../model.ts'
import {titleKey} from './cell-text.ts'

const columnsByTitle = new WeakMap<RawTable, ReadonlyMap<string, number>>()

/** Column indices by title as types are recognised by it; of equal titles the first. */
export function columnIndex(table: RawTable): ReadonlyMap<string, number> {
  const known = columnsByTitle.get(table)
  if (known !== undefined) return known
  const index = new Map<string, number>()
  table.header.forEach((cell, column) => {
    const title = titleKey(cell.visible)
    if (!index.has(title)) index.set(title, column)
  })
  columnsByTitle.set(table, index)
  return index
}

/** Whether the last heading above the table is this one, whatever its case. */
export function headingIs(table: RawTable, heading: string): boolean {
  return titleKey(table.heading.at(-1) ?? '') === titleKey(heading)
}

/** Whether the table has all of these columns. */
export function hasColumns(table: RawTable, columns: readonly string[]): boolean {
  const titles = columnIndex(table)
  return columns.every(column => titles.has(titleKey(column)))
}

/**
 * Whether a table is of a type by its own rule or, without one, has the key columns and either the type's heading or
 * at least half of its other columns.
 */
export function isOfType(table: RawTable, type: TableType): boolean {
  if (type.matches !== undefined) return type.matches(table)
  if (!hasColumns(table, type.key)) return false
  if (type.heading !== undefined && headingIs(table, type.heading)) return true
  const titles = columnIndex(table)
  const others = otherTitles(type)
  let found = 0
  for (const title of others) if (titles.has(title)) found++
  return found > 0 && found * 2 >= others.length
}

const othersByType = new WeakMap<TableType, readonly string[]>()

/** Titles of a type's columns outside its key. */
function otherTitles(type: TableType): readonly string[] {
  const known = othersByType.get(type)
  if (known !== undefined) return known
  const keys = new Set(type.key.map(titleKey))
  const others = type.columns.map(column => titleKey(column.title)).filter(title => !keys.has(title))
  othersByType.set(type, others)
  return others
}
