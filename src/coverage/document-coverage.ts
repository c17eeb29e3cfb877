import type {TableDiff} from '../diff/change.ts'
import type {Coverage} from '../model.ts'
import {type CoverageChange, coverageChange} from './coverage-change.ts'
import type {Assumed, Namers, Place} from './covering-rows.ts'
import {TooFine} from './number-atoms.ts'

/** What the tables of a document cover, or that it cannot be told. */
export interface DocumentCoverage {
  readonly changes: readonly CoverageChange[]
  /** Tables whose rows tell too much apart. */
  readonly tooFine: readonly TableDiff[]
}

/** Compares what the tables of one document cover, type by type; tables known by their cells stand each for itself. */
export function documentCoverage(tables: readonly TableDiff[], assumed?: Assumed): DocumentCoverage {
  const groups = new Map<string, {coverage: Coverage; tables: TableDiff[]}>()
  for (const table of tables) {
    const coverage = table.type.covers
    if (!coverage) continue
    const id = coverage.by.length > 0 ? table.type.id : `\0${table.id}`
    const group = groups.get(id) ?? {coverage, tables: []}
    group.tables.push(table)
    groups.set(id, group)
  }
  const tooFine: TableDiff[] = []
  const changes = [...groups.values()].flatMap(({coverage, tables: own}) => {
    try {
      const namers = coverage.of === 'references' ? namersOf(own[0]!.type.id, tables) : nothing
      return coverageChange(own, coverage, namers, assumed) ?? []
    } catch (error) {
      if (!(error instanceof TooFine)) throw error
      tooFine.push(own[0]!)
      return []
    }
  })
  return {changes, tooFine}
}

const nothing = {old: () => [], new: () => []}

/** Which rows of other tables name keys of a type, on either side. */
function namersOf(type: string, tables: readonly TableDiff[]): Readonly<Record<'old' | 'new', Namers>> {
  const on = (side: 'old' | 'new'): Namers => {
    const places = new Map<string, Place[]>()
    for (const table of tables) {
      for (const [name, place] of namingRows(table, side, type)) places.set(name, [...(places.get(name) ?? []), place])
    }
    return name => places.get(name) ?? []
  }
  return {old: on('old'), new: on('new')}
}

function namingRows(table: TableDiff, side: 'old' | 'new', type: string): [string, Place][] {
  const grid = table[side]
  if (!grid) return []
  const keys = side === 'old' ? table.oldKeys : table.newKeys
  return grid.header.flatMap((_, column) => {
    const {kind, references} = grid.columnType(column)
    if (references !== type) return []
    return Array.from({length: grid.rows}, (_, row) => row).flatMap((row): [string, Place][] => {
      const names = kind.members?.(grid.value(row, column)) ?? [grid.text(row, column)]
      return names.map(name => [name, {table, ref: {grid, row, key: keys(row)}}])
    })
  })
}
