import {spawnSync} from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {type Result, refdiff, root, type Surroundings} from '../support/cli.ts'
import {commit, gitEnvironment, repository, runGit, temporaryFolder, writeFiles} from '../support/repository.ts'

/** What cannot be read or decided is trouble (exit 2) with a sentence, never an all-clear and never a finding. */

const doc = '# Options\n\n| Name | Default |\n| --- | --- |\n| `a` | 1 |\n| `b` | 2 |\n'

async function trouble(cwd: string, args: readonly string[], more: Surroundings = {}): Promise<string> {
  const {status, stdout, stderr} = await refdiff(args, {cwd, ...more})
  expect({status, stdout, stderr}).toEqual({status: 2, stdout: '', stderr: expect.stringMatching(/^refdiff: .+\n$/s)})
  expect(stderr).not.toContain('bug in refdiff')
  return stderr.slice('refdiff: '.length, -1)
}

function objectFile(cwd: string, name: string): string {
  const id = runGit(cwd, 'rev-parse', name)
  return join(cwd, '.git/objects', id.slice(0, 2), id.slice(2))
}

function without(cwd: string, name: string): string {
  rmSync(objectFile(cwd, name))
  return cwd
}

const nested = () => repository({'docs/a.md': doc, 'docs/sub/b.md': doc, 'c.md': doc})
const isRoot = process.getuid?.() === 0

