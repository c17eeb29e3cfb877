import type {TableType} from '../../model.ts'
import type {Change, FieldDiff, RowRef} from '../change.ts'
import type {Apart} from './telling-column.ts'

/** Marks what a changed row demands now and did not before. */
export function withDemand(change: Change, type: TableType): Change {
  const [before] = change.old
  const [after] = change.new
  if (!before || !after || !demands(after, type) || demands(before, type)) return change
  return {...change, fields: change.fields.map(field => (field.role === 'demand' ? {...field, demand: true} : field))}
}

/** Whether the user must supply a row: by the type's word, else where a column of that role says yes. */
function demands({grid, row}: RowRef, type: TableType): boolean {
  if (type.demands) return type.demands(grid.byTitle(row))
  return grid.header.some(
    (_, column) => grid.columnType(column).role === 'demand' && grid.value(row, column).canon === 'true',
  )
}

/** Every row's key tells which one is meant. */
export const tellsApart = (): Apart | undefined => undefined

/** Says which of several rows with one key is meant. */
export function withApart(change: Change, apart: Apart | undefined): Change {
  return apart ? {...change, apart} : change
}

/** The change that a row of the new document without a partner is. */
export function rowAdded(ref: RowRef, type: TableType): Change {
  const demand = demands(ref, type)
  return {subject: 'row', action: 'added', key: ref.key, old: [], new: [ref], fields: [], ...(demand ? {demand} : {})}
}

/** The change that a row of the old document without a partner is. */
export function rowRemoved(ref: RowRef, type: TableType): Change {
  const dispensable = type.dispensable?.(ref.grid.byTitle(ref.row)) ?? false
  const base: Change = {subject: 'row', action: 'removed', key: ref.key, old: [ref], new: [], fields: []}
  return dispensable ? {...base, dispensable} : base
}

/**
 * Says that another row of the name stays: one of twins went.
 *
 * @param lineOf the line of a row with that key
 */
export function withTwin(change: Change, lineOf: (key: readonly string[]) => number | undefined): Change {
  const line = lineOf(change.key)
  return line === undefined ? change : {...change, remains: `another row of this name stays, in line ${line}`}
}

/** One row that became several. */
export function splitChange(old: RowRef, next: readonly RowRef[], fields: readonly FieldDiff[]): Change {
  return {subject: 'row', action: 'split', key: old.key, previousKey: old.key, old: [old], new: next, fields}
}

/** Several rows that became one. */
export function mergeChange(old: readonly RowRef[], next: RowRef, fields: readonly FieldDiff[]): Change {
  return {subject: 'row', action: 'merged', key: next.key, old, new: [next], fields}
}
