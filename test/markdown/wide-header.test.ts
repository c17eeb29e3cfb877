import {expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'

test('a wide header over rows that lack nearly all cells takes time by its cells', async () => {
  const size = 850
  const titles = Array.from({length: size}, (_, column) => `c${column}`).join(' | ')
  const write = (first: string) => `| ${first} | ${titles} |\n|${' --- |'.repeat(size + 1)}\n${'|\n'.repeat(size)}`
  const started = performance.now()
  const report = await compare(write('a'), write('b'))
  // Minutes where whoever goes from column to column makes each row whole again.
  expect(performance.now() - started).toBeLessThan(30_000)
  expect(report.documents[0]?.tables[0]?.rows).toMatchObject({old: size, new: size})
  expect(report.documents[0]?.tables[0]?.findings.map(({action, key}) => [action, ...key])).toEqual([
    ['removed', 'a'],
    ['added', 'b'],
  ])
})