describe('an object that git cannot read is not an absent document', () => {
  const everywhere = [
    ['diff', 'HEAD:docs/a.md', 'c.md'],
    ['diff', 'c.md', 'HEAD:docs/a.md'],
    ['diff', 'HEAD:docs', 'docs'],
    ['diff', 'docs', 'HEAD:docs'],
    ['diff', 'HEAD:docs/*.md', 'docs/*.md'],
    ['diff', ':docs/a.md', 'c.md'],
    ['parse', 'HEAD:docs/a.md'],
    ['check', 'HEAD:docs'],
    ['accept', 'HEAD:docs', 'docs', '--reason', 'fine'],
  ]
  test.each(everywhere)('a missing blob: %s %s %s', async (...args) => {
    const said = await trouble(without(nested(), 'HEAD:docs/a.md'), args)
    expect(said).toMatch(/docs\/a\.md` cannot be read, git cat-file: fatal: .*bad file/)
  })

  test('a missing blob behind links', async () => {
    const cwd = repository({'docs/a.md': doc})
    symlinkSync('docs', join(cwd, 'folder'))
    symlinkSync('docs/a.md', join(cwd, 'file.md'))
    commit(cwd, {})
    without(cwd, 'HEAD:docs/a.md')
    for (const name of ['HEAD:folder/a.md', 'HEAD:file.md', 'HEAD:'])
      expect(await trouble(cwd, ['diff', name, name])).toContain('cannot be read')
  })

  test('a blob of other bytes, cut off or empty', async () => {
    for (const change of [() => Buffer.from('junk'), (old: Buffer) => old.subarray(0, 12), () => Buffer.alloc(0)]) {
      const cwd = nested()
      const file = objectFile(cwd, 'HEAD:docs/a.md')
      const bytes = readFileSync(file)
      rmSync(file)
      writeFileSync(file, change(bytes))
      for (const args of everywhere) expect(await trouble(cwd, args)).toMatch(/git cat-file: (?:error|fatal): /)
    }
  })

  test('a damaged pack', async () => {
    const cwd = nested()
    runGit(cwd, 'repack', '-adq')
    const packs = join(cwd, '.git/objects/pack')
    for (const name of readdirSync(packs).filter(name => name.endsWith('.pack'))) {
      const bytes = readFileSync(join(packs, name))
      bytes.fill(0, 20, bytes.length - 20)
      rmSync(join(packs, name))
      writeFileSync(join(packs, name), bytes)
    }
    for (const args of everywhere) expect(await trouble(cwd, args)).toContain('git ')
  })

  test.each([
    ['a missing tree', 'HEAD:docs/sub'],
    ['a missing root', 'HEAD^{tree}'],
    ['a missing commit', 'HEAD'],
  ])('%s', async (_, name) => {
    const cwd = without(nested(), name)
    for (const spec of ['HEAD:docs/sub/b.md', 'HEAD:docs', 'HEAD:docs/sub', 'HEAD:docs/**/*.md', 'HEAD:']) {
      const said = await trouble(cwd, ['diff', spec, 'docs'.startsWith(spec.slice(5, 9)) ? 'docs' : 'c.md'])
      expect(said, spec).toMatch(/git [a-z-]+: (?:error|fatal): /)
      expect(said, spec).not.toMatch(/does not exist|knows no revision|did you mean/)
    }
  })

  test('a partial clone is told as one, and nothing is fetched', async () => {
    const origin = nested()
    runGit(origin, 'config', 'uploadpack.allowFilter', 'true')
    const cwd = join(temporaryFolder(), 'clone')
    runGit(origin, 'clone', '--quiet', '--no-checkout', '--filter=blob:none', `file://${origin}`, cwd)
    for (const name of ['HEAD:docs/a.md', 'HEAD:docs']) {
      const said = await trouble(cwd, ['diff', name, name])
      expect(said).toMatch(/partial clone.*; fetch /)
    }
  })

  test('a path in a submodule', async () => {
    const inner = repository({'a.md': doc})
    const cwd = repository({'b.md': doc})
    runGit(cwd, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'inner')
    commit(cwd, {})
    // A commit of the submodule that the repository happens to have is none of its documents either.
    runGit(cwd, 'fetch', '--quiet', inner)
    for (const name of ['HEAD:inner/a.md', 'HEAD:inner'])
      expect(await trouble(cwd, ['diff', name, 'b.md'])).toMatch(/`inner` is a submodule; run refdiff in it/)
  })

  test('a link out of the revision, also among others', async () => {
    const cwd = repository({'docs/a.md': doc})
    symlinkSync('/etc/hostname', join(cwd, 'docs/b.md'))
    commit(cwd, {})
    for (const name of ['HEAD:docs/b.md', 'HEAD:docs'])
      expect(await trouble(cwd, ['diff', name, 'docs/a.md'.slice(0, name.length - 5)])).toMatch(
        /`HEAD:docs\/b\.md` is .*link/,
      )
  })

  test('a pointer of Git LFS is not the document', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`
    const cwd = repository({'docs/a.md': doc, 'docs/b.md': pointer})
    for (const args of [
      ['diff', 'docs', 'docs'],
      ['diff', 'HEAD:docs', 'HEAD:docs'],
      ['check', 'docs/b.md'],
    ])
      expect(await trouble(cwd, args)).toMatch(/docs\/b\.md` is a pointer of Git LFS.*git lfs pull/)
  })
})

