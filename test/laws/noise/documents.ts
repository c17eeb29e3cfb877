/** Reference documents as projects write them, with cells of every kind that refdiff reads. */
import fc from 'fast-check'
import type {TableType} from '../../../src/model.ts'
import {type ColumnDeclaration, tableTypeFrom} from '../../../src/tables/index.ts'
import {references, write} from '../reference.ts'

const from = (...texts: string[]) => fc.constantFrom(...texts)
const word = from(
  'cache',
  'retry',
  'timeout',
  'host',
  'port',
  'proxy',
  'verify',
  'mode',
  'level',
  'root',
  'store',
  'batch',
)
const name = fc.tuple(word, word).map(([one, two]) => `${one}_${two}`)
const nat = fc.nat({max: 12_000})
const phrase = fc.array(word, {minLength: 1, maxLength: 6}).map(words => words.join(' '))
const sentence = fc.oneof(
  phrase.map(text => `The ${text}.`),
  fc
    .tuple(phrase, nat)
    .map(([text, n]) => `Sets ${text} to ${n} (see \`${text.replaceAll(' ', '.')}\`), default ${n}.`),
  fc.tuple(phrase, name).map(([text, link]) => `${text}: [${link}](../docs/${link}.md#${link})`),
  fc.tuple(phrase, nat).map(([text, n]) => `${text} [[${(n % 5) + 1}]](#notes)`),
  fc.tuple(phrase, nat).map(([text, n]) => `${text} [${(n % 5) + 1}], or [^${(n % 3) + 1}] <br> **${n}**`),
  from(
    '',
    '-',
    'N/A',
    'See ~~old~~ new',
    '`a [1]` and x[0]',
    '<kbd>Ctrl</kbd>+<kbd>C</kbd>',
    '![logo](img/logo.png) Logo',
    'https://e.org/a',
    '<a href="b.md" title="t">b</a>',
    '<abbr title="Key and value">KV</abbr> cache',
    '<img src="a.png" alt="Logo" title="Big" srcset="b.png 2x"> Logo',
    '<a href="c.md" aria-label="More of c"><img src="c.png" alt="c"></a>',
    '[x](y.md "On hovering") and ![y](y.png \'Y\')',
    '[the first][1] or [1]',
    '<span title="said">told</span> <video src="v.mp4" poster="v.png"></video>',
  ),
)
const type = from(
  'string',
  'number',
  '`string \\| null`',
  '`list(object({ a = string, b = optional(number, 1) }))`',
  "`'a' \\| 'b' \\| 'c'`",
  '`Map<string, Entry>`',
  '[`Foo`](#foo) \\| [`Bar`](#bar)',
  'one of: a \\| b \\| c',
  '`(a: string \\| number) => void`',
  '`Record<string, "x" \\| "y">[]`',
  'bool',
  'string or number',
  '`a \\|\\| b`',
  '*`string`* \\| undefined',
  '`{a: 1 \\| 2; b: 3}`',
)
const flag = from(
  'yes',
  'no',
  'Yes',
  'No',
  'true',
  'false',
  'True',
  'False',
  '✅',
  '❌',
  '',
  '-',
  'on',
  'off',
  '✓',
  ':x:',
  ':white_check_mark:',
)
const support = from(
  '✅',
  '❌',
  '🟡',
  '✅ (1)',
  '❌ [^1]',
  '⚠️',
  '✔',
  '✖',
  ':x:',
  '',
  '-',
  'v1.2+',
  '✅ 12',
  '[✅](https://e.org/1)',
  '🚧',
  '✅\uFE0E',
)
const number = fc.oneof(
  nat.map(String),
  nat.map(n => `${n}.0`),
  nat.map(n => `-${n}`),
  fc.nat(100).map(n => `${n}%`),
  nat.map(n => `${n} ms`),
  nat.map(n => n.toLocaleString('en')),
  from('1e3', '0x1F', '∞', 'NaN', '0.10', '007', '1st', '2nd', '1/2', '10–20', '1..5', '≥ 3', '~5', '9007199254740993'),
)
const version = from(
  '1.2',
  '1.2.0',
  'v1.2',
  '>=1.2',
  '>= 1.20',
  '~> 5.0',
  '5.x',
  '2024-01-31',
  '1.10',
  '1.1',
  'Next',
  '3.0-beta.1',
  '10.0 - 12.3',
  'since 2.1',
)
const value = fc.oneof(
  name.map(text => `\`${text}\``),
  number,
  fc.constantFrom(
    '`null`',
    '`""`',
    '`"a b"`',
    '`[]`',
    '`{}`',
    '`{"a": 1, "b": [1, 2]}`',
    '`[1, 2]`',
    '`-1`',
    '0',
    '1',
    'true',
    'false',
    'None',
    '*required*',
    '`$HOME/.x`',
    '`C:\\\\a`',
    '""',
  ),
)
const members = fc.array(fc.oneof(word, from('GET', 'POST', 'x.y', 'a-b', '1')), {minLength: 1, maxLength: 4})
const set = fc.oneof(
  members.map(all => all.join(', ')),
  members.map(all => all.map(one => `\`${one}\``).join(', ')),
  from('a (b, c), d', '', 'None', 'a<br>b', 'a, a', 'a,b'),
)
const path = fc.oneof(
  fc.tuple(name, nat).map(([file, line]) => `[lib/${file}.py](../lib/${file}.py#L${line})`),
  fc
    .tuple(name, nat)
    .map(
      ([file, line]) =>
        `[${file}.py:${line}](https://github.com/o/r/blob/0a1b2c3d4e5f60718293a4b5c6d7e8f901234567/${file}.py#L${line})`,
    ),
  fc.tuple(name, nat).map(([file, line]) => `\`src/${file}.ts:${line}\``),
  fc.tuple(name, nat).map(([file, line]) => `src/${file}.ts:${line}`),
  name.map(file => `[${file}](./${file}.md)`),
  name.map(file => `[${file}](https://github.com/o/r/blob/v1.2/${file}.go#L12-L20)`),
)
const pathOnly = fc.tuple(name, nat).map(([file, line]) => `[lib/${file}.py](../lib/${file}.py#L${line})`)

