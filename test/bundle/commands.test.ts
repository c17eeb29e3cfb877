import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {rules} from '../../src/rules/index.ts'
import {refdiff, root} from '../support/cli.ts'
import {repository, temporaryFolder, writeFiles} from '../support/repository.ts'

const fixture = join(root, 'fixtures/runtime-reference/new.md')
const table = (...rows: string[]) => `# Options\n\n| Name | Default |\n| --- | --- |\n${rows.join('\n')}\n`

describe('help', () => {
  test.each([[['--help']], [['diff', '--help']], [['diff', '-h', 'a']], [['check', '--help', '--format']]])(
    '%j goes to standard output',
    async args => {
      const {status, stdout, stderr} = await refdiff(args)
      expect({status, stderr}).toEqual(
        args.includes('--format') ? {status: 2, stderr: expect.any(String)} : {status: 0, stderr: ''},
      )
      if (status === 0) expect(stdout).toContain('Exit status:')
    },
  )
})

describe('parse', () => {
  test('gives every cell as its kind reads it', async () => {
    const {stdout, stderr, status} = await refdiff(['parse', fixture])
    expect({status, stderr}).toEqual({status: 0, stderr: ''})
    const {tables} = JSON.parse(stdout)
    expect(tables.map(({id}: {id: string}) => id)).toEqual(['configurations', 'codecs', 'routes', 'bindings'])
    const [configurations, , routes] = tables
    const pass = configurations.rows.find(({key}: {key: string[]}) => key[0]?.endsWith('.PassConfig'))
    expect(JSON.stringify(pass.cells)).toContain('__post_init__')
    const xqa = routes.rows.find(({key}: {key: string[]}) => key[0] === 'decode_xqa_paged')
    expect(xqa.cells[2]).toEqual({FP16: true, FP8_E4M3: true})
    expect(xqa.cells[3]).toMatchObject({gqa_ratios: [4, 6, 8], max_chunk: null, xqa: true})
  })

  test('numbers of any size come out as they went in', async () => {
    const row = '| `r` | any | FP16 | {"max_chunk": 9223372036854775807, "x": 1.10} | |'
    const text = `## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n${row}\n`
    const {stdout} = await refdiff(['parse', '-'], {input: text})
    expect(stdout).toContain('"9223372036854775807"')
  })
})

describe('check', () => {
  const ragged = table('| `a` | 1 | 2 |', '| `b` | 1 |')

  test('every diagnostic counts, in each document', async () => {
    const cwd = temporaryFolder({'a.md': ragged, 'b.md': table('| `a` | 1 |'), 'c.md': ragged})
    const {status, stdout} = await refdiff(['check', 'a.md', 'b.md', 'c.md', '-f', 'json'], {cwd})
    expect(status).toBe(0)
    const report = JSON.parse(stdout)
    expect(report.summary).toMatchObject({warning: 2, error: 0})
    expect(
      report.documents.map(({diagnostics}: {diagnostics: {rule: string; line: number}[]}) =>
        diagnostics.map(({rule, line}) => [rule, line]),
      ),
    ).toEqual([[['ragged-row', 5]], [], [['ragged-row', 5]]])
    expect((await refdiff(['check', 'a.md', '--fail-on', 'warning'], {cwd})).status).toBe(1)
    expect((await refdiff(['check', 'b.md', '--fail-on', 'notice'], {cwd})).status).toBe(0)
  })

  test('without arguments: the documents that the config names', async () => {
    const cwd = repository({'docs/a.md': ragged, 'docs/b.md': ragged, 'other.md': ragged})
    expect(await refdiff(['check'], {cwd})).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('expects a document'),
    })
    writeFiles(cwd, {'refdiff.yml': "documents: ['docs/*.md', '!docs/b.md']\n"})
    const {stdout} = await refdiff(['check', '-f', 'json'], {cwd})
    expect(JSON.parse(stdout).documents.map((document: {new: {path: string}}) => document.new.path)).toEqual([
      'docs/a.md',
    ])
  })
})

describe('explain', () => {
  test('every rule, with its level, why, and an example', async () => {
    const {stdout} = await refdiff(['explain'])
    expect(
      stdout
        .trim()
        .split('\n')
        .map(line => line.split(' ')[0]),
    ).toEqual(rules.map(({id}) => id))
    for (const {id, why, examples} of rules.slice(0, 3)) {
      const {stdout, status} = await refdiff(['explain', id])
      expect(status).toBe(0)
      expect(stdout).toContain(why)
      expect(stdout).toContain(examples[0]?.title)
    }
  })
})

