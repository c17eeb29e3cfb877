import type {TableDiff} from '../change.ts'

/** A side of a comparison. */
export type Place = 'old' | 'new'

/** A row's key as the new side names it, so that a flaw of a renamed row is still the same flaw. */
export function keyOf(table: TableDiff, place: Place, row: number): readonly string[] {
  if (place === 'new') return table.newKeys(row)
  return table.renamedKeys.get(row) ?? table.oldKeys(row)
}
