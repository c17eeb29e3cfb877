import {readFileSync} from 'node:fs'
import {Ajv} from 'ajv'
import {describe, expect, test} from 'vitest'
import {parse} from 'yaml'
import {compare} from '../../src/compare.ts'
import {configJsonSchema} from '../../src/config/config-schema.ts'
import {defaults, parseConfig} from '../../src/config/parse-config.ts'

const whole = `# yaml-language-server: $schema=refdiff.schema.json
documents:
  - README.md
  - '!docs/drafts/**'
  - path: charts/**/README.md
    levels: {value-changed: notice}
    ignore: [Description]
tables:
  - table: Values
    document: charts/**
    key: [Key]
    ignore: [Type]
    levels: &mild
      row-added: off
      row-removed: warning
  - table: routes
    levels: *mild
levels:
  row-removed: error
  prose-changed: off
ignore: [Source]
overrides:
  - {table: Values, key: 'image.*', column: Default, rule: [value-changed, target-changed], level: off}
  - {document: README.md, level: notice}
`

test('every entry has its place in the config', async () => {
  expect(await parseConfig(whole, 'refdiff.yml')).toEqual({
    ...defaults,
    documents: ['README.md', '!docs/drafts/**', 'charts/**/README.md'],
    overrides: [
      {rule: 'row-removed', level: 'error'},
      {rule: 'prose-changed', level: 'off'},
      {document: 'charts/**/README.md', rule: 'value-changed', level: 'notice'},
      {document: 'charts/**', table: 'Values', rule: 'row-added', level: 'off'},
      {document: 'charts/**', table: 'Values', rule: 'row-removed', level: 'warning'},
      {table: 'routes', rule: 'row-added', level: 'off'},
      {table: 'routes', rule: 'row-removed', level: 'warning'},
      {table: 'Values', key: 'image.*', column: 'Default', rule: 'value-changed', level: 'off'},
      {table: 'Values', key: 'image.*', column: 'Default', rule: 'target-changed', level: 'off'},
      {document: 'README.md', level: 'notice'},
    ],
    ignore: [
      {column: 'Source'},
      {document: 'charts/**/README.md', column: 'Description'},
      {document: 'charts/**', table: 'Values', column: 'Type'},
    ],
    keys: [{document: 'charts/**', table: 'Values', key: ['Key']}],
  })
})

test.each(['', '# nothing yet\n', '---\n', '{}', 'null', '\uFEFF', 'levels: {}'])(
  '%j leaves the defaults',
  async text => {
    expect(await parseConfig(text, 'refdiff.yml')).toEqual(defaults)
  },
)

const endpoints = `types:
  - id: endpoints
    noun: endpoint
    key: [Method, Path]
    columns:
      Scopes: {kind: set, role: capability, references: scopes}
      Limits: {kind: json, fields: {rates: {meaning: allowed, dimension: rate}}}
      Handler: code
    levels: {row-added: warning}
  - {id: scopes, heading: Scopes, key: Scope}
`

const table = (scopes: string, limits: string): string => `# API

| Method | Path | Scopes | Limits | Handler |
| --- | --- | --- | --- | --- |
| GET | \`/users/{id}\` | ${scopes} | \`${limits}\` | \`users.get\` |

## Scopes

| Scope |
| --- |
| read |
| write |
`

