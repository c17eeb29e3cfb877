/** The yardstick itself: a scorer that lets everything pass, or a reader that loses rows, would make the corpus worthless. */
import {describe, expect, test} from 'vitest'
import type {Action, DocumentReport, FieldChange, Finding, Report, RowSide, TableReport} from '../../src/model.ts'
import {lawFaults} from './law.ts'
import {told} from './mirror.ts'
import type {Expected} from './pairs.ts'
import {readSections, readTables} from './reader.ts'
import {score} from './score.ts'
import {variants} from './variants.ts'

const side = (line: number, ...text: string[]): RowSide => ({line, key: text.slice(0, 1), text, source: text})

function finding(action: Action, old: RowSide[], next: RowSide[], columns: string[] = []): Finding {
  const field = (column: string): FieldChange => ({
    column,
    path: '',
    rule: 'value-changed',
    level: 'warning',
    old: 'a',
    new: 'b',
    fingerprint: '',
  })
  return {
    subject: 'row',
    action,
    rule: `row-${action}`,
    level: 'warning',
    message: '',
    fingerprint: '',
    key: (next[0] ?? old[0])?.key ?? [],
    ...(action === 'renamed' ? {previousKey: old[0]?.key ?? []} : {}),
    old,
    new: next,
    fields: columns.map(field),
  }
}

function reportOf(findings: Finding[], rows: [number, number], restated: TableReport['restated'] = []): Report {
  const table: TableReport = {
    id: 'flags',
    type: 'generic',
    heading: ['Flags'],
    status: 'matched',
    key: ['Name'],
    columns: {
      old: ['Name', 'Default'],
      new: ['Name', 'Default'],
      matched: [
        [0, 0],
        [1, 1],
      ],
    },
    syntax: 'gfm',
    rows: {old: rows[0], new: rows[1], equal: 0, moved: 0, reordered: 0, reformatted: 0},
    findings,
    restated,
  }
  const document: DocumentReport = {
    status: 'matched',
    verdict: 'review',
    old: null,
    new: null,
    findings: [],
    tables: [table],
    diagnostics: [],
  }
  const summary = {
    ...{error: 0, warning: 0, notice: 0, accepted: 0, added: 0, removed: 0, changed: 0, renamed: 0, relocated: 0},
    ...{moved: 0, reordered: 0, reformatted: 0},
  }
  return {
    schemaVersion: 1,
    tool: {name: 'refdiff', version: '0'},
    verdict: 'review',
    summary,
    documents: [document],
  }
}

const old = '# Flags\n\n| Name | Default |\n| --- | --- |\n| `a` | 1 |\n| `b` | 2 |\n'
const next = '# Flags\n\n| Name | Default |\n| --- | --- |\n| `a` | 1 |\n| `b` | 3 |\n'
const change = finding('changed', [side(6, 'b', '2')], [side(6, 'b', '3')], ['Default'])

describe('the scorer', () => {
  const expected: Expected = {
    tables: [{heading: 'Flags', findings: [{action: 'changed', key: ['b'], columns: ['Default']}]}],
  }

  test('counts a right report as right', () => {
    expect(score(expected, reportOf([change], [2, 2]))).toEqual({missed: [], false: []})
  })

  test('counts what is missed, what is false, and another key, column or action as both', () => {
    const counts = (findings: Finding[]) => {
      const result = score(expected, reportOf(findings, [2, 2]))
      return [result.missed.length, result.false.length]
    }
    expect(counts([])).toEqual([1, 0])
    expect(counts([change, finding('added', [], [side(7, 'c', '1')])])).toEqual([0, 1])
    expect(counts([finding('changed', [side(5, 'a', '1')], [side(5, 'a', '3')], ['Default'])])).toEqual([1, 1])
    expect(counts([finding('changed', [side(6, 'b', '2')], [side(6, 'b', '3')], ['Name'])])).toEqual([1, 1])
    expect(counts([finding('removed', [side(6, 'b', '2')], []), finding('added', [], [side(6, 'b', '3')])])).toEqual([
      1, 2,
    ])
  })

  test('compares groups by rows', () => {
    const group = finding(
      'changed',
      [side(5, 'a', '2'), side(6, 'b', '2')],
      [side(5, 'a', '3'), side(6, 'b', '3')],
      ['Default'],
    )
    expect(score(expected, reportOf([group], [2, 2])).false).toHaveLength(1)
  })

  test('meets a choice by one of its alternatives, not by a mixture', () => {
    const choice: Expected = {
      tables: [],
      choices: [
        {
          note: '',
          any: [
            [{heading: 'Flags', findings: [{action: 'renamed', key: ['c'], previousKey: ['b']}]}],
            [
              {
                heading: 'Flags',
                findings: [
                  {action: 'removed', key: ['b']},
                  {action: 'added', key: ['c']},
                ],
              },
            ],
          ],
        },
      ],
    }
    const removed = finding('removed', [side(6, 'b', '2')], [])
    const added = finding('added', [], [side(6, 'c', '2')])
    const renamed = finding('renamed', [side(6, 'b', '2')], [side(6, 'c', '2')])
    expect(score(choice, reportOf([removed, added], [2, 2]))).toEqual({missed: [], false: []})
    expect(score(choice, reportOf([renamed], [2, 2]))).toEqual({missed: [], false: []})
    expect(score(choice, reportOf([renamed, added], [2, 2])).false).toHaveLength(1)
    expect(score(choice, reportOf([removed], [2, 2])).missed).toHaveLength(1)
  })
})

