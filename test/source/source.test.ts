import {chmodSync, mkdirSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {UserError} from '../../src/errors.ts'
import {readSource, type World} from '../../src/source/index.ts'
import {splitSpec} from '../../src/source/revision-spec.ts'
import {readDocuments, readSides} from '../../src/source/sides.ts'
import {commit, gitEnvironment, repository, runGit, temporaryFolder, writeFiles} from '../support/repository.ts'

const doc = '# A\n\n| K | V |\n| --- | --- |\n| a | 1 |\n'

function world(cwd: string, stdin: readonly (Uint8Array | string)[] = []): World {
  return {
    cwd,
    env: gitEnvironment,
    stdin: (async function* () {
      yield* stdin
    })(),
  }
}

async function failure(promise: Promise<unknown>): Promise<{code: string; message: string; hint?: string}> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(UserError)
  const {code, message, hint} = error as UserError
  return {code, message, hint}
}

describe('files', () => {
  test('a file has its text, label and size, and no path outside of a repository', async () => {
    const cwd = temporaryFolder({'docs/a.md': `\uFEFF${doc}`})
    expect(await readSource('docs/a.md', world(cwd))).toEqual({
      text: `\uFEFF${doc}`,
      label: 'docs/a.md',
      path: undefined,
      bytes: Buffer.byteLength(doc) + 3,
    })
  })

  test('inside a repository the path starts at its root, wherever the command runs', async () => {
    const cwd = repository({'docs/sub/a.md': doc})
    expect(await readSource('../docs/sub/a.md', world(join(cwd, 'docs')))).toMatchObject({path: 'docs/sub/a.md'})
    expect(await readSource(join(cwd, 'docs/sub/a.md'), world('/'))).toMatchObject({path: 'docs/sub/a.md'})
  })

  test('a file that looks like REV:PATH is still a file', async () => {
    const cwd = temporaryFolder({'a:b.md': doc, '-x:y.md': doc, 'c*.md': doc})
    expect((await readSource('a:b.md', world(cwd))).text).toBe(doc)
    expect((await readSource('-x:y.md', world(cwd))).text).toBe(doc)
    expect((await readSource('c*.md', world(cwd))).text).toBe(doc)
  })

  test('standard input', async () => {
    const bytes = Buffer.from('é | 😀\n')
    const input = await readSource('-', world('/', [bytes.subarray(0, 1), bytes.subarray(1, 6), bytes.subarray(6)]))
    expect(input).toEqual({text: 'é | 😀\n', label: '-', bytes: 10})
  })

  test.each([
    ['missing', 'nope.md', {code: 'file-not-found', message: '`nope.md` does not exist'}],
    ['misspelled', 'docs/reference.dm', {code: 'file-not-found', hint: 'did you mean `docs/reference.md`?'}],
    ['a folder', 'docs', {code: 'not-a-file', message: '`docs` is a folder, expected one document'}],
    ['empty', 'empty.md', {code: 'empty', message: '`empty.md` is empty, expected a Markdown document'}],
    ['UTF-16', 'utf16.md', {code: 'not-utf8', message: '`utf16.md` is UTF-16, expected UTF-8'}],
  ])('%s', async (_, name, expected) => {
    const cwd = temporaryFolder({
      'docs/reference.md': doc,
      'empty.md': '',
      'utf16.md': Buffer.from('\uFEFFabc', 'utf16le'),
    })
    expect(await failure(readSource(name, world(cwd)))).toMatchObject(expected)
  })

  test.each<[string, number[], number, number]>([
    ['a stray continuation', [0x61, 0x0d, 0x0a, 0x62, 0x80], 4, 2],
    ['a Latin-1 letter', [0x0a, 0x0a, 0xe9, 0x61], 2, 3],
    ['a sequence that the end cuts', [0x0d, 0xe2, 0x82], 1, 2],
    ['a sequence that starts like U+FFFD', [0x61, 0xef, 0xbf, 0x41], 1, 1],
    ['a surrogate', [0x61, 0x62, 0xed, 0xa0, 0x80], 2, 1],
    ['after a real U+FFFD', [0xef, 0xbf, 0xbd, 0xff], 3, 1],
  ])('invalid UTF-8: %s', async (_, bytes, offset, line) => {
    const cwd = temporaryFolder({'a.md': Uint8Array.from(bytes)})
    const {code, message} = await failure(readSource('a.md', world(cwd)))
    expect(code).toBe('not-utf8')
    expect(message).toContain(`at byte ${offset}, line ${line}`)
  })

  test('NUL bytes are data', async () => {
    const cwd = temporaryFolder({'a.md': 'a\0b'})
    expect((await readSource('a.md', world(cwd))).text).toBe('a\0b')
  })

  test.skipIf(process.getuid?.() === 0)('an unreadable file', async () => {
    const cwd = temporaryFolder({'a.md': doc})
    chmodSync(join(cwd, 'a.md'), 0)
    expect(await failure(readSource('a.md', world(cwd)))).toMatchObject({code: 'unreadable'})
  })

  test('a circle of links is unreadable, for root too', async () => {
    const cwd = temporaryFolder()
    symlinkSync('b.md', join(cwd, 'a.md'))
    symlinkSync('a.md', join(cwd, 'b.md'))
    expect(await failure(readSource('a.md', world(cwd)))).toEqual({
      code: 'unreadable',
      message: '`a.md` cannot be read (ELOOP)',
      hint: undefined,
    })
  })
})

