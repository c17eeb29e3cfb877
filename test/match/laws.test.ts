import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {alignTable, matchTables, type TableAlignment, type TableView} from '../../src/match/index.ts'
import {view} from './views.ts'

const word = fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'cluster', 'name', 'size', 'v1', 'v2', '8192', '')
const text = fc.array(word, {maxLength: 3}).map(words => words.filter(one => one !== '').join('_'))
const cell = fc.oneof(
  fc.constantFrom('', '✅', '❌', 'string', 'FP16'),
  text,
  fc.constantFrom('11+', '22+', '[11, 21]', '[1, 10]'),
)

/** Small vocabularies, so that keys repeat, continue, and nearly agree. */
const someTable: fc.Arbitrary<TableView> = fc
  .integer({min: 1, max: 4})
  .chain(width =>
    fc.tuple(
      fc.array(fc.constantFrom('Name', 'Type', 'Default', 'Version', 'OS'), {minLength: width, maxLength: width}),
      fc.array(fc.array(cell, {minLength: width, maxLength: width}), {maxLength: 9}),
      fc.array(fc.constantFrom('Inputs', 'Outputs', 'Server', 'Client', 'CA1000: Do not', 'CA2000: Do'), {
        maxLength: 2,
      }),
    ),
  )
  .map(([header, rows, heading]) => view(header, rows, heading))

/** Two revisions: the second edits the first here and there, in an order of its own. */
const revisions: fc.Arbitrary<[TableView, TableView]> = fc.oneof(
  fc.tuple(someTable, someTable),
  fc
    .tuple(someTable, fc.array(fc.tuple(fc.nat(8), fc.nat(3), cell), {maxLength: 4}), fc.infiniteStream(fc.nat(99)))
    .map(([table, edits, order]): [TableView, TableView] => {
      const rows = cells(table)
      for (const [row, column, value] of edits) {
        const target = rows[row]
        if (target !== undefined && column < target.length) target[column] = value
      }
      const ranked = rows
        .map(row => ({row, rank: order.next().value as number}))
        .sort((left, right) => left.rank - right.rank)
      return [
        table,
        view(
          table.header,
          ranked.map(entry => entry.row),
          table.heading,
        ),
      ]
    }),
)

function cells(table: TableView): string[][] {
  return Array.from({length: table.rows}, (_, row) => table.header.map((_, column) => table.text(row, column)))
}

/** An alignment as comparable data; reordered rows by number only, since the longest sequence need not be unique. */
function told(alignment: TableAlignment) {
  const sorted = <T>(items: T[]) => items.map(item => JSON.stringify(item)).sort()
  return {
    matched: sorted([...alignment.columns.matched]),
    columns: [alignment.columns.removed, alignment.columns.added],
    key: [alignment.key.old, alignment.key.new],
    pairs: sorted(alignment.pairs.map(pair => [pair.old, pair.new, pair.by, pair.similarity ?? 0])),
    splits: sorted(alignment.splits.map(split => [split.old, split.new])),
    merges: sorted(alignment.merges.map(merge => [merge.new, merge.old])),
    rows: [alignment.removed, alignment.added],
    reordered: alignment.reordered.size,
    duplicates: sorted(alignment.duplicates),
    capped: alignment.capped,
  }
}

/** An alignment by keys instead of row numbers. */
function names({pairs, added, removed, oldKeys, newKeys}: TableAlignment): string[] {
  const key = (cells: string[]) => cells.join(' / ')
  return [
    ...pairs.map(pair => `${key(oldKeys(pair.old))} ${pair.by} ${key(newKeys(pair.new))} ${pair.similarity ?? ''}`),
    ...removed.map(row => `- ${key(oldKeys(row))}`),
    ...added.map(row => `+ ${key(newKeys(row))}`),
  ].sort()
}

function mirrored(alignment: TableAlignment): TableAlignment {
  return {
    ...alignment,
    columns: {
      matched: alignment.columns.matched.map(([old, next]) => [next, old] as const),
      added: alignment.columns.removed,
      removed: alignment.columns.added,
    },
    key: {old: alignment.key.new, new: alignment.key.old},
    pairs: alignment.pairs.map(pair => ({...pair, old: pair.new, new: pair.old})),
    splits: alignment.merges.map(merge => ({old: merge.new, new: merge.old})),
    merges: alignment.splits.map(split => ({old: split.new, new: split.old})),
    added: alignment.removed,
    removed: alignment.added,
    duplicates: alignment.duplicates.map(one => ({
      ...one,
      side: one.side === 'old' ? ('new' as const) : ('old' as const),
    })),
  }
}

