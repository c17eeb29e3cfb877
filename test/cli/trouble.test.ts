import {mkdirSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {main} from '../../src/cli/run-command-line.ts'
import {temporaryFolder} from '../support/repository.ts'

const doc = '# Options\n\n| Name | Default |\n| --- | --- |\n| `a` | 1 |\n'

interface Told {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

async function told(cwd: string, ...argv: string[]): Promise<Told> {
  const texts = {stdout: '', stderr: ''}
  const output = (name: 'stdout' | 'stderr') => ({
    columns: undefined,
    write(text: string) {
      texts[name] += text
    },
  })
  const stdin = (async function* (): AsyncGenerator<Uint8Array> {})()
  const status = await main(argv, {cwd, env: {}, stdin, stdout: output('stdout'), stderr: output('stderr')})
  return {status, ...texts}
}

test.each<[string, string[], string]>([
  ['an empty name', ['diff', '', 'a.md'], 'a name is empty, expected a document; name a file'],
  ['nothing to check', ['check', '/dev/null'], '`/dev/null` is nothing, expected a document; name one'],
  ['an empty file name', ['diff', 'a.md', 'a.md', '--config='], '`--config` expects a value; write `--config FILE`'],
  ['the same', ['diff', 'a.md', 'a.md', '--output='], '`--output` expects a value; write `--output FILE`'],
  [
    'what pruning does not ask for',
    ['accept', 'a.md', 'a.md', '--prune', '--only', 'a'],
    '`--only` says nothing of `--prune`; leave it out, or give a `--reason` too',
  ],
  [
    'UTF-16 without its mark',
    ['diff', 'utf16le.md', 'a.md'],
    '`utf16le.md` is UTF-16, expected UTF-8; save it as UTF-8',
  ],
  ['the other UTF-16', ['diff', 'a.md', 'utf16be.md'], '`utf16be.md` is UTF-16, expected UTF-8; save it as UTF-8'],
])('%s', async (_, argv, expected) => {
  const little = Buffer.from(doc, 'utf16le')
  const cwd = temporaryFolder({'a.md': doc, 'utf16le.md': little, 'utf16be.md': Buffer.from(little).swap16()})
  expect(await told(cwd, ...argv)).toEqual({status: 2, stdout: '', stderr: `refdiff: ${expected}\n`})
})

test('links in a folder that lead nowhere or in a circle are no documents', async () => {
  const cwd = temporaryFolder({'docs/a.md': doc})
  mkdirSync(join(cwd, 'docs/sub'))
  symlinkSync('two.md', join(cwd, 'docs/one.md'))
  symlinkSync('one.md', join(cwd, 'docs/two.md'))
  symlinkSync('..', join(cwd, 'docs/sub/up'))
  symlinkSync('nowhere.md', join(cwd, 'docs/sub/dead.md'))
  expect(await told(cwd, 'diff', 'docs', 'docs')).toMatchObject({status: 0, stderr: ''})
})