describe('accept', () => {
  const old = table('| `a` | 1 |', '| `b` | 2 |', '| `c` | 3 |')
  const next = table('| `a` | 9 |', '| `b` | 8 |', '| `c` | 3 |')

  test('records findings, which then count for nothing and stay listed', async () => {
    const cwd = repository({'docs/a.md': old})
    writeFiles(cwd, {'docs/a.md': next})
    const sides = ['HEAD:docs/a.md', 'docs/a.md']
    expect((await refdiff(['diff', ...sides, '--fail-on', 'warning'], {cwd})).status).toBe(1)
    const one = await refdiff(['accept', ...sides, '--reason', 'asked for', '--only', 'a'], {cwd})
    expect(one).toMatchObject({status: 0, stderr: ''})
    expect(one.stdout).toMatch(/^1 finding recorded in refdiff\.accepted\.yml\n/)
    expect((await refdiff(['diff', ...sides, '--fail-on', 'warning'], {cwd})).status).toBe(1)
    await refdiff(['accept', ...sides, '--reason', 'the rest'], {cwd})
    const {stdout, status} = await refdiff(['diff', ...sides, '--fail-on', 'warning', '-f', 'json'], {cwd})
    expect(status).toBe(0)
    expect(JSON.parse(stdout).summary).toMatchObject({warning: 0, accepted: 2, changed: 2})
    expect(stdout).toContain('asked for')
    expect((await refdiff(['diff', ...sides, '--fail-on', 'warning', '--no-config'], {cwd})).status).toBe(1)
    expect(await refdiff(['accept', ...sides, '--reason', 'again'], {cwd})).toMatchObject({
      stdout: 'nothing to accept\n',
    })
  })

  test('entries that are done with are dropped', async () => {
    const cwd = repository({'a.md': old}, {'a.md': next})
    await refdiff(['accept', 'HEAD~1:a.md', 'HEAD:a.md', '--reason', 'asked for'], {cwd})
    const file = join(cwd, 'refdiff.accepted.yml')
    expect(readFileSync(file, 'utf8').match(/reason:/g)).toHaveLength(2)
    expect(await refdiff(['diff', 'HEAD:a.md', 'a.md', '-f', 'json'], {cwd})).toMatchObject({status: 0})
    const {stdout} = await refdiff(['accept', 'HEAD:a.md', 'a.md', '--prune'], {cwd})
    expect(stdout).toMatch(/^2 entries dropped from refdiff\.accepted\.yml\n/)
    expect(readFileSync(file, 'utf8')).not.toContain('reason:')
  })

  test('past its date it accepts nothing', async () => {
    const cwd = temporaryFolder({'a.md': old, 'b.md': next})
    await refdiff(['accept', 'a.md', 'b.md', '--reason', 'for a while', '--until', '2099-01-01'], {cwd})
    const file = join(cwd, 'refdiff.accepted.yml')
    expect((await refdiff(['diff', 'a.md', 'b.md', '--fail-on', 'warning'], {cwd})).status).toBe(0)
    writeFiles(cwd, {'refdiff.accepted.yml': readFileSync(file, 'utf8').replaceAll('2099', '2001')})
    expect((await refdiff(['diff', 'a.md', 'b.md', '--fail-on', 'warning'], {cwd})).status).toBe(1)
  })

  test.each([
    [['--reason', 'x', '--only', 'zzz'], 'no open finding is about `zzz`'],
    [['--reason', 'x', '--until', 'soon'], 'soon'],
    [['--reason', ''], 'reason'],
  ])('%j is refused, and nothing is written', async (options, expected) => {
    const cwd = temporaryFolder({'a.md': old, 'b.md': next})
    const {status, stdout, stderr} = await refdiff(['accept', 'a.md', 'b.md', ...options], {cwd})
    expect({status, stdout}).toEqual({status: 2, stdout: ''})
    expect(stderr).toMatch(/^refdiff: [^\n]+\n$/)
    expect(stderr).toContain(expected)
    expect(existsSync(join(cwd, 'refdiff.accepted.yml'))).toBe(false)
  })
})
