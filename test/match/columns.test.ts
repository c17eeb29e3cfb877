import {describe, expect, test} from 'vitest'
import {alignTable, type TableView} from '../../src/match/index.ts'
import {table, view} from './views.ts'

/** Columns by title: `a`, `a → b`, `- a`, `+ a`. */
function told(old: TableView, next: TableView): string[] {
  const {columns} = alignTable(old, next)
  return [
    ...columns.matched.flatMap(([from, to]) =>
      old.header[from] === next.header[to] ? [] : [`${old.header[from]} → ${next.header[to]}`],
    ),
    ...columns.removed.map(column => `- ${old.header[column]}`),
    ...columns.added.map(column => `+ ${next.header[column]}`),
  ]
}

describe('columns', () => {
  test('pair by title in any order', () => {
    const old = table(`Name | Type | Default
      a | int | 1`)
    const next = table(`Default | Name | Type
      1 | a | int`)
    expect(told(old, next)).toEqual([])
    expect(alignTable(old, next).key).toEqual({old: [0], new: [1]})
  })

  test('are renamed where values agree at equal keys, and not by place alone', () => {
    const old = table(`Field | Span Send | Span Poll | Note
      kind | PRODUCER | CONSUMER | x
      name | send | receive | y
      status | Ok | Error | z`)
    const renamed = table(`Field | Producer | Consumer Poll | Note
      kind | PRODUCER | CONSUMER | x
      name | send | receive | y
      status | Ok | Error | z`)
    const other = table(`Field | Rate | Burst | Note
      kind | 1 | 7 | x
      name | 2 | 8 | y
      status | 3 | 9 | z`)
    expect(told(old, renamed)).toEqual(['Span Send → Producer', 'Span Poll → Consumer Poll'])
    expect(told(old, other)).toEqual(['- Span Send', '- Span Poll', '+ Rate', '+ Burst'])
  })

  test('that agree with several are taken in order', () => {
    const old = table(`F | A1 | A2
      p | 1 | 1
      q | 2 | 2
      r | 3 | 3`)
    const next = table(`F | B1 | B2
      p | 1 | 1
      q | 2 | 2
      r | 3 | 3`)
    expect(told(old, next)).toEqual(['A1 → B1', 'A2 → B2'])
  })

  test('without values prove nothing', () => {
    const old = table(`Name | Legacy | Text
      a | | one
      b | | two
      c | | three`)
    const next = table(`Name | Text | Experimental
      a | one |
      b | two |
      c | three |`)
    expect(told(old, next)).toEqual(['- Legacy', '+ Experimental'])
  })

  test('with one title twice pair in order, or by value where the counts differ', () => {
    const old = table(`Name | Value | Value
      a | 1 | x
      b | 2 | y
      c | 3 | z`)
    const swapped = table(`Name | Value
      a | x
      b | y
      c | z`)
    expect(told(old, old)).toEqual([])
    expect(alignTable(old, swapped).columns).toEqual({
      matched: [
        [0, 0],
        [2, 1],
      ],
      added: [],
      removed: [1],
    })
  })

  test('and rows of a square matrix may go together', () => {
    const names = ['chunked', 'prefix', 'lora', 'spec']
    const matrix = (list: string[]) =>
      view(
        ['', ...list],
        list.map(row => [row, ...list.map(column => (row <= column ? '✅' : ''))]),
      )
    const {columns, removed} = alignTable(matrix(names), matrix(names.filter(name => name !== 'lora')))
    expect(columns.removed).toEqual([3])
    expect(removed).toEqual([2])
  })
})
