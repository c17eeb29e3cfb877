import type {ColumnType, RawTable, TableType} from '../../model.ts'
import {titleKey} from '../cell-text.ts'
import {columnTypeFrom} from '../declared.ts'
import {genericColumn} from '../generic.ts'
import {markOf, rankOf} from '../kinds/marks.ts'
import {columnIndex} from '../recognise.ts'
import {evidenceOf, isOtherFlag, type Place} from '../support-column.ts'
import type {TableExample} from '../table-type.ts'

/** A type whose columns are known only once its table is: `shaped` gives the type of one pair of tables. */
export interface ShapedType extends TableType {
  readonly shaped: (old: RawTable | undefined, next: RawTable | undefined) => TableType
  readonly example: TableExample
}

/**
 * Tables whose cells say how far a row is supported by each column. Recognised by their cells: emoji in at least half
 * of the columns after the first, or nothing but marks and words such as `yes` in all of them, or versions in all of
 * them with a `no` among those of one.
 */
export const supportMatrix: ShapedType = {
  id: 'support-matrix',
  noun: 'row',
  key: [],
  columns: [],
  covers: {by: [], of: 'columns', without: [], reserve: [], noun: 'column'},
  matches: isSupportMatrix,
  shaped,
  get example() {
    return {
      heading: 'Operations',
      header: ['Operation', 'CPU', 'CUDA', 'Metal', 'Vulkan'],
      old: ['ADD', '✅', '✅\ufe0e', '🟡', '❌'],
      new: ['ADD', '❌', '✅', '✅', '[❌](gh-issue:1)'],
      changes: {CPU: 'capability narrowed', Metal: 'capability widened', 'Vulkan/links': 'location'},
    }
  },
}

function isSupportMatrix(table: RawTable): boolean {
  const width = table.header.length - 1
  if (width < 1) return false
  let emoji = 0
  let missed = 0
  let words = 0
  let dated = 0
  for (let column = 1; column <= width; column++) {
    const evidence = evidenceOf({table, column})
    if (evidence.emoji) emoji++
    else if (evidence.support && !isOtherFlag(titleKey(table.header[column]?.visible ?? ''))) words++
    else if (!evidence.possible) missed++
    if (evidence.dated) dated++
    if (missed * 2 > width) return false
  }
  if (emoji * 2 >= width) return true
  return missed === 0 && (emoji > 0 || (words > 1 && words === width) || (dated > 0 && width > 1))
}

function shaped(old: RawTable | undefined, next: RawTable | undefined): TableType {
  const tables = [old, next].filter(table => table !== undefined)
  const titles = new Map<string, string>()
  for (const {visible} of tables.flatMap(table => table.header)) {
    if (!titles.has(titleKey(visible))) titles.set(titleKey(visible), visible)
  }
  const columns = [...titles].map(([key, title]) => columnOf(key, title, tables))
  const others = columns.filter(column => column.role !== 'identity').map(column => column.title)
  return {
    ...supportMatrix,
    columns,
    dispensable: text => others.length > 0 && others.every(title => rankOf(markOf(text(title)).mark) === 0),
  }
}

/** A column without any mark is one of support as its neighbours are, and so is one with a few words among its marks. */
function columnOf(key: string, title: string, tables: readonly RawTable[]): ColumnType {
  const places = tables.flatMap((table): Place[] => {
    const column = columnIndex(table).get(key)
    return column === undefined ? [] : [{table, column}]
  })
  if (places.some(({column}) => column === 0)) return columnTypeFrom(title, {kind: 'text', role: 'identity'})
  if (places.map(evidenceOf).every(({possible, mostly}) => possible || mostly))
    return columnTypeFrom(title, isOtherFlag(key) ? {kind: 'support'} : {kind: 'support', role: 'capability'})
  return genericColumn(title, places[0]?.table, places[1]?.table)
}
