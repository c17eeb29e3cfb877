import type {TableDiff} from './change.ts'

/** A side of a comparison, as the stages name it. */
export type Place = 'old' | 'next'

/** The same as reports name it. */
export function sideOf(place: Place): 'old' | 'new' {
  return place === 'old' ? 'old' : 'new'
}

/** A row's key as the new side names it, so that a flaw of a renamed row is still the same flaw. */
export function keyOf(table: TableDiff, place: Place, row: number): readonly string[] {
  if (place === 'next') return table.nextKeys(row)
  return table.renamedKeys.get(row) ?? table.oldKeys(row)
}
