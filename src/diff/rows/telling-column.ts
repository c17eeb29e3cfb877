import type {Grid} from '../grid.ts'

/** What of a row says which one is meant where its key does not. */
export interface Apart {
  readonly column: string
  readonly text: string
}

/**
 * For rows whose key other rows of their table have too: the first cell that none of these shares. Nothing for rows
 * whose key tells, or that no single cell tells apart.
 */
export function apartOf(grid: Grid, keyOf: (row: number) => readonly string[]): (row: number) => Apart | undefined {
  let byKey: Map<string, number[]> | undefined
  const rowsByKey = () => {
    const found = new Map<string, number[]>()
    for (let row = 0; row < grid.rows; row++) {
      const key = JSON.stringify(keyOf(row))
      const rows = found.get(key)
      if (rows) rows.push(row)
      else found.set(key, [row])
    }
    return found
  }
  return row => {
    const key = keyOf(row)
    byKey ??= rowsByKey()
    const others = (byKey.get(JSON.stringify(key)) ?? []).filter(other => other !== row)
    if (others.length === 0) return undefined
    const column = grid.header.findIndex((_, at) => {
      const text = grid.text(row, at)
      return text !== '' && !key.includes(text) && others.every(other => grid.text(other, at) !== text)
    })
    return column < 0 ? undefined : {column: grid.header[column]!, text: grid.text(row, column)}
  }
}
