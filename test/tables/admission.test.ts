import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {type Admitted, admitted, type Constraints, isEmpty, isWithin} from '../../src/tables/admission.ts'
import {cellOf, compareCells, kindOf} from './support/read.ts'

/** Beyond every bound and period below, so that what holds up to it holds for ever. */
const horizon = 200

/** What docs/design.md, "What a route's shape admits" says of pages and chunks, number by number. */
function admits({allowed, min = 0n, max = null, multipleOf = 1n, positive = false}: Constraints, n: bigint): boolean {
  if (allowed && !allowed.includes(n)) return false
  if (n < min || (max !== null && n > max)) return false
  if (multipleOf === 1n) return true
  return n % multipleOf === 0n && (n > 0n || !positive)
}

const members = (constraints: Constraints) => {
  const found: number[] = []
  for (let n = 0; n <= horizon; n++) if (admits(constraints, BigInt(n))) found.push(n)
  return new Set(found)
}

const natural = (max: number) => fc.integer({min: 0, max}).map(BigInt)

const constraints: fc.Arbitrary<Constraints> = fc.record({
  allowed: fc.oneof(fc.constant(undefined), fc.array(natural(14), {maxLength: 5})),
  min: fc.oneof(fc.constant(0n), natural(14)),
  max: fc.oneof(fc.constant(null), natural(16)),
  multipleOf: fc.oneof(fc.constant(1n), fc.integer({min: 1, max: 6}).map(BigInt)),
  positive: fc.boolean(),
})

test('inclusion of admitted sets is what counting says', () => {
  fc.assert(
    fc.property(constraints, constraints, (a, b) => {
      const [left, right] = [members(a), members(b)]
      expect(isWithin(admitted(a), admitted(b))).toBe([...left].every(n => right.has(n)))
      expect(isEmpty(admitted(a))).toBe(left.size === 0)
    }),
    {numRuns: 20_000},
  )
})

test('bounds of any size cost nothing', () => {
  const huge = 2n ** 4000n
  const even: Admitted = admitted({multipleOf: 2n, max: huge})
  expect(isWithin(admitted({multipleOf: 4n, max: huge}), even)).toBe(true)
  expect(isWithin(even, admitted({multipleOf: 4n, max: huge}))).toBe(false)
  expect(isWithin(even, admitted({allowed: [0n, 2n, 4n]}))).toBe(false)
  expect(isWithin(admitted({min: huge, max: huge}), admitted({allowed: [huge]}))).toBe(true)
})

/** The fields of a route, absent ones neutral. */
interface Shape {
  head_dims?: number[]
  page_sizes?: number[]
  page_alignment?: number
  chunk_sizes?: number[]
  min_chunk?: number
  max_chunk?: number | null
  chunk_alignment?: number
  observer?: boolean
  fallback?: boolean
  xqa?: boolean
}

const dimensions: Readonly<
  Record<string, {fields: readonly (keyof Shape)[]; admits: (shape: Shape) => ReadonlySet<unknown>}>
> = {
  'head dim': {fields: ['head_dims'], admits: ({head_dims: list}) => counted(n => !list?.length || list.includes(n))},
  'page size': {
    fields: ['page_sizes', 'page_alignment'],
    admits: ({page_sizes: list, page_alignment: step = 1}) =>
      counted(n => (!list?.length || list.includes(n)) && (step === 1 || (n > 0 && n % step === 0))),
  },
  'chunk size': {
    fields: ['chunk_sizes', 'min_chunk', 'max_chunk', 'chunk_alignment'],
    admits: ({chunk_sizes: list, min_chunk: min = 0, max_chunk: max = null, chunk_alignment: step = 1}) =>
      counted(n => (!list?.length || list.includes(n)) && n >= min && (max === null || n <= max) && n % step === 0),
  },
  execution: {
    fields: ['observer', 'fallback'],
    admits: ({observer, fallback}) => new Set(observer ? [] : [fallback ? 'fallback' : 'native']),
  },
  XQA: {fields: ['xqa'], admits: ({xqa}) => new Set(xqa ? ['xqa'] : ['xqa', 'other'])},
}

