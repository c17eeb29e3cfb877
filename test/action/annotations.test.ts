import {describe, expect, test} from 'vitest'
import type {Diagnostic, Finding, Level, Report, RowSide} from '../../src/model.ts'
import {annotations} from '../../src/report/annotations.ts'

const row = (line: number, declaredAt?: RowSide['declaredAt']): RowSide => ({
  line,
  key: ['k'],
  text: [],
  source: [],
  ...(declaredAt ? {declaredAt} : {}),
})

function finding(level: Level, line: number, more: Partial<Finding> = {}): Finding {
  return {
    subject: 'row',
    action: 'changed',
    rule: 'value-changed',
    level,
    message: `at ${line}`,
    fingerprint: '',
    key: ['k'],
    old: [row(line)],
    new: [row(line)],
    fields: [],
    ...more,
  }
}

function report(findings: Finding[], diagnostics: Diagnostic[] = [], gone = false): Report {
  const side = {label: 'HEAD:docs/a.md', path: 'docs/a.md', bytes: 1}
  const rows = {old: 1, new: 1, equal: 0, moved: 0, reordered: 0, reformatted: 0}
  return {
    schemaVersion: 1,
    tool: {name: 'refdiff', version: '0'},
    verdict: 'breaking',
    summary: {
      error: 0,
      warning: 0,
      notice: 0,
      accepted: 0,
      added: 0,
      removed: 0,
      changed: 0,
      renamed: 0,
      relocated: 0,
      moved: 0,
      reordered: 0,
      reformatted: 0,
    },
    documents: [
      {
        status: 'matched',
        verdict: 'breaking',
        old: side,
        new: gone ? null : side,
        findings: [],
        tables: [
          {
            id: 'routes',
            type: 'routes',
            heading: [],
            status: 'matched',
            key: [],
            columns: {old: [], new: [], matched: []},
            syntax: 'gfm',
            rows,
            findings,
            restated: [],
          },
        ],
        diagnostics,
      },
    ],
  }
}

const removed = (line: number, near: number | undefined, level: Level = 'error') =>
  finding(level, line, {action: 'removed', rule: 'row-removed', new: [], ...(near === undefined ? {} : {line: near})})

describe('places', () => {
  test('worst first, then by line', () => {
    const found = annotations(
      report([finding('notice', 5), finding('error', 9), finding('warning', 3), finding('error', 7)]),
    )
    expect(found.map(({level, line}) => [level, line])).toEqual([
      ['error', 7],
      ['error', 9],
      ['warning', 3],
      ['notice', 5],
    ])
    expect(found[0]).toEqual({
      level: 'error',
      title: 'refdiff: value-changed',
      message: 'at 7',
      file: 'docs/a.md',
      line: 7,
    })
  })

  test('a removed row stands on the nearest one that survives, and says its old line', () => {
    expect(annotations(report([removed(40, 12)]))).toEqual([
      {
        level: 'error',
        title: 'refdiff: row-removed',
        message: 'at 40 (was line 40 of the old document)',
        file: 'docs/a.md',
        line: 12,
      },
    ])
  })

  test('a document that is gone has no file to stand on', () => {
    const [only] = annotations(report([removed(40, undefined)], [], true))
    expect(only).toMatchObject({message: 'at 40 (was line 40 of the old document)'})
    expect(only).not.toHaveProperty('file')
    expect(only).not.toHaveProperty('line')
  })

  test('what is off or accepted is not shown, of diagnostics only introduced ones', () => {
    const accepted = {reason: 'fine', by: 'refdiff.accepted.yml:2'}
    const diagnostic = (status: Diagnostic['status']): Diagnostic => ({
      rule: 'ragged-row',
      level: 'warning',
      status,
      side: 'new',
      line: 3,
      message: status,
      fingerprint: '',
    })
    const all = [finding('off', 1), finding('error', 2, {accepted})]
    const found = annotations(report(all, [diagnostic('introduced'), diagnostic('standing'), diagnostic('resolved')]))
    expect(found.map(({message}) => message)).toEqual(['introduced'])
  })

  test('lines as the pull request shows them; a line that it does not have leaves the file', () => {
    const shown = (_path: string, line: number) => (line === 5 ? 8 : undefined)
    const found = annotations(report([finding('error', 5), finding('error', 6)]), {shown})
    expect(found.map(({line}) => line)).toEqual([undefined, 8])
  })

  test('findings of one line share an annotation of their worst level', () => {
    const found = annotations(report([finding('notice', 5, {message: 'mild'}), removed(40, 5), removed(41, 5)]))
    expect(found).toEqual([
      {
        level: 'error',
        title: 'refdiff: row-removed and 2 more',
        message: 'at 40 (was line 40 of the old document)\nat 41 (was line 41 of the old document)\nmild',
        file: 'docs/a.md',
        line: 5,
      },
    ])
  })
})