describe("git's troubles are sentences with git's own words", () => {
  test('a bad config', async () => {
    const cwd = nested()
    writeFileSync(join(cwd, '.git/config'), '[core')
    for (const name of ['HEAD:docs/a.md', 'HEAD:docs', ':docs/a.md', 'HEAD:docs/*.md', 'nope:c.md'])
      expect(await trouble(cwd, ['diff', name, name])).toMatch(
        /^git [a-z-]+: fatal: bad config line \d in file \.git\/config/,
      )
  })

  test('a damaged index', async () => {
    const cwd = nested()
    writeFileSync(join(cwd, '.git/index'), 'junk')
    expect(await trouble(cwd, ['diff', ':c.md', 'c.md'])).toMatch(/^git cat-file: fatal: .*index/)
    expect((await refdiff(['diff', 'HEAD:c.md', 'c.md'], {cwd})).status).toBe(0)
  })

  test('a format that this git does not know', async () => {
    const cwd = nested()
    runGit(cwd, 'config', 'core.repositoryformatversion', '99')
    expect(await trouble(cwd, ['diff', 'HEAD:c.md', 'c.md'])).toMatch(/^git cat-file: fatal: .*99/)
  })

  test('GIT_DIR that leads nowhere', async () => {
    const said = await trouble(nested(), ['diff', 'HEAD:c.md', 'c.md'], {env: {GIT_DIR: '/nowhere/.git'}})
    expect(said).toContain('is not in a git repository')
  })

  test.skipIf(!isRoot)('a repository of another user', async () => {
    const cwd = nested()
    chownSync(cwd, 12345, 12345)
    const env = {HOME: '/nowhere', SUDO_UID: undefined}
    expect(await trouble(cwd, ['diff', 'HEAD:c.md', 'c.md'], {env})).toContain('belongs to another user')
  })

  test.each([
    ['is not there', undefined, '`git` was not found; install git, or compare two files'],
    ['may not be run', 'no program', '`git` cannot be run (EACCES)'],
    ['is killed', '#!/bin/sh\nkill -9 $$\n', 'git cat-file: ended by SIGKILL'],
    ['fails without a word', '#!/bin/sh\nexit 3\n', 'git cat-file: exit status 3'],
    ['gives half of what was asked for', '#!/bin/sh\nprintf "%040d blob 10\\nabc" 0\n', 'git cat-file: '],
  ])('git %s', async (_, program, expected) => {
    const cwd = nested()
    const bin = temporaryFolder(program === undefined ? {} : {git: program})
    if (program?.startsWith('#!')) chmodSync(join(bin, 'git'), 0o755)
    expect(await trouble(cwd, ['diff', 'HEAD:c.md', 'c.md'], {env: {PATH: bin}})).toContain(expected)
  })
})

/** Runs the command line in a shell, for what no pipe shows; `status`, and what went to the other stream. */
function shell(cwd: string, line: string, env: Readonly<Record<string, string>> = {}): Result {
  const program = `refdiff() { '${process.execPath}' '${join(root, 'dist/cli.js')}' "$@"; }`
  const {status, stdout, stderr} = spawnSync('sh', ['-c', `${program}; ${line}`], {
    cwd,
    encoding: 'utf8',
    env: {...gitEnvironment, ...env},
  })
  return {status, stdout, stderr}
}

describe.skipIf(process.platform !== 'linux')('trouble is never exit 1', () => {
  const changed = () => temporaryFolder({'a.md': doc, 'b.md': doc.replace('| `b` | 2 |\n', '')})

  test('a working folder that is gone', () => {
    const cwd = changed()
    const {status, stderr} = shell(cwd, `mkdir x && cd x && rmdir ../x && refdiff diff ${cwd}/a.md ${cwd}/b.md`)
    expect(stderr).toBe('refdiff: the working folder does not exist any more; change to one that does\n')
    expect(status).toBe(2)
  })

  test.each(['text', 'json', 'json-patch', 'markdown', 'comment', 'github'])('no room for output: %s', format => {
    const {status, stderr} = shell(changed(), `refdiff diff a.md b.md -f ${format} > /dev/full`)
    expect(stderr).toBe(
      'refdiff: the output cannot be written (ENOSPC); make room for it, or write to a file with `--output`\n',
    )
    expect(status).toBe(2)
  })

  test('no room for help, for errors, for both, or for a bug', () => {
    const cwd = changed()
    for (const line of [
      'refdiff --help > /dev/full',
      'refdiff --version > /dev/full',
      'refdiff explain > /dev/full',
      'refdiff diff a.md nope.md 2> /dev/full',
      'refdiff diff a.md b.md > /dev/full 2>&1',
      'refdiff diff a.md b.md -o /dev/full',
      'refdiff diff a.md b.md -o none/out.json',
      'refdiff diff a.md b.md -o .',
    ])
      expect(shell(cwd, line).status, line).toBe(2)
  })

  test('a reader that goes away ends it without a word', () => {
    for (const format of ['text', 'json', 'github']) {
      const {stderr} = shell(changed(), `refdiff diff a.md b.md -f ${format} | true`)
      expect(stderr).toBe('')
    }
  })

  test('standard input that cannot be read', () => {
    const cwd = changed()
    expect(shell(cwd, 'refdiff diff a.md - < .').status).toBe(2)
    expect(shell(cwd, 'refdiff diff a.md - <&-').status).toBe(2)
  })

  test('an installation that lacks a file', async () => {
    const cwd = changed()
    cpSync(join(root, 'dist'), join(cwd, 'dist'), {recursive: true})
    rmSync(join(cwd, 'dist/chunks'), {recursive: true})
    expect((await refdiff(['diff', 'a.md', 'b.md'], {cwd, bin: join(cwd, 'dist/cli.js')})).status).toBe(2)
  })

  test('a failure outside of any promise', async () => {
    const late = 'data:text/javascript,setImmediate(() => {throw new TypeError("late")})'
    const {status, stderr} = await refdiff(['check', '-'], {input: '', nodeOptions: ['--import', late]})
    expect(status).toBe(2)
    expect(stderr).toMatch(/^refdiff: (?:this is a bug|`-` is empty)/)
  })
})