/** Titles of columns with what stands in them. */
const COLUMNS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Type: type,
  Default: value,
  Description: sentence,
  Required: flag,
  Linux: support,
  Windows: support,
  Count: number,
  'Rate limit': number,
  Version: version,
  Since: version,
  Labels: set,
  Methods: members.map(all => all.join(', ')),
  Source: pathOnly,
  'Defined in': path,
  Notes: sentence,
  Value: value,
  Priority: fc.nat(9).map(String),
  Status: from('Stable', 'Beta', 'Alpha', 'stable', 'Deprecated [^2]', 'GA [1]', '—', ''),
  Date: from('2024-01-31', 'Jan 2024', '31/01/2024', '2024', 'Q1 2024'),
  Range: from('1-5', '1–5', '0..10', '[0, 1)', '(0, 1]', '<5', '≤5', '>=5'),
  Link: fc.oneof(
    path,
    from(
      '[x](#x)',
      '[a b](#a-b)',
      '[^1]',
      'https://e.org/#L3',
      '<https://e.org>',
      '[https://e.org](https://e.org)',
      'e.org',
      'me@e.org',
    ),
  ),
  Formula: from(
    '`a * b`',
    'a\\*b',
    '`x[0]`',
    '`x[1]` [1]',
    '`^[a-z]$`',
    '$x_1$',
    'a < b && c',
    '&lt;T&gt;',
    'List<T>',
    '__init__',
    '`__init__`',
  ),
}

/** Columns whose kind a project declares: what they hold is read, not just shown. */
const TYPED: Readonly<Record<string, {kind: ColumnDeclaration; cell: fc.Arbitrary<string>}>> = {
  Amount: {kind: {kind: 'number'}, cell: fc.oneof(number, from('[5](five.md)', '', '1', '1.0', '−3', '`7`'))},
  Flag: {kind: {kind: 'boolean', role: 'capability'}, cell: fc.oneof(flag, from('[yes](why.md)', 'perhaps'))},
  Steps: {kind: {kind: 'list'}, cell: set},
  Lines: {kind: {kind: 'list', split: '<br>'}, cell: members.map(all => all.join('<br>'))},
  Names: {
    kind: {kind: 'set', none: 'None', role: 'capability', universe: 'any'},
    cell: fc.oneof(set, from('any', 'None', '[a](a.md), [b](b.md)')),
  },
  'First / rest': {
    kind: {kind: 'pair', parts: [{kind: 'text'}, {kind: 'set'}]},
    cell: fc.oneof(
      fc.tuple(word, set).map(both => both.join(' / ')),
      from('a', '', 'a / ', '[a](a.md) / b, c'),
    ),
  },
  Data: {
    kind: {kind: 'json', fields: {sizes: {meaning: 'allowed'}, most: {meaning: 'max'}, strict: {meaning: 'flag'}}},
    cell: from(
      '{}',
      '{"sizes": [1, 2], "most": null}',
      '{"sizes": [2, 1, 1], "strict": true, "x": {"y": [1, "a"]}}',
      '[1, 2]',
      'null',
      '"a"',
      '{"a": 1.0, "b": "[x](y)"}',
      '`{"a": 1}`',
      '{a: 1}',
      '',
      '{"u": "https://e.org/a", "m": 9007199254740993}',
    ),
  },
  Where: {
    kind: {kind: 'source', role: 'location'},
    cell: fc.oneof(path, from('a.py', 'a.py:12', '[a.py](a.py), [b.py](b.py#L3)', '[`a.py`](../a.py) (generated)', '')),
  },
  How: {
    kind: {kind: 'methods', role: 'target'},
    cell: from(
      '__init__: [a.py](../a.py#L3); run: [b.py](../b.py#L9)',
      'run: [b.py](b.py#L9)',
      'run: b.py:3',
      '',
      'run',
      'f: [here](a.py#L1); f: [a.py](a.py#L2)',
      'f: [a][1]',
    ),
  },
  Shape: {kind: {kind: 'type'}, cell: type},
  Symbol: {kind: {kind: 'code'}, cell: value},
}

