import {describe, expect, test} from 'vitest'
import {read} from './read.ts'

const faultsOf = async (...lines: string[]) =>
  (await read(...lines)).faults.map(({message: _, fallen: __, ...fault}) => fault)

describe('broken tables', () => {
  test.each<[name: string, lines: string[], fault: object]>([
    [
      'a line break in a cell makes several rows of one',
      ['| a | b | c |', '|---|---|---|', '| 1 | 2, ', 'two | 3 |', '| 4 | 5 | 6 |'],
      {line: 3, column: 10, rows: [3, 4], table: 0},
    ],
    [
      'a line break in a cell that ends the table',
      ['| a | b |', '|---|---|', '| 1 | two:', '- x |', '', '| 3 | 4 |', '| 5 | 6 |'],
      {line: 4, rows: [6, 7], table: 0},
    ],
    [
      'a blank line inside a table',
      ['| a | b |', '|---|---|', '| 1 | 2 |', '', '| 3 | 4 |', '| 5 | 6 |'],
      {line: 4, rows: [5, 6], table: 0},
    ],
    ['no delimiter row', ['| a | b |', '| 1 | 2 |', '| 3 | 4 |'], {line: 1, rows: [2, 3]}],
    ['a delimiter row of another width', ['text', '| a | b | c |', '|---|---|', '| 1 | 2 | 3 |'], {line: 3, rows: [4]}],
    [
      'two delimiter rows, the first of another width',
      ['| a | b | c |', '|-|-|', '|-|-|-|', '| 1 | 2 | 3 |', '| 4 | 5 | 6 |'],
      {line: 2, rows: [3, 4, 5]},
    ],
    [
      'a table that is indented as code is',
      ['=== "tab"', '', '    | a | b |', '    |---|---|', '    | 1 | 2 |'],
      {line: 3, rows: [5]},
    ],
    ['delimiter rows alone', ['|-|-|', '|-|', '| 1 |'], {line: 1, rows: [2, 3]}],
    ['a blank line above the delimiter row', ['| a | b |', '', '|---|---|', '| 1 | 2 |'], {line: 3, rows: [4]}],
    ['a pipe in a code span', ['| a | b |', '|---|---|', '| `x||y` | 2 |'], {line: 3, column: 5, rows: [3], table: 0}],
    ['two pipes for one', ['| a | b |', '|---|---|', '| x || y | 2 |'], {line: 3, column: 5, rows: [3], table: 0}],
    [
      'a table right under an HTML tag',
      ['<details>', '| a | b |', '|---|---|', '| 1 | 2 |', '</details>'],
      {line: 2, rows: [4]},
    ],
  ])('%s', async (_, lines, fault) => {
    expect(await faultsOf(...lines)).toEqual([{rule: 'broken-table', ...fault}])
  })

  describe.each([
    ['with outer pipes', ['| a | b | c |', '|---|---|---|', '| 1 | 2 | 3 |'], '| 4 | 5 | 6 |'],
    ['without', ['a | b | c', '---|---|---', '1 | 2 | 3'], '4 | 5 | 6'],
  ])('rows below the end of a table %s', (style, table, row) => {
    const starts = ['- we', '1. we', '> we', '***', '<div>', '<!-- we -->', '```']

    test.each(starts)('whole rows, then %j', async start => {
      expect(await faultsOf(...table, start, row, row)).toEqual([
        {rule: 'broken-table', line: 4, rows: [5, 6], table: 0},
      ])
    })

    test.each([...starts, '# we', '    we', ''])('a row cut in a cell, then %j', async start => {
      const cut = style === 'without' ? '1 | we:' : '| 1 | we:'
      const faults = await faultsOf(...table, cut, start, '| false |', row)
      expect(faults.filter(({rule}) => rule === 'broken-table')).toEqual([
        {rule: 'broken-table', line: 5, rows: [7], table: 0},
      ])
    })

    test('a row that starts like a list item', async () => {
      const start = style === 'without' ? '- 1 | 2 | 3' : '- | 1 | 2 | 3 |'
      const [fault] = await faultsOf(...table, start, row)
      expect(fault).toMatchObject({line: 4, table: 0})
      expect(fault?.rows).toContain(5)
    })

    test('a blank line', async () => {
      expect(await faultsOf(...table, '', row, row)).toEqual([{rule: 'broken-table', line: 4, rows: [5, 6], table: 0}])
    })

    test('closed code, another section and a line of links are none', async () => {
      expect(await faultsOf(...table, '```', row, '```')).toEqual([])
      expect(await faultsOf(...table, '<!--', row, '-->')).toEqual([])
      expect(await faultsOf(...table, '', '```', row, '```')).toEqual([])
      expect(await faultsOf(...table, '# H', 'x | y | z')).toEqual([])
      expect(await faultsOf('a | b', '--|--', '1 | 2', '', '[Home](/) | [Top](#)')).toEqual([])
    })
  })

  test('say how to mend them', async () => {
    const {faults} = await read('| a | b |', '|---|---|', '| 1 | 2 |', '', '| 3 | 4 |')
    expect(faults[0]?.message).toBe('Blank line ends the table; remove it, or no table has the row below it')
  })

  test.each<[string, string[]]>([
    ['text with pipes', ['a | b', 'c | d']],
    ['one line that starts with a pipe', ['| think | so']],
    ['code', ['```', '| a | b |', '| 1 | 2 |', '```', '', '    | a | b |', '    | 1 | 2 |']],
    ['two tables, one below the other', ['| a |', '|---|', '| 1 |', '', '| a |', '|---|', '| 1 |']],
    ['text right under a table', ['| a |', '|---|', '| 1 |', 'text']],
    ['empty cells at the end', ['| a | b |', '|---|---|', '| 1 | | |']],
    ['a comment', ['<!--', '| a | b |', '|---|---|', '-->']],
    ['a table under another heading', ['| a | b |', '|---|---|', '| 1 | 2 |', '', '# H', '', 'x | y']],
  ])('are not: %s', async (_, lines) => {
    expect(await faultsOf(...lines)).toEqual([])
  })
})