describe('revisions', () => {
  test('REV:PATH, from the root and from a folder inside', async () => {
    const cwd = repository({'docs/a.md': 'old\n'}, {'docs/a.md': 'new\n'})
    expect(await readSource('HEAD~1:docs/a.md', world(cwd))).toEqual({
      text: 'old\n',
      label: 'HEAD~1:docs/a.md',
      path: 'docs/a.md',
      revision: 'HEAD~1',
      bytes: 4,
    })
    expect(await readSource('HEAD:./a.md', world(join(cwd, 'docs')))).toMatchObject({text: 'new\n', path: 'docs/a.md'})
    expect(await readSource('main:../docs/a.md', world(join(cwd, 'docs')))).toMatchObject({path: 'docs/a.md'})
    expect(await readSource('HEAD^{/A change}:docs/a.md', world(cwd))).toMatchObject({text: 'new\n'})
  })

  test('a path is told as git lists it, however it is written', async () => {
    const cwd = repository({'docs/a.md': doc})
    for (const path of ['/docs/a.md', 'docs//a.md', './docs/./a.md', 'docs/../docs/a.md'])
      expect(await readSource(`HEAD:${path}`, world(cwd)), path).toMatchObject({path: 'docs/a.md'})
  })

  test('the index, a tag, a full object name, a stage', async () => {
    const cwd = repository({'a.md': 'one\n'})
    runGit(cwd, 'tag', '-a', '-m', 'v1', 'v1')
    writeFiles(cwd, {'a.md': 'two\n'})
    runGit(cwd, 'add', 'a.md')
    expect(await readSource(':a.md', world(cwd))).toMatchObject({text: 'two\n', revision: '', path: 'a.md'})
    expect(await readSource(':0:a.md', world(cwd))).toMatchObject({text: 'two\n', path: 'a.md'})
    expect(await readSource('v1:a.md', world(cwd))).toMatchObject({text: 'one\n'})
    expect(await readSource(`${runGit(cwd, 'rev-parse', 'HEAD')}:a.md`, world(cwd))).toMatchObject({text: 'one\n'})
  })

  test('bytes come as they are stored: CRLF, no final newline, any Unicode in the path', async () => {
    const text = '\uFEFFa\r\nb\0\u2028é'
    const cwd = repository({'döcs/ä b"\\.md': text})
    runGit(cwd, 'config', 'core.autocrlf', 'input')
    expect((await readSource('HEAD:döcs/ä b"\\.md', world(cwd))).text).toBe(text)
  })

  test('35 MB', async () => {
    const text = `${doc}${'| key | value |\n'.repeat(2_300_000)}`
    const cwd = repository({'a.md': text})
    const input = await readSource('HEAD:a.md', world(cwd))
    expect(input.text === text).toBe(true)
  })

  test('a link inside the revision is followed, as it is in the working folder', async () => {
    const cwd = repository({'docs/a.md': doc})
    symlinkSync('docs/a.md', join(cwd, 'link.md'))
    symlinkSync('/etc/hostname', join(cwd, 'outside.md'))
    commit(cwd, {})
    expect(await readSource('HEAD:link.md', world(cwd))).toMatchObject({text: doc, path: 'link.md'})
    expect(await failure(readSource('HEAD:outside.md', world(cwd)))).toMatchObject({code: 'not-a-file'})
  })

  test.each([
    [
      'unknown revision',
      'nope:docs/a.md',
      {code: 'unknown-revision', message: '`nope:docs/a.md`: git knows no revision `nope`'},
    ],
    ['no upstream', 'main@{upstream}:docs/a.md', {message: expect.stringContaining('fatal: no upstream configured')}],
    ['a limit', '^main:docs/a.md', {code: 'unknown-revision'}],
    ['a range', 'main..main:docs/a.md', {code: 'unknown-revision'}],
    ['unknown object', `${'0'.repeat(39)}1:docs/a.md`, {code: 'unknown-revision'}],
    ['path not in it', 'HEAD:docs/b.txt', {code: 'path-not-found', message: '`docs/b.txt` does not exist in `HEAD`'}],
    ['path relative by mistake', 'HEAD:a.md', {code: 'path-not-found', hint: 'did you mean `HEAD:docs/a.md`?'}],
    ['path of a file as folder', 'HEAD:docs/a.md/b', {code: 'path-not-found'}],
    ['not in the index', ':docs/z.md', {code: 'path-not-found', message: '`docs/z.md` does not exist in the index'}],
    [
      'an option',
      '--output=x:docs/a.md',
      {code: 'bad-revision', message: '`--output=x` looks like an option, expected a revision'},
    ],
    ['a folder', 'HEAD:docs', {code: 'not-a-file', message: '`HEAD:docs` is a folder, expected one document'}],
    ['an empty file', 'HEAD:empty.md', {code: 'empty'}],
  ])('%s', async (_, name, expected) => {
    const cwd = repository({'docs/a.md': doc, 'empty.md': ''})
    expect(await failure(readSource(name, world(cwd)))).toMatchObject(expected)
  })

  test('not a git repository', async () => {
    const cwd = temporaryFolder({'a.md': doc})
    expect(await failure(readSource('HEAD:a.md', world(cwd)))).toEqual({
      code: 'not-a-repository',
      message: `\`${cwd}\` is not in a git repository`,
      hint: 'run refdiff inside the repository, or compare two files',
    })
  })

  test('no git on this machine', async () => {
    const cwd = repository({'a.md': doc})
    const bare = {...world(cwd), env: {PATH: join(cwd, 'nowhere')}}
    expect(await failure(readSource('HEAD:a.md', bare))).toMatchObject({code: 'git-missing'})
  })

  test('a shallow clone says so', async () => {
    const origin = repository({'a.md': 'one\n'}, {'a.md': 'two\n'})
    const cwd = temporaryFolder()
    runGit(cwd, 'clone', '--quiet', '--depth=1', `file://${origin}`, 'clone')
    const {hint} = await failure(readSource('HEAD~1:a.md', world(join(cwd, 'clone'))))
    expect(hint).toContain('shallow')
  })

  test.each([
    ['HEAD:a.md', {revision: 'HEAD', path: 'a.md'}],
    ['HEAD:a:b.md', {revision: 'HEAD', path: 'a:b.md'}],
    ['HEAD@{2026-01-01 10:00}:a.md', {revision: 'HEAD@{2026-01-01 10:00}', path: 'a.md'}],
    [':a.md', {revision: '', path: 'a.md'}],
    [':2:a.md', {revision: ':2', path: 'a.md'}],
    ['a.md', undefined],
  ])('%s', (name, spec) => {
    expect(splitSpec(name, 'linux')).toEqual(spec)
  })

  test('a Windows path is no revision', () => {
    expect(splitSpec('C:\\docs\\a.md', 'win32')).toBeUndefined()
    expect(splitSpec('C:/docs/a.md', 'win32')).toBeUndefined()
  })
})

