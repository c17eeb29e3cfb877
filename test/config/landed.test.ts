import {describe, expect, test} from 'vitest'
import {rules} from '../../src/rules/index.ts'
import {accept, doc, everything, follow, judged, one, table} from './follow.ts'

// Whatever an entry accepts: it is silent once that has landed, whatever comes after, and told as long as it has not.

describe.each(rules.filter(({examples}) => examples.length > 0))('$id', ({id, examples}) => {
  test.each(examples)('$title', async ({old, new: next, oldPath, newPath}) => {
    const [before, after] = [one(old, oldPath), one(next, newPath ?? oldPath)]
    const entries = await follow(before, after, everything)
    await follow(after, before, everything)
    // Rules for one document alone have an example that differs from nothing.
    if (old !== next || oldPath !== newPath) expect([id, entries.length]).not.toEqual([id, 0])
  })
})

const routes = (header: string, ...rows: string[]) => `## Attention route declarations\n\n${table(header, ...rows)}`
const known = '| Route | Stage | Codecs | Declared shape / flags | Source |'
const shape = '{"gqa_ratios": [4, 6], "page_sizes": [784]}'
const route = (name: string, codecs = 'FP16, FP8', flags = shape) =>
  `| \`${name}\` | decode | ${codecs} | ${flags} | [a.py](../a.py#L10) |`
const values = (...rows: string[]) => `## Values\n\n${table('| Name | Default | Note |', ...rows)}`
const other = `## Other\n\n${table('| Name | Default |', '| x | 1 |', '| y | 2 |')}`

