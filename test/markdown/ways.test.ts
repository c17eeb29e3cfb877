/** Law 6: the scanner reads as remark does. `npm run fuzz` looks at many more documents. */
import {describe, expect, test} from 'vitest'
import type {Way} from '../../src/markdown/index.ts'
import {corpusDocuments} from './corpus.ts'
import {lazyDocument, nastyDocument, tameDocument} from './nasty.ts'
import {Random} from './random.ts'
import {reading} from './snapshot.ts'

async function expectEqualWays(text: string): Promise<Way> {
  const whole = await reading(text, 'remark')
  const first = await reading(text, 'scan')
  expect(first.contents, JSON.stringify(text)).toBe(whole.contents)
  return first.by
}

describe('generated documents', () => {
  for (const [name, make, seed] of [
    ['nasty', nastyDocument, 20_261_130],
    ['tame', tameDocument, 8_015],
    ['lazy', lazyDocument, 1_130],
  ] as const) {
    test(`${name} ones read alike, and both ways have work`, async () => {
      const random = new Random(seed)
      const ways = new Set<Way>()
      for (let count = 0; count < 300; count++) ways.add(await expectEqualWays(make(random)))
      expect(ways).toEqual(new Set(['scan', 'remark']))
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
    '`\r|-\r=',
    '  -\n  b\n  -',
    '[^1]: f\n==\n==',
    '> a\n-- \n=',
    '[r]: u\na \n---',
    '[r]: u\n|-|-|\n   =',
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
    await expectEqualWays(text)
  })
})

describe('lines that need no remark', () => {
  test.each([
    'Title\n=====\n\n| a |\n|---|\n| b |',
    '[r s]:\n    https://a.b/c\n[t]:\r\n  u "title"\n\n| [r s] [t] |\n|---|\n| b |',
    '- a\n\n  <br >\n\n- b\n\n      <br>\n\n| a |\n|---|\n| b |',
    '[r]: https://a.b/c?d=e&f=g "title"\n[s]: u_(v)\n  [t]: w\n\n| [r] [s] [t] |\n|---|\n| b |',
    '[a link\nover lines](u)\n\n| a |\n|---|\n| b |',
    '| | |\n|-|-|\n| a | b |',
    '- [V8][]: text\n- a\n-\n- <!-- c -->\n  <!-- d -->\n\n| a |\n|---|\n| b |',
    '> a\n> ---\n> ===\n>\n>  ```js\n>  | a |\n>  ```\n\n| a |\n|---|\n| b |',
    '<img src="a"\n  alt="b">\n\n| a |\n|---|\n| b |',
  ])('%j', async text => {
    expect(await expectEqualWays(text)).toBe('scan')
  })
})

describe.skipIf(corpusDocuments.length === 0)('documents of the corpus', () => {
  test.each(corpusDocuments)('$name', async ({text}) => {
    expect(await expectEqualWays(text())).toBe('scan')
  })
})