describe('both sides', () => {
  const paths = (inputs: readonly {path?: string}[]) => inputs.map(input => input.path)

  test('standard input serves one side only', async () => {
    expect(await failure(readSides('-', '-', world('/')))).toMatchObject({code: 'stdin-twice'})
  })

  test('two files of one folder are copies whose place is not known; a revision knows its place', async () => {
    const cwd = repository({'docs/a.md': doc, 'old.md': doc, 'new.md': doc})
    const copies = await readSides('old.md', 'new.md', world(cwd))
    expect([...paths(copies.old), ...paths(copies.new)]).toEqual([undefined, undefined])
    const moved = await readSides('HEAD:docs/a.md', 'new.md', world(cwd))
    expect([...paths(moved.old), ...paths(moved.new)]).toEqual(['docs/a.md', 'new.md'])
  })

  test('folders pair by what stands inside them, in one order everywhere', async () => {
    const cwd = temporaryFolder({
      'old/b.md': doc,
      'old/B.md': doc,
      'old/x/a.markdown': doc,
      'old/notes.txt': doc,
      'old/node_modules/n.md': doc,
      'new/b.md': doc,
      'new/empty.md': '',
    })
    const {old, new: next} = await readSides('old/', 'new', world(cwd))
    expect(paths(old)).toEqual(['B.md', 'b.md', 'x/a.markdown'])
    expect(paths(next)).toEqual(['b.md', 'empty.md'])
    expect(old[0]?.label).toBe(join('old', 'B.md'))
  })

  test('a folder of a revision against the working folder', async () => {
    const cwd = repository({'docs/a.md': 'old\n', 'docs/sub/b.md': doc, 'docs/i.png': 'x', 'other.md': doc})
    writeFiles(cwd, {'docs/a.md': 'new\n', 'docs/c.md': doc})
    const {old, new: next} = await readSides('HEAD:docs', 'docs', world(cwd))
    expect(paths(old)).toEqual(['docs/a.md', 'docs/sub/b.md'])
    expect(paths(next)).toEqual(['docs/a.md', 'docs/c.md', 'docs/sub/b.md'])
    expect(old[0]).toMatchObject({text: 'old\n', label: 'HEAD:docs/a.md', revision: 'HEAD'})
    const inside = await readSides('HEAD:./', '.', world(join(cwd, 'docs')))
    expect(await readSides('HEAD:.', '.', world(join(cwd, 'docs')))).toMatchObject({
      old: inside.old.map(({text, path}) => ({text, path})),
    })
    expect((await readSides('HEAD:..', '..', world(join(cwd, 'docs')))).old.map(({path}) => path)).toContain(
      inside.old[0]?.path,
    )
    expect(paths(inside.old)).toEqual(paths(old))
    expect(paths(inside.new)).toEqual(paths(next))
  })

  test('globs in revisions and in the working folder', async () => {
    const cwd = repository({'docs/a.md': doc, 'docs/b.md': doc, 'docs/sub/c.md': doc}, {'docs/d.md': doc})
    const {old, new: next} = await readSides('HEAD~1:docs/*.md', 'main:docs/**/*.md', world(cwd))
    expect(paths(old)).toEqual(['docs/a.md', 'docs/b.md'])
    expect(paths(next)).toEqual(['docs/a.md', 'docs/b.md', 'docs/d.md', 'docs/sub/c.md'])
    const local = await readSides('HEAD:docs/[ab].md', './*.md', world(join(cwd, 'docs')))
    expect(paths(local.old)).toEqual(['docs/a.md', 'docs/b.md'])
    expect(paths(local.new)).toEqual(['docs/a.md', 'docs/b.md', 'docs/d.md'])
  })

  test('links in a revision folder give what they lead to', async () => {
    const cwd = repository({'docs/a.md': doc, 'README.md': 'read me\n'})
    symlinkSync('../README.md', join(cwd, 'docs/r.md'))
    commit(cwd, {})
    const {old} = await readSides('HEAD:docs', '/dev/null', world(cwd))
    expect(old.map(input => [input.path, input.text])).toEqual([
      ['docs/a.md', doc],
      ['docs/r.md', 'read me\n'],
    ])
  })

  test('nothing on one side is said out loud', async () => {
    const cwd = temporaryFolder({'a.md': doc})
    expect(await readSides('/dev/null', 'a.md', world(cwd))).toMatchObject({old: [], new: [{text: doc}]})
    expect(await failure(readSides('/dev/null', '/dev/null', world(cwd)))).toMatchObject({code: 'no-document'})
  })

  test.each([
    ['a glob without a match', 'dosc/*.md', 'docs/*.md', 'no-document'],
    ['a revision glob without a match', 'HEAD:dosc/*.md', 'docs/*.md', 'no-document'],
    ['a glob in a revision that is not there', 'nope:docs/*.md', 'docs/*.md', 'unknown-revision'],
    ['a folder without documents', 'void', 'docs', 'no-document'],
    ['a folder against a file', 'docs', 'docs/a.md', 'not-a-file'],
    ['a file against a folder', 'docs/a.md', 'HEAD:docs', 'not-a-file'],
  ])('%s', async (_, old, next, code) => {
    const cwd = repository({'docs/a.md': doc})
    mkdirSync(join(cwd, 'void'))
    expect(await failure(readSides(old, next, world(cwd)))).toMatchObject({code})
  })
})

describe('documents that the config names', () => {
  test('take the place of all Markdown files of a folder', async () => {
    const cwd = repository({'docs/a.md': doc, 'docs/b.txt': doc, 'docs/old/c.md': doc, 'README.md': 'no table\n'})
    const globs = ['docs/**', '!docs/old/**']
    const {old, new: next} = await readSides('HEAD:', '.', world(cwd), globs)
    expect([old, next].map(side => side.map(({path}) => path))).toEqual([
      ['docs/a.md', 'docs/b.txt'],
      ['docs/a.md', 'docs/b.txt'],
    ])
    const inside = await readDocuments(['.'], world(join(cwd, 'docs')), globs)
    expect(inside.map(({path}) => path)).toEqual(['docs/a.md', 'docs/b.txt'])
    expect(await failure(readDocuments(['docs/old'], world(cwd), globs))).toMatchObject({
      message: '`docs/old` holds no document that `documents` in the config names',
    })
  })
})
