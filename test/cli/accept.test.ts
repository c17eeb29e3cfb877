import {readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {main} from '../../src/cli/run-command-line.ts'
import {commit, repository, temporaryFolder} from '../support/repository.ts'

async function run(cwd: string, ...argv: string[]): Promise<{status: number; said: string}> {
  let said = ''
  const output = {
    columns: undefined,
    write(text: string) {
      said += text
    },
  }
  const stdin = (async function* (): AsyncGenerator<Uint8Array> {})()
  return {status: await main(argv, {cwd, env: {}, stdin, stdout: output, stderr: output}), said}
}

const header = '| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |'
const routes = (title: string, ...rows: string[]) =>
  `## Attention route declarations\n\n${header.replace('Route', title)}\n${rows.map(row => `${row}\n`).join('')}`
const row = (name: string, codecs: string) =>
  `| \`${name}\` | decode | ${codecs} | {"page_sizes": [784]} | [a](a.py#L1) |`
const old = routes('Route', row('a', 'FP16, FP8'), row('b', 'FP16'), row('c', 'FP16'))
const next = routes('Path', row('a', 'FP16'), row('b', 'FP16'), row('d', 'FP16'))
const values = (value: string) => `# Values\n\n| Name | Default |\n| --- | --- |\n| x | ${value} |\n| y | 1 |\n`

/** How many entries the file has, and how many of them are told as unused. */
async function unused(cwd: string, before: string, after: string): Promise<[number, number]> {
  const entries = readFileSync(join(cwd, 'refdiff.accepted.yml'), 'utf8').match(/fingerprint: /g)?.length ?? 0
  const {said} = await run(cwd, 'diff', before, after, '--format', 'json')
  return [entries, said.match(/"rule": "unused-acceptance"/g)?.length ?? 0]
}

test.each<[string, Record<string, string>, string, string]>([
  ['files', {'old.md': old, 'new.md': next}, 'old.md', 'new.md'],
  ['folders', {'old/a.md': old, 'old/b.md': values('1'), 'new/a.md': next, 'new/b.md': values('2')}, 'old', 'new'],
])(
  'what was accepted between %s is told while it has not landed, and dropped after',
  async (_, files, before, after) => {
    const cwd = temporaryFolder(files)
    expect(await run(cwd, 'accept', before, after, '--reason', 'wanted')).toMatchObject({status: 0})
    const accepted = await run(cwd, 'diff', before, after, '--fail-on', 'notice')
    expect(accepted.status, accepted.said).toBe(0)
    const [count, told] = await unused(cwd, before, before)
    expect([count > 3, told]).toEqual([true, count])
    expect((await run(cwd, 'accept', before, before, '--prune')).said).toBe(
      '0 entries dropped from refdiff.accepted.yml\n',
    )
    expect(await unused(cwd, after, after)).toEqual([count, 0])
    expect((await run(cwd, 'accept', after, after, '--prune')).said).toContain(`${count} entries dropped`)
    expect((await unused(cwd, before, before))[0]).toBe(0)
  },
)

test('a document that is renamed in a repository, with edits', async () => {
  const cwd = repository({'docs/a.md': old, 'other.md': values('1')})
  rmSync(join(cwd, 'docs/a.md'))
  commit(cwd, {'docs/b.md': next})
  const [before, after] = ['HEAD~1:docs/a.md', 'HEAD:docs/b.md']
  await run(cwd, 'accept', before, after, '--reason', 'wanted')
  const accepted = await run(cwd, 'diff', before, after, '--fail-on', 'notice')
  expect(accepted.status, accepted.said).toBe(0)
  const [count, told] = await unused(cwd, before, before)
  expect([count > 4, told]).toEqual([true, count])
  expect(await unused(cwd, 'HEAD:other.md', 'HEAD:other.md')).toEqual([count, 0])
  expect(await unused(cwd, after, after)).toEqual([count, 0])
  expect((await run(cwd, 'accept', after, after, '--prune')).said).toContain(`${count} entries dropped`)
})

test('a document that goes: its entry is dropped where its folder is compared, and nowhere else', async () => {
  const cwd = repository({'docs/a.md': values('1'), 'docs/b.md': old, 'more/c.md': values('1')})
  rmSync(join(cwd, 'docs/b.md'))
  commit(cwd, {'docs/d.md': next})
  const accept = (before: string, after: string, ...options: string[]) => run(cwd, 'accept', before, after, ...options)
  const of = (folder: string) => [`HEAD~1:${folder}`, `HEAD:${folder}`] as const
  await accept(...of('docs'), '--reason', 'wanted')
  const [before, after] = of('docs')
  expect((await run(cwd, 'diff', before, after, '--fail-on', 'notice')).status).toBe(0)
  expect((await unused(cwd, after, after))[1]).toBe(0)
  for (const elsewhere of ['HEAD:more', 'HEAD:docs/a.md', 'more'])
    expect((await accept(elsewhere, elsewhere, '--prune')).said).toContain('0 entries dropped')
  expect((await accept(before, before, '--prune')).said).toContain('0 entries dropped')
  await accept(after, after, '--prune')
  expect(await unused(cwd, after, after)).toEqual([0, 0])

  await accept(...of('docs'), '--reason', 'wanted')
  await accept('docs', 'docs', '--prune')
  expect(await unused(cwd, after, after)).toEqual([0, 0])
})

test('the same where two folders are compared that are no revisions of each other', async () => {
  const cwd = temporaryFolder({'old/a.md': values('1'), 'old/b.md': old, 'new/a.md': values('2')})
  await run(cwd, 'accept', 'old', 'new', '--reason', 'wanted')
  const [count, told] = await unused(cwd, 'old', 'old')
  expect([count > 1, told]).toEqual([true, count])
  await run(cwd, 'accept', 'new', 'new', '--prune')
  expect(await unused(cwd, 'new', 'new')).toEqual([0, 0])
})

test('an entry that fits nothing is not accepted by another one', async () => {
  const cwd = temporaryFolder({'old.md': values('1'), 'a.md': values('2'), 'b.md': values('3')})
  await run(cwd, 'accept', 'old.md', 'a.md', '--reason', 'one')
  const {said} = await run(cwd, 'accept', 'old.md', 'b.md', '--reason', 'two')
  expect(said).toBe('1 finding recorded in refdiff.accepted.yml\n  Values: x: Default: 1 → 3\n')
  expect(await unused(cwd, 'old.md', 'b.md')).toEqual([2, 1])
})
