import {expect, test} from 'vitest'
import {documentTitle, levelCounts, listed, rowCounts, rowTotals} from '../../src/report/parts/count-words.ts'
import {grouped} from '../../src/text/count.ts'
import {added, changed, document, finding, removed, row, table} from './support/build.ts'

test('documents are named once where nothing but the revision differs', () => {
  expect(documentTitle(document({}, 'docs/a.md'))).toBe('docs/a.md  base → head')
  const side = (label: string) => ({label, bytes: 1})
  expect(documentTitle(document({old: side('a.md'), new: side('b.md')}))).toBe('a.md → b.md')
  expect(documentTitle(document({old: side('a.md'), new: side('a.md')}))).toBe('a.md')
  expect(documentTitle(document({old: null, new: side('a.md'), status: 'added'}))).toBe('a.md (added)')
})

test('rows are counted as the summary counts them', () => {
  const rows = [row(1, ['a']), row(2, ['b']), row(3, ['c'])]
  const counted = table({
    findings: [
      added(1, ['x']),
      removed(2, ['y']),
      changed(3, ['z'], []),
      finding({key: [], old: rows, new: rows}),
      finding({key: [], old: rows, new: rows, rule: 'row-reordered'}),
      finding({action: 'split', old: rows.slice(0, 1), new: rows}),
      finding({action: 'merged', old: rows, new: rows.slice(0, 1)}),
      finding({action: 'renamed', old: rows.slice(0, 1), new: rows.slice(0, 1)}),
      finding({subject: 'column', action: 'added'}),
      finding({subject: 'table', action: 'removed', old: rows}),
    ],
  })
  expect(rowCounts(counted)).toEqual({added: 1, removed: 4, changed: 6, renamed: 1, relocated: 0})
})

test('numbers and lists', () => {
  expect([0, 999, 1000, 1234567].map(grouped)).toEqual(['0', '999', '1,000', '1,234,567'])
  expect(levelCounts({error: 1, warning: 0, notice: 2000, accepted: 1})).toBe('1 error, 2,000 notices, 1 accepted')
  expect(listed(['a', 'b', 'c'], 2)).toBe('a, b and 1 more')
  expect(rowTotals(table({rows: {old: 2, new: 1, equal: 1, moved: 0, reordered: 0, reformatted: 0}}), document())).toBe(
    '2 → 1 row',
  )
})
