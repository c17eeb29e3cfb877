import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {canonicalJson, dataKey, exactNumber, factKey, naturalNumber, toJson} from '../../src/tables/exact.ts'
import {parseJson} from '../../src/tables/parse-json.ts'
import {pointer, pointerSteps} from '../../src/tables/pointer.ts'

const canonical = (text: string) => exactNumber(text)?.canonical

describe('exact numbers', () => {
  test('the canonical text of a double is what JavaScript writes', () => {
    fc.assert(
      fc.property(fc.double({noNaN: true, noDefaultInfinity: true}), number => {
        expect(canonical(String(number))).toBe(Object.is(number, -0) ? '0' : String(number))
      }),
    )
  })

  test('one number has one text, however it is written', () => {
    for (const text of ['1', '1.0', '+1', '01', '10e-1', '0.1e1', '1E0', '1.', '1.000'])
      expect(canonical(text)).toBe('1')
    for (const text of ['0', '-0', '0.0', '0e99', '.0']) expect(canonical(text)).toBe('0')
    expect(canonical('-120e-1')).toBe('-12')
    expect(canonical('1e400')).toBe('1e+400')
    expect(canonical('123456789012345678901234567890')).toBe('1.2345678901234567890123456789e+29')
  })

  test('shifting digits into the exponent keeps the value', () => {
    fc.assert(
      fc.property(fc.bigInt({min: 1n}), fc.integer({min: 0, max: 40}), (digits, shift) => {
        expect(canonical(`${digits}${'0'.repeat(shift)}`)).toBe(canonical(`${digits}e${shift}`))
      }),
    )
  })

  test('what is no number is none', () => {
    for (const text of ['', '.', '-', 'e5', '1e', '1,000', '0x10', '1 2', 'NaN', '--1'])
      expect(canonical(text)).toBeUndefined()
  })

  test('integers from 0 up are known whatever their size', () => {
    fc.assert(
      fc.property(fc.bigInt({min: 0n, max: 10n ** 60n}), number => {
        expect(naturalNumber(exactNumber(String(number)))).toBe(number)
      }),
    )
    for (const text of ['-1', '1.5', '1e-3', '1e5000']) expect(naturalNumber(exactNumber(text))).toBeUndefined()
  })
})

describe('facts', () => {
  const facts = (text: string) => {
    const parsed = parseJson(text)
    return 'tree' in parsed ? toJson(parsed.tree) : parsed.error
  }

  test('a number that a double cannot hold keeps its digits', () => {
    expect(facts('[1, 1.50, 9007199254740993, 9223372036854775807, 1e400, NaN, -Infinity, 0.1]')).toEqual([
      1,
      1.5,
      {$number: '9007199254740993'},
      {$number: '9223372036854775807'},
      {$number: '1e+400'},
      {$number: 'NaN'},
      {$number: '-Infinity'},
      0.1,
    ])
  })

  test('keys that could do harm are written apart, and back', () => {
    const written = facts('{"__proto__": 1, "constructor": 2, "$number": 3, "\\\\__proto__": 4, "a": 5}')
    expect(Object.entries(written as object).sort()).toEqual([
      ['\\$number', 3],
      ['\\\\__proto__', 4],
      ['\\__proto__', 1],
      ['\\constructor', 2],
      ['a', 5],
    ])
    fc.assert(
      fc.property(
        fc.constantFrom('__proto__', 'constructor', 'prototype', '$number', 'a', '\\a'),
        fc.integer({min: 0, max: 3}),
        (key, depth) => {
          const data = '\\'.repeat(depth) + key
          expect(dataKey(factKey(data))).toBe(data)
          expect(factKey(data)).not.toBe('__proto__')
        },
      ),
    )
  })

  test('pointers escape as RFC 6901 says', () => {
    expect(pointer('a/b~c', 0)).toBe('/a~1b~0c/0')
    expect(pointerSteps('/a~1b~0c/~01/')).toEqual(['a/b~c', '~1', ''])
    expect(pointerSteps(pointer())).toEqual([])
  })
})

