import {spawnSync} from 'node:child_process'
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {refdiff, root} from '../support/cli.ts'
import {repository, temporaryFolder, writeFiles} from '../support/repository.ts'

const old = 'fixtures/runtime-reference/old.md'
const next = 'fixtures/runtime-reference/new.md'
const table = (...rows: string[]) => `# Options\n\n| Name | Default |\n| --- | --- |\n${rows.join('\n')}\n`
const small = table('| `a` | 1 |', '| `b` | 2 |')

describe('results go to standard output, and the exit status tells', () => {
  test('findings at or above the level: 1, with the verdict first', async () => {
    const {status, stdout, stderr} = await refdiff(['diff', old, next])
    expect({status, stderr}).toEqual({status: 1, stderr: ''})
    expect(stdout).toMatch(/decode_xqa_paged.*\n.*Codecs.*FP8_E5M2/)
    expect(stdout).toMatch(/^Verdict: breaking \(2 errors, 1 warning, 2 notices\)\n\n/)
  })

  test.each([
    ['error', [old, next], 1],
    ['warning', [old, next], 1],
    ['never', [old, next], 0],
    ['error', [old, old], 0],
    ['notice', [old, old], 0],
  ])('--fail-on %s %s: %i', async (level, sides, expected) => {
    const {status} = await refdiff(['diff', ...sides, '--fail-on', level])
    expect(status).toBe(expected)
  })

  test('a notice fails only on notice', async () => {
    const cwd = temporaryFolder({'a.md': small, 'b.md': table('| `a` | 1 |', '| `b` | 2 |', '| `c` | 3 |')})
    const statuses = await Promise.all(
      ['error', 'warning', 'notice'].map(level => refdiff(['diff', 'a.md', 'b.md', '--fail-on', level], {cwd})),
    )
    expect(statuses.map(({status}) => status)).toEqual([0, 0, 1])
  })

  test('--quiet prints nothing, and the status stays', async () => {
    expect(await refdiff(['diff', old, next, '--quiet'])).toEqual({status: 1, stdout: '', stderr: ''})
  })

  test('standard input on either side', async () => {
    const cwd = temporaryFolder({'a.md': small})
    const later = table('| `a` | 1 |')
    expect(await refdiff(['diff', 'a.md', '-'], {cwd, input: later})).toMatchObject({stderr: '', status: 0})
    const {stdout} = await refdiff(['diff', '-', 'a.md', '-f', 'json'], {cwd, input: later})
    expect(JSON.parse(stdout)).toMatchObject({summary: {added: 1}, documents: [{old: {label: '-'}}]})
  })

  test('two revisions, from a folder inside the repository', async () => {
    const cwd = repository({'docs/a.md': small}, {'docs/a.md': table('| `a` | 1 |', '| `b` | 3 |')})
    const {stdout} = await refdiff(['diff', 'HEAD~1:docs/a.md', 'HEAD:./a.md', '-f', 'json'], {cwd: join(cwd, 'docs')})
    expect(JSON.parse(stdout)).toMatchObject({
      summary: {changed: 1, added: 0, removed: 0},
      documents: [
        {status: 'matched', old: {path: 'docs/a.md', revision: 'HEAD~1'}, new: {path: 'docs/a.md', revision: 'HEAD'}},
      ],
    })
  })

  test('folders and globs: documents new, gone, and changed', async () => {
    const cwd = repository({'docs/a.md': small, 'docs/b.md': small.replace('Options', 'Flags')})
    writeFiles(cwd, {'docs/a.md': table('| `a` | 9 |', '| `b` | 2 |'), 'docs/c.md': '# New\n\n| K |\n| --- |\n| x |\n'})
    const {stdout} = await refdiff(['diff', 'HEAD:docs', 'docs', '-f', 'json'], {cwd})
    const statuses = Object.fromEntries(
      JSON.parse(stdout).documents.map((document: {status: string; new: {path: string}}) => [
        document.new.path,
        document.status,
      ]),
    )
    expect(statuses).toMatchObject({'docs/a.md': 'matched', 'docs/b.md': 'matched', 'docs/c.md': 'added'})
    const globbed = await refdiff(['diff', 'HEAD:docs/a*.md', 'docs/a*.md', '-f', 'json'], {cwd})
    expect(JSON.parse(globbed.stdout).summary).toMatchObject({changed: 1})
  })

  test('a document that is not there on one side', async () => {
    const cwd = temporaryFolder({'a.md': small})
    const {stdout, status} = await refdiff(['diff', '/dev/null', 'a.md', '-f', 'json'], {cwd})
    expect(status).toBe(0)
    expect(JSON.parse(stdout).documents).toMatchObject([{status: 'added', old: null, new: {label: 'a.md'}}])
  })
})

