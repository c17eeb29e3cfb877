import {describe, expect, test} from 'vitest'
import {routes} from '../../src/tables/types/routes.ts'
import {cellOf, compareCells, kindOf} from './support/read.ts'

const column = routes.columns?.['Declared shape / flags']
if (typeof column !== 'object') throw new Error('The routes declare no shape')
const shape = kindOf(column)
const plain = kindOf({kind: 'json'})

const parts = async (old: string, next: string) => (await compareCells(shape, old, next)).parts

describe('what a shape admits', () => {
  test.each([
    ['{"gqa_ratios": [4, 6, 8]}', '{"gqa_ratios": [6]}', 'narrowed', 'GQA ratio'],
    ['{"gqa_ratios": []}', '{"gqa_ratios": [6]}', 'narrowed', 'GQA ratio'],
    ['{"gqa_ratios": [4, 6]}', '{"gqa_ratios": [6, 8]}', 'shifted', 'GQA ratio'],
    ['{"max_chunk": null}', '{"max_chunk": 8192}', 'narrowed', 'chunk size'],
    ['{"min_chunk": 0}', '{"min_chunk": 1}', 'narrowed', 'chunk size'],
    ['{"page_alignment": 1}', '{"page_alignment": 16}', 'narrowed', 'page size'],
    ['{"observer": false}', '{"observer": true}', 'narrowed', 'execution'],
    ['{"xqa": false}', '{"xqa": true}', 'narrowed', 'XQA'],
    ['{"fallback": false}', '{"fallback": true}', 'shifted', 'execution'],
    ['{"observer": true, "fallback": true}', '{"observer": false, "fallback": false}', 'widened', 'execution'],
    ['{"max_chunk": 9223372036854775807}', '{"max_chunk": 9223372036854775806}', 'narrowed', 'chunk size'],
  ])('%s → %s is %s', async (old, next, direction, dimension) => {
    for (const part of await parts(old, next)) expect(part).toMatchObject({direction, dimension})
  })

  test.each([
    ['{"page_sizes": [784], "page_alignment": 16}', '{"page_sizes": [784], "page_alignment": 8}'],
    ['{"page_sizes": [784], "page_alignment": 1}', '{"page_sizes": [784], "page_alignment": 16}'],
    ['{"observer": true, "fallback": false}', '{"observer": true, "fallback": true}'],
    ['{"chunk_sizes": [64]}', '{"chunk_sizes": [64], "chunk_alignment": 64, "min_chunk": 64}'],
    ['{"min_chunk": 1, "chunk_alignment": 64}', '{"min_chunk": 64, "chunk_alignment": 64}'],
    ['{"min_chunk": 5, "max_chunk": 4}', '{"min_chunk": 9, "max_chunk": 2}'],
  ])('%s → %s admits the same', async (old, next) => {
    const told = await parts(old, next)
    expect(told.length).toBeGreaterThan(0)
    for (const part of told) {
      expect(part).toMatchObject({equalAdmission: true})
      expect(part.direction).toBeUndefined()
    }
  })

  test('every field of a dimension carries its direction', async () => {
    expect(await parts('{"page_sizes": [8, 16]}', '{"page_sizes": [16], "page_alignment": 16}')).toEqual([
      {
        path: '/page_sizes',
        old: [8, 16],
        new: [16],
        gone: ['8'],
        came: [],
        direction: 'narrowed',
        dimension: 'page size',
      },
      {path: '/page_alignment', old: 1, new: 16, direction: 'narrowed', dimension: 'page size'},
    ])
  })

  test('order, repeats, spelling of numbers and absent neutral fields are noise', async () => {
    const cell = '{"gqa_ratios": [4, 6], "max_chunk": null, "min_chunk": 1, "new": {"a": 1, "b": [1.0]}}'
    for (const other of [
      '{"new": {"b": [1], "a": 1.0}, "min_chunk": 1.0, "gqa_ratios": [6, 4, 4e0]}',
      '{ "fallback":false,"page_sizes":[],"gqa_ratios":[4,6],"min_chunk":1,"new":{"a":1,"b":[1]}, "chunk_alignment": 1 }',
    ]) {
      expect(await compareCells(shape, cell, other)).toMatchObject({equal: true, moved: false})
    }
  })
})

