import {lowerBound} from './search.ts'

/** For each value, the length of a longest strictly increasing subsequence that ends with it. */
function lengths(values: ArrayLike<number>): Int32Array {
  const tails: number[] = []
  const found = new Int32Array(values.length)
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number
    const place = lowerBound(tails, value)
    tails[place] = value
    found[index] = place + 1
  }
  return found
}

/** Indexes of one longest strictly increasing subsequence of distinct values, ascending. Takes n log n steps. */
export function longestIncreasing(values: ArrayLike<number>): number[] {
  const ending = lengths(values)
  const picked: number[] = []
  let wanted = ending.reduce((most, length) => Math.max(most, length), 0)
  let bound = Number.POSITIVE_INFINITY
  for (let index = values.length - 1; index >= 0; index--) {
    const value = values[index] as number
    if (ending[index] !== wanted || value >= bound) continue
    picked.push(index)
    bound = value
    wanted--
  }
  return picked.reverse()
}