const kinds: readonly [string, string, string][] = [
  ['a row added', values('| a | 1 | |'), values('| a | 1 | |', '| b | 2 | |')],
  ['a row removed', values('| a | 1 | |', '| b | 2 | |'), values('| a | 1 | |')],
  [
    'a row renamed',
    values('| alpha_one | some text | kept |', '| b | 2 | |'),
    values('| alpha_two | some text | kept |', '| b | 2 | |'),
  ],
  ['a cell changed', values('| a | 1 | |', '| b | 2 | |'), values('| a | 3 | |', '| b | 2 | |')],
  [
    'numbers that move on',
    values('| a | 0 | |', '| b | 1 | |', '| c | 2 | |'),
    values('| a | 0 | |', '| new | 1 | |', '| b | 2 | |', '| c | 3 | |'),
  ],
  ['a cell emptied', values('| a | 1 | x |', '| b | 2 | |'), values('| a | | x |', '| b | 2 | |')],
  ['a cell filled', values('| a | | x |', '| b | 2 | |'), values('| a | 1 | x |', '| b | 2 | |')],
  ['links changed', values('| a | [one](one.md) | |', '| b | 2 | |'), values('| a | [one](two.md) | |', '| b | 2 | |')],
  ['cells beyond the header', values('| a | 1 | |', '| b | 2 | |'), values('| a | 1 | | 4 |', '| b | 2 | |')],
  ['a row twice', values('| a | 1 | |', '| b | 2 | |'), values('| a | 1 | |', '| a | 1 | |', '| b | 2 | |')],
  [
    'a row added that another table has',
    `${values('| a | 1 | |')}\n\n${other}`,
    `${values('| a | 1 | |', '| x | 1 | |')}\n\n${other}`,
  ],
  [
    'a column added',
    `## V\n\n${table('| Name | Default |', '| a | 1 |')}`,
    `## V\n\n${table('| Name | Default | Since |', '| a | 1 | 2 |')}`,
  ],
  [
    'a column removed',
    `## V\n\n${table('| Name | Default | Since |', '| a | 1 | 2 |')}`,
    `## V\n\n${table('| Name | Default |', '| a | 1 |')}`,
  ],
  [
    'a column renamed, with an edit in it',
    `## V\n\n${table('| Name | Default |', '| a | 1 |', '| b | 2 |', '| c | 3 |')}`,
    `## V\n\n${table('| Name | Usual |', '| a | 1 |', '| b | 2 |', '| c | 4 |')}`,
  ],
  [
    'the link of a title',
    `## V\n\n${table('| Name | [Default](a.md) |', '| a | 1 |')}`,
    `## V\n\n${table('| Name | [Default](b.md) |', '| a | 1 |')}`,
  ],
  [
    'a tooltip of a title gained, and one of two links',
    `## V\n\n${table('| Name | [Default](a.md) |', '| a | 1 |')}`,
    `## V\n\n${table('| [Name](n.md "New") | [Default](a.md), [kind](k.md) |', '| a | 1 |')}`,
  ],
  [
    'the link of a heading',
    `## [V](a.md)\n\n${table('| Name | Default |', '| a | 1 |')}`,
    `## [V](b.md)\n\n${table('| Name | Default |', '| a | 1 |')}`,
  ],
  [
    'the key column without its title',
    `## V\n\n${table('| | Name | Note |', '| 1 | a | x |', '| 2 | b | y |')}`,
    `## V\n\n${table('| | | Note |', '| 1 | a | x |', '| 3 | b | z |')}`,
  ],
  [
    'another key column',
    `## V\n\n${table('| Id | Name |', '| 1 | a |', '| 2 | b |', '| 3 | c |')}`,
    `## V\n\n${table('| Name | Id |', '| a | 1 |', '| b | 9 |', '| d | 3 |')}`,
  ],
  [
    'a key that takes two columns',
    `## V\n\n${table('| Name | Kind | Note |', '| a | x | 1 |', '| b | x | 2 |')}`,
    `## V\n\n${table('| Name | Kind | Note |', '| a | x | 3 |', '| a | y | 1 |', '| b | x | 4 |')}`,
  ],
  ['a table added', values('| a | 1 | |'), `${values('| a | 1 | |')}\n\n${other}`],
  [
    'a table added under a known heading',
    values('| a | 1 | |'),
    `${values('| a | 1 | |')}\n\n${table('| Name | Other |', '| c | 1 |', '| d | 2 |')}`,
  ],
  [
    'the same table once more',
    values('| a | 1 | |'),
    `${values('| a | 1 | |')}\n\nAgain:\n\n${table('| Name | Default | Note |', '| a | 1 | |')}`,
  ],
  ['a table removed', `${values('| a | 1 | |')}\n\n${other}`, values('| a | 1 | |')],
  [
    'a heading',
    `${values('| a | 1 | |')}\n\n${other}`,
    `${values('| a | 1 | |').replace('Values', 'Settings')}\n\n${other}`,
  ],
  [
    'a heading, a row and a cell',
    values('| a | 1 | |', '| b | 2 | |'),
    values('| a | 1 | |', '| b | 3 | |', '| c | 4 | |').replace('Values', 'Settings'),
  ],
  [
    'two headings that change places',
    `${values('| a | 1 | |')}\n\n${other}`,
    `${values('| a | 1 | |').replace('Values', 'Other')}\n\n${other.replace('Other', 'Values')}`,
  ],
  ['prose', 'Some words.', 'Other words.'],
  ['prose that comes', values('| a | 1 | |'), `Some words.\n\n${values('| a | 1 | |')}`],
  ['a section that comes', values('| a | 1 | |'), `${values('| a | 1 | |')}\n\n## More\n\nSome words.`],
  [
    'a type lost by its key column',
    routes(known, route('a'), route('b')),
    routes(known.replace('Route', 'Path'), route('a'), route('b')),
  ],
  [
    'a type lost, with edits',
    routes(known, route('a'), route('b'), route('c')),
    routes(
      known.replace('Route', 'Path'),
      route('a', 'FP16'),
      route('b', 'FP16, FP8', '{"page_sizes": [16]}'),
      route('d'),
    ),
  ],
  [
    'a type gained, with edits',
    routes(known.replace('Route', 'Path'), route('a'), route('b'), route('c')),
    routes(known, route('a', 'FP16'), route('b', 'FP16, FP8', '{"page_sizes": [16]}'), route('d')),
  ],
  [
    'a type lost by its heading and columns',
    routes(known, route('a'), route('b')),
    `## Routes\n\n${table('| Path | Where |', '| `a` | decode |', '| `b` | decode |')}`,
  ],
  [
    'a field of a cell that comes',
    routes(known, route('a'), route('b')),
    routes(known, route('a', 'FP16, FP8', '{"gqa_ratios": [4, 6], "page_sizes": [784], "min_chunk": 2}'), route('b')),
  ],
  [
    'a field of a cell that goes',
    routes(known, route('a', 'FP16', '{"min_chunk": 2}'), route('b')),
    routes(known, route('a', 'FP16', '{}'), route('b')),
  ],
  [
    'a cell that cannot be read',
    routes(known, route('a'), route('b')),
    routes(known, route('a', 'FP16, FP8', '{"gqa_ratios": [4,'), route('b')),
  ],
  [
    'a ragged row under another header',
    `## V\n\n${table('| Name | Default |', '| a | 1 |')}`,
    `## V\n\n${table('| Name | Default | Since |', '| a | 1 | 2 |', '| b | 2 |')}`,
  ],
  [
    'a second ragged row of the same key',
    `## V\n\n${table('| Name | Default |', '| a |', '| b | 2 |')}`,
    `## V\n\n${table('| Name | Default |', '| a |', '| a |', '| b | 2 |')}`,
  ],
  [
    'a ragged row in a table that is renamed',
    values('| a | 1 | |'),
    values('| a | 1 | |', '| b |').replace('Values', 'Settings'),
  ],
  [
    'a table that breaks',
    values('| a | 1 | |', '| b | 2 | x |', '| c | 3 | |'),
    values('| a | 1 | |', '| b | 2\nx |', '| c | 3 | |'),
  ],
  [
    'a table that loses its delimiter',
    values('| a | 1 | |', '| b | 2 | |'),
    values('| a | 1 | |', '| b | 2 | |').replace(/\| --- .*\n/, ''),
  ],
  ['a cell too intricate', values('| a | 1 | |'), values(`| a | ${'*a ~b '.repeat(2000).trim()} | |`)],
  [
    'rows in another order',
    values('| a | 1 | |', '| b | 2 | |', '| c | 3 | |'),
    values('| c | 3 | |', '| a | 1 | |', '| b | 2 | |'),
  ],
  ['rows written otherwise', values('| a | **1** | |', '| b | 2 | |'), values('| a | __1__ | |', '| b | 2 | |')],
  [
    'lines that moved',
    values('| a | [x](x.py#L1) | |', '| b | 2 | |'),
    values('| a | [x](x.py#L2) | |', '| b | 2 | |'),
  ],
  [
    'row and table change places',
    `${values('| a | some longer text | kept |', '| b | 2 | |')}\n\n${other
      .replace('Default |', 'Default | Note |')
      .replace(/(\d) \|/g, '$1 | |')
      .replace('| --- | --- |', '| --- | --- | --- |')}`,
    `${values('| b | 2 | |')}\n\n${other
      .replace('Default |', 'Default | Note |')
      .replace(/(\d) \|/g, '$1 | |')
      .replace('| --- | --- |', '| --- | --- | --- |')}\n| a | some longer text | kept |`,
  ],
]

