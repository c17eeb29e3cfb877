import {describe, expect, test} from 'vitest'
import {
  type Config,
  check,
  compare,
  compareDocuments,
  defineKind,
  defineRule,
  defineTableType,
  formats,
  kinds,
  parse,
  readAcceptances,
  readConfig,
  render,
  roles,
  type TableDeclaration,
} from '../../src/index.ts'

/** What a program that uses the package can do, and what it hears when it is wrong. */

const table = (limit: string, level = 'high') =>
  `## Limits\n\n| Route | Rate | Level |\n| --- | --- | --- |\n| \`/a\` | ${limit} | ${level} |\n| \`/b\` | 7/s | low |\n`

const rate = defineKind({
  id: 'rate',
  read: ({visible}) => (/^\d+\/s$/.test(visible) ? Number.parseInt(visible, 10) : undefined),
  direction: (old: number, next: number) => (next < old ? 'narrowed' : 'widened'),
})
const limits = defineTableType({
  id: 'limits',
  noun: 'limit',
  heading: 'Limits',
  key: 'Route',
  columns: {Rate: {kind: rate, role: 'capability'}, Level: {role: 'target'}},
})

const found = async (next: string, config: Config) => {
  const report = await compare(table('5/s'), next, config)
  return report.documents[0]!.tables[0]!.findings.map(({rule, level, message}) => [rule, level, message])
}

describe('declaring', () => {
  test('a table type with a kind of its own', async () => {
    const config = {types: [limits]}
    expect(await found(table('3/s'), config)).toEqual([
      ['capability-narrowed', 'error', expect.stringContaining('limit `/a`: Rate `5` → `3`')],
    ])
    // What a reader sees differ is a change, whatever the kind makes of it.
    expect(await found(table('05/s'), config)).toMatchObject([['value-changed', 'warning', expect.any(String)]])
    const report = await compare(table('5/s'), table('many'), config)
    expect(report.documents[0]!.diagnostics).toMatchObject([
      {rule: 'unreadable-cell', message: 'Unexpected `many`, expected a value of the kind `rate`'},
    ])
    expect((await parse(table('5/s'), config)).tables[0]).toMatchObject({
      type: 'limits',
      columns: [{kind: 'text'}, {kind: 'rate', role: 'capability'}, {kind: 'text'}],
      rows: [{cells: ['/a', 5, 'high']}, {cells: ['/b', 7, 'low']}],
    })
  })

  test('a rule of its own comes before the built-in ones, and levels can be set by it', async () => {
    const rule = defineRule({
      id: 'level-changed',
      level: 'error',
      matches: {subject: 'row', action: 'changed', role: 'target'},
      summary: 'The level of a limit changed',
      why: 'Alerts are routed by it',
    })
    const config = {types: [limits], rules: [rule]}
    expect(await found(table('5/s', 'mid'), config)).toMatchObject([['level-changed', 'error', expect.any(String)]])
    expect(await found(table('5/s', 'mid'), {types: [limits]})).toMatchObject([
      ['target-changed', 'warning', expect.any(String)],
    ])
    const quiet = {...config, overrides: [{rule: 'level-changed', level: 'notice' as const}]}
    expect(await found(table('5/s', 'mid'), quiet)).toMatchObject([['level-changed', 'notice', expect.any(String)]])
  })

  test('the built-in kinds, roles and formats are listed', () => {
    expect(kinds).toContain('json')
    expect(roles).toContain('capability')
    expect(formats).toEqual(['text', 'json', 'json-patch', 'markdown', 'comment', 'github'])
  })
})

