import {alignTable, type TableAlignment} from '../../match/index.ts'
import type {RawTable, TableType} from '../../model.ts'
import {declares, generic, recognise} from '../../tables/index.ts'
import type {Change, Noise, NoisePair, RowPair, RowRef, TableDiff} from '../change.ts'
import type {Grid} from '../grid.ts'
import {DIFFERENT} from '../rows/anchors-only.ts'
import {compareRows, type MatchedTable, movedCells, noiseOfAlike} from '../rows/compare-rows.ts'
import {twinsOf} from '../rows/identical-rows.ts'
import {joinRetargets} from '../rows/retargeted-members.ts'
import {sourceDecides} from '../rows/source-decides.ts'
import {type Apart, apartOf} from '../rows/telling-column.ts'
import {columnChanges} from './column-changes.ts'
import {knownValues} from './known-values.ts'
import {sharedType} from './shared-type.ts'

/** What config says about one table: its key, its type. */
export interface TableHints {
  readonly types: readonly TableType[]
  keyFor(heading: readonly string[], type: string): readonly string[] | undefined
}

/** A table before it has an id, which depends on the other tables of its document. */
export type Unnamed = Omit<TableDiff, 'id'>

/** Compares two tables that are the same one at two revisions. Grouping of equal edits comes later. */
export function compareTable(old: Grid, next: Grid, hints: TableHints): Unnamed {
  const type = recognise(old.raw, next.raw, hints.types) ?? generic
  old.readBeside(next)
  next.readBeside(old)
  old.typed(type, old.raw, next.raw)
  next.typed(type, old.raw, next.raw)
  const key = hints.keyFor(next.heading, type.id) ?? (type.key.length > 0 ? type.key : undefined)
  const twins = twinsOf(old, next)
  const alignment = alignTable(old, next, {
    ...(key ? {key} : {}),
    ...(twins ? {twins: twins.partners} : {}),
    known: () => knownValues(old, next),
  })
  const {columns} = alignment
  for (const [from, to] of columns.matched) {
    const shared = sharedType(type, old.columnType(from), next.columnType(to))
    old.retyped(from, shared)
    next.retyped(to, shared)
  }
  const counters = countersOf(alignment, type, old, next)
  const table: MatchedTable = {
    old,
    new: next,
    matched: columns.matched,
    sameShape: sameShape(old, next, columns),
    sourceDecides: sourceDecides(old, next),
    twins,
    keyColumns: new Set(alignment.key.old),
    carried: new Set(alignment.carried.map(([from]) => from)),
    namesRepeat: alignment.key.old.length > 1 || !alignment.unique.old || !alignment.unique.new,
    reordered: alignment.reordered,
    counters,
  }
  const oldRef = (row: number): RowRef => ({grid: old, row, key: alignment.oldKeys(row)})
  const newRef = (row: number): RowRef => ({grid: next, row, key: alignment.newKeys(row)})
  const counts = {equal: 0, moved: 0, reordered: 0, reformatted: 0}
  const changes: Change[] = columnChanges(old, next, columns)
  const restated: {old: RowRef; new: RowRef}[] = []
  const told = new Map<number, Noise>()
  const rowChanges: Change[] = []
  const partners = new Int32Array(next.rows).fill(-1)
  const moved = new Int32Array(next.rows)
  for (const pair of alignment.pairs) {
    const cells = movedCells(table, pair)
    if (cells !== DIFFERENT) {
      partners[pair.new] = pair.old
      moved[pair.new] = cells
      if (cells !== 0) counts.moved++
      else if (table.reordered.has(pair.new)) counts.reordered++
      else counts.equal++
      continue
    }
    const before = oldRef(pair.old)
    const after = newRef(pair.new)
    const verdict = compareRows(table, pair, before, after)
    if (verdict.change) rowChanges.push(withDemand(verdict.change, type))
    else counts[verdict.noise?.class ?? 'equal']++
    if (verdict.noise) told.set(pair.new, verdict.noise)
    if (verdict.restated) restated.push({old: before, new: after})
  }
  const noiseOf = (pair: RowPair): Noise | undefined =>
    partners[pair.new] === pair.old ? noiseOfAlike(table, pair.new, moved[pair.new]!) : told.get(pair.new)
  changes.push(...joinRetargets(rowChanges))
  for (const split of alignment.splits) changes.push(splitChange(oldRef(split.old), split.new.map(newRef)))
  for (const merge of alignment.merges) changes.push(mergeChange(merge.old.map(oldRef), newRef(merge.new)))
  const {unique} = alignment
  const oldApart = unique.old ? tellsApart : apartOf(old, alignment.oldKeys)
  const newApart = unique.new ? tellsApart : apartOf(next, alignment.newKeys)
  for (const row of alignment.added) changes.push(withApart(rowAdded(newRef(row), type), newApart(row)))
  for (const row of alignment.removed) changes.push(withApart(rowRemoved(oldRef(row), type), oldApart(row)))
  return {
    type,
    status: old.heading.at(-1) === next.heading.at(-1) ? 'matched' : 'renamed',
    old,
    new: next,
    matched: columns.matched,
    key: alignment.key.new.map(column => next.header[column]!),
    oldKeys: alignment.oldKeys,
    newKeys: alignment.newKeys,
    renamedKeys: new Map(
      alignment.pairs.filter(pair => pair.by !== 'key').map(pair => [pair.old, alignment.newKeys(pair.new)]),
    ),
    pairs: alignment.pairs,
    duplicates: alignment.duplicates,
    capped: alignment.capped,
    carried: alignment.carried,
    counters,
    alike: {partners, moved},
    counts,
    changes,
    restated,
    noise: () =>
      alignment.pairs.flatMap((pair): NoisePair[] => {
        const noise = noiseOf(pair)
        return noise ? [{...noise, old: oldRef(pair.old), new: newRef(pair.new)}] : []
      }),
  }
}

