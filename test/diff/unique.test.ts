import fc from 'fast-check'
import {expect, test} from 'vitest'
import {namer} from '../../src/text/unique-names.ts'

test('a repeated name is numbered, past numbers that are taken', () => {
  expect(['a', 'a', 'a#2', 'a#2', 'a', '', ''].map(namer('#'))).toEqual(['a', 'a#2', 'a#2#2', 'a#2#3', 'a#3', '', '#2'])
})

test('no name is given twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'a#2', 'a#3', 'a#2#2', 'toString', '__proto__')), names => {
      const given = names.map(namer('#'))
      expect(new Set(given).size).toBe(names.length)
    }),
  )
})

test('names that repeat a hundred thousand times are given as fast as others', () => {
  const given = Array.from({length: 100_000}, () => 'same').map(namer('-'))
  expect(given.at(-1)).toBe('same-100000')
})
