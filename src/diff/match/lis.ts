/**
 * Indexes of one longest strictly increasing subsequence of `values`, ascending. Takes n log n steps.
 */
export function longestIncreasing(values: ArrayLike<number>): number[] {
  const tails: number[] = []
  const previous = new Int32Array(values.length)
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[tails[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? (tails[low - 1] as number) : -1
    tails[low] = index
  }
  const picked: number[] = []
  for (let at = tails.length > 0 ? (tails[tails.length - 1] as number) : -1; at >= 0; at = previous[at] as number) {
    picked.push(at)
  }
  return picked.reverse()
}