describe('a config', () => {
  test('is read from the text of a refdiff.yml', async () => {
    const config = await readConfig(
      'types:\n  - id: limits\n    key: Route\n    heading: Limits\n    columns: {Rate: {kind: set, role: capability, split: /}}\nlevels:\n  capability-narrowed: warning\n',
    )
    expect(await found(table('3/s'), config)).toMatchObject([['capability-narrowed', 'warning', expect.any(String)]])
    await expect(readConfig('lvels: {}', 'my.yml')).rejects.toThrow('my.yml:1:1: Unexpected key `lvels`')
  })

  test('acceptances are read from the text of their file', async () => {
    const {fingerprint, rule} = (await compare(table('5/s'), table('3/s'))).documents[0]!.tables[0]!.findings[0]!
    const text = `accepted:\n  - what: it\n    reason: fine\n    rule: ${rule}\n    fingerprint: ${fingerprint}\n`
    const acceptances = await readAcceptances(text)
    expect(acceptances).toMatchObject([{reason: 'fine', by: 'refdiff.accepted.yml:2'}])
    expect((await compare(table('5/s'), table('3/s'), {acceptances})).summary).toMatchObject({changed: 1})
  })

  const wrong: [string, unknown, string][] = [
    ['a key', {overides: []}, 'config.overides: Unexpected key `overides`'],
    [
      'a level',
      {overrides: [{rule: 'row-added', level: 'fatal'}]},
      'config.overrides[0].level: Unexpected `fatal`, expected `error`, `warning`, `notice` or `off`',
    ],
    [
      'a rule',
      {overrides: [{level: 'off', rule: 'row-aded'}]},
      'config.overrides[0].rule: Unexpected `row-aded`, expected the id of a rule (did you mean `row-added`)',
    ],
    ['a list', {ignore: {column: 'A'}}, 'config.ignore: Unexpected mapping, expected a list'],
    [
      'a type',
      {types: [{id: 'x', key: 'A'}]},
      'config.types[0]: Unexpected mapping, expected a table type made by `defineTableType`',
    ],
    ['a day', {today: '2026-02-30'}, 'config.today: Unexpected `2026-02-30`, expected a day that the calendar has'],
    ['no config', 'refdiff.yml', 'config'],
  ]
  test.each(wrong)('with %s that is wrong says where', async (_name, config, message) => {
    const given = config as Config
    await expect(compare('a', 'b', given)).rejects.toMatchObject({
      code: 'bad-config',
      message: expect.stringContaining(message),
    })
    await expect(compareDocuments([], [], given)).rejects.toMatchObject({code: 'bad-config'})
    await expect(check([], given)).rejects.toMatchObject({code: 'bad-config'})
  })
})

test.each([
  ['a key', {id: 'x', key: 'A', colums: {}}, 'tableType.colums: Unexpected key `colums`'],
  ['a kind', {id: 'x', key: 'A', columns: {'B c': {kind: 'sett'}}}, 'tableType.columns["B c"].kind: Unexpected `sett`'],
  ['an id', {id: 'X', key: 'A', heading: 'H'}, 'tableType.id: Unexpected `X`, expected small letters'],
  ['nothing to go by', {id: 'x', key: 'A'}, 'tableType: Missing `heading`, `match` or `columns`'],
  [
    'an option of another kind',
    {id: 'x', key: 'A', columns: {B: {kind: 'set', parts: [{}, {}]}}},
    'tableType.columns.B.parts: Unexpected key `parts` with the kind `set`',
  ],
  [
    'a kind that is taken',
    {id: 'x', key: 'A', columns: {B: {kind: {id: 'set', read: () => 1}}}},
    'tableType.columns.B.kind.id: Unexpected `set`',
  ],
] as [string, TableDeclaration, string][])(
  'a table type with %s that is wrong says where',
  (_name, declaration, message) => {
    expect(() => defineTableType(declaration)).toThrow(message)
  },
)

test('a rule that is wrong says where', () => {
  const rule = {id: 'a', level: 'error' as const, matches: {}, summary: 's', why: 'w'}
  expect(() => defineRule({...rule, id: 'row-added'})).toThrow('rule.id: Unexpected `row-added`')
  expect(() => defineRule({...rule, matches: {rol: 'target'} as never})).toThrow('rule.matches')
  expect(() => defineRule({...rule, matches: {role: 'targt' as never}})).toThrow(
    'rule.matches.role: Unexpected `targt`',
  )
})

describe('rendering', () => {
  test('in every format', async () => {
    const {report, patch} = await compareDocuments([{text: table('5/s')}], [{text: table('3/s')}])
    expect(await render(report, 'text')).toContain('Verdict: review')
    expect(JSON.parse(await render(report, 'json'))).toEqual(JSON.parse(JSON.stringify(report)))
    expect(await render(report, 'markdown')).toMatch(/^## /)
    expect(await render(report, 'github')).toMatch(/^::warning /)
    expect(JSON.parse(await render(report, 'json-patch', {patch}))).toEqual(await patch())
  })

  test('in no other', async () => {
    const report = await compare('a', 'b')
    await expect(render(report, 'jsn' as never)).rejects.toMatchObject({
      code: 'bad-format',
      hint: 'did you mean `json`?',
    })
    await expect(render(report, 'json-patch')).rejects.toMatchObject({code: 'bad-format'})
  })
})