describe('files', () => {
  /** Root may read everything: somebody else tries, on a copy of the program that they may read. */
  const anybody = (cwd: string): Surroundings => {
    cpSync(join(root, 'dist'), join(cwd, '.program'), {recursive: true})
    chmodSync(cwd, 0o755)
    return {cwd, uid: isRoot ? 65534 : undefined, bin: join(cwd, '.program/cli.js')}
  }

  test('a folder among others that nobody may look into', async () => {
    const cwd = temporaryFolder({'old/a.md': doc, 'old/sub/b.md': doc, 'new/a.md': doc, 'new/sub/b.md': doc})
    const more = anybody(cwd)
    chmodSync(join(cwd, 'old/sub'), 0)
    for (const args of [
      ['diff', 'old', 'new'],
      ['diff', 'old/**/*.md', 'new/**/*.md'],
      ['check', 'old'],
    ])
      expect(await trouble(cwd, args, more)).toMatch(/`old\/sub` cannot be read, permission denied/)
  })

  test('but not one that holds no document of the config', async () => {
    const cwd = repository({'docs/sub/a.md': doc, 'data/b.md': doc, 'refdiff.yml': "documents: ['docs/**/*.md']\n"})
    const more = anybody(cwd)
    chmodSync(join(cwd, 'data'), 0)
    expect(await refdiff(['check'], more)).toMatchObject({status: 0, stderr: ''})
    chmodSync(join(cwd, 'docs/sub'), 0)
    expect(await trouble(cwd, ['check'], more)).toMatch(/`docs\/sub` cannot be read, permission denied/)
  })

  test('a link into such a folder', async () => {
    const cwd = temporaryFolder({'old/a.md': doc, 'new/a.md': doc, 'new/b.md': doc, 'closed/b.md': doc})
    const more = anybody(cwd)
    symlinkSync('../closed/b.md', join(cwd, 'old/b.md'))
    chmodSync(join(cwd, 'closed'), 0)
    expect(await trouble(cwd, ['diff', 'old', 'new'], more)).toMatch(/`old\/b\.md` cannot be read, permission denied/)
  })

  test('a config that nobody may read, or that is a link to nowhere', async () => {
    for (const name of ['refdiff.yml', 'refdiff.accepted.yml']) {
      const cwd = temporaryFolder({'a.md': doc, [name]: 'levels: {}\n'})
      const more = anybody(cwd)
      chmodSync(join(cwd, name), 0)
      expect(await trouble(cwd, ['diff', 'a.md', 'a.md'], more)).toContain(`\`${name}\` cannot be read`)
      rmSync(join(cwd, name))
      symlinkSync('nowhere', join(cwd, name))
      expect(await trouble(cwd, ['diff', 'a.md', 'a.md'], more)).toContain(`\`${name}\``)
    }
  })

  test('names that lead in a circle, or are too long', async () => {
    const cwd = temporaryFolder({'a.md': doc})
    symlinkSync('two.md', join(cwd, 'one.md'))
    symlinkSync('one.md', join(cwd, 'two.md'))
    expect(await trouble(cwd, ['diff', 'a.md', 'one.md'])).toBe('`one.md` cannot be read (ELOOP)')
    expect(await trouble(cwd, ['diff', 'a.md', 'x'.repeat(5000)])).toContain('does not exist')
    expect(await trouble(cwd, ['diff', 'a.md', 'a.md/b'])).toContain('`a.md/b` does not exist')
  })

  test('a failed write leaves the file as it was, and nothing beside it', async () => {
    const cwd = temporaryFolder({'a.md': doc, 'out/report.json': 'before\n'})
    const more = anybody(cwd)
    chmodSync(join(cwd, 'out'), 0o555)
    expect(await trouble(cwd, ['diff', 'a.md', 'a.md', '-f', 'json', '-o', 'out/report.json'], more)).toContain(
      '`out/report.json` cannot be written, permission denied',
    )
    expect(readdirSync(join(cwd, 'out'))).toEqual(['report.json'])
    expect(readFileSync(join(cwd, 'out/report.json'), 'utf8')).toBe('before\n')
  })
})