describe('formats', () => {
  test('json is the report', async () => {
    const {stdout} = await refdiff(['diff', old, next, '--format', 'json'])
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({schemaVersion: 1, tool: {name: 'refdiff'}, verdict: 'breaking'})
    expect(report.documents[0].tables.map(({id}: {id: string}) => id)).toEqual([
      'configurations',
      'codecs',
      'routes',
      'bindings',
    ])
  })

  test('json with --noise lists the rows that moved', async () => {
    const {stdout} = await refdiff(['diff', old, next, '-f', 'json', '--noise'])
    const classes = JSON.parse(stdout).documents[0].tables.flatMap(
      (table: {noise?: {class: string}[]}) => table.noise ?? [],
    )
    expect(new Set(classes.map((row: {class: string}) => row.class))).toEqual(new Set(['moved']))
  })

  test('json-patch is a list of operations', async () => {
    const {stdout} = await refdiff(['diff', old, next, '-f', 'json-patch'])
    const operations = JSON.parse(stdout)
    expect(operations.length).toBeGreaterThan(3)
    for (const {op, path} of operations)
      expect([op, path]).toEqual([expect.stringMatching(/^(?:add|remove|replace|move)$/), expect.stringMatching(/^\//)])
  })

  test('github prints one command a finding, worst first, and the verdict', async () => {
    const {stdout, status} = await refdiff(['diff', old, next, '-f', 'github'])
    expect(status).toBe(1)
    const lines = stdout.trimEnd().split('\n')
    expect(lines.pop()).toBe('refdiff: breaking (2 errors, 1 warning, 2 notices)')
    const commands = lines.map(line => /^::(\w+) /.exec(line)?.[1])
    expect(commands).toEqual(['error', 'error', 'warning', 'notice', 'notice'])
    expect(stdout).toContain(`file=${next},line=43`)
  })

  test('markdown', async () => {
    const {stdout} = await refdiff(['diff', old, next, '-f', 'markdown'])
    expect(stdout).toContain('decode_xqa_paged')
  })

  test('the same input gives the same bytes', async () => {
    for (const format of ['text', 'json', 'json-patch', 'markdown']) {
      const runs = await Promise.all(
        [1, 2].map(run =>
          refdiff(['diff', old, next, '-f', format], {env: {TZ: `UTC${run}`, LC_ALL: run === 1 ? 'C' : 'tr_TR.UTF-8'}}),
        ),
      )
      expect(runs[0]).toEqual(runs[1])
    }
  })
})

describe('--output', () => {
  test('writes the whole file and nothing else', async () => {
    const cwd = temporaryFolder({'a.md': small, 'b.md': table('| `a` | 1 |'), 'out.json': 'before'})
    expect(await refdiff(['diff', 'a.md', 'b.md', '-f', 'json', '-o', 'out.json'], {cwd})).toMatchObject({
      stdout: '',
      stderr: '',
    })
    expect(JSON.parse(readFileSync(join(cwd, 'out.json'), 'utf8'))).toMatchObject({schemaVersion: 1})
    expect(readdirSync(cwd).sort()).toEqual(['a.md', 'b.md', 'out.json'])
  })

  test.each([
    ['missing/out.json', 'its folder does not exist'],
    ['folder', 'it is a folder'],
  ])('%s: says why not, and leaves nothing', async (file, why) => {
    const cwd = temporaryFolder({'a.md': small, 'folder/x': ''})
    const {status, stderr} = await refdiff(['diff', 'a.md', 'a.md', '-o', file], {cwd})
    expect(status).toBe(2)
    expect(stderr).toBe(`refdiff: \`${file}\` cannot be written, ${why}; give \`--output\` another name\n`)
    expect(readdirSync(cwd).sort()).toEqual(['a.md', 'folder'])
  })

  test.skipIf(!existsSync('/dev/stdout'))('a device is written to as it is', () => {
    const command = `'${process.execPath}' dist/cli.js diff ${old} ${old} -o /dev/stdout | cat`
    const {stdout} = spawnSync('bash', ['-c', command], {cwd: root, encoding: 'utf8'})
    expect(stdout).toContain('Verdict: identical')
  })
})

describe('colours and width', () => {
  const start = '\u001b['
  test.each([
    [['--color', 'always'], {}, true],
    [['--color', 'always'], {NO_COLOR: '1'}, true],
    [['--color', 'never'], {FORCE_COLOR: '1'}, false],
    [[], {}, false],
    [[], {FORCE_COLOR: '1'}, true],
    [[], {FORCE_COLOR: '0'}, false],
    [[], {FORCE_COLOR: '1', NO_COLOR: '1'}, true],
  ])('%j %j: %s', async (args, env, expected) => {
    const {stdout} = await refdiff(['diff', old, next, ...args], {env})
    expect(stdout.includes(start)).toBe(expected)
  })

  const hasScript = spawnSync('script', ['--version']).status === 0
  test.skipIf(!hasScript)('a terminal gets colours and its own width, unless NO_COLOR says otherwise', () => {
    const run = (env: Record<string, string>) => {
      const command = `stty cols 60; '${process.execPath}' dist/cli.js diff ${old} ${next}`
      const {COLUMNS: _1, NO_COLOR: _2, FORCE_COLOR: _3, ...clean} = process.env
      return spawnSync('script', ['-qec', command, '/dev/null'], {
        cwd: root,
        env: {...clean, TERM: 'xterm', ...env},
        encoding: 'utf8',
      }).stdout
    }
    const coloured = run({})
    expect(coloured).toContain(start)
    const plain = run({NO_COLOR: '1'})
    expect(plain).not.toContain(start)
    for (const line of plain.split('\r\n')) expect(line.length).toBeLessThanOrEqual(60)
  })
})

describe('a reader that goes away', () => {
  test('no noise, and the status of the comparison', () => {
    const cwd = temporaryFolder({
      'a.md': table(...Array.from({length: 3000}, (_, row) => `| \`k${row}\` | ${2 * row} |`)),
      'b.md': table(...Array.from({length: 3000}, (_, row) => `| \`k${row}\` | ${2 * row + 1} |`)),
    })
    const command = `set -o pipefail; '${process.execPath}' '${root}dist/cli.js' diff a.md b.md -f json --fail-on warning | head -1; echo "\${PIPESTATUS[0]}"`
    const {stdout, stderr} = spawnSync('bash', ['-c', command], {cwd, encoding: 'utf8'})
    expect({stdout, stderr}).toEqual({stdout: '{\n1\n', stderr: ''})
  })

  test.skipIf(!existsSync('/dev/full'))('a full disk is trouble', () => {
    const command = `'${process.execPath}' dist/cli.js diff ${old} ${next} > /dev/full`
    const {status, stderr} = spawnSync('bash', ['-c', command], {cwd: root, encoding: 'utf8'})
    const expected = 'the output cannot be written (ENOSPC); make room for it, or write to a file with `--output`'
    expect({status, stderr}).toEqual({status: 2, stderr: `refdiff: ${expected}\n`})
  })

  test('a slow reader on a non-blocking pipe gets it all', async () => {
    const rows = (by: number) => table(...Array.from({length: 2000}, (_, row) => `| \`k${row}\` | ${row + by} |`))
    const cwd = temporaryFolder({'a.md': rows(0), 'b.md': rows(1)})
    const {stdout} = await refdiff(['diff', 'a.md', 'b.md', '-f', 'json'], {cwd})
    expect(stdout.length).toBeGreaterThan(500_000)
    expect(() => JSON.parse(stdout)).not.toThrow()
  })
})
