import type {JoinedColumns, TableAlignment} from '../../match/index.ts'
import type {Json} from '../../model.ts'
import {besideTitle} from '../../tables/index.ts'
import {groupBy} from '../../text/group-by.ts'
import type {Change} from '../change.ts'
import type {Grid} from '../grid.ts'

/** Values of a column are counted up to this many different ones; the rest is told as a number. */
const COUNTED_VALUES = 10

/** A value of so few rows is told with their names. */
const NAMED_ROWS = 2

/** Columns that came, went, were joined or split, or changed their title, one change each. */
export function columnChanges(old: Grid, next: Grid, alignment: TableAlignment): Change[] {
  const {columns, oldKeys, newKeys} = alignment
  const base = {subject: 'column', old: [], new: []} as const
  const joined = alignment.joined.filter(join => saysAsMuch(old, next, join, alignment))
  const [gone, came] = [new Set(joined.flatMap(join => join.old)), new Set(joined.flatMap(join => join.new))]
  const isAlone = (columns: readonly number[], part: ReadonlySet<number>) => columns.filter(column => !part.has(column))
  const removed = isAlone(columns.removed, gone).map((column): Change => {
    const title = old.header[column]!
    return {
      ...base,
      action: 'removed',
      key: [title],
      role: old.columnType(column).role,
      fields: [counts(old, column, 'old', oldKeys)],
    }
  })
  const added = isAlone(columns.added, came).map((column): Change => {
    const title = next.header[column]!
    return {
      ...base,
      action: 'added',
      key: [title],
      role: next.columnType(column).role,
      fields: [counts(next, column, 'new', newKeys)],
    }
  })
  const renamed = columns.matched.flatMap(([from, to]): Change[] => {
    const before = old.header[from]!
    const after = next.header[to]!
    if (isSameTitle(before, after)) return []
    const role = next.columnType(to).role
    return [{...base, action: 'renamed', key: [after], previousKey: [before], role, fields: []}]
  })
  const changed = columns.matched.flatMap(([from, to]) => headerChange(old, from, next, to))
  return [...joined.map(join => joinedChange(old, next, join)), ...removed, ...renamed, ...changed, ...added]
}

/** Columns that became one, or one that became several. */
function joinedChange(old: Grid, next: Grid, join: JoinedColumns): Change {
  const roles = [...join.old.map(column => old.columnType(column)), ...join.new.map(column => next.columnType(column))]
  return {
    subject: 'column',
    action: join.old.length > 1 ? 'merged' : 'split',
    key: join.new.map(column => next.header[column]!),
    previousKey: join.old.map(column => old.header[column]!),
    role: roles.find(({role}) => role === 'capability')?.role ?? roles[0]!.role,
    old: [],
    new: [],
    fields: [],
  }
}

/** Whether the cells also lead where they led, and tell beside their text what they told: their texts are known to be one. */
function saysAsMuch(old: Grid, next: Grid, join: JoinedColumns, {pairs}: TableAlignment): boolean {
  const beside = (grid: Grid, row: number, columns: readonly number[]) =>
    JSON.stringify(
      columns
        .map(column => grid.cell(row, column))
        .map(({links, notes = [], asides = []}) => [links.map(({url}) => url), notes, asides])
        .reduce((all, one) => all.map((list, at) => [...list, ...one[at]!]), [[], [], []] as string[][]),
    )
  return pairs.every(pair => beside(old, pair.old, join.old) === beside(next, pair.new, join.new))
}

/** A column whose header says something else beside its title: where a link leads, what shows on hovering. */
function headerChange(old: Grid, from: number, next: Grid, to: number): Change[] {
  const [before, after] = [old.beside(from), next.beside(to)]
  if (before.canon === after.canon) return []
  const [title, type] = [next.header[to]!, besideTitle]
  const fields = type.kind
    .compare(before, after)
    .map(part => ({column: title, type, role: part.role ?? type.role, part}))
  return [
    {subject: 'column', action: 'changed', key: [title], role: next.columnType(to).role, old: [], new: [], fields},
  ]
}

/** Nobody names a column by the case of its letters. */
export function isSameTitle(old: string, next: string): boolean {
  return old === next || old.toLowerCase() === next.toLowerCase()
}

function counts(
  grid: Grid,
  column: number,
  side: 'old' | 'new',
  keys: (row: number) => readonly string[],
): Change['fields'][number] {
  const byValue = groupBy(
    Array.from({length: grid.rows}, (_, row) => row),
    row => grid.text(row, column),
  )
  const sorted = [...byValue].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
  // A list, not an object: a value may be `__proto__` or look like an index.
  const told: Json[] = sorted.slice(0, COUNTED_VALUES).map(([value, rows]) => ({
    value,
    rows: rows.length,
    ...(rows.length <= NAMED_ROWS ? {in: rows.map(row => keys(row).join(' / '))} : {}),
  }))
  const rest = sorted.slice(COUNTED_VALUES).reduce((sum, [, rows]) => sum + rows.length, 0)
  if (rest > 0) told.push({others: sorted.length - COUNTED_VALUES, rows: rest})
  const type = grid.columnType(column)
  const part = {path: '', old: side === 'old' ? told : undefined, new: side === 'new' ? told : undefined}
  return {column: grid.header[column]!, type, role: type.role, part}
}
