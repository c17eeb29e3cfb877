import {expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'

const table = (group: string, rows = 2) =>
  `# T

<table>
<tr><th>Name</th><th>Group</th><th>Value</th></tr>
<tr><td>a</td><td rowspan="${rows}">${group}</td><td>1</td></tr>
<tr><td>b</td>${rows === 2 ? '' : `<td>${group}</td>`}<td>2</td></tr>
<tr><td>c</td><td>H</td><td>3</td></tr>
</table>
`

test('a cell that spans rows changes all of them, though some are written as before', async () => {
  const {documents} = await compare(table('G'), table('K'))
  const {findings} = documents[0]!.tables[0]!
  expect(findings.map(({key}) => key)).toEqual([['a'], ['b']])
  for (const {fields} of findings) expect(fields).toMatchObject([{column: 'Group', old: 'G', new: 'K'}])
})

test('a cell written once for several rows, or once for each, says the same', async () => {
  const report = await compare(table('G'), table('G', 1))
  expect(report.verdict).toBe('noise')
})

test('a row written as before may hold what reaches into it in another column', async () => {
  const rows = (first: string) =>
    `# T\n\n<table>\n<tr><th>Name</th><th>Group</th></tr>\n<tr><td>a</td><td>x</td></tr>\n${first}<tr><td></td><td>z</td></tr>\n</table>\n`
  const [left, right] = [
    rows('<tr><td rowspan=2>u</td><td>y</td></tr>\n'),
    rows('<tr><td>y</td><td rowspan=2>u</td></tr>\n'),
  ]
  const sides = (report: Awaited<ReturnType<typeof compare>>) =>
    report.documents[0]!.tables[0]!.findings.flatMap(({old, new: next}) => [old.length, next.length])
  expect(sides(await compare(left, right)).reduce((sum, count) => sum + count, 0)).toBe(4)
})
