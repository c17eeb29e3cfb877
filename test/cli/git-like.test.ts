import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {main} from '../../src/cli/run-command-line.ts'
import {gitEnvironment, repository, runGit, temporaryFolder, writeFiles} from '../support/repository.ts'

const doc = (x: number, ...rows: string[]) =>
  `# R\n\n| a | b |\n|---|---|\n| x | ${x} |\n| y | 2 |\n${rows.map(row => `| ${row} | 9 |\n`).join('')}`

interface Found {
  readonly status: number
  /** Labels of each document with the messages of its findings. */
  readonly documents: Record<string, string[]>
  readonly stderr: string
}

async function run(cwd: string, ...argv: string[]): Promise<Found> {
  const texts = {stdout: '', stderr: ''}
  const output = (name: 'stdout' | 'stderr') => ({
    columns: undefined,
    write(text: string) {
      texts[name] += text
    },
  })
  const stdin = (async function* (): AsyncGenerator<Uint8Array> {})()
  const json = ['--format', 'json', '--fail-on', 'never']
  const env = gitEnvironment
  const words = [argv[0]!, ...json, ...argv.slice(1)]
  const status = await main(words, {cwd, env, stdin, stdout: output('stdout'), stderr: output('stderr')})
  const documents: Record<string, string[]> = {}
  for (const {old, new: next, findings, tables} of texts.stdout === '' ? [] : JSON.parse(texts.stdout).documents) {
    const found = [...findings, ...tables.flatMap((table: {findings: object[]}) => table.findings)]
    documents[`${old?.label ?? 'none'} → ${next?.label ?? 'none'}`] = found.map(({message}) => message)
  }
  return {status, documents, stderr: texts.stderr}
}

/** `main` and `feature` went apart at `base`; the index and the working tree of `feature` went on. */
function history(): string {
  const cwd = repository({'docs/ref.md': doc(1), 'README.md': '# Text alone\n', 'src/table.txt': doc(1)})
  runGit(cwd, 'tag', 'base')
  runGit(cwd, 'branch', '-M', 'main')
  runGit(cwd, 'checkout', '-q', '-b', 'feature')
  writeFiles(cwd, {'docs/ref.md': doc(2), 'README.md': '# Other text\n'})
  runGit(cwd, 'commit', '-qam', 'feature')
  runGit(cwd, 'checkout', '-q', 'main')
  writeFiles(cwd, {'docs/ref.md': doc(1, 'of main')})
  runGit(cwd, 'commit', '-qam', 'main')
  runGit(cwd, 'checkout', '-q', 'feature')
  writeFiles(cwd, {'docs/ref.md': doc(3)})
  runGit(cwd, 'add', '.')
  writeFiles(cwd, {'docs/ref.md': doc(4), 'docs/untracked.md': doc(1)})
  return cwd
}

const x = (from: number, to: number) => `row \`x\`: b \`${from}\` → \`${to}\``
const gone = 'row `of main` removed'

