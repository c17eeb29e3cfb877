import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {readDocument} from '../../src/markdown/index.ts'
import {settled} from '../../src/suspend.ts'
import {tameDocument} from './nasty.ts'
import {Random} from './random.ts'
import {read, texts} from './read.ts'
import {contentsOf} from './snapshot.ts'

describe('tables', () => {
  test('stand anywhere: at the margin, in lists, in quotes, in notes', async () => {
    const document = await read(
      '| a |',
      '|---|',
      '| 1 |',
      '',
      '- item',
      '',
      '  | b |',
      '  |---|',
      '  | 2 |',
      '',
      '> | c |',
      '> |---|',
      '> | 3 |',
      '',
      '[^n]: note',
      '',
      '    | d |',
      '    |---|',
      '    | 4 |',
    )
    expect(await Promise.all(document.tables.map(texts))).toEqual([
      [['a'], ['1']],
      [['b'], ['2']],
      [['c'], ['3']],
      [['d'], ['4']],
    ])
    expect(document.tables.map(table => [table.line, table.endLine])).toEqual([
      [1, 4],
      [7, 10],
      [11, 14],
      [17, 20],
    ])
    expect(document.tables[2]?.rows.get(0)).toMatchObject({line: 13, source: '| 3 |'})
    expect(document.tables[2]?.rows.get(0)?.cells[0]).toMatchObject({line: 13, column: 5})
  })

  test('are not in code, comments or raw HTML', async () => {
    const table = ['| a |', '|---|', '| 1 |']
    const document = await read(
      '```',
      ...table,
      '```',
      '<!--',
      ...table,
      '-->',
      '<pre>',
      ...table,
      '</pre>',
      '',
      '    | a |',
    )
    expect(document.tables).toEqual([])
  })

  test('cells keep line, column and source; extra cells stand apart, missing ones are empty', async () => {
    const {tables} = await read('  | a | b\\|c |  ', '|:-|-:|', ' |1|  | 😀x | `y\\|z` |', 'only')
    const [table] = tables
    expect(table?.header.map(({line, column, source}) => [line, column, source])).toEqual([
      [1, 5, 'a'],
      [1, 9, 'b|c'],
    ])
    const [first, second] = table?.rows ?? []
    expect(first).toMatchObject({line: 3, missing: 0, source: '|1|  | 😀x | `y\\|z` |'})
    expect(first?.cells.map(({column, source}) => [column, source])).toEqual([
      [3, '1'],
      [5, ''],
    ])
    expect(first?.extra.map(({column, source, visible}) => [column, source, visible])).toEqual([
      [9, '😀x', '😀x'],
      [15, '`y|z`', 'y|z'],
    ])
    expect(second).toMatchObject({line: 4, missing: 1, extra: []})
    expect(second?.cells[1]).toMatchObject({line: 4, column: 5, source: '', visible: '', missing: true})
  })

  test('a row of pipes, a row without outer pipes, a backslash before a backslash', async () => {
    const {tables} = await read('a | b', '--- | ---', '|||', '1 | 2', 'x\\\\| y')
    expect(await texts(tables[0])).toEqual([
      ['a', 'b'],
      ['', ''],
      ['1', '2'],
      ['x\\', 'y'],
    ])
  })

  test('links resolve through definitions anywhere in the document', async () => {
    const {tables} = await read('| a |', '|---|', '| [t][D e] and ![i][] |', '', '> [d  E]: https://a.b/c#L1', '[i]: s')
    const cell = tables[0]?.rows.get(0)?.cells[0]
    expect(await settled(() => [cell?.visible, cell?.links])).toEqual([
      't and i',
      [
        {url: 'https://a.b/c#L1', text: 't'},
        {url: 's', text: 'i'},
      ],
    ])
  })
})

describe('sections', () => {
  test('carry the trail of headings above, their line and their prose', async () => {
    const document = await read(
      'before',
      '# One `x`',
      'text [l](u#L3)',
      '### Deep #',
      '| a |',
      '|---|',
      '| 1 |',
      '',
      'after',
      'Under',
      '-----',
      '- # no heading of the document',
      '# Two',
    )
    expect(document.sections.map(({trail, line, prose}) => [trail, line, prose])).toEqual([
      [[], 1, 'before'],
      [['One x'], 2, 'text [l](u#L3)'],
      [['One x', 'Deep'], 4, ''],
      [['One x', 'after Under'], 9, '- # no heading of the document'],
      [['Two'], 13, ''],
    ])
    expect(document.tables[0]).toMatchObject({heading: ['One x', 'Deep'], section: 2})
  })
})

describe('what makes no difference', () => {
  const values = async (text: string) => {
    const document = await readDocument(text)
    return settled(() => ({
      sections: document.sections.map(({trail, line, prose}) => [trail, line, prose]),
      tables: document.tables.map(table => [
        table.heading,
        [table.header, ...[...table.rows].map(row => row.cells)].map(cells =>
          cells.map(({source, visible, links}) => [source, visible, links]),
        ),
      ]),
    }))
  }
  const document = fc.integer().map(seed => tameDocument(new Random(seed)).replace(/\r\n?/g, '\n'))

  test('line ends and a byte order mark', async () => {
    await fc.assert(
      fc.asyncProperty(document, async text => {
        const wanted = JSON.stringify(await values(text))
        expect(JSON.stringify(await values(text.replace(/\n/g, '\r\n')))).toBe(wanted)
        expect(JSON.stringify(await values(text.replace(/\n/g, '\r')))).toBe(wanted)
        expect(JSON.stringify(await values(`\uFEFF${text}`))).toBe(wanted)
      }),
      {numRuns: 60},
    )
  })

  test('padding of cells', async () => {
    const plain = '|a|`b\\|c`|\n|-|-|\n|x||\n'
    const padded = '  |  a\t |`b\\|c`   |  \n|:---------|--------:|\n|\tx|       |\n'
    expect((await values(padded)).tables).toEqual((await values(plain)).tables)
  })

  test('a byte order mark is taken off once', async () => {
    const {text, tables} = await readDocument('\uFEFF\uFEFFa\n\n| a |\n|---|\n')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    expect(tables[0]).toMatchObject({line: 3})
  })
})

