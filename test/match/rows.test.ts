import {describe, expect, test} from 'vitest'
import {alignTable, type TableView} from '../../src/match/index.ts'
import {table, view} from './views.ts'

function titles(old: TableView, next: TableView): string[] {
  return alignTable(old, next).key.new.map(column => next.header[column] ?? '')
}

/** Rows that did not pair, and cells that differ in rows that did. */
function differences(old: TableView, next: TableView): string[] {
  const {pairs, columns, removed, added, oldKeys, newKeys} = alignTable(old, next)
  return [
    ...removed.map(row => `- ${oldKeys(row).join(' / ')}`),
    ...added.map(row => `+ ${newKeys(row).join(' / ')}`),
    ...pairs.flatMap(pair =>
      columns.matched.flatMap(([from, to]) => {
        const [before, after] = [old.text(pair.old, from), next.text(pair.new, to)]
        return before === after ? [] : [`${newKeys(pair.new).join(' / ')}: ${before} → ${after}`]
      }),
    ),
  ]
}

describe('the key', () => {
  test('is the first column where that tells rows apart', () => {
    const one = table(`Name | Type | Text
      a | string | first
      b | string | second`)
    expect(titles(one, one)).toEqual(['Name'])
  })

  test('leaves out running numbers and flags', () => {
    const one = table(`# | ✓ | Rule | Text
      1 | ✅ | no-foo | one
      2 | | no-bar | two
      3 | ✅ | no-baz | three`)
    expect(titles(one, one)).toEqual(['Rule'])
    expect(alignTable(one, one).counters()).toEqual([[0, 0]])
  })

  test('takes a second column where the first repeats, and drops what is not needed', () => {
    const family = table(`Family | Stage / mode | Layout
      moe | decode | a
      moe | prefill | b
      dense | decode | a
      dense | prefill | c`)
    expect(titles(family, family)).toEqual(['Family', 'Stage / mode'])
    const category = table(`Category | Metric | Text
      http | requests | how many
      http | errors | how many failed
      disk | reads | how many reads
      disk | writes | how many writes`)
    expect(titles(category, category)).toEqual(['Metric'])
  })

  test('prefers a short column to a text', () => {
    const one = table(`Op | Text | Version
      Conv | convolves the input with the filter given | 11
      Conv | convolves the input with the filter given, faster | 22
      Pool | takes the largest value of each window | 11
      Pool | takes the largest value of each window, faster | 22`)
    expect(titles(one, one)).toEqual(['Op', 'Version'])
  })

  test('stays one column where few rows repeat it', () => {
    const rows = Array.from({length: 20}, (_, row) => [`api ${row}`, `text ${row}`, row % 2 === 0 ? 'No' : 'Yes'])
    const one = view(['API', 'Description', 'Auth'], [...rows, ['api 3', 'another text', 'No']])
    const {key, duplicates} = alignTable(one, one)
    expect(key.new).toEqual([0])
    expect(duplicates.map(duplicate => [duplicate.side, duplicate.rows])).toEqual([
      ['old', [3, 20]],
      ['new', [3, 20]],
    ])
  })

  test('is what is declared, whatever the table looks like', () => {
    const one = table(`A | B
      x | 1
      y | 2`)
    expect(alignTable(one, one, {key: ['B']}).key).toEqual({old: [1], new: [1]})
    expect(alignTable(one, one, {key: ['B', 'gone']}).key).toEqual({old: [0], new: [0]})
  })

  test('follows its values when the column is split, joined or takes another name', () => {
    const old = table(`OS | Simulators
      iOS 17.0 | iPhone 15
      iOS 17.2 | iPhone 15, iPad
      tvOS 17.0 | Apple TV`)
    const renamed = table(`Name | OS | Simulators
      iOS 17.0 | 17.0.1 | iPhone 15
      iOS 17.2 | 17.2 | iPhone 15, iPad
      tvOS 17.0 | 17.0 | Apple TV`)
    const cut = table(`OS | Version | Simulators
      iOS | 17.0 | iPhone 15
      iOS | 17.2 | iPhone 15, iPad
      tvOS | 17.0 | Apple TV`)
    expect(alignTable(old, renamed).columns.matched).toEqual([
      [0, 0],
      [1, 2],
    ])
    for (const [before, after] of [
      [old, renamed],
      [renamed, old],
      [old, cut],
      [cut, old],
    ] as const) {
      const {pairs, added, removed} = alignTable(before, after)
      expect(pairs.map(pair => [pair.old, pair.new, pair.by])).toEqual([
        [0, 0, 'key'],
        [1, 1, 'key'],
        [2, 2, 'key'],
      ])
      expect([added, removed]).toEqual([[], []])
    }
    expect(differences(old, cut)).toEqual([])
  })
})

