import {expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'
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
