import {describe, expect, test} from 'vitest'
import {matchTables, relocate, type TableView} from '../../src/match/index.ts'
import {table, view} from './views.ts'

const rule = (category: string, enabled: string, severity: string) => [
  ['Category', category],
  ['Enabled', enabled],
  ['Severity', severity],
  ['CodeFix', 'False'],
]
const item = (title: string, category = 'Usage', enabled = 'True', severity = 'Warning'): TableView =>
  view(['Item', 'Value'], rule(category, enabled, severity), ['Analyzers', title])

describe('tables pair', () => {
  test('by heading where hundreds share keys and rows', () => {
    const old = Array.from({length: 60}, (_, index) => item(`CA${1000 + index}: Do not do this`))
    const next = [...old.slice(0, 20), item('CA1999: Do not do this'), ...old.slice(21)]
    expect(matchTables(old, next).filter(([from, to]) => from !== to)).toEqual([])
    expect(matchTables(old, next)).toHaveLength(59)
  })

  test('by words of a heading that was reworded', () => {
    const old = Array.from({length: 30}, (_, index) => item(`CA${1000 + index}: Rule about thing ${index}`))
    const next = old.map((one, index) =>
      index === 7 ? item('CA1007: Reworded rule about thing 7', 'Usage', 'False') : one,
    )
    expect(matchTables(old, next)).toHaveLength(30)
  })

  test('not with a newcomer in the place of one that went', () => {
    const old = ['CA1000: Alpha', 'CA2229: Implement constructors', 'CA3000: Omega', ...'klmnop'].map(title =>
      item(title),
    )
    const next = ['CA1000: Alpha', 'CA2261: Use passwords well', 'CA3000: Omega', ...'klmnop'].map(title => item(title))
    expect(matchTables(old, next).map(pair => pair[0])).not.toContain(1)
  })

  test('when a section is renamed, demoted or moved', () => {
    const inputs = 'Name | Type\n alpha | int\n beta | str'
    const outputs = 'Name | Type\n result | int\n status | str'
    const old = [table(inputs, ['Module', 'Inputs']), table(outputs, ['Module', 'Outputs'])]
    const next = [table(outputs, ['Title', 'Module', 'Results']), table(inputs, ['Title', 'Module', 'Arguments'])]
    expect(matchTables(old, next)).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test('crosswise where two tables of a section change places and gain a column', () => {
    const heading = ['Metrics', 'duration']
    const methods = [
      ['CONNECT', 'connects'],
      ['DELETE', 'deletes'],
      ['GET', 'gets'],
    ]
    const errors = [['_OTHER', 'a fallback']]
    const wide = (rows: string[][]) =>
      view(
        ['Value', 'Description', 'Stability'],
        rows.map(row => [...row, 'stable']),
        heading,
      )
    const old = [view(['Value', 'Description'], errors, heading), view(['Value', 'Description'], methods, heading)]
    expect(matchTables(old, [wide(methods), wide(errors)])).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test('with the only table of their section though a column came or went', () => {
    const old = [table('Version | Vendor | Variable\n 8.0 | Temurin | JAVA_8\n 11.0 | Temurin | JAVA_11', ['Java'])]
    const next = [table('Version | Variable\n 8.1 | JAVA_8\n 11.1 | JAVA_11', ['Java'])]
    expect(matchTables(old, next)).toEqual([[0, 0]])
  })

  test('not with a table of the same section that shares nothing', () => {
    const old = [table('Action | Effect\n open | opens\n shut | shuts', ['Rules'])]
    const next = [table('Folder | Scope\n bin | all\n etc | some', ['Rules'])]
    expect(matchTables(old, next)).toEqual([])
  })

  test('stay where they are when rows go from one to a new one', () => {
    const rows = Array.from({length: 12}, (_, row) => [`spark.setting.${row}`, `what setting ${row} does`])
    const old = [view(['Config', 'Text'], rows, ['Settings', 'Execution'])]
    const next = [
      view(['Config', 'Text'], rows.slice(0, 8), ['Settings', 'Execution']),
      view(['Config', 'Text'], rows.slice(8), ['Settings', 'Explain']),
    ]
    expect(matchTables(old, next)).toEqual([[0, 0]])
  })
})

describe('rows relocate', () => {
  const leftover = (one: TableView, row: number) => ({table: one, row, key: [one.text(row, 0)]})
  const relocated = (leftovers: Parameters<typeof relocate>[0], tables: readonly TableView[] = []) => {
    const keyed = tables.map(one => ({table: one, keys: (row: number) => [one.text(row, 0)]}))
    return relocate(leftovers, {old: keyed, new: keyed})
  }
  const from = table('Config | Text | Default\n spark.a | says how to explain the plan | false\n spark.b | other | 1', [
    'Execution',
  ])
  const to = table('Config | Text | Default\n spark.a | says how to explain the plan | true', ['Explain'])

  test('by a rare key and what the row says', () => {
    const found = relocated({removed: [leftover(from, 0), leftover(from, 1)], added: [leftover(to, 0)]})
    expect(found.map(one => [one.from.row, one.to.row])).toEqual([[0, 0]])
    expect(found[0]?.similarity).toBe(0.7)
  })

  test('by the first of columns with one title, from either side', () => {
    const twice = table('Config | Text | Text\n spark.a | y | says how to explain the plan', ['Twice'])
    const once = table('Config | Text\n spark.a | says how to explain the plan', ['Once'])
    const [left, right] = [leftover(twice, 0), leftover(once, 0)]
    expect(relocated({removed: [left], added: [right]})).toEqual([])
    expect(relocated({removed: [right], added: [left]})).toEqual([])
  })

  test('not by a key that every table has', () => {
    const tables = Array.from({length: 30}, (_, index) => item(`CA${index}`))
    const [gone, come] = [tables[3] as TableView, tables[20] as TableView]
    const rows = [0, 1, 2, 3]
    expect(
      relocated({removed: rows.map(row => leftover(gone, row)), added: rows.map(row => leftover(come, row))}, tables),
    ).toEqual([])
  })

  test('not to one of two places that fit equally well', () => {
    const again = table('Config | Text | Default\n spark.a | says how to explain the plan | true', ['Again'])
    expect(relocated({removed: [leftover(from, 0)], added: [leftover(to, 0), leftover(again, 0)]})).toEqual([])
  })

  test('not within their own table, and not to another row of the same name', () => {
    const other = table('Config | Text | Default\n spark.a | counts bytes read from disk | 7', ['Other'])
    expect(relocated({removed: [leftover(from, 0)], added: [leftover(from, 0)]})).toEqual([])
    expect(relocated({removed: [leftover(from, 0)], added: [leftover(other, 0)]})).toEqual([])
  })
})