describe('reading JSON', () => {
  test('agrees with JSON.parse wherever doubles are exact', () => {
    fc.assert(
      fc.property(fc.jsonValue({noUnicodeString: false}), fc.integer({min: 0, max: 2}), (value, indent) => {
        const parsed = parseJson(JSON.stringify(value, null, indent))
        if ('error' in parsed) throw new Error(parsed.error.message)
        expect(parsed.faults).toEqual([])
        expect(JSON.parse(canonicalJson(parsed.tree))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('refuses what JSON.parse refuses', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      'a',
      '1',
      '-',
      '.',
      'e',
      'null',
      'true',
      '\\',
      ' ',
      'u00e9',
    )
    fc.assert(
      fc.property(fc.array(pieces, {maxLength: 9}), parts => {
        const text = parts.join('')
        let valid = true
        try {
          JSON.parse(text)
        } catch {
          valid = false
        }
        const parsed = parseJson(text)
        expect('tree' in parsed).toBe(valid)
        if ('error' in parsed) {
          expect(parsed.error.offset).toBeGreaterThanOrEqual(0)
          expect(parsed.error.offset).toBeLessThanOrEqual(text.length)
        }
      }),
      {numRuns: 2000},
    )
  })

  test('reads NaN and Infinity outside strings only', () => {
    const parsed = parseJson('{"NaN": NaN, "a": [Infinity, -Infinity], "b": "Infinity 7319"}')
    expect('tree' in parsed && canonicalJson(parsed.tree)).toBe(
      '{"NaN":NaN,"a":[Infinity,-Infinity],"b":"Infinity 7319"}',
    )
    for (const text of ['1NaN', 'NaN1', 'NaN.5', '[NaN NaN]', 'NaNInfinity', '-', '+NaN', '-NaN', 'NaNe1']) {
      expect(parseJson(text)).toHaveProperty('error')
    }
  })

  test('says where and what, in the text as written', () => {
    const error = (text: string) => {
      const parsed = parseJson(text)
      return 'error' in parsed ? [parsed.error.offset, parsed.error.message.replace(/;.*/, '')] : parsed
    }
    expect(error('{"a": NaN, "b" 1}')).toEqual([15, 'Unexpected `1`, expected a colon after the key'])
    expect(error('[1, 2')).toEqual([5, 'Unexpected the end of the cell, expected a comma or `]`'])
    expect(error('{"a": 1 "b": 2}')).toEqual([8, 'Unexpected `"`, expected a comma or `}`'])
    expect(error('[1, 2, ]')).toEqual([7, 'Unexpected `]`, expected a value'])
    expect(error('{a: 1}')).toEqual([1, 'Unexpected `a`, expected a key in double quotes or `}`'])
    expect(error('["a\\x"]')).toEqual([3, 'Unexpected `\\`, expected a JSON escape'])
    expect(error('["a\nb"]')).toEqual([3, 'Unexpected `\n`, expected no control character in a string'])
    expect(error('["a')).toEqual([3, 'Unexpected the end of the cell, expected a closing `"`'])
    expect(error('[1.]')).toEqual([3, 'Unexpected `]`, expected a digit'])
    expect(error('[-x]')).toEqual([2, 'Unexpected `x`, expected a digit'])
    expect(error('[😀]')).toEqual([1, 'Unexpected `😀`, expected a value or `]`'])
    expect(error('')).toEqual([0, 'Unexpected the end of the cell, expected a JSON value'])
    expect(error('{} x')).toEqual([3, 'Unexpected `x`, expected the end of the cell'])
  })

  test('the last of a repeated key counts, and each repeat is a fault at its place', () => {
    const parsed = parseJson('{"a": 1, "b": {"c": NaN, "c": 2}, "a": 3, "d": 4, "d": 4}')
    if ('error' in parsed) throw new Error(parsed.error.message)
    expect(canonicalJson(parsed.tree)).toBe('{"a":3,"b":{"c":2},"d":4}')
    expect(parsed.faults.map(({offset}) => offset)).toEqual([25, 34, 50])
    expect(parsed.faults[0]?.message).toBe('Duplicate JSON key `c`: its last value counts; delete the others')
  })

  test('a repeated key with equal values is a fault too, however it is escaped', () => {
    const parsed = parseJson('{"a": [{"k": 1, "\\u006b": 1}], "x:": "k"}')
    expect('faults' in parsed && parsed.faults.map(({offset, message}) => [offset, message.slice(0, 22)])).toEqual([
      [16, 'Duplicate JSON key `k`'],
    ])
  })

  test('keeps the key __proto__ as data', () => {
    const parsed = parseJson('{"__proto__": {"x": 1}, "constructor": null}')
    expect('tree' in parsed && canonicalJson(parsed.tree)).toBe('{"__proto__":{"x":1},"constructor":null}')
  })

  test('deep nesting is unreadable at a depth that does not depend on the machine', () => {
    for (const depth of [501, 20_000, 1_000_000]) {
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const parsed = parseJson(open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(depth))
        expect(parsed).toEqual({
          error: expect.objectContaining({offset: 500 * open.length, message: expect.stringContaining('500 levels')}),
        })
      }
    }
    expect(parseJson('['.repeat(500) + ']'.repeat(500))).toHaveProperty('tree')
    expect(parseJson(`"${'['.repeat(600)}"`)).toHaveProperty('tree')
  })
})
