import {expect, test} from 'vitest'
import {compare, compareDocuments} from '../../src/compare.ts'
import {UserError} from '../../src/errors.ts'
import type {Acceptance, Diagnostic, Report} from '../../src/model.ts'

// Rules whose circumstances are too large, or lie too far from a document, for an example of their own.

function table(rows: readonly string[]): string {
  return `## Values\n\n| Name | Value |\n| --- | --- |\n${rows.join('\n')}\n`
}

function told({documents}: Report): Diagnostic[] {
  return documents.flatMap(({diagnostics}) => diagnostics)
}

test('oversized-cell: a cell that is too intricate is compared as it is written', async () => {
  const intricate = '*a ~b '.repeat(2000).trim()
  const [old, next] = [table(['| x | 1 |']), table([`| x | ${intricate} |`])]
  expect(told(await compare(old, next))).toMatchObject([
    {rule: 'oversized-cell', level: 'warning', status: 'introduced', side: 'new', line: 5, table: 'values'},
  ])
  expect(told(await compare(next, next))).toMatchObject([{rule: 'oversized-cell', status: 'standing'}])
  expect(told(await compare(next, old))).toMatchObject([{rule: 'oversized-cell', status: 'resolved'}])
})

test('search-capped: more likely renames than are looked at are told, and cost no row', async () => {
  // Each value stands in sixteen rows of either revision, and no two rows have two values in common.
  const groups = 289
  const rows = (prefix: string) =>
    Array.from({length: 16 * groups}, (_, row) => {
      const [a, b] = [row % groups, Math.floor(row / groups)]
      return `| ${prefix}${row} | a${a} | b${(a + b) % groups} | c${(a + 2 * b) % groups} |`
    })
  const write = (prefix: string) => `| Name | A | B | C |\n| --- | --- | --- | --- |\n${rows(prefix).join('\n')}\n`
  const report = await compare(write('old'), write('new'))
  expect(told(report)).toMatchObject([{rule: 'search-capped', level: 'notice', status: 'introduced', side: 'new'}])
  const {added, removed, renamed} = report.summary
  expect([added + renamed, removed + renamed]).toEqual([16 * groups, 16 * groups])
})

test('unused-acceptance: an entry that fits neither revision is told, with its place', async () => {
  const entry: Acceptance = {fingerprint: '0'.repeat(32), rule: 'value-changed', count: 1, reason: 'r', by: 'a.yml:7'}
  const report = await compare(table(['| x | 1 |']), table(['| x | 2 |']), {acceptances: [entry]})
  expect(told(report)).toMatchObject([{rule: 'unused-acceptance', level: 'notice', status: 'introduced'}])
  expect(told(report)[0]?.message).toContain('a.yml:7')
})

test('unreadable-cell: a JSON key given twice is told by its name', async () => {
  const routes = (shape: string) =>
    `## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| \`a\` | decode | FP16 | ${shape} | [a.py](a.py#L1) |\n`
  const report = await compare(routes('{"min_chunk": 1}'), routes('{"min_chunk": 1, "min_chunk": 2}'))
  expect(told(report).map(({rule, line}) => [rule, line])).toContainEqual(['unreadable-cell', 5])
  expect(told(report).find(({rule}) => rule === 'unreadable-cell')?.message).toContain('min_chunk')
})

test('unreadable-document: one among several is a diagnostic of that document, and the others are compared', async () => {
  const good = {text: table(['| x | 1 |']), path: 'good.md'}
  const changed = {...good, text: table(['| x | 2 |'])}
  const fine = {text: table(['| y | 1 |']), path: 'bad.md'}
  const bad = {
    text: '',
    path: 'bad.md',
    unreadable: new UserError('not-utf8', '`bad.md` is not UTF-8', 'save it as UTF-8'),
  }
  const run = async (old: object[], next: object[]) =>
    (await compareDocuments(old as (typeof good)[], next as (typeof good)[])).report
  const broken = await run([good, fine], [changed, bad])
  expect(told(broken)).toMatchObject([
    {rule: 'unreadable-document', level: 'error', status: 'introduced', side: 'new', line: 1},
  ])
  expect(broken).toMatchObject({verdict: 'breaking', summary: {error: 1, changed: 1, removed: 0}})
  const standing = await run([good, bad], [changed, bad])
  expect(told(standing)).toMatchObject([{rule: 'unreadable-document', status: 'standing'}])
  expect(standing).toMatchObject({verdict: 'review', summary: {error: 0, changed: 1}})
  const mended = await run([good, bad], [changed, fine])
  expect(told(mended)).toMatchObject([{rule: 'unreadable-document', status: 'resolved', side: 'old'}])
  expect(mended.summary).toMatchObject({error: 0, added: 1})
  const gone = await run([good, bad], [changed])
  expect(gone.documents.flatMap(({findings}) => findings.map(({rule}) => rule))).toEqual(['document-removed'])
  await expect(run([bad], [fine])).rejects.toThrow('`bad.md` is not UTF-8')
  await expect(run([good], [bad])).rejects.toThrow('`bad.md` is not UTF-8')
})