/** A table that stands on one side only, as one change that holds its rows. */
export function singleTable(grid: Grid, side: 'old' | 'new', hints: TableHints): Unnamed {
  const [old, next]: [RawTable?, RawTable?] = side === 'old' ? [grid.raw, undefined] : [undefined, grid.raw]
  const type = recognise(old, next, hints.types) ?? generic
  grid.typed(type, old, next)
  const key = hints.keyFor(grid.heading, type.id) ?? (type.key.length > 0 ? type.key : undefined)
  const alignment = alignTable(grid, grid, {...(key ? {key} : {})})
  const refs = Array.from({length: grid.rows}, (_, row): RowRef => ({grid, row, key: alignment.oldKeys(row)}))
  const change: Change = {
    subject: 'table',
    action: side === 'old' ? 'removed' : 'added',
    key: [grid.heading.at(-1) ?? ''],
    old: side === 'old' ? refs : [],
    new: side === 'new' ? refs : [],
    fields: [],
    ...(side === 'old' ? {oldLine: grid.raw.line} : {line: grid.raw.line}),
  }
  return {
    type,
    status: side === 'old' ? 'removed' : 'added',
    old: side === 'old' ? grid : undefined,
    new: side === 'new' ? grid : undefined,
    matched: [],
    key: alignment.key.old.map(column => grid.header[column]!),
    oldKeys: alignment.oldKeys,
    newKeys: alignment.newKeys,
    renamedKeys: new Map(),
    pairs: [],
    duplicates: alignment.duplicates
      .filter(duplicate => duplicate.side === 'old')
      .map(duplicate => ({
        ...duplicate,
        side,
      })),
    capped: false,
    carried: alignment.carried,
    counters: () => [],
    alike: undefined,
    counts: {equal: 0, moved: 0, reordered: 0, reformatted: 0},
    changes: [change],
    restated: [],
    noise: () => [],
  }
}

/** Columns that only count rows, found when somebody asks; what a type declares is a fact, whatever its title. */
function countersOf({counters}: TableAlignment, type: TableType, old: Grid, next: Grid): TableDiff['counters'] {
  let found: ReturnType<TableDiff['counters']> | undefined
  return () => {
    found ??= counters().filter(([from, to]) => !declares(type, old.header[from]!) && !declares(type, next.header[to]!))
    return found
  }
}

function sameShape(old: Grid, next: Grid, columns: TableAlignment['columns']): boolean {
  const {matched} = columns
  return (
    matched.length === old.header.length &&
    matched.length === next.header.length &&
    matched.every(([from, to]) => from === to)
  )
}

function withDemand(change: Change, type: TableType): Change {
  const [before] = change.old
  const [after] = change.new
  if (!type.demands || !before || !after) return change
  const turned = type.demands(after.grid.byTitle(after.row)) && !type.demands(before.grid.byTitle(before.row))
  if (!turned) return change
  return {...change, fields: change.fields.map(field => (field.role === 'demand' ? {...field, demand: true} : field))}
}

/** Every row's key tells which one is meant. */
const tellsApart = (): Apart | undefined => undefined

function withApart(change: Change, apart: Apart | undefined): Change {
  return apart ? {...change, apart} : change
}

/** The change that a row of the new document without a partner is. */
export function rowAdded(ref: RowRef, type: TableType): Change {
  const demand = type.demands?.(ref.grid.byTitle(ref.row)) ?? false
  return {subject: 'row', action: 'added', key: ref.key, old: [], new: [ref], fields: [], ...(demand ? {demand} : {})}
}

/** The change that a row of the old document without a partner is. */
export function rowRemoved(ref: RowRef, type: TableType): Change {
  const dispensable = type.dispensable?.(ref.grid.byTitle(ref.row)) ?? false
  const base: Change = {subject: 'row', action: 'removed', key: ref.key, old: [ref], new: [], fields: []}
  return dispensable ? {...base, dispensable} : base
}

function splitChange(old: RowRef, next: readonly RowRef[]): Change {
  return {subject: 'row', action: 'split', key: old.key, previousKey: old.key, old: [old], new: next, fields: []}
}

function mergeChange(old: readonly RowRef[], next: RowRef): Change {
  return {subject: 'row', action: 'merged', key: next.key, old, new: [next], fields: []}
}
