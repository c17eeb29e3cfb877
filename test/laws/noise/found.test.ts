/** Edits that were silently noise until the law found them. */
import {expect, test} from 'vitest'
import {compare} from '../../../src/compare.ts'
import {types} from './documents.ts'

const FOUND: readonly (readonly [edit: string, title: string, old: string, next: string])[] = [
  ['a label that is not the path', 'Where', '[lib/a.py](../lib/a.py#L3)', '[here](../lib/a.py#L3)'],
  ['a label of a method', 'How', 'f: [lib/a.py](../lib/a.py#L3)', 'f: [here](../lib/a.py#L3)'],
  ['a link around a number', 'Amount', '5', '[5](five.md)'],
  ['where the link of a number leads', 'Amount', '[5](five.md)', '[5](six.md)'],
  ['where the link of a flag leads', 'Flag', '[yes](a.md)', '[yes](b.md)'],
  ['a link within JSON', 'Data', '{"a": true}', '{"a": [true](true.md)}'],
  ['a link around what is no JSON', 'Data', '{a: 1}', '{[a](https://e.org/a): 1}'],
  ['a link around both halves', 'First / rest', 'a / b', '[a / b](a.md)'],
  ['a member twice', 'Names', 'GET, POST', 'GET, POST, POST'],
  ['a link to a file of that name', 'Symbol', 'a-b', '[a-b](./a-b)'],
  ['a link to a host of that name', 'Symbol', 'retry', '[retry](http://retry)'],
  ['where a link named by a number leads', 'Symbol', 'see [[2]](#part-2)', 'see [[2]](#other)'],
  ['the only relative link', 'Symbol', '[a](../docs/a.md)', '[a](../../docs/a.md)'],
  ['the only link becomes one from the root', 'Symbol', '[a](../docs/a.md)', '[a](/docs/a.md)'],
  ['what stands for a picture', 'Symbol', '<img src="a.png" alt="A">', '<img src="a.png" alt="B">'],
  ['what a picture shows on hovering', 'Symbol', '<img src="a.png" title="A">', '<img src="a.png" title="B">'],
  ['the sharper picture', 'Symbol', '<img src="a.png" srcset="b.png 2x">', '<img src="a.png" srcset="c.png 2x">'],
  ['a picture that is none any more', 'Symbol', '<img src="a.png" alt="A"> x', '<i mg src="a.png" alt="A"> x'],
  ['what an abbreviation means', 'Amount', '<abbr title="five">5</abbr>', '<abbr title="six">5</abbr>'],
  ['the title of a link', 'Names', '[a](a.md "A"), b', '[a](a.md "B"), b'],
  ['the title of a source', 'Where', '[a.py](a.py#L3 "A")', '[a.py](a.py#L3 "B")'],
  [
    'what is read aloud',
    'First / rest',
    '<a href="a.md" aria-label="A">a</a> / b',
    '<a href="a.md" aria-label="B">a</a> / b',
  ],
  [
    'what is read aloud, as an attribute that says nothing on a link',
    'First / rest',
    '<a href="a.md" aria-label="A">a</a> / b',
    '<a href="a.md" aria-label label="A">a</a> / b',
  ],
  ['a link around what repeats the title', 'Linux', 'Linux', '[Linux](Linux)'],
  ['the place of a mark', 'Linux', '✅ 12', '12 ✅'],
]

test.each(FOUND)('%s', async (_, title, old, next) => {
  const text = (cell: string) => `## T\n\n| Name | ${title} |\n| --- | --- |\n| a | ${cell} |\n| b | ✅ |\n`
  const [document] = (await compare(text(old), text(next), {types})).documents
  const columns = document!.tables[0]!.findings.flatMap(({fields}) => fields.map(({column}) => column))
  expect([...new Set(columns)]).toEqual([title])
})
