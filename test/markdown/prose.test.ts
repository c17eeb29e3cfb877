import type {RootContent} from 'mdast'
import {describe, expect, test} from 'vitest'
import {readDocument} from '../../src/markdown/index.ts'
import {loadRemark} from '../../src/markdown/load-remark.ts'
import {proseOf} from '../../src/markdown/prose.ts'
import {find} from '../../src/markdown/tree.ts'
import {settled} from '../../src/suspend.ts'
import {nastyDocument, tameDocument} from './nasty.ts'
import {Random} from './random.ts'

async function seen(...lines: string[]): Promise<readonly string[]> {
  const document = await readDocument(lines.join('\n'))
  return (await settled(() => document.seen)) ?? []
}

/** Two ways to write what a reader sees alike. */
const alike: Record<string, [string[], string[]]> = {
  bullets: [
    ['* one', '* two'],
    ['- one', '', '- two'],
  ],
  numbers: [
    ['1. one', '2. two'],
    ['1) one', '1) two'],
  ],
  emphasis: [['an *a* and **b**'], ['an _a_ and __b__']],
  'tags of emphasis': [['a <b>b</b> and <em>c</em>'], ['a **b** and *c*']],
  rules: [
    ['a', '', '***', '', 'b'],
    ['a', '', '- - -', '', 'b'],
  ],
  fences: [
    ['```js', 'a', '```'],
    ['~~~~js', 'a', '~~~~'],
  ],
  'indented code': [
    ['    a', '    b'],
    ['```', 'a', 'b', '```'],
  ],
  escapes: [['1\\* a\\_b'], ['1* a_b']],
  entities: [['&copy; 2026 &amp; on'], ['© 2026 & on']],
  wrapping: [
    ['one', 'two  ', 'three'],
    ['one two\\', 'three'],
  ],
  underlines: [
    ['# A', '', 'text', '', 'B', '--', 'more'],
    ['A', '=', 'text', '## B ##', 'more'],
  ],
  comments: [
    ['a', '', '<!-- b -->', '', 'c <!-- d -->'],
    ['a', '', 'c'],
  ],
  definitions: [
    ['[a][1]', '', '[1]: x.md'],
    ['[b]: y.md', '', '[a](x.md)'],
  ],
  autolinks: [['see <https://a.org/b>'], ['see https://a.org/b']],
  'quotes of titles': [["[a](b 'c')"], ['[a](b "c")']],
  'emoji presentation': [['✅'], ['✅\ufe0f']],
  'indent of code': [
    ['```yaml', 'a:', "- 'b'", '```'],
    ['```yaml', 'a:', '    - "b"', '```'],
  ],
}

/** Two texts that differ to a reader, by however little. */
const unlike: Record<string, [string, string]> = {
  'a destination': ['[a](b.md)', '[a](c.md)'],
  'a destination in HTML': ['<p><a href="b.md">a</a></p>', '<p><a href="c.md">a</a></p>'],
  'a destination by reference': ['[a]\n\n[a]: b.md', '[a]\n\n[a]: c.md'],
  'a link that goes': ['[a](b.md)', 'a'],
  'a link that turns to text': ['[a](b.md)', '\\[a](b.md)'],
  'the text that a link shows': ['[https://a.org](https://a.org)', '[https://b.org](https://a.org)'],
  'a title': ['[a](b "c")', '[a](b "d")'],
  'a title in a definition': ['[a]\n\n[a]: b "c"', '[a]\n\n[a]: b "d"'],
  'a title in HTML': ['<p><a href="b" title="c">a</a></p>', '<p><a href="b" title="d">a</a></p>'],
  'what an abbreviation means': ['<abbr title="b">a</abbr>', '<abbr title="c">a</abbr>'],
  'the text of an image in HTML': ['<img src="a.png" alt="b">', '<img src="a.png" alt="c">'],
  'a sharper image': ['<img src="a.png" srcset="b.png 2x">', '<img src="a.png" srcset="c.png 2x">'],
  'an image': ['![a](b.png)', '![a](c.png)'],
  'the text of an image': ['![a](b.png)', '![c](b.png)'],
  'an image in HTML': ['<img src="a.png">', '<img src="b.png">'],
  strikethrough: ['~~a~~', 'a'],
  'a box': ['- [ ] a', '- [x] a'],
  'a paragraph cut in two': ['a b', 'a\n\nb'],
  'the nesting of code': ['```yaml\na:\n  b:\n  c:\n```', '```yaml\na:\n  b:\n    c:\n```'],
  'quotes in a shell': ["```sh\necho '$a'\n```", '```sh\necho "$a"\n```'],
  'the language of code': ['```js\na\n```', '```mermaid\na\n```'],
  'a tag': ['a <u>b</u>', 'a b'],
  'what a comment looks like in code': ['`<!-- a -->`', '`<!-- b -->`'],
  'a note': ['a[^1]\n\n[^1]: b', 'a[^1]\n\n[^1]: c'],
}

describe('to a reader', () => {
  test.each(Object.entries(alike))('%s are all one', async (_, [one, other]) => {
    expect(await seen(...one)).toEqual(await seen(...other))
  })

  test.each(Object.entries(unlike))('%s is not', async (_, [one, other]) => {
    expect(await seen(one)).not.toEqual(await seen(other))
  })
})

test('prose stands in its section, a block a line', async () => {
  const lines = [
    'intro',
    '',
    '# A',
    '',
    '> quoted',
    '> text',
    '',
    '| a |',
    '|---|',
    '| 1 |',
    '',
    '- [b](c)',
    '',
    '## B',
  ]
  expect(await seen(...lines)).toEqual(['intro', 'quoted text\n[b](c)', ''])
})

test('a caption is prose, the HTML table around it is not', async () => {
  const table = '<table><caption>Sizes</caption><tr><th>a</th></tr><tr><td>1</td></tr></table>'
  expect(await seen('before', '', table, '', 'after')).toEqual(['before\nSizes\nafter'])
})

test('a section means by itself what it means in its document', async () => {
  const {parseWhole} = await loadRemark()
  for (let seed = 1; seed <= 150; seed++) {
    const random = new Random(seed)
    const text = random.chance(0.6) ? nastyDocument(random) : tameDocument(random)
    const document = await readDocument(text)
    const isPlain = document.tables.every(({syntax}) => syntax === 'gfm') && !text.startsWith('---')
    if (!isPlain) continue
    const {children, ...root} = parseWhole(document.text)
    const {destinations} = find({...root, children}).definitions
    const sections: RootContent[][] = [[]]
    for (const node of children) {
      if (node.type === 'heading') sections.push([])
      else sections.at(-1)!.push(node)
    }
    const whole = sections.map(nodes => proseOf(nodes, destinations))
    expect(await settled(() => document.seen), JSON.stringify(text)).toEqual(whole)
  }
})

test('an open bracket, tag or comment costs no time', async () => {
  for (const part of ['<a href="b">', '<!-- ', '<a ', "```yaml\n'"]) {
    const started = performance.now()
    await seen(`<p>\n${part.repeat(20_000)}`)
    expect(performance.now() - started, part).toBeLessThan(10_000)
  }
})
