import {describe, expect, test} from 'vitest'
import {noDefinitions} from '../../src/markdown/definition.ts'
import {readInline} from '../../src/markdown/inline.ts'
import {InlineReader} from '../../src/markdown/inline-reader.ts'
import {loadRemark} from '../../src/markdown/load-remark.ts'
import {readPhrasing} from '../../src/markdown/phrasing.ts'

/** Cells that must be read without remark: what is written, what is seen, where links lead. */
const direct: readonly [raw: string, visible: string, links?: readonly string[]][] = [
  ['', ''],
  ['None', 'None'],
  ['a  b\u00a0 c', 'a b c'],
  ['✅\uFE0F', '✅'],
  ['snake_case_name', 'snake_case_name'],
  ['`vllm.config.A`', 'vllm.config.A'],
  ['`` a`b ``', 'a`b'],
  ['`a\\|b`', 'a|b'],
  ['a \\| b', 'a | b'],
  ['5 * 3 < 4 & x', '5 * 3 < 4 & x'],
  ['FP8_E4M3 / auto, fp8', 'FP8_E4M3 / auto, fp8'],
  ['{"head_dims": [256], "max_chunk": null}', '{"head_dims": [256], "max_chunk": null}'],
  ['[a/b.py](../a/b.py#L12)', 'a/b.py', ['../a/b.py#L12']],
  [
    'compute_hash: [a.py](../a.py#L1); __post_init__: [b.py](../b.py#L2)',
    'compute_hash: a.py; post_init: b.py',
    ['../a.py#L1', '../b.py#L2'],
  ],
  ['**bold** and *it* and __x__ and _y_', 'bold and it and x and y'],
  ['***a** b*', 'a b'],
  ['a*b*c **', 'abc **'],
  ['~~gone~~ ~too~', '~~gone~~ ~~too~~'],
  ['list<T>', 'list<T>'],
  ['a<br>b<br/>c', 'a b c'],
  ['<a name="input_x"></a> [x](#input\\_x)', 'x', ['#input_x']],
  ['<a href="u#L1">seen</a> <img src="s" alt="t">', 'seen t', ['u#L1', 's']],
  ['x<sup>2</sup> <!-- note -->', 'x2'],
  ['![alt *text*](s) [t](u "title")', 'alt text t', ['s', 'u']],
  ['&lt;T&gt; &amp;&nbsp;&#124; &no', '<T> & | &no'],
  ['[not a link] [^nor] this]', '[not a link] [^nor] this]'],
  ['[a [b](c) d](e)', '[a b d](e)', ['c']],
  [
    'see (https://a.b/c_d?e=f), www.g.h.',
    'see (https://a.b/c_d?e=f), www.g.h.',
    ['https://a.b/c_d?e=f', 'http://www.g.h'],
  ],
]

describe('the fast reader', () => {
  test.each(direct)('%j', async (raw, visible, links = []) => {
    const reading = readInline(raw, true, noDefinitions)
    expect(reading?.visible).toBe(visible)
    expect(reading?.links.map(link => link.url)).toEqual(links)
    const {parseCell} = await loadRemark()
    expect(reading).toEqual(raw === '' ? reading : readPhrasing(parseCell(raw, noDefinitions.labels), new Map(), true))
  })

  test.each(['a@b.org', '&copy;', '*a ~b* c~', '[a](<b c>)', '<x "', '<http://a.b>', '\0'].map(raw => [`${raw} >`]))(
    'leaves %j to remark',
    raw => {
      expect(readInline(raw, true, noDefinitions)).toBeUndefined()
    },
  )
})

describe('what a document defines', () => {
  const reader = new InlineReader({
    labels: {definitions: new Set(['R X']), footnotes: new Set(['N'])},
    destinations: new Map([['r x', {url: 'https://a.b'}]]),
  })

  test.each([
    ['[r  X]', 'r X', 1],
    ['[t][r x]', 't', 1],
    ['[R x][]', 'R x', 1],
    ['![r x]', 'r x', 1],
    ['[r x](no', 'r x(no', 1],
    ['[t][no]', '[t][no]', 0],
    ['a[^n]', 'a[^n]', 0],
    ['a[^o]', 'a[^o]', 0],
  ])('%j', async (raw, visible, links) => {
    await loadRemark()
    expect(reader.read(raw, 0).visible).toBe(visible)
    expect(reader.read(raw, 0).links.map(link => link.url)).toEqual(Array(links).fill('https://a.b'))
  })
})