describe('rows that share a key', () => {
  test('pair by content first, then order', () => {
    const old = table(`Key | Value
      a | 1
      a | 2
      a | 3
      b | 4`)
    const next = table(`Key | Value
      a | 3
      a | 1
      a | 9
      b | 4`)
    const {pairs, added, removed} = alignTable(old, next, {key: ['Key']})
    expect(pairs.map(pair => [pair.old, pair.new])).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
      [3, 3],
    ])
    expect([added, removed]).toEqual([[], []])
  })

  test('show no false change where one of them goes', () => {
    const old = table(`Kind | Text
      bug | fixed the first
      bug | fixed the second
      bug | fixed the third
      new | added one`)
    const next = table(`Kind | Text
      bug | fixed the second
      bug | fixed the third
      new | added one`)
    expect(differences(old, next)).toEqual(['- fixed the first'])
  })

  test('and are not meant to be one pair by what is rare in them, never by position', () => {
    const old = table(`Kind | Text | Since
      bug | wrong colour of the closing bracket in nested templates | 1.0
      bug | crash when a folder is renamed during the scan | 1.0
      bug | lost cursor | 1.0
      new | icons | 1.0`)
    const next = table(`Kind | Text | Since
      bug | slow start with many open files on a network drive | 1.0
      bug | crash when a folder is renamed or removed during the scan | 1.0
      new | icons | 1.0`)
    expect(differences(old, next)).toEqual([
      '- bug',
      '- bug',
      '+ bug',
      'bug: crash when a folder is renamed during the scan → crash when a folder is renamed or removed during the scan',
    ])
  })
})

describe('continuation and sub-header rows', () => {
  const kernels = (rows: string) =>
    table(`Op Name | Parameters | OpSet | Types
    **Domain:** ai.onnx | | |
    ${rows}
    | | |
    **Domain:** com.microsoft | | |
    Conv | in X | 11+ | float`)
  const before = kernels(`Conv | in X | 11+ | float, double
    | | | [1, 10] | float
    Relu | in X | 6+ | float`)

  test('continuation rows belong to the row above, sub-headers to the key', () => {
    const {key, newKeys} = alignTable(before, before)
    expect(key.new).toEqual([0, 2])
    expect(newKeys(2)).toEqual(['Domain: ai.onnx', 'Conv', '[1, 10]'])
    expect(newKeys(6)).toEqual(['Domain: com.microsoft', 'Conv', '11+'])
  })

  test('a range of versions cut in pieces is a split, put together a merge', () => {
    const after = kernels(`Conv | in X | 22+ | bfloat16, float, double
      | | | [11, 21] | float, double
      | | | [1, 10] | float
      Relu | in X | 6+ | float`)
    const forth = alignTable(before, after)
    expect(forth.splits).toEqual([{old: 1, new: [1, 2]}])
    expect([forth.added, forth.removed, forth.merges]).toEqual([[], [], []])
    expect(alignTable(after, before).merges).toEqual([{old: [1, 2], new: 1}])
  })

  test('a row added in a group is no split', () => {
    const after = kernels(`Conv | in X | 11+ | float, double
      | | | [7, 10] | float
      | | | [1, 6] | half
      | | | [1, 10] | float
      Relu | in X | 6+ | float`)
    expect(alignTable(before, after).splits).toEqual([])
    expect(alignTable(before, after).added).toHaveLength(2)
  })

  test('rows under a renamed sub-header pair where their name alone says which they are', () => {
    const sections = (title: string) =>
      table(`Name | Type | Text
      Common | |
      size | int | of all
      name | str | of all
      ${title} | |
      size | int | of one
      port | int | where it listens
      place | str | of one`)
    const {pairs, added, removed} = alignTable(sections('Server'), sections('Backend'))
    expect(pairs.map(pair => [pair.old, pair.new, pair.by])).toEqual([
      [0, 0, 'key'],
      [1, 1, 'key'],
      [2, 2, 'key'],
      [5, 5, 'content'],
      [6, 6, 'content'],
    ])
    expect([added, removed]).toEqual([
      [3, 4],
      [3, 4],
    ])
  })

  test('in a table of two columns only a bold cell is a sub-header', () => {
    const one = table(`Option | Default
      **Server** |
      port | 80
      host |
      **Client** |
      port | 81
      host |`)
    const {newKeys, key} = alignTable(one, one)
    expect(key.new).toEqual([0])
    expect([1, 2, 4, 5].map(newKeys)).toEqual([
      ['Server', 'port'],
      ['Server', 'host'],
      ['Client', 'port'],
      ['Client', 'host'],
    ])
  })

  test('a row without any support is no sub-header where keys are unique', () => {
    const old = table(`Op | CPU | GPU
      ADD | ✅ | ✅
      CUMSUM | |
      MUL | ✅ |`)
    const next = table(`Op | CPU | GPU
      ADD | ✅ | ✅
      MUL | ✅ |`)
    expect(differences(old, next)).toEqual(['- CUMSUM'])
  })
})

describe('rows cut without a range', () => {
  const rows = (platforms: string) =>
    table(`Tool | Platform | Text
    alpha | linux | builds things
    beta | any | checks formats and links of every page
    gamma | linux | runs
    gamma | macos | runs
    ${platforms}`)

  test('one row against all rows with its leading key, saying the same', () => {
    const one = rows('delta | any | signs and uploads a release to the store')
    const two = rows(`delta | linux | signs a release to upload
      delta | macos | uploads a release to the store`)
    expect(alignTable(one, two).splits).toEqual([{old: 4, new: [4, 5]}])
    expect(alignTable(two, one).merges).toEqual([{old: [4, 5], new: 4}])
  })

  test('not where they say something else', () => {
    const one = rows('delta | any | signs and uploads a release to the store')
    const two = rows(`delta | linux | compiles shaders
      delta | macos | prints colours`)
    expect(alignTable(one, two).splits).toEqual([])
  })
})

describe('order', () => {
  test('rows outside the longest sequence are reordered, whatever was renamed', () => {
    const old = table(`Name | Text
      a | one
      b | two
      c | three
      d | four`)
    const next = table(`Name | Text
      d | four
      a | one
      b | two
      c | three`)
    expect([...alignTable(old, next).reordered]).toEqual([0])
  })
})
