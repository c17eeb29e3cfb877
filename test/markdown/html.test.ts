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

  test('a nested table is one of its own under the name of its row, and no part of its cell', async () => {
    const {tables} = await read(
      '# T',
      '<table><tr><th>Field</th><th>Text</th></tr>',
      '<tr><td><code>spec</code><br><em>Spec</em></td><td>what',
      '<table><tr><td>a</td><td>1<dl><dt>x</dt><dd>y</dd></dl></td></tr></table>',
      '</td></tr>',
      '<tr><td>b</td><td>2</td></tr></table>',
    )
    expect(await Promise.all(tables.map(texts))).toEqual([
      [
        ['Field', 'Text'],
        ['spec Spec', 'what'],
        ['b', '2'],
      ],
      // Without header cells and as wide as the table around it, it goes on under that one's header.
      [
        ['Field', 'Text'],
        ['a', '1'],
      ],
      [
        ['Term', 'Description'],
        ['x', 'y'],
      ],
    ])
    expect(tables.map(({heading}) => heading)).toEqual([['T'], ['T', 'spec'], ['T', 'spec', 'a']])
    expect(tables[0]?.rows.source(0)).not.toContain('<table')
    expect(tables.map(({line, endLine}) => [line, endLine])).toEqual([
      [2, 7],
      [4, 5],
      [4, 5],
    ])
  })

  test('tables in a table that is there for layout are read, under the heading', async () => {
    const {tables} = await read(
      '# T',
      '<table><tr><td><table><tr><th>k</th></tr><tr><td>1</td></tr></table></td></tr></table>',
    )
    expect(await Promise.all(tables.map(texts))).toEqual([[['k'], ['1']]])
    expect(tables[0]?.heading).toEqual(['T'])
  })

  test('a nested table of one cell, one around a GFM table and one of one row are layout', async () => {
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

describe('description lists', () => {
  test('a row for each term, with all that is said of it', async () => {
    const document = await read(
      '# T',
      '',
      '<dl class="x">',
      '<dt><tt>axis</tt> : int</dt>',
      '<dd>one <a href="#a">link</a></dd>',
      '',
      '<dd>two</dd>',
      '<div><dt>alone</dt></div>',
      '<dt></dt><dd></dd>',
      'beside',
      '</dl>',
    )
    const [table] = document.tables
    expect(await texts(table)).toEqual([
      ['Term', 'Description'],
      ['axis : int', 'one link two'],
      ['alone', ''],
    ])
    expect(table?.rows.get(0)).toMatchObject({line: 4, missing: 0})
    expect(table?.rows.cell(0, 1)).toMatchObject({line: 5, links: [{url: '#a', text: 'link'}]})
    expect(table?.rows.cell(0, 1).source).toBe('one <a href="#a">link</a></dd>\n\n<dd>two')
    expect(table).toMatchObject({syntax: 'html', heading: ['T'], line: 3, endLine: 12})
    expect(document.sections[1]?.prose).toContain('beside')
    expect(document.sections[1]?.prose).not.toContain('axis')
  })

  test('one that only indents, and one around headings, is prose; tables in it are read', async () => {
    expect((await read('<dl><dd>indented</dd></dl>')).tables).toEqual([])
    const {tables, sections} = await read(
      '<dl><dt>f</dt><dd>',
      '',
      '## Parameters',
      '',
      '<table><tr><th>k</th></tr><tr><td>1</td></tr></table>',
      '</dd></dl>',
    )
    expect(await Promise.all(tables.map(texts))).toEqual([[['k'], ['1']]])
    expect(sections[0]?.prose).toContain('<dt>f</dt>')
  })

  test('lists that are never closed cost little', async () => {
    const {tables} = await read('<dl><dt>a<dd>'.repeat(3000))
    expect(tables.length).toBeGreaterThan(0)
    expect((await read('<dl><h2>a</h2>'.repeat(3000))).tables).toEqual([])
  })
})
