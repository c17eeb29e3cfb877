import {type Leftover, relocate} from './match/index.ts'
import type {Change, FieldDiff, RowRef, TableDiff} from './define.ts'
import type {Grid} from './grid.ts'

interface Candidate extends Leftover {
  readonly ref: RowRef
  readonly owner: TableDiff
}

/**
 * Rows that left one table and came to another become one change each, which stands in the table they
 * came to. Rows of tables that came or went whole take part.
 */
export function joinRelocations(tables: readonly TableDiff[]): TableDiff[] {
  const removed = tables.flatMap(table => candidates(table, 'removed', 'old'))
  const added = tables.flatMap(table => candidates(table, 'added', 'next'))
  if (removed.length === 0 || added.length === 0) return [...tables]
  const moves = relocate({removed, added}).filter(
    ({from, to}) => (from as Candidate).owner !== (to as Candidate).owner,
  )
  if (moves.length === 0) return [...tables]
  const gone = new Set(moves.map(({from}) => (from as Candidate).ref))
  const came = new Map(moves.map(move => [(move.to as Candidate).ref, move]))
  return tables.map(table => ({
    ...table,
    changes: table.changes.flatMap((change): Change[] => {
      const old = change.old.filter(ref => !gone.has(ref))
      const next = change.next.filter(ref => !came.has(ref))
      const arrivals = change.next.flatMap(ref => {
        const move = came.get(ref)
        return move ? [relocation(move.from as Candidate, ref, move.similarity)] : []
      })
      const isWhole = change.subject === 'table'
      const untouched = old.length === change.old.length && next.length === change.next.length
      if (untouched) return [change]
      return isWhole ? [{...change, old, next}, ...arrivals] : arrivals
    }),
  }))
}

function candidates(table: TableDiff, action: 'added' | 'removed', side: 'old' | 'next'): Candidate[] {
  return table.changes
    .filter(change => change.action === action && (change.subject === 'row' || change.subject === 'table'))
    .flatMap(change => change[side].map(ref => ({table: ref.grid, row: ref.row, key: [...ref.key], ref, owner: table})))
}

function relocation(from: Candidate, ref: RowRef, similarity: number): Change {
  return {
    subject: 'row',
    action: 'relocated',
    key: ref.key,
    previousKey: from.ref.key,
    similarity,
    fromTable: from.owner.id,
    old: [from.ref],
    next: [ref],
    fields: fieldsByTitle(from.ref, ref),
  }
}

/** Cells under equal titles, compared by the kind of the table they came to. */
function fieldsByTitle(old: RowRef, next: RowRef): FieldDiff[] {
  return next.grid.header.flatMap((title, to): FieldDiff[] => {
    const from = (old.grid as Grid).header.indexOf(title)
    if (from < 0 || next.grid.header.indexOf(title) !== to) return []
    const type = next.grid.columnType(to)
    const before = type.kind.read(old.grid.cell(old.row, from), old.grid.side.context)
    const after = next.grid.value(next.row, to)
    if (before.canon === after.canon || type.role === 'identity') return []
    return type.kind.compare(before, after).map(part => ({column: title, type, role: part.role ?? type.role, part}))
  })
}