describe('a table type declared in config', () => {
  test('reads and judges a document nobody thought of', async () => {
    const config = await parseConfig(endpoints, 'refdiff.yml')
    const old = table('read, write', '{"rates": [10, 20]}')
    const report = await compare(old, table('read', '{"rates": [20]}'), config)
    const [found] = report.documents[0]?.tables[0]?.findings ?? []
    expect(report.documents[0]?.tables[0]?.type).toBe('endpoints')
    expect(found?.fields.map(({column, rule, direction}) => [column, rule, direction])).toEqual([
      ['Scopes', 'capability-narrowed', 'narrowed'],
      ['Limits', 'value-changed', 'narrowed'],
    ])
    const missing = await compare(old, table('read, admin', '{"rates": [10, 20]}'), config)
    expect(missing.documents[0]?.diagnostics.map(({rule}) => rule)).toEqual(['undeclared-reference'])
  })

  test('references are checked in linked members and in lists', async () => {
    for (const kind of ['set', 'list']) {
      const config = await parseConfig(endpoints.replace('kind: set, role: capability', `kind: ${kind}`), 'refdiff.yml')
      const cell = (name: string) => table(`[${name}](../scopes/${name}.md)`, '{}')
      const undeclared = async (next: string) =>
        (await compare(cell('read'), next, config)).documents[0]?.diagnostics.map(({rule, key}) => [rule, key])
      expect(await undeclared(cell('write'))).toEqual([])
      expect(await undeclared(cell('admin'))).toEqual([['undeclared-reference', ['admin']]])
    }
  })

  test('has levels nearer than those set everywhere', async () => {
    const config = await parseConfig(`${endpoints}levels: {row-added: off, row-removed: notice}\n`, 'refdiff.yml')
    expect(config.overrides).toEqual([
      {rule: 'row-added', level: 'off'},
      {rule: 'row-removed', level: 'notice'},
      {table: 'endpoints', rule: 'row-added', level: 'warning'},
    ])
  })
})

describe('a key declared in config', () => {
  const people = (heading: string, id: number) =>
    `# Doc\n\n## ${heading}\n\n| Name | Id | Role |\n| --- | --- | --- |\n| Ann | 17 | dev |\n| Bob | ${id} | ops |\n`

  test.each([
    ['the id of the table', 'people'],
    ['its heading', 'People'],
    ['its heading before', 'Persons'],
    ['a glob', 'p*ple'],
  ])('holds under %s', async (_, table) => {
    const config = await parseConfig(`tables:\n  - {table: '${table}', key: [Id]}\n`, 'refdiff.yml')
    const {documents} = await compare({text: people('Persons', 18)}, {text: people('People', 99)}, config)
    expect(documents[0]?.tables[0]?.key).toEqual(['Id'])
    expect(documents[0]?.tables[0]?.findings).toMatchObject([
      {rule: 'table-renamed'},
      {key: ['99'], previousKey: ['18']},
    ])
  })
})

describe('the JSON Schema for editors', () => {
  const file = readFileSync(new URL('../../refdiff.schema.json', import.meta.url), 'utf8')
  const isValid = new Ajv({strict: false}).compile(JSON.parse(file))

  test('is made from the schema: npm run schema', () => {
    expect(file).toBe(configJsonSchema())
  })

  test.each([whole, endpoints, '{}'])('accepts what is right', text => {
    isValid(parse(text))
    expect(isValid.errors).toBeNull()
  })

  test.each([
    'levels: []',
    'levels: {row-remved: off}',
    'levels: {row-removed: of}',
    'documents: [1]',
    'documents: [{levels: {}}]',
    'tables: [{table: a, key: []}]',
    'overrides: [{rule: row-aded, level: off}]',
    'types: [{id: A, key: x}]',
    'types: [{id: a, key: x, columns: {y: sett}}]',
    'unknown: 1',
  ])('refuses %s', text => {
    expect(isValid(parse(text))).toBe(false)
  })
})

test('neither YAML nor the validator is loaded before a file is read', () => {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: URL) => {
    if (seen.has(file.href)) return
    seen.add(file.href)
    const source = readFileSync(file, 'utf8')
    for (const [, name = ''] of source.matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^']+)'/gm)) {
      if (name.startsWith('.')) visit(new URL(name, file))
      else if (!name.startsWith('node:')) packages.add(name)
    }
  }
  const files = [
    ...['config/parse-config.ts', 'cli/config-files.ts', 'text/glob.ts'],
    ...['accept/apply-acceptances.ts', 'accept/state-holds.ts', 'accept/acceptances.ts'],
  ]
  for (const name of files) visit(new URL(`../../src/${name}`, import.meta.url))
  expect([...packages]).toEqual([])
  expect(seen.size).toBeGreaterThan(6)
})