describe('what git diff takes', () => {
  test.each<[string[], Found['documents']]>([
    [[], {'HEAD:docs/ref.md → docs/ref.md': [x(2, 4)]}],
    [['--staged'], {'HEAD:docs/ref.md → :docs/ref.md': [x(2, 3)]}],
    [['main'], {'main:docs/ref.md → docs/ref.md': [x(1, 4), gone]}],
    [['main', '--staged'], {'main:docs/ref.md → :docs/ref.md': [x(1, 3), gone]}],
    [['main', 'HEAD'], {'main:docs/ref.md → HEAD:docs/ref.md': [x(1, 2), gone]}],
    [['main..HEAD'], {'main:docs/ref.md → HEAD:docs/ref.md': [x(1, 2), gone]}],
    [['main..'], {'main:docs/ref.md → HEAD:docs/ref.md': [x(1, 2), gone]}],
    [['main...HEAD'], {'BASE:docs/ref.md → HEAD:docs/ref.md': [x(1, 2)]}],
    [['main...'], {'BASE:docs/ref.md → HEAD:docs/ref.md': [x(1, 2)]}],
    [['main...HEAD:docs'], {'BASE:docs/ref.md → HEAD:docs/ref.md': [x(1, 2)]}],
    [['main...HEAD:docs/*.md'], {'BASE:docs/ref.md → HEAD:docs/ref.md': [x(1, 2)]}],
    [['main...HEAD:docs/ref.md'], {'BASE:docs/ref.md → HEAD:docs/ref.md': [x(1, 2)]}],
    [['main:docs/ref.md'], {'main:docs/ref.md → docs/ref.md': [x(1, 4), gone]}],
    [['docs'], {'HEAD:docs/ref.md → docs/ref.md': [x(2, 4)]}],
    [['docs/ref.md', 'README.md', 'src/table.txt'], {'HEAD:docs/ref.md → docs/ref.md': [x(2, 4)]}],
    [['main', 'docs'], {'main:docs/ref.md → docs/ref.md': [x(1, 4), gone]}],
    [['main', 'HEAD', 'docs/*.md'], {'main:docs/ref.md → HEAD:docs/ref.md': [x(1, 2), gone]}],
    [['--', 'docs'], {'HEAD:docs/ref.md → docs/ref.md': [x(2, 4)]}],
    [['main', '--', 'docs/ref.md'], {'main:docs/ref.md → docs/ref.md': [x(1, 4), gone]}],
    [['base', '--', 'src/table.txt'], {'base:src/table.txt → src/table.txt': []}],
    [['HEAD:', ':'], {'HEAD:docs/ref.md → :docs/ref.md': [x(2, 3)], 'HEAD:README.md → :README.md': []}],
    [['HEAD:docs', ':docs'], {'HEAD:docs/ref.md → :docs/ref.md': [x(2, 3)]}],
  ])('%j', async (args, expected) => {
    const cwd = history()
    const base = runGit(cwd, 'rev-parse', 'base').slice(0, 10)
    const documents = Object.fromEntries(
      Object.entries(expected).map(([names, found]) => [names.replace('BASE', base), found]),
    )
    expect(await run(cwd, 'diff', ...args)).toEqual({status: 0, documents, stderr: ''})
  })

  test.each<[string[], Found['documents']]>([
    [[], {'HEAD:docs/ref.md → ref.md': [x(2, 4)]}],
    [['--', 'ref.md'], {'HEAD:docs/ref.md → ref.md': [x(2, 4)]}],
    [['main', '.'], {'main:docs/ref.md → ref.md': [x(1, 4), gone]}],
    [
      ['HEAD:docs', '.'],
      {
        'HEAD:docs/ref.md → ref.md': [x(2, 4)],
        'none → untracked.md': ['document `docs/untracked.md` added (1 section, 1 table, 2 rows)'],
      },
    ],
    [['HEAD', '--', '../docs'], {'HEAD:docs/ref.md → ref.md': [x(2, 4)]}],
  ])('in a folder: %j', async (args, documents) => {
    const cwd = history()
    const {status, documents: found, stderr} = await run(join(cwd, 'docs'), 'diff', ...args)
    const listed = Object.fromEntries(
      Object.entries(found).map(([names, messages]) => [names, messages.filter(text => !text.startsWith('table'))]),
    )
    expect({status, documents: listed, stderr}).toEqual({status: 0, documents, stderr: ''})
  })

  test.each<[string[], string]>([
    [
      ['nope'],
      '`nope` is neither a file nor a revision; see `git log` and `git branch --all`; a path that is gone stands behind `--`',
    ],
    [['docs/rfe.md'], '`docs/rfe.md` does not exist; did you mean `docs/ref.md`?'],
    [['docs/ref.md', 'main'], '`main` is a revision, expected a path; write `main:PATH`, or `refdiff diff main`'],
    [['main', '--', 'HEAD'], '`HEAD` is a revision, expected a path; revisions come before paths'],
    [['main', '--', 'nope'], '`nope` names no document in `main` or the working tree; check the path'],
    [['main...nope'], '`nope`: git knows no revision `nope`; see `git log` and `git branch --all`, or fetch it first'],
    [['main...HEAD', '--staged'], '`--staged` compares one revision, not `main...HEAD`; leave one of them out'],
    [['main', 'HEAD', '--staged'], '`--staged` compares one revision, got two; leave one of them out'],
    [['main:docs', '--', 'docs'], '`main:docs` names its path already; write `REV:PATH REV:PATH`, or `REV -- PATH`'],
  ])('says what would work: %j', async (args, sentence) => {
    expect(await run(history(), 'diff', ...args)).toEqual({status: 2, documents: {}, stderr: `refdiff: ${sentence}\n`})
  })
})

test('a file that is gone from the working tree is removed', async () => {
  const cwd = repository({'a.md': doc(1), 'b.md': doc(2, 'z')})
  rmSync(join(cwd, 'a.md'))
  expect(Object.keys((await run(cwd, 'diff')).documents)).toEqual(['HEAD:a.md → none'])
  expect(Object.keys((await run(cwd, 'diff', '--', 'a.md')).documents)).toEqual(['HEAD:a.md → none'])
})

test('the documents are those that the config names', async () => {
  const cwd = repository({'a.md': doc(1), 'b.txt': doc(1), 'refdiff.yml': 'documents: ["*.txt"]\n'})
  writeFiles(cwd, {'a.md': doc(2), 'b.txt': doc(3)})
  expect((await run(cwd, 'diff')).documents).toEqual({'HEAD:b.txt → b.txt': [x(1, 3)]})
})

test('where nothing changed, that is said', async () => {
  const cwd = repository({'a.md': doc(1), 'text.md': '# T\n'})
  writeFiles(cwd, {'text.md': '# U\n'})
  expect(await run(cwd, 'diff')).toEqual({status: 0, documents: {'HEAD:a.md → a.md': []}, stderr: ''})
  const empty = repository({'text.md': '# T\n'})
  expect((await run(empty, 'diff')).stderr).toMatch(/no Markdown file with a table is in either revision; name one/)
})

test('a renamed document is one document', async () => {
  const cwd = repository({'a.md': doc(1, 'p', 'q', 'r')})
  runGit(cwd, 'mv', 'a.md', 'b.md')
  const {documents} = await run(cwd, 'diff', '--staged')
  expect(documents).toEqual({'HEAD:a.md → :b.md': ['document renamed: `a.md` → `b.md`']})
})

test('outside of a repository and in a bare one', async () => {
  const folder = temporaryFolder({'a.md': doc(1)})
  expect((await run(folder, 'diff')).stderr).toMatch(/is not in a git repository/)
  expect((await run(folder, 'diff', '--', 'a.md', 'a.md')).documents).toEqual({'a.md → a.md': []})
  expect((await run(folder, 'diff', 'a.md', 'b.md')).stderr).toMatch(/`b\.md` does not exist/)
  const cwd = history()
  const bare = join(temporaryFolder(), 'bare.git')
  runGit(cwd, 'clone', '-q', '--bare', '.', bare)
  expect((await run(bare, 'diff', 'main', 'feature')).documents).toEqual({
    'main:docs/ref.md → feature:docs/ref.md': [x(1, 2), gone],
  })
})