describe('alignTable', {timeout: 60_000}, () => {
  test('backwards it is the mirror of forwards', () => {
    fc.assert(
      fc.property(revisions, ([old, next]) => {
        expect(told(alignTable(old, next))).toEqual(told(mirrored(alignTable(next, old))))
      }),
      {numRuns: 3000},
    )
  })

  test('every row and every column is accounted for once', () => {
    fc.assert(
      fc.property(revisions, ([old, next]) => {
        const {pairs, splits, merges, added, removed, columns} = alignTable(old, next)
        const oldRows = [
          ...pairs.map(pair => pair.old),
          ...splits.map(split => split.old),
          ...merges.flatMap(merge => merge.old),
          ...removed,
        ]
        const newRows = [
          ...pairs.map(pair => pair.new),
          ...splits.flatMap(split => split.new),
          ...merges.map(merge => merge.new),
          ...added,
        ]
        const upTo = (count: number) => Array.from({length: count}, (_, index) => index)
        const ascending = (numbers: number[]) => numbers.sort((left, right) => left - right)
        expect(ascending(oldRows)).toEqual(upTo(old.rows))
        expect(ascending(newRows)).toEqual(upTo(next.rows))
        expect(ascending([...columns.matched.map(pair => pair[0]), ...columns.removed])).toEqual(
          upTo(old.header.length),
        )
        expect(ascending([...columns.matched.map(pair => pair[1]), ...columns.added])).toEqual(upTo(next.header.length))
      }),
      {numRuns: 2000},
    )
  })

  test('a table against itself pairs each row with itself, or with an equal one', () => {
    fc.assert(
      fc.property(someTable, table => {
        const {pairs, added, removed, splits, merges, reordered, columns} = alignTable(table, table)
        expect({added, removed, splits, merges, reordered: reordered.size}).toEqual({
          added: [],
          removed: [],
          splits: [],
          merges: [],
          reordered: 0,
        })
        expect(columns.matched).toEqual(table.header.map((_, column) => [column, column]))
        for (const pair of pairs) expect(table.source(pair.old)).toBe(table.source(pair.new))
      }),
      {numRuns: 1000},
    )
  })

  test('the order of rows and columns decides nothing where names are unique', () => {
    const named = fc
      .uniqueArray(
        fc.constantFrom(
          'alpha',
          'beta',
          'gamma_size',
          'delta_size',
          'v1_alpha',
          'v2_alpha',
          'cluster_beta',
          'q8192_pad',
          'q6144_pad',
        ),
        {
          minLength: 1,
        },
      )
      .chain(names => fc.tuple(...names.map(name => fc.tuple(fc.constant(name), cell, cell).map(cells => [...cells]))))
    const shuffled = (count: number) =>
      fc.shuffledSubarray([...Array(count).keys()], {minLength: count, maxLength: count})
    const header = ['Name', 'Type', 'Default']
    fc.assert(
      fc.property(
        fc
          .tuple(named, named)
          .chain(([old, next]) => fc.tuple(fc.constant(old), fc.constant(next), shuffled(next.length))),
        ([old, next, order]) => {
          const rows = order.map(row => next[row] as string[])
          const straight = names(alignTable(view(header, old), view(header, next), {key: ['Name']}))
          expect(names(alignTable(view(header, old), view(header, rows), {key: ['Name']}))).toEqual(straight)
          const turned = view(
            [...header].reverse(),
            rows.map(row => [...row].reverse()),
          )
          expect(names(alignTable(view(header, old), turned, {key: ['Name']}))).toEqual(straight)
        },
      ),
      {numRuns: 1000},
    )
  })

  test('the same input gives the same answer', () => {
    fc.assert(
      fc.property(revisions, ([old, next]) => {
        expect(told(alignTable(old, next))).toEqual(told(alignTable(old, next)))
      }),
    )
  })
})

describe('matchTables', {timeout: 60_000}, () => {
  const documents = fc
    .tuple(fc.array(someTable, {maxLength: 6}), fc.array(someTable, {maxLength: 6}), fc.boolean())
    .map(([old, next, shared]): [TableView[], TableView[]] => [
      old,
      shared ? [...next.slice(0, 2), ...old.slice(0, 4)] : next,
    ])

  test('backwards it is the mirror of forwards, and no table has two partners', () => {
    fc.assert(
      fc.property(documents, ([old, next]) => {
        const pairs = matchTables(old, next)
        const back = matchTables(next, old).map(([to, from]) => [from, to])
        expect(back.sort((left, right) => (left[0] as number) - (right[0] as number))).toEqual(pairs)
        expect(new Set(pairs.map(pair => pair[0])).size).toBe(pairs.length)
        expect(new Set(pairs.map(pair => pair[1])).size).toBe(pairs.length)
      }),
      {numRuns: 2000},
    )
  })

  test('a document against itself pairs each table with itself', () => {
    fc.assert(
      fc.property(fc.array(someTable, {maxLength: 8}), tables => {
        expect(matchTables(tables, tables)).toEqual(tables.map((_, index) => [index, index]))
      }),
      {numRuns: 1000},
    )
  })
})
