import {dataKey} from '../../tables/exact.ts'
import type {Grid} from '../grid.ts'

/** More names than these tell no families apart. */
const MOST = 200

/**
 * Names that rows are told apart by, such as codecs and stages: members of the table's capability sets. Two keys that
 * differ in nothing else belong to two things, not to one that was renamed.
 */
export function knownValues(...grids: readonly Grid[]): Set<string> {
  const known = new Set<string>()
  for (const grid of grids) {
    for (const column of grid.header.keys()) {
      const {kind, role} = grid.columnType(column)
      if (kind.id !== 'set' || role !== 'capability') continue
      for (let row = 0; row < grid.rows; row++) {
        const facts = kind.facts(grid.value(row, column))
        if (facts === null || typeof facts !== 'object' || Array.isArray(facts)) continue
        for (const member of Object.keys(facts)) known.add(dataKey(member))
        if (known.size > MOST) return new Set()
      }
    }
  }
  return known
}
