/** Long text without a blank line: tier 1 keeps its middle from remark where that changes nothing. */
import {describe, expect, test} from 'vitest'
import {linesOf} from '../../src/markdown/lines.ts'
import {textRuns} from '../../src/markdown/text-runs.ts'
import {nastyDocument} from './nasty.ts'
import {Random} from './random.ts'
import {reading} from './snapshot.ts'

const LINES =
  'a ¦ b c ¦ *d ¦ _e_ ¦ 1x ¦ [r ¦ [r]: u ¦ | a | ¦ \\ ¦ `k ¦ x > y ¦ "t ¦ t" ¦ (u) ¦   two ¦     four ¦ é ¦ &amp; ¦ $ ¦ a|b ¦ --> ¦ </b> ¦ <a b=c/d> ¦ <m@e.org> ¦ [t](u "t") ¦ ]: u'.split(
    ' ¦ ',
  )
const OPENERS =
  '> q ¦ - i ¦ 1. n ¦ [^n]: f ¦ [r]: u "t ¦ [r]: <u> ¦ [l ¦ <!-- c ¦ <div> ¦ ``` ¦ ~~~ x ¦     code ¦ | a |\n|---| ¦ a\n-|- ¦ > | a |\n> |---| ¦ text ¦ # h'.split(
    ' ¦ ',
  )
const CLOSERS = '``` ¦ ~~~ ¦ --> ¦ === ¦ --- ¦ > === ¦ " ¦ | b | ¦ |---| ¦ # h ¦ - x'.split(' ¦ ')

/** So many lines of a few kinds, behind something that may hold them. */
function stretch(random: Random, count: number): string {
  const kinds = Array.from({length: 1 + random.below(3)}, () => random.pick(LINES))
  const body = Array.from({length: count}, () => random.pick(kinds))
  if (random.chance(0.3)) body[random.below(count)] = random.pick(CLOSERS)
  return [random.pick(OPENERS), ...body, ...(random.chance(0.5) ? [random.pick(CLOSERS)] : []), ''].join('\n')
}

function longestTitle(contents: string): number {
  const {sections} = JSON.parse(contents) as {sections: [string[], number, string][]}
  return Math.max(...sections.flatMap(([trail]) => trail.map(title => title.length)), 0)
}

test('every tier reads documents with long text alike', async () => {
  const random = new Random(Number(process.env.RUNS_SEED ?? 1130))
  let cut = 0
  for (let count = 0; count < Number(process.env.RUNS ?? 20); count++) {
    const text = `${nastyDocument(random)}\n${stretch(random, 1210 + random.below(90))}\n${nastyDocument(random)}`
    if (textRuns(text, linesOf(text), []).length > 0) cut++
    const whole = await reading(text, 2)
    // A heading of so many marks is read as source, whichever tier reads the document.
    if (longestTitle(whole.contents) > 1000) continue
    expect((await reading(text, 1)).contents, JSON.stringify(text)).toBe(whole.contents)
    expect((await reading(text, 0)).contents, JSON.stringify(text)).toBe(whole.contents)
  }
  expect(cut).toBeGreaterThan(5)
})

describe('stretches', () => {
  const runs = (text: string, taken: {from: number; to: number}[] = []) => textRuns(text, linesOf(text), taken)

  test('keep 600 lines at both ends', () => {
    expect(runs('a\n'.repeat(1200))).toEqual([])
    expect(runs(`\n${'a\n'.repeat(1201)}\nb`)).toEqual([{from: 601, to: 602}])
    expect(runs(`${'a\n'.repeat(2000)}- b\n${'c\n'.repeat(1500)}`)).toEqual([
      {from: 600, to: 1400},
      {from: 2601, to: 2901},
    ])
  })

  test('end at blank lines, at starts of blocks and at what is left out already', () => {
    for (const end of ['', '> q', '---', '|-|', ':-', '```', '<div>', '<!-- c', '# h', '1. x'])
      expect(runs(`${'a\n'.repeat(1000)}${end}\n${'a\n'.repeat(1000)}`), end).toEqual([])
    expect(runs('a\n'.repeat(2000), [{from: 1000, to: 1001}])).toEqual([])
  })
})
