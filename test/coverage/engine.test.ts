import fc from 'fast-check'
import {expect, describe as suite, test} from 'vitest'
import {axisOf} from '../../src/coverage/axis.ts'
import {type Box, difference} from '../../src/coverage/boxes.ts'
import {type Described, describe, words} from '../../src/coverage/extent-words.ts'
import type {Extent} from '../../src/model.ts'
import {admitted, holds} from '../../src/tables/admission.ts'

/** Rows as they may declare: names or any, and numbers by lists, bounds and multiples. */
const names = fc
  .option(fc.subarray(['decode', 'prefill', 'verify'], {minLength: 1}), {nil: null})
  .map((list): Extent => ({names: list}))
const small = fc.bigInt({min: 0n, max: 24n})
const numbers = fc
  .record({
    allowed: fc.option(fc.array(small, {minLength: 1, maxLength: 3}), {nil: undefined, freq: 2}),
    min: fc.option(small, {nil: 0n}),
    max: fc.option(small, {nil: null, freq: 1}),
    multipleOf: fc.constantFrom(1n, 1n, 2n, 3n, 4n, 6n, 8n),
    positive: fc.boolean(),
  })
  .map(({allowed, ...rest}): Extent => ({numbers: admitted({...rest, ...(allowed && {allowed})})}))
type Row = readonly [Extent, Extent, Extent]
const row: fc.Arbitrary<Row> = fc.tuple(names, numbers, numbers)
const rows = fc.array(row, {maxLength: 5})

const GRID = Array.from({length: 60}, (_, n) => BigInt(n))
const NAMES = ['decode', 'prefill', 'verify', 'metadata']

function admits(extent: Extent, value: string | bigint): boolean {
  if ('numbers' in extent) return typeof value === 'bigint' && holds(extent.numbers, value)
  return extent.names === null || (typeof value === 'string' && extent.names.includes(value))
}

function boxesOf(old: readonly Row[], next: readonly Row[], others: readonly Row[] = []) {
  const all = [...old, ...next, ...others]
  const axes = [0, 1, 2].map(at =>
    axisOf(
      String(at),
      all.map(each => each[at]!),
    ),
  )
  const boxes = all.map((_, at): Box => axes.map(({masks}) => masks[at]!))
  return {
    axes: axes.map(({axis}) => axis),
    old: boxes.slice(0, old.length),
    next: boxes.slice(old.length, old.length + next.length),
  }
}

function described(old: readonly Row[], next: readonly Row[], others: readonly Row[] = []): Described[][] {
  const {axes, ...boxes} = boxesOf(old, next, others)
  return difference(boxes.old, boxes.next).map(box => box.map((mask, at) => describe(axes[at]!, mask)))
}

/** Membership read from what is written down, not from the masks. */
function says(set: Described, value: string | bigint): boolean {
  if ('any' in set) return true
  if ('names' in set) return typeof value === 'string' && set.names.includes(value)
  if ('except' in set) return typeof value === 'string' && !set.except.includes(value)
  return set.runs.some(({from, to, pattern}) => {
    if (typeof value !== 'bigint' || value < from || (to !== null && value > to)) return false
    const divisors = pattern.steps.filter(step => value % step === 0n).join()
    return pattern.admits.some(steps => steps.join() === divisors)
  })
}

suite('what rows cover together', () => {
  test('differs by exactly the points that brute force finds', () => {
    fc.assert(
      fc.property(rows, rows, (old, next) => {
        const boxes = described(old, next)
        for (const name of NAMES)
          for (const a of GRID)
            for (const b of GRID.slice(0, 30)) {
              const point = [name, a, b] as const
              const covers = (each: Row) => each.every((extent, at) => admits(extent, point[at]!))
              const isLost = old.some(covers) && !next.some(covers)
              if (boxes.some(box => box.every((set, at) => says(set, point[at]!))) !== isLost)
                throw new Error(`${point.join(' × ')} is ${isLost ? '' : 'not '}lost`)
            }
      }),
      {numRuns: 600},
    )
  })

  test('is said alike, in whatever order rows stand', () => {
    fc.assert(
      fc.property(rows, rows, (old, next) => {
        expect(described([...old].reverse(), [...next].reverse())).toEqual(described(old, next))
      }),
      {numRuns: 500},
    )
  })

  test('loses nothing to itself, all to nothing', () => {
    fc.assert(
      fc.property(rows, all => {
        expect(described(all, all)).toEqual([])
        expect(described(all, []).length > 0).toBe(all.some(each => each.every(isSome)))
      }),
    )
  })
})

const isSome = (extent: Extent) =>
  'names' in extent ? extent.names?.length !== 0 : !('list' in extent.numbers) || extent.numbers.list.length > 0

suite('a set of numbers in words', () => {
  const said = (old: Parameters<typeof admitted>[0], next: Parameters<typeof admitted>[0][] = []): string => {
    const wide = (extent: Parameters<typeof admitted>[0]): Row => [
      {names: null},
      {numbers: admitted({})},
      {numbers: admitted(extent)},
    ]
    return described([wide(old)], next.map(wide))
      .map(box => words(box[2]!))
      .join(' and ')
  }

  test.each([
    ['any', {}, []],
    ['784', {allowed: [784n]}, []],
    ['64, 128 or 256', {allowed: [64n, 128n, 256n]}, []],
    ['4000 to 4096', {min: 4000n, max: 4096n}, []],
    ['64 or more', {min: 64n}, []],
    ['multiples of 16', {multipleOf: 16n, positive: true}, []],
    ['multiples of 64 from 128 to 8192', {multipleOf: 64n, min: 100n, max: 8200n}, []],
    ['no multiples of 16', {}, [{multipleOf: 16n}]],
    ['multiples of 8 but not of 16', {multipleOf: 8n}, [{multipleOf: 16n}]],
    ['any but 64', {}, [{allowed: [64n]}]],
    ['8193 or more', {}, [{max: 8192n}]],
  ])('%s', (expected, old, next) => {
    expect(said(old, next)).toBe(expected)
  })

  test('knows nothing of values that other rows list', () => {
    const wide: Row = [{names: null}, {numbers: admitted({})}, {numbers: admitted({multipleOf: 16n, positive: true})}]
    const other: Row = [
      {names: ['decode']},
      {numbers: admitted({allowed: [128n, 256n]})},
      {numbers: admitted({allowed: [784n, 1000n], multipleOf: 1n})},
    ]
    const third: Row = [
      {names: ['verify']},
      {numbers: admitted({max: 9n})},
      {numbers: admitted({multipleOf: 8n, min: 3n})},
    ]
    expect(described([wide], [], [other, third])).toEqual(described([wide], []))
  })
})
