import {expect, test} from 'vitest'
import {compareDocuments} from '../../src/compare.ts'
import {listedOf} from '../../src/judge/verdict.ts'
import type {Input} from '../../src/model.ts'
import {formats} from '../../src/report/index.ts'

const table = (name: string, rows: readonly string[], text = '') =>
  [`## ${name}`, '', ...(text ? [text, ''] : []), '| Name | Default |', '| --- | --- |', ...rows, ''].join('\n')

const net = table('Net', ['| net_a | 0 |', '| net_b | 1 |', '| net_c | 2 |'])
const other = table('Other', ['| x | 99 |', '| y | 98 |'])
const disk = (text?: string, value = 4) =>
  table('Disk', ['| disk_m | 17 |', '| disk_n | 23 |', `| disk_o | ${value} |`], text)

const documents = (a: string, b: string): Input[] => [
  {text: a, path: 'a.md'},
  {text: b, path: 'b.md'},
]

async function compared(old: Input[], next: Input[]) {
  const {report} = await compareDocuments(old, next)
  const alone = report.documents.flatMap(listedOf).filter(({group}) => group === undefined)
  return {
    report,
    groups: (report.groups ?? []).map(({message, level}) => `${level}: ${message}`),
    alone: alone.map(({message}) => message),
  }
}

test('a section that moved to another document with its table is one finding, at both ends', async () => {
  const before = documents(net + disk('About disks.'), other)
  const after = documents(net, other + disk('About disks.'))
  const {report, groups, alone} = await compared(before, after)
  expect(groups).toEqual(['warning: table `Disk` (3 rows) moved from `a.md` to `b.md`'])
  expect(alone).toEqual([])
  expect(report.summary).toMatchObject({warning: 1, notice: 0, relocated: 3})
  for (const {id, render} of formats.filter(({id}) => id === 'text' || id === 'markdown' || id === 'github')) {
    const said = await render(report, {colour: false, width: 120})
    expect(said.match(/moved from/g), id).toHaveLength(1)
  }
  expect((await compared(after, before)).groups).toEqual(['warning: table `Disk` (3 rows) moved from `b.md` to `a.md`'])
})

test('what else changed with it is told beside it', async () => {
  const {groups, alone} = await compared(documents(net + disk(), other), documents(net, other + disk('', 5)))
  expect(groups).toEqual(['warning: table `Disk` (3 rows) moved from `a.md` to `b.md`'])
  expect(alone).toEqual(['row `disk_o` moved here from Disk of a.md; Default `4` → `5`'])
})

test('with another text, or with rows of its own, the section came', async () => {
  const text = await compared(documents(net + disk('About.'), other), documents(net, other + disk('Otherwise.')))
  expect(text.alone).toContain('section `Disk` added (1 table, 3 rows, 3 of them from another table)')
  const row = await compared(documents(net + disk(), other), documents(net, `${other + disk()}| new | 1 |\n`))
  expect(row.alone).toContain('section `Disk` added (1 table, 4 rows, 3 of them from another table)')
})