describe('limits', () => {
  test('ten of each level, the last of which counts the rest and says where', () => {
    const levels: Level[] = ['error', 'warning', 'notice']
    const all = levels.flatMap((level, at) =>
      Array.from({length: 30}, (_, index) => finding(level, 1 + at * 30 + index)),
    )
    const found = annotations(report(all), {rest: 'the job summary'})
    for (const level of levels) {
      const own = found.filter(item => item.level === level)
      expect(own).toHaveLength(10)
      expect(own.at(-1)).toMatchObject({
        title: 'refdiff: 21 more',
        message: `21 more ${level}s, see the job summary\nroutes: 21`,
      })
    }
    expect(annotations(report(all), {limit: Number.POSITIVE_INFINITY})).toHaveLength(90)
  })

  test('ten are ten', () => {
    const found = annotations(report(Array.from({length: 10}, (_, index) => finding('error', index + 1))))
    expect(found.map(({title}) => title)).toEqual(Array(10).fill('refdiff: value-changed'))
  })

  test('a message has at most 4,096 characters, and counts what it leaves out', () => {
    const long = annotations(report([finding('error', 1, {message: '🎉'.repeat(5_000)})]))[0]?.message ?? ''
    expect(long.length).toBeLessThanOrEqual(4096)
    expect(long).toMatch(/^(?:🎉)+…$/u)
    const many = annotations(report(Array.from({length: 500}, (_, index) => removed(index + 1, 9))))[0]?.message ?? ''
    expect(many.length).toBeLessThanOrEqual(4096)
    const lines = many.split('\n')
    expect(lines.at(-1)).toBe(`… and ${500 - (lines.length - 1)} more here, see the report`)
  })
})

describe('sources', () => {
  const at = (path: string, line?: number) => ({path, ...(line === undefined ? {} : {line})})
  const one = finding('error', 5, {new: [row(5, at('src/a.py', 70))], old: [row(5, at('src/a.py', 60))]})
  const gone = {...removed(40, 12), old: [row(40, at('src/a.py', 61))]}

  test('the declaring line; a removed row has the file alone', () => {
    expect(annotations(report([one, gone]), {on: 'source'}).map(({file, line}) => [file, line])).toEqual([
      ['src/a.py', undefined],
      ['src/a.py', 70],
    ])
  })

  test('only files of the pull request; both; none', () => {
    expect(annotations(report([one]), {on: 'source', touches: path => path !== 'src/a.py'})).toEqual([])
    expect(annotations(report([one]), {on: 'both'}).map(({file}) => file)).toEqual(['docs/a.md', 'src/a.py'])
    expect(annotations(report([one]), {on: 'none'})).toEqual([])
  })

  test('a group is shown at each place that its rows name, once', () => {
    const group = finding('error', 5, {
      new: [row(5, at('src/a.py', 7)), row(6, at('src/a.py', 7)), row(7, at('src/b.py', 1))],
    })
    expect(annotations(report([group]), {on: 'source'}).map(({file, line}) => `${file}:${line}`)).toEqual([
      'src/a.py:7',
      'src/b.py:1',
    ])
  })
})
