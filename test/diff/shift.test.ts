import {expect, test} from 'vitest'
import {compare} from '../../src/index.ts'

/** Findings of one table as `column: values → values` with the number of rows. */
async function told(old: readonly (readonly [string, string])[], next: typeof old): Promise<unknown[]> {
  const text = (rows: typeof old) =>
    `| Name | Level |\n|-|-|\n${rows.map(row => `| ${row.join(' | ')} |`).join('\n')}\n`
  const report = await compare(text(old), text(next))
  return report.documents[0]!.tables[0]!.findings.flatMap(({new: rows, fields}) =>
    fields.map(field => [rows.map(({key}) => key[0]).join(' '), field.old, field.new, field.shift ?? 'single']),
  )
}

test('two successive numbers that grow alike are one edit', async () => {
  const found = await told(
    [
      ['a', '7'],
      ['b', '8'],
      ['c', '9'],
    ],
    [
      ['a', '5'],
      ['b', '6'],
      ['c', '9'],
    ],
  )
  expect(found).toEqual([['a b', ['7', '8'], ['5', '6'], -2]])
})

test('three numbers that grow alike are one edit, in the order of the numbers', async () => {
  const found = await told(
    [
      ['a', '80'],
      ['b', '20'],
      ['c', '40'],
    ],
    [
      ['a', '81'],
      ['b', '21'],
      ['c', '41'],
    ],
  )
  expect(found).toEqual([['b c a', ['20', '40', '80'], ['21', '41', '81'], 1]])
})

test('numbers that grow unalike, two that stand apart, and one number in two rows are edits of their own', async () => {
  const found = await told(
    [
      ['a', '1'],
      ['b', '5'],
      ['c', '30'],
      ['d', '50'],
      ['e', '50'],
    ],
    [
      ['a', '2'],
      ['b', '7'],
      ['c', '32'],
      ['d', '60'],
      ['e', '60'],
    ],
  )
  expect(found.map(entry => (entry as string[])[3])).toEqual(Array(5).fill('single'))
})

test('a column that counts from another base now has changed, row by row', async () => {
  const table = (base: number) =>
    `| # | Step |\n|-|-|\n${['a', 'b', 'c'].map((step, at) => `| ${base + at} | ${step} |\n`).join('')}`
  const [finding] = (await compare(table(1), table(0))).documents[0]!.tables[0]!.findings
  expect(finding).toMatchObject({rule: 'value-changed', fields: [{column: '#', shift: -1}]})
})

test('numbers that ran down one revision name no rows', async () => {
  expect(
    await told(
      [
        ['NONE', '0'],
        ['READ', '1'],
        ['WRITE', '2'],
      ],
      [
        ['NONE', '0'],
        ['READ', '1'],
        ['WRITE', '4'],
      ],
    ),
  ).toEqual([['WRITE', '2', '4', 'single']])
})
