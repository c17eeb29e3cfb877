import {expect, test} from 'vitest'
import {compare, compareDocuments} from '../../src/compare.ts'

/** Rules of what changed, and the verdict. */
async function changed(old: string, next: string): Promise<string[]> {
  const report = await compare(old, next)
  return [report.verdict, ...report.documents[0]!.findings.map(({message}) => message)]
}

test('formatting alone is noise, and no fact of the patch', async () => {
  const old = '# A\n\n* one\n* two\n\n***\n\nan *odd* [link][1]\n\n[1]: b.md\n'
  const next = '# A\n\n- one\n- two\n\n---\n\nan _odd_\n[link](b.md)\n'
  expect(await changed(old, next)).toEqual(['noise'])
  expect(await (await compareDocuments([{text: old}], [{text: next}])).patch()).toEqual([])
})

test.each([
  ['the nesting of code', '```yaml\na:\n  b:\n  c:\n```\n', '```yaml\na:\n  b:\n    c:\n```\n'],
  ['a paragraph cut in two', 'a\nb\n', 'a\n\nb\n'],
  ['a destination', 'a [b](c.md)\n', 'a [b](d.md)\n'],
  ['a definition in another section', 'a [b]\n\n# A\n\n[b]: c.md\n', 'a [b]\n\n# A\n\n[b]: d.md\n'],
])('%s is a change', async (_, old, next) => {
  expect(await changed(old, next)).toEqual(['compatible', 'text before the first heading changed'])
})

test('a line anchor and the folder of a link are none', async () => {
  expect(await changed('[a](../b.ts#L1) and [b.ts:7](../b.ts#L7)', '[a](b.ts#L2) and [b.ts:8](b.ts#L8)')).toEqual([
    'noise',
  ])
})

test('more prose than remark may be given is compared as written, on either side', async () => {
  const long = `${'word '.repeat(25_000)}\n\n# A\n\n`
  expect(await changed(`${long}* one\n`, `${long}* one\n* two\n`)).toEqual(['compatible', 'text under `A` changed'])
  expect(await changed(`${long}* one\n`, '# A\n\n* one\n')).toEqual([
    'compatible',
    'text before the first heading changed',
  ])
  expect(await changed(`${long}a\nb\n`, `${long}a b\n`)).toEqual(['noise'])
})
