import type {ColumnType, TableType} from '../../model.ts'
import {columnTypeOf} from '../../tables/index.ts'

/**
 * The type by which a column that goes by another title now is read on both sides: values of two kinds cannot be
 * compared. It is the one that the table type declares, the earlier of two; of others the plain one.
 */
export function sharedType(type: TableType, old: ColumnType, next: ColumnType): ColumnType {
  if (old.kind === next.kind) return next
  const [before, after] = [type.columns.indexOf(old), type.columns.indexOf(next)]
  if (before >= 0 || after >= 0) return after < 0 || (before >= 0 && before < after) ? old : next
  if (old.kind.id === next.kind.id) return next
  return {...columnTypeOf(undefined, '', undefined, undefined), title: next.title, role: next.role}
}
