import {describe, expect, test} from 'vitest'
import {parseConfig} from '../../src/config/parse-config.ts'
import {UserError} from '../../src/errors.ts'

/** The error that a config gives, as its message and hint. */
async function mistake(text: string): Promise<string> {
  try {
    await parseConfig(text, 'refdiff.yml')
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    expect(error.code).toBe('bad-config')
    return error.hint ? `${error.message} | ${error.hint}` : error.message
  }
  throw new Error('no mistake was found')
}

/** First column: the file; second: the whole message, place first. */
const yaml: readonly (readonly [string, string])[] = [
  ['levels:\n\trow-added: off\n', '2:1: Unexpected tab, expected spaces as indentation | replace the tab by spaces'],
  ['levels: "row', '1:13: Missing closing "quote'],
  ['levels: {row-added: off', '1:24: Flow map in block collection must be sufficiently indented and end with a }'],
  ['levels: a: b', '1:9: Nested mappings are not allowed in compact mappings'],
  ['levels: @x', '1:9: Plain value cannot start with reserved character @'],
  ['levels: {}\nlevels: {}\n', '2:1: Unexpected second `levels`, expected each key once | merge the two'],
  [
    'levels: {row-added: off, row-added: error}',
    '1:26: Unexpected second `row-added`, expected each key once | merge the two',
  ],
  ['levels: {}\n---\nlevels: {}\n', '2:1: Unexpected second document, expected one | delete the line `---` before it'],
  ['%YAML 1.1\n---\nlevels: {}', '1:1: Unexpected `%YAML` directive | delete it: the file is read as YAML 1.2'],
  ['%LUA 5\n---\nlevels: {}', '1:1: Unknown directive %LUA'],
  ['levels: !run rm', '1:9: Unexpected tag `!run` | delete it: the file holds plain data'],
  [
    'levels: !!js/function x',
    '1:9: Unexpected tag `tag:yaml.org,2002:js/function` | delete it: the file holds plain data',
  ],
  ['levels: !!set {a}', '1:9: Unexpected tag `tag:yaml.org,2002:set` | delete it: the file holds plain data'],
  [
    'a: &a {row-added: off}\nlevels:\n  <<: *a\n',
    '3:3: Unexpected merge key `<<` | write the entries out, or use an alias as the whole value',
  ],
  ['levels: *none', '1:9: Unexpected alias `*none`, expected one whose anchor stands before it'],
  ['levels: &a {row-added: *a}', '1:24: Unexpected alias `*a` inside of what it stands for'],
  ['&a levels: {}', '1:4: Unexpected anchor on a key | move it to the value'],
  ['? [levels]\n: {}', '1:3: Unexpected collection as a key, expected a text | put the key in quotes'],
  ['1: {}', '1:1: Unexpected `1` as a key, expected a text | put the key in quotes'],
  ['levels: {\u0000}', '1:10: Unexpected control character `\\u{0}` | delete it'],
  ['levels:\n  row-added: \u001b[31m', '2:14: Unexpected control character `\\u{1b}` | delete it'],
  ['['.repeat(100_000), '1:65: Unexpected nesting deeper than 32 levels'],
  ['{a: '.repeat(100_000), '1:257: Unexpected nesting deeper than 32 levels'],
  [`${'- '.repeat(100_000)}x`, '1:129: Unexpected nesting deeper than 32 levels'],
  [
    `#${'x'.repeat(2 ** 21)}`,
    '1:1: Unexpected size of 2097153 characters, expected at most 2097152 | drop what is no longer needed',
  ],
]

