import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeEach, describe, expect, test} from 'vitest'
import {refdiff, root} from '../support/cli.ts'
import {temporaryFolder} from '../support/repository.ts'
import {withoutRoute} from './brute-force.ts'

const old = readFileSync(join(root, 'fixtures/runtime-reference/old.md'), 'utf8')
const matrix = (mark: string) =>
  `## Ops\n\n| Operator | Metal | CUDA | Notes |\n| --- | --- | --- | --- |\n| Conv3d | no | ${mark} | slow |\n| Add | yes | yes | fast |\n`
const config = `types:
  - id: ops
    key: Operator
    match: {columns: [Metal]}
    covers: {by: [Operator], of: columns, noun: backend}
`

let cwd = ''
beforeEach(() => {
  cwd = temporaryFolder({
    'old.md': old,
    'new.md': withoutRoute(old, 'decode_dense_cache'),
    'prose.md': '# Only text\n\n| A | B |\n| --- | --- |\n| a | b |\n',
    'ops/old.md': matrix('yes'),
    'ops/new.md': matrix('no'),
    'ops/refdiff.yml': config,
    'hostile.md': old
      .replaceAll('prefill_no_prefix_dense_flash', '<script>alert(1)</script>')
      .replaceAll('FP8_E5M2', '<img onerror=x>'),
  })
})

describe('refdiff coverage', () => {
  test('two documents: what is lost, what is left, and the matrix', async () => {
    const {status, stdout, stderr} = await refdiff(['coverage', 'old.md', 'new.md'], {cwd})
    expect([status, stderr]).toEqual([1, ''])
    await expect(stdout).toMatchFileSnapshot('goldens/command.txt')
  })

  test('in Markdown and HTML', async () => {
    const markdown = await refdiff(['coverage', 'old.md', 'new.md', '-f', 'markdown'], {cwd})
    await expect(markdown.stdout).toMatchFileSnapshot('goldens/command.md')
    const html = await refdiff(['coverage', 'old.md', 'new.md', '-f', 'html'], {cwd})
    await expect(html.stdout).toMatchFileSnapshot('goldens/command.html')
  })

  test('nothing lost is status 0, as is a level that config or --fail-on leaves out', async () => {
    expect((await refdiff(['coverage', 'new.md', 'old.md'], {cwd})).status).toBe(0)
    expect((await refdiff(['coverage', 'old.md', 'new.md', '--fail-on', 'never'], {cwd})).status).toBe(0)
  })

  test('one document: what only a fallback declares', async () => {
    const {status, stdout} = await refdiff(['coverage', 'old.md'], {cwd})
    expect(status).toBe(0)
    expect(stdout).toContain('Only with the fallback flag')
    expect(stdout).toContain('accounting only')
  })

  test('assumed values leave routes out and say what they lose', async () => {
    const assume = ['--assume', 'page_size=7', '--assume', 'stage=decode']
    const {status, stdout} = await refdiff(['coverage', 'old.md', 'new.md', ...assume], {cwd})
    expect(status).toBe(1)
    expect(stdout).toContain('page size 7')
    expect(stdout).toContain('Out of reach: ')
    expect(stdout).not.toContain('prefill ×')
  })

  test.each([
    ['page_sizes', 'write it as `--assume page_size=2048`'],
    ['page_siz=3', 'did you mean `page_size`?'],
    ['colour=3', 'there are `stage`, `Codecs`, `head dim`'],
    ['page_size=many', 'write a whole number from 0 up'],
  ])('--assume %s is refused', async (value, hint) => {
    const {status, stdout, stderr} = await refdiff(['coverage', 'old.md', '--assume', value], {cwd})
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(hint)
  })

  test('a format of reports is none of coverage, and a document without coverage is an error', async () => {
    expect((await refdiff(['coverage', 'old.md', '-f', 'comment'], {cwd})).stderr).toContain(
      'expected `text`, `markdown`, `html` or `json`',
    )
    const {status, stderr} = await refdiff(['coverage', 'prose.md'], {cwd})
    expect(status).toBe(2)
    expect(stderr).toContain('no table says what its rows cover together')
  })

  test('a type of `refdiff.yml` says in a line what it covers', async () => {
    const {status, stdout} = await refdiff(['diff', 'old.md', 'new.md'], {cwd: join(cwd, 'ops')})
    expect(status).toBe(1)
    expect(stdout).toContain('no backend supports `Conv3d` any more')
  })

  test('text of a document does nothing on the page', async () => {
    const {stdout} = await refdiff(['coverage', 'hostile.md', 'new.md', '-f', 'html'], {cwd})
    expect(stdout).toContain("default-src 'none'")
    expect(stdout).not.toMatch(/<script|<img/)
  })
})

test('a loss that is accepted stays accepted, until more is lost', async () => {
  const folder = temporaryFolder({'old.md': old, 'new.md': withoutRoute(old, 'decode_dense_cache')})
  const accepting = await refdiff(['accept', 'old.md', 'new.md', '--reason', 'served by another fork'], {cwd: folder})
  expect(accepting.stdout).toContain('no native route declares')
  expect((await refdiff(['diff', 'old.md', 'new.md'], {cwd: folder})).stdout).toContain('Verdict: compatible')
  expect((await refdiff(['diff', 'new.md', 'new.md'], {cwd: folder})).stdout).not.toContain('unused-acceptance')
  const more = temporaryFolder({
    'old.md': old,
    'new.md': withoutRoute(withoutRoute(old, 'decode_dense_cache'), 'decode_xqa_paged'),
    'refdiff.accepted.yml': readFileSync(join(folder, 'refdiff.accepted.yml'), 'utf8'),
  })
  const {status, stdout} = await refdiff(['diff', 'old.md', 'new.md'], {cwd: more})
  expect(status).toBe(1)
  expect(stdout).toMatch(/error {4}− .*no native route/s)
})
