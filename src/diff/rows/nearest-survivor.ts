import {lowerBound} from '../../text/search.ts'
import type {RowRef, TableDiff} from '../change.ts'

/** Gives the new line of the matched row that stood nearest to a removed one; the header's line where none is matched. */
export function survivors(table: TableDiff): (removed: RowRef) => number {
  const {new: next} = table
  let lines: Map<number, number> | undefined
  let rows: number[] = []
  return removed => {
    if (!next) return 1
    if (!lines) {
      lines = new Map(table.pairs.map(pair => [pair.old, next.line(pair.new)]))
      rows = [...lines.keys()].sort((a, b) => a - b)
    }
    const after = lowerBound(rows, removed.row)
    const [above, below] = [rows[after - 1], rows[after]]
    const isAboveNearer = above !== undefined && (below === undefined || removed.row - above <= below - removed.row)
    const nearest = isAboveNearer ? above : below
    return nearest === undefined ? next.raw.line : lines.get(nearest)!
  }
}