const shape: readonly (readonly [string, string])[] = [
  ['- a', '1:1: Unexpected list, expected a mapping'],
  ['text', '1:1: Unexpected `text`, expected a mapping'],
  [
    'lvels: {}',
    '1:1: Unexpected key `lvels`, expected `$schema`, `documents`, `tables`, `types`, `levels`, `ignore` or `overrides` | did you mean `levels`',
  ],
  [
    '__proto__: {}',
    '1:1: Unexpected key `__proto__`, expected `$schema`, `documents`, `tables`, `types`, `levels`, `ignore` or `overrides`',
  ],
  [
    'constructor: {}',
    '1:1: Unexpected key `constructor`, expected `$schema`, `documents`, `tables`, `types`, `levels`, `ignore` or `overrides`',
  ],
  ['levels:\n  row-remved: error', '2:3: Unexpected rule `row-remved` | did you mean `row-removed`'],
  ['levels:\n  __proto__: error', '2:3: Unexpected rule `__proto__`'],
  [
    'levels:\n  row-removed: eror',
    '2:16: Unexpected `eror`, expected `error`, `warning`, `notice` or `off` | did you mean `error`',
  ],
  ['levels:\n  row-removed: false', '2:16: Unexpected `false`, expected `error`, `warning`, `notice` or `off`'],
  ['levels:\n  row-removed:', '2:15: Unexpected nothing, expected `error`, `warning`, `notice` or `off`'],
  ['levels: []', '1:9: Unexpected list, expected a mapping'],
  ['levels: 3', '1:9: Unexpected `3`, expected a mapping'],
  ['documents: docs/*.md', '1:12: Unexpected `docs/*.md`, expected a list'],
  ['documents: [1.5]', '1:13: Unexpected `1.5`, expected a text or mapping'],
  ['documents: [""]', '1:13: Unexpected empty text'],
  [`documents: [${'a'.repeat(1001)}]`, '1:13: Unexpected text of more than 1000 characters'],
  ['documents:\n  - levels: {}', '2:5: Missing key `path`'],
  ['documents:\n  - path: a\n    lvl: 1', '3:5: Unexpected key `lvl`, expected `path`, `levels` or `ignore`'],
  [
    'documents:\n  - path: "!a"',
    '2:11: Unexpected `!`, expected the documents that the entry is about | leave documents out by a text of their own',
  ],
  ['tables: [{key: [a]}]', '1:10: Missing key `table`'],
  ['tables: [{table: a, key: []}]', '1:26: Unexpected empty list, expected at least one item'],
  ['tables: [{table: a, key: [b, b]}]', '1:30: Unexpected second `b`'],
  [
    'tables: [{table: a, key: [b], ignore: [c, b]}]',
    '1:43: Unexpected `b`, expected a column that is not part of `key`',
  ],
  ['ignore: [[a]]', '1:10: Unexpected list, expected a text'],
  [
    'overrides:\n  - level: off',
    '2:5: Unexpected override of everything, expected `document`, `table`, `key`, `column` or `rule` beside `level`',
  ],
  ['overrides: [{key: a}]', '1:13: Missing key `level`'],
  ['overrides: [{key: 404, level: off}]', '1:19: Unexpected `404`, expected a text | put it in quotes'],
  [
    'overrides: [{rule: row-aded, level: off}]',
    '1:20: Unexpected `row-aded`, expected a rule that `refdiff explain` lists | did you mean `row-added`',
  ],
  [
    'overrides: [{rule: [row-added, row-aded], level: off}]',
    '1:32: Unexpected `row-aded`, expected a rule that `refdiff explain` lists | did you mean `row-added`',
  ],
  ['overrides: [{rule: [], level: off}]', '1:20: Unexpected empty list, expected at least one item'],
  ['overrides: [{rule: {}, level: off}]', '1:20: Unexpected mapping, expected a text or list'],
]

const type = (rest: string): string => `types:\n  - id: a\n    heading: A\n    key: x\n    ${rest}`

const kinds =
  '`text`, `code`, `type`, `set`, `list`, `pair`, `boolean`, `number`, `support`, `json`, `methods` or `source`'

