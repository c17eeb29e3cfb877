import fc from 'fast-check'
import {expect, test} from 'vitest'
import {countCells, splitCell, splitRow} from '../../src/markdown/split.ts'

const row = fc
  .array(fc.constantFrom('|', '|', '\\', ' ', '\t', 'a', '`', '\\|'), {maxLength: 20})
  .map(all => all.join(''))

test('one cell, all of them and their number agree on any row', () => {
  fc.assert(
    fc.property(row, source => {
      const places = splitRow(source)
      const count = places.length / 2
      const each = Array.from({length: count + 2}, (_, index) => splitCell(source, index))
      expect(each.slice(0, count).flat()).toEqual(places)
      expect(each.slice(count)).toEqual([undefined, undefined])
      expect(countCells(source)).toBe(count)
    }),
    {numRuns: 2000},
  )
})
