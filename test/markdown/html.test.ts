import {describe, expect, test} from 'vitest'
import {read, texts} from './read.ts'

describe('HTML tables', () => {
  test('thead, spans, line breaks and lists', async () => {
    const document = await read(
      '# T',
      '',
      'text',
      '',
      '<table>',
      '<caption>Which one</caption>',
      '<thead>',
      '<tr><th rowspan=2>Name</th><th colspan="2">Group</th></tr>',
      '<tr><th>a</th><th>b</th></tr>',
      '</thead>',
      '<tr><td>x</td><td><ul><li>1</li><li>2</li></ul></td><td>q<br>r</td></tr>',
      '',
      '<tr><td rowspan=2>y</td><td colspan=2>wide</td></tr>',
      '<tr><td>1</td><td>2</td><td>3</td></tr>',
      '</table>',
    )
    const [table] = document.tables
    expect(await texts(table)).toEqual([
      ['Name', 'Group a', 'Group b'],
      ['x', '1 2', 'q r'],
      ['y', 'wide', 'wide'],
      ['y', '1', '2'],
    ])
    expect(table?.rows.get(2)?.extra.map(cell => cell.visible)).toEqual(['3'])
    expect(table).toMatchObject({syntax: 'html', heading: ['T'], line: 8, endLine: 16})
    expect([...(table?.rows ?? [])].map(row => row.line)).toEqual([11, 13, 14])
    expect(document.sections[1]?.prose).toBe('text\n\nWhich one')
  })

  test('cells keep place, inner HTML, links, and what is no HTML', async () => {
    const {tables} = await read(
      '<table>',
      '<tr><th>a</th></tr>',
      '<tr><td> <a href="u#L1">l</a> list<T> <del>o</del>',
      '</td></tr></table>',
    )
    expect(tables[0]?.rows.get(0)?.cells[0]).toMatchObject({
      line: 3,
      column: 10,
      source: '<a href="u#L1">l</a> list<T> <del>o</del>',
      visible: 'l list<T> ~~o~~',
      links: [{url: 'u#L1', text: 'l'}],
    })
  })

  test('without header cells the first row is the header; th alone make header rows', async () => {
    const {tables} = await read(
      '<table><tr><td>k</td></tr><tr><td>1</td></tr></table>',
      '',
      '<table><tr><th>k</th></tr><tr><th>2</th><td>v</td></tr></table>',
    )
    expect(await Promise.all(tables.map(texts))).toEqual([
      [['k'], ['1']],
      [['k'], ['2']],
    ])
  })

  test('a nested table belongs to its cell, and one around a GFM table or of one row is layout', async () => {
    const nested = await read('<table><tr><td>k</td></tr><tr><td>a<table><tr><td>n</td></tr></table></td></tr></table>')
    expect(await Promise.all(nested.tables.map(texts))).toEqual([[['k'], ['a n']]])
    const layout = await read('<table><tr><td>', '', '| a |', '|---|', '| 1 |', '', '</td></tr></table>')
    expect(layout.tables.map(table => table.syntax)).toEqual(['gfm'])
    expect((await read('<table><tr><td>logo</td></tr></table>')).tables).toEqual([])
  })

  test('none in code, code spans, comments, script', async () => {
    const table = '<table><tr><th>a</th></tr><tr><td>1</td></tr></table>'
    const document = await read(
      '```',
      table,
      '```',
      `\`${table}\``,
      '',
      `<!-- ${table} -->`,
      '',
      `<script>${table}</script>`,
    )
    expect(document.tables).toEqual([])
  })

  test('spans beyond reason cost nothing', async () => {
    const rows = '<tr><td rowspan=60000 colspan=1000>x</td></tr>'.repeat(2000)
    const {tables} = await read(`<table><tr><th>a</th></tr>${rows}</table>`)
    expect(tables[0]?.rows).toHaveLength(2000)
    expect([...(tables[0]?.rows ?? [])].reduce((sum, row) => sum + row.extra.length, 0)).toBeLessThan(100_000)
  })
})
