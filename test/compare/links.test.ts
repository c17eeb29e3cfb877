import {expect, test} from 'vitest'
import {compare, compareDocuments} from '../../src/compare.ts'

const document = (cell: string, rest = '') =>
  `## Options\n\n| Name | Guide |\n| --- | --- |\n| timeout | ${cell} |\n| retries | none |\n${rest}`

test('a changed definition changes the cells that use it', async () => {
  const cell = '[guide][g]'
  const report = await compare(document(cell, '\n[g]: a.md\n'), document(cell, '\n[g]: b.md\n'))
  expect(report.documents[0]!.tables[0]!.findings).toMatchObject([{action: 'changed', key: ['timeout']}])
})

test('a relative link that stays as it is while its document moves leads elsewhere', async () => {
  const text = document('[guide](guide.md)')
  const report = await compare({text, path: 'docs/options.md'}, {text, path: 'docs/reference/options.md'})
  expect(report.documents[0]!.tables[0]!.findings).toMatchObject([{action: 'changed', key: ['timeout']}])
})

test('a relative link whose prefix follows its moved document is noise', async () => {
  const report = await compare(
    {text: document('[guide](guide.md)'), path: 'docs/options.md'},
    {text: document('[guide](../guide.md)'), path: 'docs/reference/options.md'},
  )
  expect(report.documents[0]!.tables[0]!.findings).toEqual([])
  expect(report.documents[0]!.findings).toMatchObject([{rule: 'document-renamed'}])
})

test('an anchor in a code span is text, in a link it is not', async () => {
  const moved = await compare(document('[x](a.py#L1)'), document('[x](a.py#L2)'))
  expect(moved).toMatchObject({verdict: 'noise', summary: {moved: 1}})
  const code = await compare(document('`[x](a.py#L1)`'), document('`[x](a.py#L2)`'))
  expect(code.verdict).toBe('review')
})

test('rows that continue others of one name, which changed places, belong to other links', async () => {
  const rows = ['| [a](b.md#L1) | | |', '| | {} | |', '| m | | |', '| ![a](b.png) | | |']
  const table = (lines: readonly string[]) =>
    ['# T', '', '| Name | Default | About |', '| --- | --- | --- |', ...lines, ''].join('\n')
  const input = (text: string, label: string) => [{text, label}]
  const {report, patch} = await compareDocuments(
    input(table(rows), 'old.md'),
    input(table([3, 1, 2, 0].map(at => rows[at] as string)), 'new.md'),
    {},
  )
  expect(report.documents[0]!.tables[0]!.findings).toMatchObject([{action: 'changed', rule: 'source-file-changed'}])
  expect(await patch()).toHaveLength(1)
})

test('so do rows that continue one of several with the same first name', async () => {
  const rows = ['| [k](b.md) | one | 1 |', '| m | two | 2 |', '| [k](a.md) | four | 4 |', '| | three | 3 |']
  const table = (order: readonly number[]) =>
    ['# T', '', '| Name | Part | Value |', '| --- | --- | --- |', ...order.map(at => rows[at]), ''].join('\n')
  const {report, patch} = await compareDocuments(
    [{text: table([0, 1, 2, 3]), label: 'old.md'}],
    [{text: table([2, 1, 0, 3]), label: 'new.md'}],
    {},
  )
  expect(report.documents[0]!.tables[0]!.findings).toMatchObject([{action: 'changed', key: ['k', 'three']}])
  expect(await patch()).toHaveLength(1)
})