describe('what a repository brings along is not run', () => {
  test('monitors, hooks, filters, text conversions, external diffs, promisors', async () => {
    const cwd = nested()
    const mark = join(temporaryFolder(), 'ran')
    const evil = join(temporaryFolder({run: `#!/bin/sh\necho "$0 $*" >> '${mark}'\ncat\n`}), 'run')
    chmodSync(evil, 0o755)
    mkdirSync(join(cwd, '.git/hooks'), {recursive: true})
    for (const hook of ['post-index-change', 'reference-transaction', 'pre-auto-gc', 'fsmonitor-watchman'])
      cpSync(evil, join(cwd, '.git/hooks', hook))
    writeFiles(cwd, {'.gitattributes': '*.md filter=evil diff=evil\n'})
    for (const [key, value] of Object.entries({
      'core.fsmonitor': evil,
      'core.pager': evil,
      'core.sshCommand': evil,
      'core.gitProxy': evil,
      'core.alternateRefsCommand': evil,
      'filter.evil.smudge': evil,
      'filter.evil.clean': evil,
      'filter.evil.process': evil,
      'diff.external': evil,
      'diff.evil.textconv': evil,
      'diff.evil.command': evil,
      'pager.ls-tree': 'true',
      'credential.helper': `!${evil}`,
    }))
      runGit(cwd, 'config', key, value)
    const names = ['HEAD:docs/a.md', 'HEAD:docs', 'HEAD:docs/*.md', ':docs/a.md', 'HEAD:nope.md', ':nope.md', 'nope:a']
    for (const name of names) await refdiff(['diff', name, name], {cwd})
    runGit(cwd, 'config', 'core.fsmonitor', 'false')
    const blob = objectFile(cwd, 'HEAD:docs/a.md')
    runGit(cwd, 'config', 'extensions.partialClone', 'origin')
    runGit(cwd, 'config', 'remote.origin.promisor', 'true')
    runGit(cwd, 'config', 'remote.origin.uploadpack', evil)
    runGit(cwd, 'config', 'protocol.ext.allow', 'always')
    runGit(cwd, 'config', 'protocol.file.allow', 'always')
    runGit(cwd, 'repack', '-adq')
    for (const file of readdirSync(join(cwd, '.git/objects/pack')).filter(name => name.endsWith('.pack')))
      writeFileSync(join(cwd, '.git/objects/pack', file.replace(/pack$/, 'promisor')), '')
    rmSync(blob, {force: true})
    const tree = runGit(cwd, 'mktree', '--missing', ...[]).trim()
    expect(tree).toMatch(/^[0-9a-f]{40}$/)
    rmSync(mark, {force: true})
    for (const url of [`ext::${evil} %S`, `file://${cwd}`, `ssh://example.invalid/x`, 'git://example.invalid/x']) {
      runGit(cwd, 'config', 'remote.origin.url', url)
      const missing = spawnSync('git', ['mktree', '--missing'], {
        cwd,
        input: `100644 blob ${'1'.repeat(40)}\ta.md\n`,
        encoding: 'utf8',
      }).stdout.trim()
      for (const name of [`${missing}:a.md`, `${missing}:`, `${'2'.repeat(40)}:a.md`, names[0]!, names[1]!])
        await refdiff(['diff', name, name], {cwd})
    }
    expect(existsSync(mark) ? readFileSync(mark, 'utf8') : '').toBe('')
  })
})

