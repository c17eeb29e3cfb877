import {chmodSync, cpSync, mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {refdiff, root} from '../support/cli.ts'
import {repository, temporaryFolder} from '../support/repository.ts'

const doc = '# Options\n\n| Name | Default |\n| --- | --- |\n| `a` | 1 |\n'

/** What went wrong, in one line on standard error, with nothing on standard output and no stack. */
async function trouble(args: readonly string[], cwd: string, input?: string): Promise<string> {
  const {status, stdout, stderr} = await refdiff(args, {cwd, input})
  expect({status, stdout}).toEqual({status: 2, stdout: ''})
  expect(stderr).toMatch(/^refdiff: [^\n]+\n$/)
  return stderr.slice('refdiff: '.length, -1)
}

test.each<[string, string[], string]>([
  [
    'missing file',
    ['diff', 'nope.md', 'a.md'],
    '`nope.md` is neither a file nor a revision; see `git log` and `git branch --all`; a path that is gone stands behind `--`',
  ],
  ['misspelled file', ['diff', 'a.dm', 'a.md'], '`a.dm` does not exist; did you mean `a.md`?'],
  [
    'a folder against a file',
    ['diff', 'docs', 'a.md'],
    '`docs` is a folder and `a.md` is not; give two files or two folders',
  ],
  ['a folder', ['parse', 'docs'], '`docs` is a folder, expected one document; name a file in it'],
  [
    'empty file',
    ['diff', 'a.md', 'empty.md'],
    '`empty.md` is empty, expected a Markdown document; to compare with no document at all, give `/dev/null`',
  ],
  [
    'no table on either side',
    ['diff', 'prose.md', 'prose.md'],
    'no table in `prose.md`; refdiff compares tables: check the path',
  ],
  [
    'no table, two names',
    ['diff', 'prose.md', 'prose2.md'],
    'no table in `prose.md` or `prose2.md`; refdiff compares tables: check the path',
  ],
  [
    'a table that is none',
    ['diff', 'hidden.md', 'hidden.md'],
    'no table in `hidden.md`; `hidden.md`, line 2: Table inside an HTML block is not read as one; write a blank line above its header row',
  ],
  [
    'invalid UTF-8',
    ['diff', 'a.md', 'latin1.md'],
    '`latin1.md` is not UTF-8: unexpected byte 0xe9 at byte 4, line 2; save it as UTF-8',
  ],
  ['unknown option', ['diff', 'a.md', 'a.md', '--frmat', 'json'], 'unknown option `--frmat`; did you mean `--format`?'],
  [
    'unknown format',
    ['diff', 'a.md', 'a.md', '--format', 'jsno'],
    'unexpected `jsno` for `--format`, expected `text`, `json`, `json-patch`, `markdown`, `comment` or `github`; did you mean `json`?',
  ],
  ['`-` twice', ['diff', '-', '-'], 'both sides are `-`, expected it at most once; give one of them as a file'],
  [
    'unknown revision',
    ['diff', 'nope:a.md', 'a.md'],
    '`nope:a.md`: git knows no revision `nope`; see `git log` and `git branch --all`, or fetch it first',
  ],
  [
    'path not in that revision',
    ['diff', 'HEAD:b.md', 'a.md'],
    '`b.md` does not exist in `HEAD`; did you mean `HEAD:a.md`?',
  ],
  [
    'a revision that looks like an option',
    ['parse', '--', '--upload-pack=x:a.md'],
    '`--upload-pack=x` looks like an option, expected a revision; a revision never starts with `-`',
  ],
  [
    'an option in its place',
    ['diff', '--upload-pack=x:a.md', 'a.md'],
    'unknown option `--upload-pack`; see `refdiff --help`',
  ],
  [
    'no command',
    [],
    'expected a command: `diff`, `parse`, `check`, `accept`, `coverage`, `git`, `git-diff` or `explain`; see `refdiff --help`',
  ],
  [
    'unknown rule',
    ['explain', 'row-remvoed'],
    'no rule is named `row-remvoed`; did you mean `refdiff explain row-removed`?',
  ],
  [
    'config that is not there',
    ['diff', 'a.md', 'a.md', '--config', 'no.yml'],
    '`no.yml` does not exist; name a file that does, or leave the option out',
  ],
  [
    'accept without a reason',
    ['accept', 'a.md', 'a.md'],
    '`refdiff accept` expects a reason; write `--reason "…"`: it is listed wherever the finding is',
  ],
])('%s', async (_, args, expected) => {
  const cwd = repository({
    'a.md': doc,
    'docs/x.md': doc,
    'empty.md': '',
    'prose.md': '# Only\n\nprose\n',
    'prose2.md': 'prose\n',
    'hidden.md': '<TabItem>\n| a |\n|---|\n| 1 |\n</TabItem>\n',
    'latin1.md': Buffer.from('abc\n\xe9\n', 'latin1'),
  })
  expect(await trouble(args, cwd)).toBe(expected)
})

test('not a git repository', async () => {
  const cwd = temporaryFolder({'a.md': doc})
  expect(await trouble(['diff', 'HEAD:a.md', 'a.md'], cwd)).toBe(
    `\`${cwd}\` is not in a git repository; run refdiff inside the repository, or compare two files`,
  )
})

test('empty standard input', async () => {
  const cwd = temporaryFolder({'a.md': doc})
  expect(await trouble(['diff', 'a.md', '-'], cwd, '')).toContain('`-` is empty')
})

test.skipIf(process.platform === 'win32')('an unreadable file', async () => {
  const cwd = temporaryFolder({'a.md': doc, 'secret.md': doc})
  chmodSync(join(cwd, 'secret.md'), 0)
  chmodSync(cwd, 0o755)
  // Root reads everything: then somebody else has to try, on a copy of the program that they may read.
  const isRoot = process.getuid?.() === 0
  cpSync(join(root, 'dist'), join(cwd, 'dist'), {recursive: true})
  const result = await refdiff(['diff', 'a.md', 'secret.md'], {
    cwd,
    uid: isRoot ? 65534 : undefined,
    bin: join(cwd, 'dist/cli.js'),
  })
  expect(result).toEqual({
    status: 2,
    stdout: '',
    stderr: 'refdiff: `secret.md` cannot be read, permission denied; check who may read it\n',
  })
})

test('a mistake in the config is told with its place', async () => {
  const cwd = temporaryFolder({'a.md': doc, 'refdiff.yml': 'levels:\n  row-added: eror\n'})
  const {status, stdout, stderr} = await refdiff(['diff', 'a.md', 'a.md'], {cwd})
  expect({status, stdout}).toEqual({status: 2, stdout: ''})
  expect(stderr).toMatch(/^refdiff: refdiff\.yml:2:14: .*`error`/)
  expect((await refdiff(['diff', 'a.md', 'a.md', '--no-config'], {cwd})).status).toBe(0)
})

describe('odd input that is no trouble', () => {
  test('NUL bytes are data', async () => {
    const cwd = temporaryFolder({'a.md': doc, 'b.md': doc.replace('| 1 |', '| 1\0 |')})
    const {stdout, status} = await refdiff(['diff', 'a.md', 'b.md', '-f', 'json'], {cwd})
    expect(status).toBe(0)
    expect(stdout).not.toContain('\0')
  })

  test('control characters and workflow commands never reach the terminal', async () => {
    const evil = '\u001b]0;owned\u0007 \u202e ::error::pwned ##[error]pwned \u0085'
    const cwd = temporaryFolder({'a.md': doc, 'b.md': doc.replace('| 1 |', `| ${evil} |`).replace('`a`', `a ${evil}`)})
    for (const format of ['text', 'json', 'json-patch', 'markdown', 'comment', 'github']) {
      const {stdout} = await refdiff(['diff', 'a.md', 'b.md', '-f', format], {cwd})
      expect(stdout).not.toMatch(/[\0-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
      // In a command of our own the rest of the line is its message (actions/runner, ActionCommandManager).
      const log = format === 'github' ? stdout.replace(/^::(?:error|warning|notice) [^:]*::.*$/gm, '') : stdout
      expect(log).not.toContain('##[')
      expect(log).not.toMatch(/^\s*::/m)
    }
  })

  test('file names of that sort neither', async () => {
    const name = '\u001b[31m\n::error::x ##[error].md'
    const cwd = temporaryFolder()
    const stderr = await trouble(['diff', name, name], cwd)
    expect(stderr).not.toMatch(/[\0-\u001f]/)
    expect(stderr).not.toContain('##[')
  })

  test('keys like __proto__ and constructor', async () => {
    const cwd = temporaryFolder({
      'a.md': doc.replace('`a`', '__proto__'),
      'b.md': doc.replace('`a`', '__proto__').replace('| 1 |', '| 1 |\n| constructor | 2 |\n| toString | 3 |'),
    })
    const {stdout} = await refdiff(['diff', 'a.md', 'b.md', '-f', 'json'], {cwd})
    expect(JSON.parse(stdout).summary).toMatchObject({added: 2, removed: 0, changed: 0})
  })

  test('a bug is told as one, and is trouble, never a finding', async () => {
    const cwd = temporaryFolder({'a.md': doc})
    mkdirSync(join(cwd, 'gone'))
    const {status, stderr} = await refdiff(['diff', 'a.md', 'a.md'], {
      cwd,
      nodeOptions: [
        '--import',
        `data:text/javascript,${encodeURIComponent('JSON.parse = Object.is; Array.prototype.find = () => { throw new TypeError("broken") }')}`,
      ],
    })
    expect(status).toBe(2)
    expect(stderr).toMatch(/^refdiff: this is a bug in refdiff, please report it\nTypeError: broken\n/)
  })
})
