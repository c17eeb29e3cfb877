import {afterAll, describe, expect, test} from 'vitest'
import {compare} from '../../src/index.ts'
import known from './known.json' with {type: 'json'}
import {hasCorpus, readPairs} from './pairs.ts'
import {type Score, score} from './score.ts'

const accepted: Readonly<Record<string, {reason: string}>> = known

describe.skipIf(!hasCorpus)('what a careful reader expects of every pair of the corpus', () => {
  const pairs = hasCorpus ? readPairs() : []
  const scores = new Map<string, Score>()

  for (const pair of pairs) {
    test(pair.name, async () => {
      const report = await compare(pair.old, pair.next)
      const result = score(pair.expected, report)
      scores.set(pair.name, result)
      const reason = accepted[pair.name]?.reason
      if (reason !== undefined)
        expect(result, `${pair.name} is right now: take it out of known.json`).not.toEqual(right)
      else expect(result).toEqual(right)
    })
  }

  afterAll(() => {
    const lines = pairs.flatMap(pair => {
      const result = scores.get(pair.name)
      if (!result) return [`${pair.name.padEnd(66)}  no report`]
      const state = result.missed.length + result.false.length === 0 ? 'right' : 'wrong'
      const counts = `${String(result.missed.length).padStart(4)} missed ${String(result.false.length).padStart(4)} false`
      return [
        `${state} ${pair.name.padEnd(56)} ${counts}`,
        ...result.missed.map(text => `        missed ${text}`),
        ...result.false.map(text => `        false  ${text}`),
      ]
    })
    const results = [...scores.values()]
    const rightOnes = results.filter(result => result.missed.length + result.false.length === 0).length
    const missed = results.reduce((sum, result) => sum + result.missed.length, 0)
    const wrong = results.reduce((sum, result) => sum + result.false.length, 0)
    const total = `${rightOnes} of ${pairs.length} pairs right, ${missed} findings missed, ${wrong} findings false`
    console.log([...lines, total].join('\n'))
  })
})

const right: Score = {missed: [], false: []}