describe('what changes is', () => {
  test.each(kinds)('%s', async (_, old, next) => {
    const [before, after] = [one(doc(old)), one(doc(next))]
    expect((await follow(before, after, everything)).length).toBeGreaterThan(0)
    await follow(after, before, everything)
    await follow([{text: doc(old)}], [{text: doc(next)}], everything)
  })
})

describe('a document', () => {
  const [a, b] = [doc(values('| a | 1 | |', '| b | 2 | |', '| c | 3 | |')), doc(values('| a | 1 | |', '| b | 4 | |'))]

  test('that is renamed, with edits: told where it has its old name still', async () => {
    expect((await follow(one(a, 'docs/a.md'), one(b, 'docs/b.md'), everything)).length).toBeGreaterThan(2)
    expect(await follow(one(a, 'docs/a.md'), one(a, 'docs/b.md'), everything)).toHaveLength(1)
  })

  test('that comes or goes, with others: nobody is told of a document that is not there', async () => {
    const [first, second] = [one(a, 'docs/a.md'), one(doc('Words.'), 'docs/b.md')]
    await follow(first, [...first, ...second], everything)
    const {entries} = await accept([...first, ...second], first, everything)
    expect(entries).toHaveLength(1)
    const gone = await judged(first, first, entries, everything)
    expect(gone).toMatchObject({open: [], unused: []})
    expect((await judged([...first, ...second], [...first, ...second], entries, everything)).unused).toHaveLength(1)
  })
})

test('a diagnostic that only a comparison finds is spent once the comparison is over', async () => {
  const groups = 289
  const text = (prefix: string) => {
    const rows = Array.from({length: 16 * groups}, (_, row) => {
      const [a, b] = [row % groups, Math.floor(row / groups)]
      return `| ${prefix}${row} | a${a} | b${(a + b) % groups} | c${(a + 2 * b) % groups} |`
    })
    return doc(table('| Name | A | B | C |', ...rows))
  }
  const overrides = rules.map(({id}) => ({
    rule: id,
    level: id === 'search-capped' ? ('notice' as const) : ('off' as const),
  }))
  const config = {overrides: overrides.filter(({rule}) => rule !== 'unused-acceptance')}
  expect((await follow(one(text('old')), one(text('new')), config)).map(({rule}) => rule)).toEqual(['search-capped'])
})