describe('names', () => {
  test('an annotation shows no control characters of a file name', async () => {
    const name = 'evil\u001b[31m\u202e\n::error::x.md'
    const cwd = temporaryFolder({[`old/${name}`]: doc, [`new/${name}`]: doc.replace('| 2 |', '| 3 |')})
    const {stdout} = await refdiff(['diff', 'old', 'new', '-f', 'github'], {cwd})
    expect(stdout).toMatch(/^::warning /)
    expect(stdout).not.toMatch(/[\0-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]|%1B|%E2%80%AE/i)
    expect(stdout.split('\n').filter(line => line.startsWith('::error'))).toEqual([])
  })

  test('what was given is never what was meant', async () => {
    const cwd = repository({'a.md': doc, 'docs/b.md': doc})
    symlinkSync('nowhere.md', join(cwd, 'dead.md'))
    expect(await trouble(cwd, ['diff', 'dead.md', 'a.md'])).toBe(
      '`dead.md` is a link to `nowhere.md`, which does not exist',
    )
    for (const name of ['dead.md', './dead.md', 'dead.md/', 'HEAD:dead.md', 'HEAD:a.md/x', 'HEAD:docs/b.md/x']) {
      const said = await trouble(cwd, ['diff', name, 'a.md'])
      const meant = /did you mean `(.*?)`/.exec(said)?.[1]
      expect(meant === undefined || meant.replace(/^\.\//, '') !== name.replace(/^\.\//, ''), said).toBe(true)
    }
  })
})

describe('accept', () => {
  const rows = Array.from({length: 12}, (_, index) => index)
  const table = (value: number) =>
    `# Options\n\n| Name | Default |\n| --- | --- |\n${rows.map(row => `| \`row${row}x\` | ${value * (row * row + 7)} |\n`).join('')}`

  test('runs at once lose nothing', async () => {
    const cwd = temporaryFolder({'a.md': table(1), 'b.md': table(2)})
    const before = await refdiff(['diff', 'a.md', 'b.md', '-f', 'json'], {cwd})
    expect(JSON.parse(before.stdout).summary.warning).toBeGreaterThan(0)
    const all = await Promise.all(
      rows.map(row => refdiff(['accept', 'a.md', 'b.md', '--reason', `why ${row}`, '--only', `row${row}x`], {cwd})),
    )
    expect(all.map(({status, stderr}) => ({status, stderr}))).toEqual(all.map(() => ({status: 0, stderr: ''})))
    const text = readFileSync(join(cwd, 'refdiff.accepted.yml'), 'utf8')
    for (const row of rows) expect(text).toContain(`reason: why ${row}\n`)
    expect(readdirSync(cwd).sort()).toEqual(['a.md', 'b.md', 'refdiff.accepted.yml'])
  })

  test('the same finding at once is recorded once', async () => {
    const cwd = temporaryFolder({'a.md': doc, 'b.md': doc.replace('| 2 |', '| 3 |')})
    const all = await Promise.all(
      rows.slice(0, 6).map(() => refdiff(['accept', 'a.md', 'b.md', '--reason', 'fine'], {cwd})),
    )
    expect(all.map(({status}) => status)).toEqual(all.map(() => 0))
    expect(readFileSync(join(cwd, 'refdiff.accepted.yml'), 'utf8').match(/fingerprint:/g)).toHaveLength(1)
  })

  test('a lock that somebody left is told, and nothing is written', async () => {
    const cwd = temporaryFolder({'a.md': doc, 'b.md': doc.replace('| 2 |', '| 3 |'), 'refdiff.accepted.yml.lock': ''})
    expect(await trouble(cwd, ['accept', 'a.md', 'b.md', '--reason', 'fine'])).toMatch(
      /^`refdiff\.accepted\.yml\.lock` .*; .*remove/,
    )
    expect(existsSync(join(cwd, 'refdiff.accepted.yml'))).toBe(false)
  })
})