const types: readonly (readonly [string, string])[] = [
  ['types: [{id: a}]', '1:9: Missing key `key`'],
  ['types: [{id: A, key: x}]', '1:14: Unexpected `A`, expected small letters, digits and `-`, a letter first'],
  ['types: [{id: generic, key: x, heading: X}]', '1:14: Unexpected `generic`, expected a name that is not taken'],
  ['types: [{id: a, key: x, heading: X}, {id: a, key: x, heading: X}]', '1:43: Unexpected second type `a`'],
  [
    'types: [{id: a, key: x}]',
    '1:9: Missing `heading`, `match` or `columns` beyond the key: nothing tells which tables are of this type',
  ],
  [
    'types: [{id: a, key: x, columns: {x: code}}]',
    '1:9: Missing `heading`, `match` or `columns` beyond the key: nothing tells which tables are of this type',
  ],
  ['types: [{id: a, key: [x, x], heading: X}]', '1:26: Unexpected second `x`'],
  ['types: [{id: a, key: [], heading: X}]', '1:22: Unexpected empty list, expected at least one item'],
  [type('columns: {y: jsn}'), `5:18: Unexpected \`jsn\`, expected ${kinds} | did you mean \`json\``],
  [type('columns: {y: {kind: jsn}}'), `5:25: Unexpected \`jsn\`, expected ${kinds} | did you mean \`json\``],
  [type('columns: {y: 1}'), '5:18: Unexpected `1`, expected a text or mapping'],
  [
    type('columns: {y: {role: capabilty}}'),
    '5:25: Unexpected `capabilty`, expected `identity`, `capability`, `target`, `demand`, `description`, `location` or `value` | did you mean `capability`',
  ],
  [
    type('columns: {__proto__: code}'),
    '5:15: Unexpected key `__proto__`, which has a meaning of its own in JavaScript',
  ],
  [type('columns: {y: {split: ","}}'), '5:19: Unexpected key `split` with the kind `text`'],
  [type('columns: {y: {kind: set, fields: {}}}'), '5:30: Unexpected key `fields` with the kind `set`'],
  [type('columns: {y: {kind: pair, parts: [{}]}}'), '5:38: Unexpected list of 1, expected the two halves of a pair'],
  [
    type('columns: {y: {kind: pair, parts: [{}, {kind: code, universe: any}]}}'),
    '5:56: Unexpected key `universe` with the kind `code`',
  ],
  [
    type('columns: {y: {kind: set, references: routs}}'),
    '5:42: Unexpected `routs`, expected the id of a table type | did you mean `routes`',
  ],
  [
    type('columns: {y: {kind: json, fields: {f: {meaning: mx}}}}'),
    '5:53: Unexpected `mx`, expected `allowed`, `min`, `max`, `multipleOf` or `flag` | did you mean `max`',
  ],
  [type('columns: {y: {kind: json, fields: {f: {meaning: flag}}}}'), '5:43: Missing key `on`, which a `flag` needs'],
  [
    type('columns: {y: {kind: json, fields: {f: {meaning: min, of: any}}}}'),
    '5:58: Unexpected key `of`, expected it with the meaning `allowed` only',
  ],
  [
    type('columns: {y: {kind: json, fields: {f: {meaning: multipleOf, positive: 1}}}}'),
    '5:75: Unexpected `1`, expected `true` or `false`',
  ],
  [type('demands: y'), '5:14: Unexpected `y`, expected a mapping'],
  [type('match: {heading: []}'), '5:22: Unexpected empty list, expected at least one item'],
  [type('levels: {row-gone: off}'), '5:14: Unexpected rule `row-gone`'],
]

describe.each([
  ['of YAML', yaml],
  ['of shape', shape],
  ['of table types', types],
] as const)('mistakes %s', (_, cases) => {
  test.each(cases)('%#', async (text, expected) => {
    expect(await mistake(text)).toBe(`refdiff.yml:${expected}`)
  })
})

test('all mistakes of a file are told, in its order, up to ten', async () => {
  const two = 'overrides:\n  - {rule: row-aded, level: of}\nlevles: {}\n'
  expect(await mistake(two)).toBe(
    [
      'refdiff.yml:2:12: Unexpected `row-aded`, expected a rule that `refdiff explain` lists (did you mean `row-added`)',
      'refdiff.yml:2:29: Unexpected `of`, expected `error`, `warning`, `notice` or `off` (did you mean `off`)',
      'refdiff.yml:3:1: Unexpected key `levles`, expected `$schema`, `documents`, `tables`, `types`, `levels`, `ignore` or `overrides` (did you mean `levels`)',
    ].join('\n'),
  )
  const many = await mistake(`documents: [${Array.from({length: 30}, () => '1').join(', ')}]`)
  expect(many.split('\n')).toHaveLength(11)
  expect(many).toMatch(/refdiff\.yml: 20 more$/)
})

test('places count from a file with BOM and CRLF as an editor does', async () => {
  expect(await mistake('\uFEFFlevels:\r\n  row-added: of\r\n')).toMatch(/^refdiff\.yml:2:14: Unexpected `of`/)
  expect(await mistake('\uFEFFlvels: {}')).toMatch(/^refdiff\.yml:1:1: Unexpected key `lvels`/)
})

test('text of the file stays text in messages', async () => {
  const message = await mistake('levels: {"\\e[31m::error::\\u202e`x": off}')
  expect(message).toBe("refdiff.yml:1:10: Unexpected rule `\\u{1b}[31m::error::\\u{202e}'x`")
  expect(await mistake(`levels: {${'a'.repeat(500)}: off}`)).toBe(
    `refdiff.yml:1:10: Unexpected rule \`${'a'.repeat(59)}…\``,
  )
})

test('aliases that multiply are counted, not expanded', async () => {
  const names = [...'abcdefghij']
  const lines = names.map((name, index) => {
    const items = index === 0 ? '1' : `*${names[index - 1]}`
    return `${name}: &${name} [${Array.from({length: 9}, () => items).join(', ')}]`
  })
  expect(await mistake(lines.join('\n'))).toMatch(
    /^refdiff\.yml:1:\d+: Unexpected value: with all aliases followed the file has more than 200000 \| write fewer aliases$/,
  )
})
