import {type KeyedTable, type Leftover, type Relocation, relocate} from '../../match/index.ts'
import type {ColumnType, TableType} from '../../model.ts'
import type {Change, FieldDiff, RowRef, TableDiff} from '../change.ts'

interface Candidate extends Leftover {
  readonly ref: RowRef
  readonly owner: TableDiff
  readonly document: Tables
}

/** The tables of one document, and what the document is called. */
export interface Tables {
  readonly name: string
  readonly tables: readonly TableDiff[]
}

/**
 * Rows that left one table and came to another, of the same or another document, become one change each, which
 * stands in the table they came to. Rows of tables that came or went whole take part.
 *
 * @returns the tables of each document with those changes, in the order given
 */
export function joinRelocations(documents: readonly Tables[]): TableDiff[][] {
  const all = (action: 'added' | 'removed', side: 'old' | 'new') =>
    documents.flatMap(document => document.tables.flatMap(table => candidates(document, table, action, side)))
  const removed = all('removed', 'old')
  const added = all('added', 'new')
  const moves =
    removed.length > 0 && added.length > 0
      ? relocate({removed, added}, {old: keyed(documents, 'old'), new: keyed(documents, 'new')}, mayMove)
      : []
  const gone = new Set(moves.map(({from}) => from.ref))
  const came = new Map(moves.map(move => [move.to.ref, move]))
  const withMoves = (change: Change): Change[] => {
    const old = change.old.filter(ref => !gone.has(ref))
    const next = change.new.filter(ref => !came.has(ref))
    if (old.length === change.old.length && next.length === change.new.length) return [change]
    const arrivals = change.new.flatMap(ref => came.get(ref) ?? []).map(relocation)
    return change.subject === 'table' ? [{...change, old, new: next}, ...arrivals] : arrivals
  }
  return documents.map(({tables}) =>
    moves.length === 0 ? [...tables] : tables.map(table => ({...table, changes: table.changes.flatMap(withMoves)})),
  )
}

/** An input that became an output is another thing by the same name; tables of no key of their own hold anything. */
function holdTheSame(from: TableType, to: TableType): boolean {
  return from.id === to.id || (from.key.length === 0 && to.key.length === 0)
}

function mayMove(from: Candidate, to: Candidate): boolean {
  return from.owner !== to.owner && holdTheSame(from.owner.type, to.owner.type)
}

/** Every table of a revision. */
function keyed(documents: readonly Tables[], side: 'old' | 'new'): KeyedTable[] {
  return documents.flatMap(({tables}) =>
    tables.flatMap(table => {
      const grid = table[side]
      return grid ? [{table: grid, keys: side === 'old' ? table.oldKeys : table.newKeys}] : []
    }),
  )
}

function candidates(document: Tables, table: TableDiff, action: 'added' | 'removed', side: 'old' | 'new'): Candidate[] {
  return table.changes
    .filter(change => change.action === action && (change.subject === 'row' || change.subject === 'table'))
    .flatMap(change =>
      change[side].map(ref => ({table: ref.grid, row: ref.row, key: [...ref.key], ref, owner: table, document})),
    )
}

function relocation({from, to, similarity}: Relocation<Candidate>): Change {
  const isHere = from.document === to.document
  const {type} = from.owner
  const dispensable = type.dispensable?.(from.ref.grid.byTitle(from.ref.row)) ?? false
  return {
    subject: 'row',
    action: 'relocated',
    key: to.ref.key,
    previousKey: from.ref.key,
    similarity,
    fromTable: isHere ? from.owner.id : `${from.document.name}#${from.owner.id}`,
    fromName: isHere ? from.owner.name : `${from.owner.name} of ${from.document.name}`,
    fromType: type,
    ...(dispensable ? {dispensable} : {}),
    old: [from.ref],
    new: [to.ref],
    fields: fieldsByTitle(from.ref, to.ref),
  }
}

/** Cells under equal titles, compared by one kind. */
function fieldsByTitle(old: RowRef, next: RowRef): FieldDiff[] {
  return next.grid.header.flatMap((title, to): FieldDiff[] => {
    const from = old.grid.header.indexOf(title)
    if (from < 0 || next.grid.header.indexOf(title) !== to) return []
    const types = [old.grid.columnType(from), next.grid.columnType(to)]
    if (types.some(type => type.role === 'identity')) return []
    const type = eitherWay(types)
    const before = type.kind.read(old.grid.cell(old.row, from), old.grid.context)
    const after = type.kind.read(next.grid.cell(next.row, to), next.grid.context)
    if (before.canon === after.canon) return []
    return type.kind.compare(before, after).map(part => ({column: title, type, role: part.role ?? type.role, part}))
  })
}

/** Of the column's types in the two tables one that does not depend on the way the row went. */
function eitherWay(types: readonly ColumnType[]): ColumnType {
  return types.reduce((best, type) => (`${type.kind.id} ${type.role}` < `${best.kind.id} ${best.role}` ? type : best))
}