describe('rows that readers take differently', () => {
  test.each([['|x\\\\|y|'], ['|||'], ['| a\vb |'], ['| a\fb |'], ['| a\0b |']])('%j', async row => {
    expect(await faultsOf('| a | b |', '|---|---|', row)).toContainEqual({rule: 'unportable-row', line: 3, table: 0})
  })

  test('a backslash that escapes a pipe is no such row', async () => {
    expect(await faultsOf('| a |', '|---|', '| x\\|y |', '| x\\\\\\|y |')).toEqual([])
  })
})

describe('conflict markers', () => {
  const side = ['=======', 'theirs', '>>>>>>> branch']

  test.each<[name: string, lines: string[], found: number[]]>([
    ['in text, which the middle one underlines', ['text', '', '<<<<<<< HEAD', 'ours', ...side], [3]],
    ['with what both sides had before', ['<<<<<<< HEAD', 'ours', '||||||| 1234567', 'base', ...side], [1]],
    ['around one row of a table', ['| a |', '|---|', '<<<<<<< HEAD', '| 1 |', '=======', '| 2 |', '>>>>>>> b'], [3]],
    ['two conflicts', ['<<<<<<< HEAD', 'ours', ...side, '', '<<<<<<< HEAD', 'more', ...side], [1, 7]],
    ['around code', ['<<<<<<< HEAD', '```js', 'a', '=======', '```js', 'b', '>>>>>>> b', '```'], [1]],
    ['below code', ['```', 'a', '```', '<<<<<<< HEAD', 'ours', ...side], [4]],
    ['a start that was left', ['a', '<<<<<<< HEAD', 'b'], [2]],
    ['an end that was left', ['a', '>>>>>>> branch', 'b'], [2]],
    ['an example in code', ['~~~', '<<<<<<< HEAD', 'ours', ...side, '~~~'], []],
    ['an underline', ['Title', '======='], []],
    ['a row of empty cells', ['| a | b | c | d | e | f |', '|-|-|-|-|-|-|', '|||||||'], []],
    ['other numbers of marks', ['<<<<<< HEAD', '>>>>>>>> b', '>>>>>>>a'], []],
    ['a code span', ['git writes', '`<<<<<<< HEAD`'], []],
  ])('%s', async (_, lines, found) => {
    const faults = (await faultsOf(...lines)).filter(({rule}) => rule === 'conflict-marker')
    expect(faults).toEqual(found.map(line => ({rule: 'conflict-marker', line})))
  })
})