describe('the law', () => {
  const faults = (report: Report) =>
    report.documents.flatMap(document => lawFaults(document, readTables(old), readTables(next)))

  test('holds for a right report', () => {
    expect(faults(reportOf([change], [2, 2]))).toEqual([])
  })

  test('is broken by a row that is lost, said twice, or read wrongly', () => {
    expect(faults(reportOf([], [2, 2]))).not.toEqual([])
    expect(faults(reportOf([change, change], [2, 2]))).not.toEqual([])
    expect(faults(reportOf([finding('changed', [side(6, 'b', '2 ')], [side(6, 'b', '3')])], [2, 2]))).not.toEqual([])
    expect(faults(reportOf([change], [2, 3]))).not.toEqual([])
  })

  test('counts restated rows', () => {
    expect(faults(reportOf([], [2, 2], [{old: side(6, 'b', '2'), new: side(6, 'b', '3')}]))).toEqual([])
  })
})

test('the mirror turns what came into what went', () => {
  const forth = reportOf([change, finding('added', [], [side(7, 'c', '1')])], [2, 3])
  const back = reportOf(
    [
      finding('changed', [side(6, 'b', '3')], [side(6, 'b', '2')], ['Default']),
      finding('removed', [side(7, 'c', '1')], []),
    ],
    [3, 2],
  )
  for (const field of back.documents.flatMap(document => document.tables.flatMap(table => table.findings))) {
    for (const part of field.fields) [part.old, part.new] = [part.new, part.old]
  }
  expect(told(back, 'back')).toEqual(told(forth, 'forth'))
  expect(told(forth, 'back')).not.toEqual(told(forth, 'forth'))
})

describe('the other reader', () => {
  test('reads cells as GFM does', () => {
    const [table] = readTables(
      '# A\n## B **c**\n\nx\n\na | `b\\|c` |\n--|--|\n__i__ | ~~s~~<br>t | u\n[l](/x#L1) ![alt](/y)|<b>v</b> <T> &lt;\n\n',
    )
    expect(table).toMatchObject({trail: ['A', 'B c'], header: ['a', 'b|c'], line: 6, root: true})
    expect(table?.rows.map(row => row.cells)).toEqual([
      ['i', '~~s~~ t'],
      ['l alt', 'v <T> <'],
    ])
    expect(table?.rows.at(1)?.links).toEqual([['/x#L1', '/y'], []])
  })

  test('reads ragged rows, rows without pipes, and HTML tables', () => {
    const [ragged, html] = readTables(
      '| a | b |\n|---|---|\n| 1 |\ntext\n\n<table>\n<tr><th>x<th>y</tr>\n\n<tr><td>1<td>2</tr>\n</table>\n',
    )
    expect(ragged?.rows.map(row => row.cells)).toEqual([
      ['1', ''],
      ['text', ''],
    ])
    expect(html).toMatchObject({syntax: 'html', header: ['x', 'y'], rows: [{line: 9, cells: ['1', '2']}]})
  })

  test('leaves comments, tags and line anchors out of prose', () => {
    const prose = (text: string) => readSections(text).map(section => section.prose)
    expect(prose('a <!-- x --> b\n\n# h\n[f](x.ts#L12) <b>c</b>\n\n| t |\n|--|\n| r |\n')).toEqual(['a b', 'f c x.ts'])
  })
})

test('variants write the same rows otherwise', () => {
  const rows = (text: string) => readTables(text).flatMap(table => table.rows.map(row => row.cells.join('|')))
  for (const [name, edit] of Object.entries(variants)) {
    expect(rows(edit(old)).sort(), name).toEqual(rows(old).sort())
    expect(edit(old), name).not.toBe(old)
  }
})