function counted(holds: (n: number) => boolean): Set<unknown> {
  return new Set(Array.from({length: horizon + 1}, (_, n) => n).filter(holds))
}

const list = fc.array(fc.integer({min: 0, max: 12}), {maxLength: 3})
const step = fc.integer({min: 1, max: 4})

const shapes: fc.Arbitrary<Shape> = fc.record(
  {
    head_dims: list,
    page_sizes: list,
    page_alignment: step,
    chunk_sizes: list,
    min_chunk: fc.integer({min: 0, max: 12}),
    max_chunk: fc.option(fc.integer({min: 0, max: 12})),
    chunk_alignment: step,
    observer: fc.boolean(),
    fallback: fc.boolean(),
    xqa: fc.boolean(),
  },
  {requiredKeys: []},
)

test('the direction of every dimension is what counting its members says', async () => {
  const {routes} = await import('../../src/tables/types/routes.ts')
  const column = routes.columns?.['Declared shape / flags']
  if (typeof column !== 'object') throw new Error('The routes declare no shape')
  const kind = kindOf(column)
  const blank = await cellOf('{}')
  const read = (shape: Shape) => kind.read({...blank, source: JSON.stringify(shape)}, {})
  fc.assert(
    fc.property(shapes, shapes, (before, after) => {
      const [old, next] = [read(before), read(after)]
      const parts = old.canon === next.canon ? [] : kind.compare(old, next)
      for (const [dimension, {fields, admits: set}] of Object.entries(dimensions)) {
        const [had, has] = [set(before), set(after)]
        const [lost, gained] = [[...had].some(n => !has.has(n)), [...has].some(n => !had.has(n))]
        const direction = lost ? (gained ? 'shifted' : 'narrowed') : gained ? 'widened' : undefined
        const mine = parts.filter(part => part.dimension === dimension)
        expect(mine.every(part => fields.some(field => part.path === `/${field}`))).toBe(true)
        if (direction !== undefined) expect(mine.length).toBeGreaterThan(0)
        for (const part of mine) {
          expect(part.direction).toBe(direction)
          expect(part.equalAdmission).toBe(direction === undefined ? true : undefined)
        }
      }
    }),
    {numRuns: 3000},
  )
})

test('fields of one meaning all hold', async () => {
  const kind = kindOf({
    kind: 'json',
    role: 'capability',
    fields: {
      a: {meaning: 'allowed', dimension: 'n'},
      b: {meaning: 'allowed', dimension: 'n'},
      min: {meaning: 'min', dimension: 'n'},
      least: {meaning: 'min', dimension: 'n'},
      step: {meaning: 'multipleOf', dimension: 'n'},
      pace: {meaning: 'multipleOf', dimension: 'n'},
    },
  })
  const direction = async (old: string, next: string) => {
    const {parts} = await compareCells(kind, old, next)
    return parts[0]?.direction ?? (parts[0]?.equalAdmission ? 'equal' : undefined)
  }
  expect(await direction('{"a": [1, 2]}', '{"a": [1, 2], "b": [2, 3]}')).toBe('narrowed')
  expect(await direction('{"a": [1], "b": [2]}', '{"a": [1], "b": [3]}')).toBe('equal')
  expect(await direction('{"a": [1], "b": [2]}', '{"a": [1]}')).toBe('widened')
  expect(await direction('{"min": 4, "least": 2}', '{"min": 4, "least": 3}')).toBe('equal')
  expect(await direction('{"step": 4, "pace": 6}', '{"step": 12}')).toBe('equal')
  expect(await direction('{"step": 4}', '{"step": 4, "pace": 6}')).toBe('narrowed')
})
