import fc from 'fast-check'
import {expect, test} from 'vitest'
import {longestIncreasing} from '../../src/text/increasing.ts'

const permutation = fc
  .nat(8)
  .chain(count => fc.shuffledSubarray([...Array(count).keys()], {minLength: count, maxLength: count}))

/** All longest increasing subsequences, by trying every subset. */
function every(values: number[]): number[][] {
  const increasing: number[][] = []
  for (let mask = 0; mask < 1 << values.length; mask++) {
    const picked = values.map((_, index) => index).filter(index => mask & (1 << index))
    if (
      picked.every((index, at) => at === 0 || (values[picked[at - 1] as number] as number) < (values[index] as number))
    )
      increasing.push(picked)
  }
  const longest = Math.max(...increasing.map(picked => picked.length))
  return increasing.filter(picked => picked.length === longest)
}

test('finds one of the longest', () => {
  fc.assert(
    fc.property(permutation, values => {
      const all = every(values)
      expect(all).toContainEqual(longestIncreasing(values))
    }),
    {numRuns: 300},
  )
})