describe('plain JSON', () => {
  test('a field without a meaning is a value at its pointer', async () => {
    expect(await parts('{"a/b": {"c": [1, 2]}}', '{"a/b": {"c": [1, 3], "d": null}}')).toEqual([
      {path: '/a~1b/c/1', old: 2, new: 3, role: 'value'},
      {path: '/a~1b/d', old: undefined, new: null, role: 'value'},
    ])
    expect(await parts('{"__proto__": 1}', '{"__proto__": {"__proto__": 2}}')).toMatchObject([
      {path: '/__proto__', old: 1},
    ])
    expect(await parts('{"x": NaN}', '{"x": Infinity}')).toEqual([
      {path: '/x', old: {$number: 'NaN'}, new: {$number: 'Infinity'}, role: 'value'},
    ])
    expect((await compareCells(plain, '{"x": 1}', '{"x": 2}')).parts).toEqual([{path: '/x', old: 1, new: 2}])
  })

  test.each(['[1.5]', '[-1]', '["a"]', '"all"', '{"a": 1}', 'true'])('an allowed list cannot be %s', async value => {
    for (const part of await parts(`{"gqa_ratios": ${value}}`, '{"gqa_ratios": [6]}')) {
      expect(part).toMatchObject({path: expect.stringMatching(/^\/gqa_ratios/), direction: 'shifted'})
      expect(part.role).toBeUndefined()
    }
  })

  test.each(['0', '-1', '1.5', 'null', '"16"', 'NaN'])(
    'an alignment cannot be %s, and its dimension may have lost anything',
    async value => {
      for (const [old, next] of [
        [`{"page_alignment": ${value}}`, '{"page_alignment": 16}'],
        [`{"page_alignment": ${value}, "page_sizes": [8]}`, `{"page_alignment": ${value}, "page_sizes": [16]}`],
      ] as const) {
        const told = await parts(old, next)
        expect(told.length).toBeGreaterThan(0)
        for (const part of told) {
          expect(part).toMatchObject({direction: 'shifted', dimension: 'page size'})
          expect(part.role).toBeUndefined()
        }
      }
    },
  )

  test('another kind of JSON is another value', async () => {
    expect(await parts('[1]', '{}')).toMatchObject([{path: '', old: [1]}])
    expect(await parts('[1]', '[2]')).toMatchObject([{path: '/0', old: 1, new: 2}])
  })

  test('facts fill in the neutral values of declared fields', async () => {
    expect(shape.facts(shape.read(await cellOf('{"zeta": 1, "gqa_ratios": [8, 4]}'), {}))).toEqual({
      chunk_alignment: 1,
      chunk_sizes: [],
      fallback: false,
      gqa_ratios: [4, 8],
      head_dims: [],
      max_chunk: null,
      min_chunk: 0,
      observer: false,
      page_alignment: 1,
      page_sizes: [],
      xqa: false,
      zeta: 1,
    })
  })
})

describe('JSON in Markdown', () => {
  test('is read from source, where underscores and pipes are themselves', async () => {
    const value = plain.read(await cellOf('{"__x__": "a|b", "y": "*z*"}'), {})
    expect(plain.facts(value)).toEqual({__x__: 'a|b', y: '*z*'})
    expect(value.faults).toBeUndefined()
  })

  test('may stand in code, be escaped or use entities', async () => {
    const cell = '{"__x_y__": [1, "q\\"q"]}'
    for (const other of [
      '`{"__x_y__": [1, "q\\"q"]}`',
      '{"\\_\\_x\\_y\\_\\_": \\[1, "q\\"q"]}',
      '{&quot;**x_y**&quot;: [1, "q\\"q"]}',
    ]) {
      expect(await compareCells(plain, cell, other)).toMatchObject({equal: true})
    }
  })

  test('unreadable text is told from equal JSON, with a fault at its place', async () => {
    const [old, next] = [await cellOf('{"a": 1'), await cellOf('{"a": 2')]
    const {parts: told} = await compareCells(shape, old, next)
    expect(told).toEqual([
      {path: '', old: {$unreadable: '{"a": 1'}, new: {$unreadable: '{"a": 2'}, direction: 'shifted'},
    ])
    expect(shape.read(old, {}).faults).toMatchObject([
      {offset: 7, message: expect.stringContaining('write the cell as one JSON value')},
    ])
    expect(await compareCells(plain, '"abc"', 'abc')).toMatchObject({equal: false})
    expect(await compareCells(plain, 'abc', '**abc**')).toMatchObject({equal: true})
    expect(plain.read(await cellOf(''), {}).faults).toHaveLength(1)
  })
})
