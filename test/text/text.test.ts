import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {closest} from '../../src/text/closest.ts'
import {counted} from '../../src/text/count.ts'
import {equalEnds, unequalParts} from '../../src/text/ends.ts'
import {longestIncreasing} from '../../src/text/increasing.ts'
import {piecesOf} from '../../src/text/pieces.ts'
import {lowerBound} from '../../src/text/search.ts'
import {firstInvalid, utf8Length} from '../../src/text/utf8.ts'

test('counts in words', () => {
  expect([0, 1, 2, 12_345].map(number => counted(number, 'row'))).toEqual(['0 rows', '1 row', '2 rows', '12,345 rows'])
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
})

test('the closest name is one that may have been meant, never the name itself', () => {
  expect(closest('row-aded', ['row-removed', 'row-added'])).toBe('row-added')
  expect(closest('Row', ['row'])).toBe('row')
  expect(closest('row', ['row'])).toBeUndefined()
  expect(closest('row', ['row', 'rows'])).toBe('rows')
  expect(closest('ab', ['xy'])).toBeUndefined()
})

test('equal ends never overlap, and with the parts between they make the lists', () => {
  const list = fc.array(fc.constantFrom('a', 'b'), {maxLength: 8})
  fc.assert(
    fc.property(list, list, (old, next) => {
      const {start, end} = equalEnds(old, next)
      expect(start + end).toBeLessThanOrEqual(Math.min(old.length, next.length))
      const [gone, came] = unequalParts(old, next)
      const around = (middle: string[]) => [...old.slice(0, start), ...middle, ...old.slice(old.length - end)]
      expect(around(gone)).toEqual(old)
      expect(around(came)).toEqual(next)
      if (gone.length > 0 && came.length > 0) expect(gone[0] === came[0] || gone.at(-1) === came.at(-1)).toBe(false)
    }),
  )
})

test('a longest increasing subsequence is one, and none is longer', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20), {maxLength: 9}), values => {
      const picked = longestIncreasing(values).map(index => values[index]!)
      expect(picked).toEqual([...picked].sort((a, b) => a - b))
      const longest = values.map(() => 1)
      for (let at = 0; at < values.length; at++)
        for (let before = 0; before < at; before++)
          if (values[before]! < values[at]!) longest[at] = Math.max(longest[at]!, longest[before]! + 1)
      expect(picked).toHaveLength(Math.max(0, ...longest))
    }),
  )
})

test('the lower bound is where a value would stand first', () => {
  expect([0, 1, 2, 3, 9].map(value => lowerBound([1, 1, 3], value))).toEqual([0, 0, 2, 2, 3])
})

test('pieces give the text again', () => {
  expect(piecesOf('a1.old_host')).toEqual(['a1', '.', 'old', '_', 'host'])
  fc.assert(fc.property(fc.string({unit: 'grapheme'}), text => piecesOf(text).join('') === text))
})

test('UTF-8: the length of a text, and the first byte that is none', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), text => utf8Length(text) === new TextEncoder().encode(text).length),
  )
  const invalid = (bytes: Uint8Array) => firstInvalid(bytes, new TextEncoder().encode(new TextDecoder().decode(bytes)))
  expect(invalid(Uint8Array.of(0x61, 0xff, 0x62))).toBe(1)
  expect(invalid(Uint8Array.of(0x61, 0xef, 0xbf, 0x62))).toBe(1)
})