describe('texts made to be slow or deep', () => {
  test('markup too intricate for remark is compared as source, and the fault names the cell', async () => {
    const intricate = '*a ~b '.repeat(2000).trim()
    const document = await read('| a | b |', '|---|---|', `| x | ${intricate} |`)
    expect(document.faults).toMatchObject([{rule: 'oversized-cell', line: 3, column: 7, table: 0}])
    expect(document.tables[0]?.rows.get(0)?.cells[1]?.visible).toBe(intricate)
  })

  test('long plain cells are read as ever', async () => {
    const document = await read('| a |', '|---|', `| ${'[a](b) '.repeat(20_000)}|`)
    expect(document.faults).toEqual([])
    expect(document.tables[0]?.rows.get(0)?.cells[0]?.links).toHaveLength(20_000)
  })

  test.each([
    ['quotes', '>'.repeat(100), '>'.repeat(101)],
    ['list items', `${'- '.repeat(100)}a`, `${'- '.repeat(30_000)}a`],
    ['numbers', `${'1. '.repeat(100)}a`, `> ${'1. '.repeat(100)}a`],
  ])('%s inside each other are prose up to a depth, and refused past it', async (_, line, deeper) => {
    const table = '\n\n| a |\n|---|\n| 1 |\n'
    for (const by of ['scan', 'remark'] as const) {
      const document = await readDocument(line + table, {by})
      expect(document.tables).toHaveLength(1)
      expect(document.sections[0]?.prose).toBe(line)
    }
    await expect(readDocument(`text\n${deeper}${table}`, {label: 'a.md'})).rejects.toMatchObject({
      code: 'document-too-large',
      message: expect.stringMatching(/^`a\.md`: line 2 needs the full Markdown parser, /),
    })
  })

  test('a document that the scanner cannot read is refused past a size', async () => {
    const [table, list] = ['| a |\n|---|\n', '- x\n\n  | b |\n  |---|\n']
    const rows = '| 1 |\n'.repeat(70_000)
    expect((await readDocument(table + rows)).tables).toHaveLength(1)
    expect((await readDocument(`${table}| 1 |\n\n${list}`)).tables).toHaveLength(2)
    await expect(readDocument(`${table}${rows}\n${list}`)).rejects.toMatchObject({
      code: 'document-too-large',
      message: expect.stringMatching(/^line 70006 needs /),
    })
  })

  test('so is one with too many marks in one paragraph, not in several', async () => {
    const list = '- x\n\n  | b |\n  |---|\n\n'
    const marks = 'a] '.repeat(3000)
    expect((await readDocument(`${list}${`${marks}\n\n`.repeat(6)}`)).tables).toHaveLength(1)
    await expect(readDocument(`${list}${marks.repeat(6)}`)).rejects.toMatchObject({code: 'document-too-large'})
  })

  test.each([
    ['quotes apart', '> a\n\n'],
    ['lists apart', '- a\n\nb\n\n'],
    ['lines outside their quote', `> a\n${'b\n'.repeat(6000)}\n`],
  ])('so is one with too many %s', async (_, block) => {
    const list = '- x\n\n  | b |\n  |---|\n\n'
    expect((await readDocument(list + block.slice(0, 800))).tables).toHaveLength(1)
    await expect(readDocument(list + block.repeat(6000))).rejects.toMatchObject({code: 'document-too-large'})
  })

  test('so is one with too much in cells that only remark can read, at the cell where it is too much', async () => {
    const rows = (count: number) =>
      Array.from({length: count}, (_, row) => `| ${row} me@example.org ${'word '.repeat(160)}|`).join('\n')
    const visible = async (text: string) => {
      const [table] = (await readDocument(text, {label: 'a.md'})).tables
      return settled(() => [...(table?.rows ?? [])].map(row => row.cells[0]?.visible).length)
    }
    expect(await visible(`| a |\n|---|\n${rows(300)}`)).toBe(300)
    await expect(visible(`| a |\n|---|\n${rows(400)}`)).rejects.toMatchObject({
      code: 'document-too-large',
      message: expect.stringMatching(/^`a\.md`: line 3\d\d needs /),
    })
  })

  test('a fence of a million back-quotes', async () => {
    const {sections} = await read('`'.repeat(1_000_000), '# no heading', '`'.repeat(1_000_000), '# heading')
    expect(sections.map(section => section.trail)).toEqual([[], ['heading']])
  })

  test('nothing is kept of a reading but what was asked for', async () => {
    const document = await readDocument('| a |\n|---|\n| 1 |\n')
    expect(contentsOf(document)).toEqual(contentsOf(await readDocument('| a |\n|---|\n| 1 |\n')))
  })
})
