/** Law 6: every reading tier equals whole-document remark. `npm run fuzz` looks at many more documents. */
import {describe, expect, test} from 'vitest'
import {corpusDocuments} from './corpus.ts'
import {nastyDocument, tameDocument} from './nasty.ts'
import {Random} from './random.ts'
import {reading} from './snapshot.ts'

async function expectEqualTiers(text: string): Promise<Set<number>> {
  const whole = await reading(text, 2)
  const first = await reading(text, 0)
  const second = first.tier === 0 ? await reading(text, 1) : first
  expect(whole.tier).toBe(2)
  expect(first.contents, JSON.stringify(text)).toBe(whole.contents)
  expect(second.contents, JSON.stringify(text)).toBe(whole.contents)
  return new Set([first.tier, second.tier])
}

describe('generated documents', () => {
  for (const [name, make, seed] of [
    ['nasty', nastyDocument, 20_261_130],
    ['tame', tameDocument, 8_015],
  ] as const) {
    test(`${name} ones read alike in every tier, and tiers 0 and 1 both have work`, async () => {
      const random = new Random(seed)
      const tiers = new Set<number>()
      for (let count = 0; count < 300; count++) {
        for (const tier of await expectEqualTiers(make(random))) tiers.add(tier)
      }
      expect(tiers).toEqual(new Set([0, 1]))
    })
  }
})

describe('counterexamples found by fuzzing', () => {
  test.each([
    '# `` b ``/',
    '[^n]:\ng||\n-|-\n[^n]()',
    '[r]:>\nn\n-',
    '- k\n\n e\n|-',
    'm\n<b>\n-|',
    '- _\n<x a="">\n-|-',
    '[r]:u\n    [\n-|-',
    '\uFEFF\uFEFF|\n-',
    '||www.@.g||\n-|-|-',
    '||http://a\0||\\\n-|-|-|-',
    '1. e\n<t>\n-|-',
    '- # h\ntext\n---\n| a |\n|---|\n| b |',
    '10. a\n\n  ---\ntext\n---',
    '[r]:"\n    a||\n-|-\n-',
    'a\n    www.b.c\n===',
    '`\n| `k\n=',
    '=\na\n---',
    '    e\n2.\n|\n-',
    '[r]:u\n-\n-- -|\n-',
    '[r]:u\n<e>\n|\n-',
    '[r]: u\n[s]: v\n    a\n===',
    '[r]: u\n    a\nb `\n c` d\n===',
    'a\r| b |\r|---|\r| c |\r\n\r\n',
    '| a |\n| - |\n| b |\nlazy\n\n# h',
    '> | a |\n> | - |\n> | b |\n| c |',
    '- | a |\n  | - |\n  | b |\n| c |',
    '- [ ] | a | b |\n  | c | d |',
    '* [x] -|-',
    '```\n| a |\n| - |\n| ``` |\n```\n| x |\n| - |\n| y |',
    '<!--\n| a |\n| - |\n| --> |\n| b |\n\n| x |\n| - |\n| y |',
  ])('%j', async text => {
    await expectEqualTiers(text)
  })
})

describe.skipIf(corpusDocuments.length === 0)('documents of the corpus', () => {
  test.each(corpusDocuments)('$name', async ({text}) => {
    expect(await expectEqualTiers(text())).toEqual(new Set([0, 1]))
  })
})
