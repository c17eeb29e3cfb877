import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {readDocument} from '../../src/markdown/index.ts'
import {commonShift, linkContexts} from '../../src/tables/link-contexts.ts'
import {anchorLine, destination, textLocation, withoutAnchors} from '../../src/tables/links.ts'

const sha = '416515a0da1ca96c539977d6460e2bc02f10b4d4'
const other = '8a0efdbbc84180a26e0bacfd2b6fcfceac53b3b6'

describe('destinations', () => {
  test.each([
    ['a.py#L12', 'a.py', '#L12'],
    ['a.py#L12-L20', 'a.py', '#L12-L20'],
    ['a.py#L12C3-L20C5', 'a.py', '#L12C3-L20C5'],
    ['a.py#L12-20', 'a.py', '#L12-20'],
    ['a.py#lines-12', 'a.py', '#lines-12'],
    ['a.py#lines-12:20', 'a.py', '#lines-12:20'],
    ['a.md?plain=1#L12', 'a.md', '?plain=1#L12'],
    [
      'https://bitbucket.example/projects/P/repos/r/browse/a.py#12-20',
      'https://bitbucket.example/projects/P/repos/r/browse/a.py',
      '#12-20',
    ],
    ['o/r#12', 'o/r#12', ''],
    ['https://git.example/r/tree/a.py#n12', 'https://git.example/r/tree/a.py', '#n12'],
    ['a.md#section-L12', 'a.md#section-L12', ''],
    ['a.md#L12x', 'a.md#L12x', ''],
    ['a.md#lines', 'a.md#lines', ''],
    ['#L12', '#L12', ''],
    ['../types/angular.md#fileelementsinfo', '../types/angular.md#fileelementsinfo', ''],
  ])('%s names %s', (url, path, anchor) => {
    expect(destination(url, {})).toEqual({path, anchor})
  })

  test.each([
    ['https://github.com/o/r/blob/SHA/a.py#L3', 'https://github.com/o/r/blob/{commit}/a.py'],
    ['https://github.com/o/r/tree/SHA', 'https://github.com/o/r/tree/{commit}'],
    ['https://raw.githubusercontent.com/o/r/SHA/a.py', 'https://raw.githubusercontent.com/o/r/{commit}/a.py'],
    ['https://gitlab.com/g/s/r/-/blob/SHA/a.py#L3-5', 'https://gitlab.com/g/s/r/-/blob/{commit}/a.py'],
    ['https://bitbucket.org/o/r/src/SHA/a.py#lines-3', 'https://bitbucket.org/o/r/src/{commit}/a.py'],
    ['https://codeberg.org/o/r/src/commit/SHA/a.py#L3', 'https://codeberg.org/o/r/src/commit/{commit}/a.py'],
  ])('%s without its commit', (url, path) => {
    const at = (commit: string) => destination(url.replace('SHA', commit), {})
    expect(at(sha).path).toBe(path)
    expect(at(other).path).toBe(path)
    expect(at(sha).anchor).not.toBe(at(other).anchor)
    expect(at('4f9a2c1').path).toBe(path)
    expect(at('main').path).toContain('/main')
  })

  test('a commit is a fact where it is what the link is about, and so are branches and tags', () => {
    for (const url of [
      `https://github.com/o/r/commit/${sha}`,
      `https://example.org/${sha}`,
      'https://github.com/o/r/blob/20240101/a.py',
      'https://github.com/o/r/blob/feedface/a.py',
    ]) {
      expect(destination(url, {})).toEqual({path: url, anchor: ''})
    }
  })

  test.each([
    ['../../../vllm/a.py', 'vllm/a.py'],
    ['./b.md', 'docs/x/y/b.md'],
    ['b.md', 'docs/x/y/b.md'],
    ['../b.md#frag', 'docs/x/b.md#frag'],
    ['/vllm/a.py', 'vllm/a.py'],
    ['../../../../../issues/1', '../../issues/1'],
    ['#frag', '#frag'],
    ['https://example.org/../a', 'https://example.org/../a'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('%s resolves to %s', (url, path) => {
    expect(destination(url, {path: 'docs/x/y/doc.md'}).path).toBe(path)
  })

  test('an anchor names its first line', () => {
    expect(['#L12-L20', '#lines-7:9', '?plain=1#L3', '@4f9a2c1#L5', '#n4', '#8-9'].map(anchorLine)).toEqual([
      12, 7, 3, 5, 4, 8,
    ])
    expect(anchorLine('@4f9a2c1')).toBeUndefined()
  })

  test('a line at the end of a path in text', () => {
    expect(textLocation('services/indexer.ts:239')).toEqual({path: 'services/indexer.ts', anchor: ':239'})
    expect(textLocation('a.py#L1-L2')).toEqual({path: 'a.py', anchor: '#L1-L2'})
    expect(textLocation('12:30 o’clock')).toEqual({path: '12:30 o’clock', anchor: ''})
  })

  test('prose without anchors', () => {
    expect(withoutAnchors(`See [a](../a.py#L12) and https://github.com/o/r/blob/${sha}/b.py#L3, #4, o/r#12.`)).toBe(
      'See [a](../a.py) and https://github.com/o/r/blob/{commit}/b.py, #4, o/r#12.',
    )
  })
})

describe('documents that moved', () => {
  const page = (prefix: string, names: readonly string[]) =>
    `# T\n\n${names.map(name => `[${name}](${prefix}${name}#L1)`).join(' ')}\n\n[ref]: ${prefix}ref.md\n\n<a href="${prefix}html.md">x</a>\n`

  test('every relative link shifted alike is a shift, whatever came and went', () => {
    fc.assert(
      fc.property(
        fc.integer({min: 0, max: 4}),
        fc.integer({min: 0, max: 4}),
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}\.py$/), {minLength: 1, maxLength: 20}),
        (from, to, names) => {
          const old = page('../'.repeat(from), [...names, 'gone.py'])
          const next = page('../'.repeat(to), ['came.py', ...names].reverse())
          expect(commonShift(old, next)).toBe(to - from)
          const moved = next.replace(`](${'../'.repeat(to)}${names[0]}#`, `](${'../'.repeat(to + 1)}${names[0]}#`)
          if (from !== to && names.length > 1) expect(commonShift(old, moved)).toBe(0)
        },
      ),
    )
  })

  test('`./` is no step', () => {
    expect(commonShift(page('./', ['a.py']), page('../', ['a.py']))).toBe(1)
    expect(commonShift(page('./', ['a.py']), page('', ['a.py']))).toBe(0)
  })

  test('links shown in fenced code say nothing', () => {
    const fence = '\n```md\n[a](a.py)\n```\n'
    expect(commonShift(page('', ['b.py', 'a.py']) + fence, page('../', ['b.py', 'a.py']) + fence)).toBe(0)
    expect(commonShift(fence + page('', ['b.py']), fence.replace('a.py', 'c.py') + page('../', ['b.py']))).toBe(1)
  })

  test('links that became links from the root tell where relative ones start', async () => {
    const read = (links: readonly string[]) => readDocument(links.map(link => `[a](${link})`).join('\n'))
    const relative = await read(['../reg/host.md#x', '../../other/a.md', 'near.md', 'https://x.y/reg/os.md'])
    const rooted = await read(['/docs/reg/host.md', '/other/a.md', 'near.md'])
    const linkRoot = {ups: 1, root: '/docs/'}
    const roots = ({old, new: next}: ReturnType<typeof linkContexts>) => [old.linkRoot, next.linkRoot]
    expect(roots(linkContexts(relative, rooted))).toEqual([linkRoot, linkRoot])
    expect(roots(linkContexts(rooted, relative))).toEqual([linkRoot, linkRoot])
    expect(destination('../reg/host.md', {linkRoot}).path).toBe('/docs/reg/host.md')
    expect(destination('../../other/a.md', {linkRoot}).path).toBe('/other/a.md')
    expect(destination('../../../b.md', {linkRoot}).path).toBe('../../../b.md')
    expect(destination('near.md', {linkRoot}).path).toBe('near.md')
    const elsewhere = await read(['/docs/reg/host.md', '/more/other/a.md'])
    expect(roots(linkContexts(relative, elsewhere))).toEqual([undefined, undefined])
  })

  test('contexts: paths where both are known, else the shift for the side with fewer steps', async () => {
    const old = await readDocument(page('../', ['a.py']))
    const next = await readDocument(page('../../', ['a.py']))
    expect(linkContexts(old, next)).toEqual({old: {linkShift: 1}, new: {}})
    expect(linkContexts(next, old)).toEqual({old: {}, new: {linkShift: 1}})
    expect(linkContexts(old, next, 'docs/a.md')).toEqual({old: {linkShift: 1}, new: {}})
    expect(linkContexts(old, next, 'docs/a.md', 'docs/x/a.md')).toEqual({
      old: {path: 'docs/a.md'},
      new: {path: 'docs/x/a.md'},
    })
    expect(linkContexts(undefined, next, undefined, 'a.md')).toEqual({old: {}, new: {path: 'a.md'}})
    const same = linkContexts(old, old)
    expect([same.old.linkRoot, same.old.linkShift, same.old.path]).toEqual([undefined, undefined, undefined])
    expect(same.new).toBe(same.old)
  })
})
