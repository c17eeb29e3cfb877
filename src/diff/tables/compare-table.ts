import {alignTable, type TableAlignment} from '../../match/index.ts'
import type {RawTable, TableType} from '../../model.ts'
import {declares} from '../../tables/index.ts'
import type {Change, Noise, NoisePair, RowPair, RowRef, TableDiff} from '../change.ts'
import type {Grid} from '../grid.ts'
import {DIFFERENT} from '../rows/anchors-only.ts'
import {classOfAlike, compareRows, type MatchedTable, movedCells, noiseOfAlike} from '../rows/compare-rows.ts'
import {foldedFields} from '../rows/folded-rows.ts'
import {twinsOf} from '../rows/identical-rows.ts'
import {joinRetargets} from '../rows/retargeted-members.ts'
import {
  mergeChange,
  rowAdded,
  rowRemoved,
  splitChange,
  tellsApart,
  withApart,
  withDemand,
  withTwin,
} from '../rows/row-changes.ts'
import {sourceDecides} from '../rows/source-decides.ts'
import {apartOf} from '../rows/telling-column.ts'
import {columnChanges} from './column-changes.ts'
import {knownValues} from './known-values.ts'
import {sharedType} from './shared-type.ts'
import type {TableIdentity} from './table-identity.ts'

/** Compares two tables that are the same one at two revisions. Grouping of equal edits comes later. */
export function compareTable(identity: TableIdentity, old: Grid, next: Grid): TableDiff {
  const {type} = identity
  readTogether(old, next, type)
  const twins = twinsOf(old, next)
  const alignment = alignTable(old, next, {
    ...keyOf(identity),
    ...(twins ? {twins: twins.partners} : {}),
    known: () => knownValues(old, next),
  })
  const {columns, pairs} = alignment
  readMatchedAlike(old, next, columns, type)
  const table: MatchedTable = {
    old,
    new: next,
    matched: columns.matched,
    sameShape: sameShape(old, next, columns),
    sameWidth: columns.added.length + columns.removed.length === 0,
    sourceDecides: sourceDecides(old, next),
    twins,
    keyColumns: new Set(alignment.key.old),
    carried: new Set(alignment.carried.map(([from]) => from)),
    namesRepeat: alignment.key.old.length > 1 || !alignment.unique.old || !alignment.unique.new,
    reordered: alignment.reordered,
    counters: countersOf(alignment, type, old, next),
  }
  const {changes, ...compared} = comparePairs(table, alignment, type)
  return {
    ...compared,
    ...keysOf(alignment),
    id: identity.id,
    name: identity.name,
    type,
    status: old.heading.at(-1) === next.heading.at(-1) ? 'matched' : 'renamed',
    old,
    new: next,
    matched: columns.matched,
    key: alignment.key.new.map(column => next.header[column]!),
    renamedKeys: new Map(pairs.filter(pair => pair.by !== 'key').map(pair => [pair.old, alignment.newKeys(pair.new)])),
    pairs,
    counters: table.counters,
    changes: [...columnChanges(old, next, alignment), ...joinRetargets(changes), ...unpaired(table, alignment, type)],
  }
}

/** Has both tables read as the same type, and each with what the other's cells look like. */
function readTogether(old: Grid, next: Grid, type: TableType): void {
  old.readBeside(next)
  next.readBeside(old)
  old.typed(type, old.raw, next.raw)
  next.typed(type, old.raw, next.raw)
}

/** The key that config declares, else the type; none where the rows have to tell. */
function keyOf({key, type}: TableIdentity): {key?: readonly string[]} {
  if (key) return {key}
  return type.key.length > 0 ? {key: type.key} : {}
}

/** What of an alignment the later stages ask for as it is. */
function keysOf({oldKeys, newKeys, duplicates, capped, carried}: TableAlignment) {
  return {oldKeys, newKeys, duplicates, capped, carried}
}

/** Has each matched pair of columns read by one type, since values of two kinds cannot be compared. */
function readMatchedAlike(old: Grid, next: Grid, {matched}: TableAlignment['columns'], type: TableType): void {
  for (const [from, to] of matched) {
    const shared = sharedType(type, old.columnType(from), next.columnType(to))
    old.retyped(from, shared)
    next.retyped(to, shared)
  }
}

type Compared = Pick<TableDiff, 'alike' | 'counts' | 'changes' | 'restated' | 'noise'>

