import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {pad, truncate, width, wrap} from '../../src/report/parts/width.ts'
import {settled} from '../../src/suspend.ts'

/** Loads what measures wide characters. */
await settled(() => width('日'))

describe('width', () => {
  const widths: readonly [string, number][] = [
    ['', 0],
    ['abc', 3],
    ['→ − …', 5],
    ['日本語', 6],
    ['ｶﾞ', 2],
    ['（ｗ）', 6],
    ['é', 1],
    ['e\u0301\u0323', 1],
    ['👍', 2],
    ['👍🏽', 2],
    ['👩‍👩‍👧', 2],
    ['🇩🇪', 2],
    ['✅', 2],
    ['✔', 1],
    ['✔\ufe0f', 2],
    ['1\ufe0f\u20e3', 2],
    ['한국어', 6],
    ['𠀀', 2],
    ['नि', 2],
    ['각', 2],
    ['🫩', 2],
    ['a\u200bb\u00ad', 2],
    ['\u001b[31mred\u001b[39m', 3],
  ]
  for (const [text, columns] of widths) {
    test(JSON.stringify(text), () => {
      expect(width(text)).toBe(columns)
    })
  }
})

test('truncate and pad meet the width and cut no character', () => {
  expect(truncate('日本語', 5)).toBe('日本…')
  expect(truncate('日本語', 4)).toBe('日…')
  expect(truncate('abc', 3)).toBe('abc')
  expect(truncate('ae\u0301x', 2)).toBe('a…')
  expect(pad('日本', 5)).toBe('日本 ')
  expect(pad('abcdef', 5)).toBe('abcdef')
})

describe('wrap', () => {
  test('breaks at spaces, else inside words', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
    expect(wrap('a 日本語日本語', 4)).toEqual(['a', '日本', '語日', '本語'])
    expect(wrap('', 10)).toEqual([])
    expect(wrap('one two', Number.POSITIVE_INFINITY)).toEqual(['one two'])
  })

  test('loses nothing and keeps to the width', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.integer({min: 4, max: 30}), (text, columns) => {
        const lines = wrap(text, columns)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        for (const line of lines) expect(width(line)).toBeLessThanOrEqual(columns)
      }),
    )
  })
})
