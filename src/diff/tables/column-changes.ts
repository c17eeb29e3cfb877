import type {TableAlignment} from '../../match/index.ts'
import type {Json} from '../../model.ts'
import type {Change} from '../change.ts'
import type {Grid} from '../grid.ts'

/** Values of a column are counted up to this many different ones; the rest is told as a number. */
const COUNTED_VALUES = 10

/** Columns that came, went or changed their title, one change each. */
export function columnChanges(old: Grid, next: Grid, columns: TableAlignment['columns']): Change[] {
  const base = {subject: 'column', old: [], new: []} as const
  const removed = columns.removed.map((column): Change => {
    const title = old.header[column]!
    return {
      ...base,
      action: 'removed',
      key: [title],
      role: old.columnType(column).role,
      fields: [counts(old, column, 'old')],
    }
  })
  const added = columns.added.map((column): Change => {
    const title = next.header[column]!
    return {
      ...base,
      action: 'added',
      key: [title],
      role: next.columnType(column).role,
      fields: [counts(next, column, 'new')],
    }
  })
  const renamed = columns.matched.flatMap(([from, to]): Change[] => {
    const before = old.header[from]!
    const after = next.header[to]!
    if (before === after) return []
    const role = next.columnType(to).role
    return [{...base, action: 'renamed', key: [after], previousKey: [before], role, fields: []}]
  })
  return [...removed, ...renamed, ...added]
}

function counts(grid: Grid, column: number, side: 'old' | 'new'): Change['fields'][number] {
  const byValue = new Map<string, number>()
  for (let row = 0; row < grid.rows; row++) {
    const text = grid.text(row, column)
    byValue.set(text, (byValue.get(text) ?? 0) + 1)
  }
  const sorted = [...byValue].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  // A list, not an object: a value may be `__proto__` or look like an index.
  const told: Json[] = sorted.slice(0, COUNTED_VALUES).map(([value, rows]) => ({value, rows}))
  const rest = sorted.slice(COUNTED_VALUES).reduce((sum, [, rows]) => sum + rows, 0)
  if (rest > 0) told.push({others: sorted.length - COUNTED_VALUES, rows: rest})
  const type = grid.columnType(column)
  const part = {path: '', old: side === 'old' ? told : undefined, new: side === 'new' ? told : undefined}
  return {column: grid.header[column]!, type, role: type.role, part}
}