/** Compares the rows that are each other's; those whose sources tell that they say the same are not read. */
function comparePairs(table: MatchedTable, alignment: TableAlignment, type: TableType): Compared {
  const counts = {equal: 0, moved: 0, reordered: 0, reformatted: 0}
  const changes: Change[] = []
  const restated: {old: RowRef; new: RowRef}[] = []
  const noiseOfRow = new Map<number, Noise>()
  const alike = {partners: new Int32Array(table.new.rows).fill(-1), moved: new Int32Array(table.new.rows)}
  const refs = (pair: RowPair) => ({
    old: refOf(table.old, pair.old, alignment.oldKeys),
    new: refOf(table.new, pair.new, alignment.newKeys),
  })
  for (const pair of alignment.pairs) {
    const cells = movedCells(table, pair)
    if (cells !== DIFFERENT) {
      alike.partners[pair.new] = pair.old
      alike.moved[pair.new] = cells
      counts[classOfAlike(table, pair.new, cells) ?? 'equal']++
      continue
    }
    const both = refs(pair)
    const {change, noise, restated: isRestated} = compareRows(table, pair, both.old, both.new)
    if (change) changes.push(withDemand(change, type))
    else counts[noise?.class ?? 'equal']++
    if (noise) noiseOfRow.set(pair.new, noise)
    if (isRestated) restated.push(both)
  }
  const noiseOf = (pair: RowPair): Noise | undefined =>
    alike.partners[pair.new] === pair.old
      ? noiseOfAlike(table, pair.new, alike.moved[pair.new]!)
      : noiseOfRow.get(pair.new)
  return {
    alike,
    counts,
    changes,
    restated,
    noise: () =>
      alignment.pairs.flatMap((pair): NoisePair[] => {
        const noise = noiseOf(pair)
        return noise ? [{...noise, ...refs(pair)}] : []
      }),
  }
}

/** What came of rows without one partner: split, merged, added and removed ones. */
function unpaired({old, new: next}: MatchedTable, alignment: TableAlignment, type: TableType): Change[] {
  const {oldKeys, newKeys, unique} = alignment
  const {matched} = alignment.columns
  // Rows under a single key are never cut otherwise.
  const isFolding = alignment.key.old.length === 1
  const oldRef = (row: number) => refOf(old, row, oldKeys)
  const newRef = (row: number) => refOf(next, row, newKeys)
  const twinOf = unique.old ? noTwin : twinsOn(next, newKeys)
  const oldApart = unique.old ? tellsApart : apartOf(old, oldKeys)
  const newApart = unique.new ? tellsApart : apartOf(next, newKeys)
  return [
    ...alignment.splits.map(split => {
      const [from, to] = [oldRef(split.old), split.new.map(newRef)]
      return splitChange(from, to, isFolding ? foldedFields([from], to, matched) : [])
    }),
    ...alignment.merges.map(merge => {
      const [from, to] = [merge.old.map(oldRef), newRef(merge.new)]
      return mergeChange(from, to, isFolding ? foldedFields(from, [to], matched) : [])
    }),
    ...alignment.added.map(row => withApart(rowAdded(newRef(row), type), newApart(row))),
    ...alignment.removed.map(row => withApart(withTwin(rowRemoved(oldRef(row), type), twinOf), oldApart(row))),
  ]
}

const noTwin = () => undefined

/** The first line of the rows of each key. */
function twinsOn(grid: Grid, keys: (row: number) => readonly string[]): (key: readonly string[]) => number | undefined {
  let lines: Map<string, number> | undefined
  return key => {
    lines ??= new Map(
      Array.from({length: grid.rows}, (_, row) => grid.rows - 1 - row).map(row => [
        JSON.stringify(keys(row)),
        grid.line(row),
      ]),
    )
    return lines.get(JSON.stringify(key))
  }
}

function refOf(grid: Grid, row: number, keys: (row: number) => readonly string[]): RowRef {
  return {grid, row, key: keys(row)}
}

/** A table that stands on one side only, as one change that holds its rows. */
export function singleTable(identity: TableIdentity, grid: Grid, side: 'old' | 'new'): TableDiff {
  const {type} = identity
  const isOld = side === 'old'
  const [old, next]: [RawTable?, RawTable?] = isOld ? [grid.raw, undefined] : [undefined, grid.raw]
  grid.typed(type, old, next)
  const alignment = alignTable(grid, grid, keyOf(identity))
  return {
    ...keysOf(alignment),
    id: identity.id,
    name: identity.name,
    type,
    status: isOld ? 'removed' : 'added',
    old: isOld ? grid : undefined,
    new: isOld ? undefined : grid,
    matched: [],
    key: alignment.key.old.map(column => grid.header[column]!),
    renamedKeys: new Map(),
    pairs: [],
    duplicates: alignment.duplicates.filter(one => one.side === 'old').map(one => ({...one, side})),
    capped: false,
    counters: () => [],
    alike: undefined,
    counts: {equal: 0, moved: 0, reordered: 0, reformatted: 0},
    changes: [tableChange(grid, isOld, alignment.oldKeys)],
    restated: [],
    noise: () => [],
  }
}

function tableChange(grid: Grid, isOld: boolean, keys: (row: number) => readonly string[]): Change {
  const refs = Array.from({length: grid.rows}, (_, row) => refOf(grid, row, keys))
  return {
    subject: 'table',
    action: isOld ? 'removed' : 'added',
    key: [grid.heading.at(-1) ?? ''],
    old: isOld ? refs : [],
    new: isOld ? [] : refs,
    fields: [],
    ...(isOld ? {oldLine: grid.raw.line} : {line: grid.raw.line}),
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
