/** Names of the rows of two tables as whole numbers: equal names, equal numbers, from 0 in order of appearance. */
export interface Numbering {
  old: Int32Array
  new: Int32Array
  /** How many distinct names there are in all. */
  count: number
  /** The number of a name that some row has. */
  of(name: string): number | undefined
  /** Distinct names of each side. */
  oldDistinct: number
  newDistinct: number
}

/**
 * Numbers from 0 for the names of the rows of both sides: equal names, equal numbers.
 *
 * @param twins old rows, by new row, that are likely to have the same name; below 0 for none
 */
export function numbering(
  oldRows: number,
  oldName: (row: number) => string,
  newRows: number,
  newName: (row: number) => string,
  twins?: Int32Array,
): Numbering {
  const ids = new Map<string, number>()
  const old = new Int32Array(oldRows)
  const next = new Int32Array(newRows)
  for (let row = 0; row < oldRows; row++) old[row] = idOf(ids, oldName(row))
  const oldDistinct = ids.size
  for (let row = 0; row < newRows; row++) {
    const name = newName(row)
    const twin = twins ? (twins[row] as number) : -1
    next[row] = twin >= 0 && oldName(twin) === name ? (old[twin] as number) : idOf(ids, name)
  }
  return {
    old,
    new: next,
    count: ids.size,
    of: name => ids.get(name),
    oldDistinct,
    newDistinct: distinct(next, ids.size),
  }
}

function idOf(ids: Map<string, number>, name: string): number {
  const known = ids.get(name)
  if (known !== undefined) return known
  ids.set(name, ids.size)
  return ids.size - 1
}

function distinct(numbers: Int32Array, count: number): number {
  const seen = new Uint8Array(count)
  let found = 0
  for (const number of numbers) {
    if (seen[number] === 0) found++
    seen[number] = 1
  }
  return found
}

/** Rows by number, without a list for each: those of number `n` are `rows[starts[n]]` up to `rows[starts[n + 1]]`. */
export interface Sorted {
  starts: Int32Array
  rows: Int32Array
}

/** Rows by their number (counting sort); `count` is how many numbers there are. */
export function sorted(numbers: Int32Array, count: number): Sorted {
  const starts = new Int32Array(count + 1)
  for (const number of numbers) starts[number + 1] = (starts[number + 1] as number) + 1
  for (let number = 0; number < count; number++)
    starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number)
  const rows = new Int32Array(numbers.length)
  const free = starts.slice()
  for (const [row, number] of numbers.entries()) {
    rows[free[number] as number] = row
    free[number] = (free[number] as number) + 1
  }
  return {starts, rows}
}

/** The rows that have a number, in order. */
export function rowsOfNumber({starts, rows}: Sorted, number: number): Int32Array {
  return rows.subarray(starts[number], starts[number + 1])
}
