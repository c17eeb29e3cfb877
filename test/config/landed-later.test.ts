import {describe, expect, test} from 'vitest'
import type {Acceptance} from '../../src/model.ts'
import {accept, doc, judged, one, table} from './follow.ts'

// What entries say after the document has gone on, or before the change has come, and those that nobody recorded so.

const header = '| Name | Default | Note |'
const wide = '| Name | Default | Note | Since |'
const under = (heading: string, titles: string, ...rows: string[]) => doc(`## ${heading}\n\n${table(titles, ...rows)}`)
const [first, second] = [
  under('Values', header, '| alpha_one | 1 | long words |', '| b | 2 | y |', '| c | 3 | z |', '| gone | 9 | bye |'),
  under(
    'Values',
    wide,
    '| alpha_two | 1 | long words | 1 |',
    '| b | 5 | y | 1 |',
    '| c | 3 | z | 1 |',
    '| d | 4 | | 2 |',
    '| e |',
  ),
]
const more = `\n## More\n\nSome words.\n\n${table(header, '| q | 1 | |', '| r | 2 | |')}\n`

describe('an entry whose change has landed, when', () => {
  const rows = (...all: string[]) => all.map((row, index) => `| ${index} ${row}`)
  // Entries about what does not stand any more, so many, fit neither and are told; all others stay silent.
  test.each<[string, string, number?]>([
    ['the same cell is edited again', second.replace('| b | 5 |', '| b | 6 |'), 1],
    ['its row goes', second.replace(/\| b .*\n/, ''), 1],
    ['its row is renamed', second.replace('| b |', '| bb |').replace('alpha_two', 'alpha_three'), 2],
    ['its heading reads otherwise', second.replace('Values', 'Settings')],
    ['its column is renamed', second.replace('Default', 'Usual'), 1],
    [
      'its column goes',
      under(
        'Values',
        '| Name | Note | Since |',
        '| alpha_two | long words | 1 |',
        '| b | y | 1 |',
        '| d | | 2 |',
        '| e |',
      ),
      1,
    ],
    ['another table comes', second + more],
    ['keys become longer', second.replace('| c | 3 |', '| c | 8 | u | 3 |\n| c | 3 |')],
    [
      'another column is the key',
      under(
        'Values',
        `| Id ${wide}`,
        ...rows(
          '| alpha_two | 1 | long words | 1 |',
          '| b | 5 | y | 1 |',
          '| c | 3 | z | 1 |',
          '| d | 4 | | 2 |',
          '| e |',
        ),
      ),
    ],
    ['the key column has no title any more', second.replace('| Name |', '| |')],
  ])('%s', async (_, later, overtaken = 0) => {
    const {entries} = await accept(one(first), one(second))
    expect(entries.map(({rule}) => rule).sort()).toEqual([
      ...['column-added', 'ragged-row', 'row-added', 'row-added', 'row-removed', 'row-renamed', 'value-changed'],
    ])
    expect((await judged(one(later), one(later), entries)).unused).toHaveLength(overtaken)
    expect((await judged(one(later), one(later + more), entries)).unused).toHaveLength(overtaken)
  })
})

describe('an entry whose change has not come is told, also when', () => {
  test.each<[string, string]>([
    [
      'other cells, rows and prose changed',
      first.replace('| c | 3 |', '| c | 4 |').replace('\n\n##', '\n\nWords.\n\n##') + more,
    ],
    ['another row came', first.replace('| c |', '| x | 7 | new |\n| c |')],
  ])('%s', async (_, base) => {
    const {entries} = await accept(one(first), one(second))
    expect((await judged(one(base), one(base), entries)).unused).toHaveLength(entries.length)
  })

  test('it was taken back', async () => {
    const {entries} = await accept(one(first), one(second))
    expect((await judged(one(second), one(first), entries)).unused).toEqual([])
    expect((await judged(one(first), one(first + more), entries)).unused).toHaveLength(entries.length)
  })
})

describe('an entry with a mistake in it is told', () => {
  const mistyped = (entries: readonly Acceptance[]) =>
    entries.map(entry => ({...entry, fingerprint: [...entry.fingerprint].reverse().join('')}))

  test('where its finding is', async () => {
    const {entries} = await accept(one(first), one(second))
    // That of a field also says which edit it accepts.
    const others = entries.filter(({rule}) => rule !== 'value-changed')
    const {open, unused} = await judged(one(first), one(second), mistyped(others))
    expect([open.length, unused.length]).toEqual([entries.length, others.length])
  })

  test('anywhere, where it says nothing but a fingerprint', async () => {
    const {entries} = await accept(one(first), one(second))
    const bare = mistyped(entries).map(({state: _, ...entry}) => entry)
    for (const text of [first, second]) {
      expect((await judged(one(text), one(text), bare)).unused).toHaveLength(entries.length)
    }
  })

  test.each<[string, Acceptance['state']]>([
    ['no more than a subject', {subject: 'row'}],
    ['a subject that there is not', {subject: 'nothing', came: [['a']]}],
    ['no subject', {}],
    ['a list', []],
  ])('where its state is %s', async (_, state) => {
    const entry = {fingerprint: '0'.repeat(32), rule: 'row-added', count: 1, reason: 'r', by: 'x:1', state}
    expect((await judged(one(first), one(first), [entry as Acceptance])).unused).toHaveLength(1)
  })
})
