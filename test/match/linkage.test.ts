import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Field, Items} from '../../src/match/features.ts'
import {link} from '../../src/match/linkage.ts'

const fields: Field[] = [
  {name: 'name', role: 'name'},
  {name: 'kind', role: 'value'},
  {name: 'about', role: 'value'},
]

type Thing = readonly [name: string, kind: string, about: string]

function items(things: readonly Thing[]): Items {
  return {
    count: things.length,
    value: (item, field) => {
      const text = things[item]?.[field] ?? ''
      return {text, parts: text.split(' ').filter((part, at, all) => part !== '' && all.indexOf(part) === at)}
    },
  }
}

/** Claims as `old → new`; things of one name on both sides are settled. */
function told(old: readonly Thing[], next: readonly Thing[]): string[] {
  const settled = old.flatMap(([name], from) => {
    const to = next.findIndex(thing => thing[0] === name)
    return to < 0 ? [] : [[from, to] as const]
  })
  const {claims} = link({of: 'rows', old: items(old), new: items(next), fields, settled})
  return claims.map(claim => `${old[claim.old]?.[0]} → ${next[claim.new]?.[0]}`).sort()
}

const others: Thing[] = [
  ['port', 'number', 'where it listens'],
  ['host', 'text', 'whom it serves'],
  ['depth', 'number', 'how far it looks down'],
]

describe('items are linked', () => {
  test('by what no other has', () => {
    const old: Thing[] = [...others, ['limit of calls', 'number', 'how many are open at once']]
    const next: Thing[] = [...others, ['most calls', 'number', 'how many are open at once']]
    expect(told(old, next)).toEqual(['limit of calls → most calls'])
  })

  test('not where a settled item shares all that they share', () => {
    const twin: Thing = ['bound', 'number', 'how many are open at once']
    const old: Thing[] = [...others, twin, ['limit', 'number', 'how many are open at once']]
    const next: Thing[] = [...others, twin, ['most', 'number', 'how many are open at once']]
    expect(told(old, next)).toEqual([])
  })

  test('to none of two that fit equally well', () => {
    const old: Thing[] = [...others, ['limit', 'number', 'how many are open at once']]
    const next: Thing[] = [
      ...others,
      ['most', 'number', 'how many are open at once'],
      ['top', 'number', 'how many are open at once'],
    ]
    expect(told(old, next)).toEqual([])
  })

  test('not by an edit of the name that tells two things of one revision apart', () => {
    const pairs = (names: readonly string[]): Thing[] => names.map(name => [name, 'probe', `of ${name}`])
    const both = pairs(['alive port', 'ready port', 'alive host', 'ready host'])
    expect(told([...both, ...pairs(['alive path'])], [...both, ...pairs(['ready path'])])).toEqual([])
  })

  test('by an edit that many others show', () => {
    const all = (prefix: string): Thing[] =>
      ['pods', 'nodes', 'jobs', 'leases', 'events', 'quotas'].map(name => [`${prefix} ${name}`, 'yes', 'of one space'])
    expect(told(all('beta'), all('stable'))).toHaveLength(6)
  })
})

const word = fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'size', 'name', 'of', 'the', '1', '2')
const text = fc.array(word, {maxLength: 4}).map(words => words.join(' '))
const things = fc.uniqueArray(fc.tuple(text, fc.constantFrom('', 'int', 'str'), text), {
  maxLength: 9,
  selector: thing => thing[0],
})

describe('whatever the items', () => {
  test('backwards it is the mirror of forwards', () => {
    const turned = (claims: string[]) => claims.map(claim => claim.split(' → ').reverse().join(' → ')).sort()
    fc.assert(
      fc.property(things, things, (old, next) => {
        expect(turned(told(next, old))).toEqual(told(old, next))
      }),
      {numRuns: 1000},
    )
  })

  test('their order decides nothing', () => {
    fc.assert(
      fc.property(things, things, (old, next) => {
        expect(told([...old].reverse(), [...next].sort())).toEqual(told(old, next))
      }),
      {numRuns: 1000},
    )
  })

  test('none has two partners', () => {
    fc.assert(
      fc.property(things, things, (old, next) => {
        const sides = told(old, next).map(claim => claim.split(' → '))
        expect(new Set(sides.map(side => side[0])).size).toBe(sides.length)
        expect(new Set(sides.map(side => side[1])).size).toBe(sides.length)
      }),
      {numRuns: 500},
    )
  })
})
