import fc from 'fast-check'
import {expect, test} from 'vitest'
import {lineMap} from '../../src/action/line-map.ts'

const text = fc.array(fc.constantFrom('a', 'b', 'c', '', 'd', 'unique 1', 'unique 2'), {maxLength: 30})

test('pairs equal lines, each once, in order', () => {
  fc.assert(
    fc.property(text, text, (from, to) => {
      const map = lineMap(from.join('\n'), to.join('\n'))
      const pairs = from
        .map((_, index) => [index + 1, map(index + 1)] as const)
        .filter(([, line]) => line !== undefined)
      for (const [line, other] of pairs) expect(to[(other ?? 0) - 1] ?? '').toBe(from[line - 1])
      const others = pairs.map(([, other]) => other ?? 0)
      expect(others).toEqual([...new Set(others)].toSorted((a, b) => a - b))
    }),
  )
})

test('a text against itself pairs every line', () => {
  fc.assert(
    fc.property(text, lines => {
      const map = lineMap(lines.join('\n'), lines.join('\r\n'))
      for (let line = 1; line <= Math.max(1, lines.length); line++) expect(map(line)).toBe(line)
    }),
  )
})

test('lines put in front shift the rest', () => {
  const rows = Array.from({length: 2_000}, (_, index) => `| row ${index} | ${index % 7} |`)
  const map = lineMap(
    ['# Title', ...rows].join('\n'),
    ['# Title', 'new', 'new', ...rows.filter((_, index) => index % 100 !== 50)].join('\n'),
  )
  expect(map(1)).toBe(1)
  expect(map(2)).toBe(4)
  expect(map(52)).toBeUndefined()
  expect(map(53)).toBe(54)
  expect(map(2_001)).toBe(2_001 + 2 - 20)
})