/** The type that declares them. */
export const types: readonly TableType[] = [
  tableTypeFrom({
    id: 'typed',
    key: 'Name',
    match: Object.keys(TYPED).map(title => ({columns: [title]})),
    columns: Object.fromEntries(Object.entries(TYPED).map(([title, {kind}]) => [title, kind])),
  }),
]

const TABLES: readonly (readonly string[])[] = [
  ['Name', 'Description', 'Type', 'Default', 'Required'],
  ['Key', 'Type', 'Default', 'Description'],
  ['Name', 'Version'],
  ['Name', 'Default'],
  ['Feature', 'Linux', 'Windows'],
  ['#', 'Name', 'Count'],
  ['Index', 'Status', 'Notes'],
]

export interface Written {
  readonly title: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function table(header: readonly string[]): fc.Arbitrary<Written> {
  const cells = (title: string, at: number): fc.Arbitrary<string> =>
    COLUMNS[title] ??
    TYPED[title]?.cell ??
    (title === '#' || title === 'Index' ? fc.constant('') : at > 1 ? sentence : name.map(text => `\`${text}\``))
  return fc
    .record({
      title: word,
      rows: fc.array(fc.tuple(...header.map(cells)), {minLength: 1, maxLength: 7}),
      repeats: fc.integer({min: 0, max: 9}),
      counts: fc.nat(3),
    })
    .map(({title, rows, repeats, counts}) => ({
      title,
      header,
      rows: rows.map((row, index) =>
        row.map((cell, at) => {
          if (header[at] === '#' || header[at] === 'Index') return String(index + counts)
          // Some tables leave out a name that stands in the row above.
          return at === 0 && repeats === 0 && index % 2 === 1 ? '' : cell
        }),
      ),
    }))
}

const header = fc.oneof(
  {weight: 2, arbitrary: fc.constantFrom(...TABLES)},
  {
    weight: 3,
    arbitrary: fc
      .uniqueArray(fc.constantFrom(...Object.keys(COLUMNS)), {minLength: 1, maxLength: 4})
      .map((titles): readonly string[] => ['Name', ...titles]),
  },
  {
    weight: 2,
    arbitrary: fc
      .uniqueArray(fc.constantFrom(...Object.keys(TYPED)), {minLength: 1, maxLength: 4})
      .map((titles): readonly string[] => ['Name', ...titles]),
  },
)

const NOTES = '\n[^1]: The first note.\n[^2]: Another one.\n\n[1]: https://e.org/1 "One"\n'
const LIST = '\n## Notes\n\n1. The first.\n2. The second.\n3. The third.\n'

function written(tables: readonly Written[], tail: string): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const parts = tables.map(({title, header, rows}, at) =>
    [`## ${title} ${at}`, '', line(header), line(header.map(() => '---')), ...rows.map(line), ''].join('\n'),
  )
  return `# Reference\n\n${parts.join('\n')}${tail}`
}

const tables: fc.Arbitrary<string> = fc
  .tuple(fc.array(header.chain(table), {minLength: 1, maxLength: 3}), from('', NOTES, LIST, NOTES + LIST))
  .map(([made, tail]) => written(made, tail))

const htmlCell = from(
  'plain',
  '<b>bold</b> text',
  '<img src="a.png" alt="A" title="t"/>',
  '<a href="b.md" title="t">b</a>',
  '<picture><source srcset="a.webp"><img src="a.png" alt="a"></picture>',
  '<ol start="2"><li value="3">two</li><li>three</li></ol>',
  '<video src="v.mp4" poster="v.png"></video> v',
  '<details open><summary>More</summary>of it</details>',
  '<abbr title="Key">K</abbr><input type="checkbox" checked>',
)

/** An HTML table, a row a line. */
const htmlTable: fc.Arbitrary<string> = fc
  .array(fc.tuple(name, htmlCell, fc.tuple(htmlCell, from('', ' title="t"'))), {minLength: 2, maxLength: 6})
  .map(rows => {
    const body = rows.map(([key, one, [two, own]]) => `<tr><td>${key}</td><td>${one}</td><td${own}>${two}</td></tr>`)
    return `# Reference\n\n<table>\n<tr><th>Name</th><th>One</th><th>Two</th></tr>\n${body.join('\n')}\n</table>\n`
  })

/** A document of one to three tables, with or without notes that its cells may mean; now and then a runtime reference. */
export const documents: fc.Arbitrary<string> = fc.oneof(
  {weight: 9, arbitrary: tables},
  {weight: 2, arbitrary: htmlTable},
  {weight: 1, arbitrary: references.map(reference => write(reference))},
)
