import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {acceptFindings, parseAcceptances, pruneAcceptances} from '../../src/accept/acceptances.ts'
import {applyAcceptances} from '../../src/accept/apply-acceptances.ts'
import {UserError} from '../../src/errors.ts'
import type {Finding, Level} from '../../src/model.ts'
import {document, field, finding, findings, print, report, row} from './report.ts'

const file = 'refdiff.accepted.yml'
const today = '2026-11-30'
const fingerprint = '0123456789abcdef0123456789abcdef'

const entry = (rest: string): string =>
  `accepted:\n  - reason: fine\n    rule: row-removed\n    fingerprint: ${fingerprint}\n${rest}`

describe('mistakes in the file', () => {
  test.each([
    ['- a', '1:1: Unexpected list, expected a mapping'],
    ['acepted: []', '1:1: Unexpected key `acepted`, expected `accepted` | did you mean `accepted`'],
    ['accepted: {}', '1:11: Unexpected mapping, expected a list'],
    ['accepted:\n  - x', '2:5: Unexpected `x`, expected a mapping'],
    [`accepted:\n  - rule: row-added\n    fingerprint: ${fingerprint}`, '2:5: Missing key `reason`'],
    [`accepted:\n  - rule: row-added\n    reason: x`, '2:5: Missing key `fingerprint`'],
    [`accepted:\n  - reason: x\n    fingerprint: ${fingerprint}`, '2:5: Missing key `rule`'],
    [
      entry('    reasn: x'),
      '5:5: Unexpected key `reasn`, expected `what`, `reason`, `until`, `added`, `document`, `rule`, `count`, `fingerprint` or `state` | did you mean `reason`',
    ],
    [entry('    until: tomorrow'), '5:12: Unexpected `tomorrow`, expected a day written `YYYY-MM-DD`'],
    [entry('    until: 2026-02-30'), '5:12: Unexpected `2026-02-30`, expected a day that the calendar has'],
    [entry('    until: 2026'), '5:12: Unexpected `2026`, expected a text | put it in quotes'],
    [entry('    count: 0'), '5:12: Unexpected `0`, expected a whole number from 1 up'],
    [entry('    count: 1.5'), '5:12: Unexpected `1.5`, expected a whole number from 1 up'],
    [entry('    count: "2"'), '5:12: Unexpected `2`, expected a whole number from 1 up'],
    [entry('    count: .inf'), '5:12: Unexpected `Infinity`, expected a whole number from 1 up'],
    [entry('    document: [a]'), '5:15: Unexpected list, expected a text'],
    [entry('    state: {subject: row, rows: a}'), '5:33: Unexpected `a`, expected a list'],
    [entry('    state: {rows: [[a]]}'), '5:12: Missing key `subject`'],
    [entry('    state: {subject: row, before: a}'), '5:35: Unexpected `a`, expected a mapping'],
    [entry('    state: {subject: row, before: {came: a}}'), '5:42: Unexpected `a`, expected a list'],
    [entry('    state: {subject: diagnostic, count: 0}'), '5:41: Unexpected `0`, expected a whole number from 1 up'],
    [
      'accepted: [{reason: x, rule: row-aded, fingerprint: abc}]',
      [
        '1:30: Unexpected `row-aded`, expected a rule that `refdiff explain` lists (did you mean `row-added`)',
        'refdiff.accepted.yml:1:53: Unexpected `abc`, expected a fingerprint: 32 digits from 0 to f',
      ].join('\n'),
    ],
    [
      'accepted: [{reason: "", rule: row-added, fingerprint: 123}]',
      [
        '1:21: Unexpected empty text (put it in quotes)'.replace(' (put it in quotes)', ''),
        'refdiff.accepted.yml:1:55: Unexpected `123`, expected a text (put it in quotes)',
      ].join('\n'),
    ],
    ['accepted:\n\t- x', '2:1: Unexpected tab, expected spaces as indentation | replace the tab by spaces'],
  ])('%#', async (text, expected) => {
    const error = await parseAcceptances(text, file).catch(error => error)
    expect(error).toBeInstanceOf(UserError)
    expect(`${error.message}${error.hint ? ` | ${error.hint}` : ''}`).toBe(`${file}:${expected}`)
  })

  test.each(['', '# none\n', 'accepted:\n', 'accepted: []\n', '{}'])('%j holds none', async text => {
    expect(await parseAcceptances(text, file)).toEqual([])
  })
})

test('an entry may say what the old revision said', async () => {
  const state = {
    ...{subject: 'row', table: 'generic', heading: 'Values', came: [['b']], from: [['a']]},
    before: {document: 'docs/b.md', table: 'routes', rows: [['a']], column: 'x', is: {a: true}},
  }
  const [read] = await parseAcceptances(entry(`    state: ${JSON.stringify(state)}\n`), file)
  expect(read?.state).toEqual(state)
})

test('each entry knows its line', async () => {
  const text = `# why\naccepted:\n\n  # one\n  - {reason: a, rule: row-added, fingerprint: ${fingerprint}}\n  -\n    reason: b\n    rule: row-added\n    fingerprint: ${fingerprint}\n`
  const [one, two] = await parseAcceptances(text, file)
  expect(one).toEqual({fingerprint, rule: 'row-added', count: 1, reason: 'a', by: `${file}:5`})
  expect(two?.by).toBe(`${file}:7`)
})

const accept = (findings: Finding[], text = '', rest = {}) =>
  acceptFindings(report(document('docs/a.md', findings)), {reason: 'wanted', today, ...rest}, text, file)

describe('recording', () => {
  test('a removed row', async () => {
    const one = finding('decode_fp8', 'error', {
      ...{action: 'removed', rule: 'row-removed', new: [], fingerprint},
      old: [row('decode_fp8')],
    })
    const {text, recorded} = await accept([one], '', {until: '2026-12-31'})
    expect(text).toBe(`# Findings that were looked at and are fine, each with the reason. Written by \`refdiff accept\`.
# \`fingerprint\` decides what an entry accepts; \`what\` and \`rule\` are for the reader.

accepted:
  - what: "routes: decode_fp8: row removed"
    reason: wanted
    until: 2026-12-31
    added: 2026-11-30
    document: docs/a.md
    rule: row-removed
    fingerprint: ${fingerprint}
    state: {subject: row, table: routes, went: [[decode_fp8]]}
`)
    expect(recorded).toEqual([expect.objectContaining({fingerprint, count: 1, renewed: false})])
  })

  test('a changed row by each field that counts, a renamed one by itself too', async () => {
    const fields = [field('Shape', 'error', {path: '/page_sizes', old: [1], new: null}), field('x', 'off')]
    const changed = finding('a', 'error', {fields})
    const renamed = finding('b', 'error', {
      action: 'renamed',
      rule: 'row-renamed',
      previousKey: ['c'],
      fields: [field('y', 'notice')],
    })
    const {recorded} = await accept([changed, renamed])
    expect(recorded.map(({what, rule}) => [what, rule])).toEqual([
      ['routes: a: Shape /page_sizes: [1] → null', 'value-changed'],
      ['routes: b: row renamed (was c)', 'row-renamed'],
      ['routes: b: y: a → b', 'value-changed'],
    ])
  })

  test('only what is open: nothing accepted, off, or standing', async () => {
    const done = finding('a', 'error', {accepted: {reason: 'x', by: 'y'}})
    const half = finding('b', 'error', {
      fields: [field('x', 'error', {accepted: {reason: 'x', by: 'y'}}), field('y', 'error')],
    })
    const fault = {
      rule: 'ragged-row',
      level: 'warning',
      status: 'standing',
      side: 'new',
      line: 4,
      message: 'm',
      fingerprint,
    } as const
    const whole = report(
      document('docs/a.md', [done, half, finding('c', 'off')], {
        diagnostics: [fault, {...fault, status: 'introduced'}],
      }),
    )
    const {recorded} = await acceptFindings(whole, {reason: 'wanted', today}, '', file)
    expect(recorded.map(({what}) => what)).toEqual(['routes: b: y: a → b', 'm'])
  })

  test('equal findings of a document once, with their count', async () => {
    const {recorded} = await accept([finding('a', 'error', {fingerprint}), finding('a', 'error', {fingerprint})])
    expect(recorded).toEqual([expect.objectContaining({fingerprint, count: 2})])
  })

  test('only a key', async () => {
    const rows = [row('image', 'a'), row('image', 'b')]
    const group = finding('', 'error', {key: [], old: rows, new: rows, fields: [field('x', 'error')]})
    const mixed = finding('', 'error', {
      key: [],
      old: [...rows, row('y')],
      new: [...rows, row('y')],
      fields: [field('x', 'error')],
    })
    const all = [
      finding('image', 'error'),
      finding('other', 'error', {previousKey: ['image']}),
      finding('x[0]', 'error'),
      group,
      mixed,
    ]
    const only = async (key: string) => (await accept(all, '', {only: key})).recorded.map(({what}) => what)
    expect(await only('image')).toEqual(['routes: image: row changed', 'routes: other: row changed (was image)'])
    expect(await only('x[0]')).toEqual(['routes: x[0]: row changed'])
    expect(await only('image / *')).toEqual(['routes: 2 rows: x: a → b'])
    expect(await only('nothing')).toEqual([])
  })

  test('at the end of a file that keeps its order, comments and line ends', async () => {
    const known = `# Ask Ada before adding here.\r\naccepted:\r\n  # first\r\n  - rule: row-added   # new\r\n    reason: "x"\r\n    fingerprint: ${fingerprint}\r\n\r\n  # second\r\n  - {reason: y, rule: row-added, fingerprint: ${fingerprint}}\r\n# end\r\n`
    const {text} = await accept([finding('a', 'error', {fingerprint})], known)
    expect(text.replaceAll('\r\n', '\n').split('\n')).toEqual([
      '# Ask Ada before adding here.',
      'accepted:',
      '  # first',
      '  - rule: row-added # new',
      '    reason: "x"',
      `    fingerprint: ${fingerprint}`,
      '',
      '  # second',
      `  - {reason: y, rule: row-added, fingerprint: ${fingerprint}}`,
      '  - what: "routes: a: row changed"',
      '    reason: wanted',
      '    added: 2026-11-30',
      '    document: docs/a.md',
      '    rule: value-changed',
      `    fingerprint: ${fingerprint}`,
      '    state: {subject: row, table: routes, came: [[a]]}',
      '',
      '# end',
      '',
    ])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('in place of an entry that ran out', async () => {
    const known = `accepted:\n  # keep\n  - reason: x # old\n    rule: row-added\n    until: 2026-01-01\n    document: docs/a.md\n    fingerprint: ${fingerprint}\n`
    const {text, recorded} = await accept([finding('a', 'error', {fingerprint})], known)
    expect(recorded).toEqual([expect.objectContaining({renewed: true})])
    expect(text).toBe(
      `accepted:\n  # keep\n  - reason: wanted # old\n    rule: row-added\n    document: docs/a.md\n    fingerprint: ${fingerprint}\n    added: 2026-11-30\n`,
    )
  })

  test('in place of one that ran out, which was written against another revision', async () => {
    const known = `accepted:\n  - reason: x\n    rule: row-added\n    until: 2026-01-01\n    document: docs/a.md\n    fingerprint: ${fingerprint}\n    state: {subject: row, table: generic, before: {subject: text, is: abc}}\n`
    const {text} = await accept([finding('a: b', 'error', {fingerprint})], known)
    expect(text).toContain('    state: {subject: row, table: routes, came: [["a: b"]]}\n')
    expect(await parseAcceptances(text, file)).toHaveLength(1)
  })

  test('nothing leaves the file as it is, byte by byte', async () => {
    expect((await accept([], 'accepted:   []   # x')).text).toBe('accepted:   []   # x')
  })

  test('refuses an empty reason and a day that is over or none', async () => {
    await expect(accept([], '', {reason: ' '})).rejects.toThrow('Unexpected empty reason')
    await expect(accept([], '', {until: '2026-11-29'})).rejects.toThrow('expected today (2026-11-30) or a later day')
    await expect(accept([], '', {until: 'soon'})).rejects.toThrow('expected a day written `YYYY-MM-DD`')
  })

  test('refuses to grow a file that could not be read again', async () => {
    const many = Array.from({length: 1200}, (_, index) => finding(`${index} ${'x'.repeat(1000)}`, 'error'))
    await expect(accept(many)).rejects.toThrow('would grow beyond 2097152 characters')
  })
})

describe('pruning', () => {
  test('drops spent entries with their comments and leaves the rest', async () => {
    const item = (reason: string) =>
      `  # about ${reason}\n  - {reason: ${reason}, rule: row-added, fingerprint: ${fingerprint}}\n`
    const text = `# top\naccepted:\n${item('a')}${item('b')}${item('c')}`
    const [, second] = await parseAcceptances(text, file)
    const {text: after, dropped} = await pruneAcceptances(second ? [second] : [], text, file)
    expect(after).toBe(`# top\naccepted:\n${item('a')}${item('c')}`)
    expect(dropped).toEqual([second])
    expect((await pruneAcceptances([], text, file)).text).toBe(text)
    const all = await pruneAcceptances(await parseAcceptances(text, file), text, file)
    expect(await parseAcceptances(all.text, file)).toEqual([])
    expect(all.text).toMatch(/^# top\naccepted:\s+(# about a\s+)?\[\]\n$/)
  })
})

describe('laws', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      ...'ab:#-?[]{},&*!|>\'"%@` \\\n\t\r\u0085\u2028🚀é\0\x1b\x7f\x90\ufffe\uffff\ufeff',
      '\ud800',
      'off',
      'null',
      '1e3',
      '<<',
      '__proto__',
    ),
    maxLength: 12,
  })
  const level = fc.constantFrom<Level>('error', 'warning', 'notice', 'off')
  // Without -0, which JSON writes as 0.
  const json = fc.jsonValue({maxDepth: 2}).map(value => JSON.parse(JSON.stringify(value)))
  const someFinding = fc
    .record({
      key: fc.array(text, {maxLength: 2}),
      level,
      fields: fc.array(fc.record({column: text, level, old: json, new: json}), {maxLength: 3}),
    })
    .map(({key, level, fields}) =>
      finding('', level, {
        ...{key, old: [row(...key)], new: [row(...key)]},
        fields: fields.map(({column, level, ...values}) => field(column, level, values)),
      }),
    )
  const reason = text.filter(each => each.trim() !== '')

  test('what is written reads back equal, and accepts everything it was written for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someFinding, {maxLength: 4}), reason, text, async (all, why, path) => {
        const whole = report(document(path || undefined, all))
        const first = await acceptFindings(whole, {reason: why, today}, '', file)
        const entries = await parseAcceptances(first.text, file)
        expect(entries.map(({by: _, ...each}) => each)).toEqual(
          first.recorded.map(({what: _, renewed: __, state, ...each}) => ({
            ...each,
            reason: why,
            state: JSON.parse(JSON.stringify(state)),
          })),
        )
        const {report: after, unused} = applyAcceptances(whole, entries, {today})
        // A row with fields that all count for nothing is accepted as it stands: by no field.
        const open = findings(after).filter(
          ({accepted, level, fields}) => !accepted && level !== 'off' && fields.length === 0,
        )
        expect([open, unused]).toEqual([[], []])
        expect((await acceptFindings(after, {reason: why, today}, first.text, file)).recorded).toEqual([])
      }),
      {numRuns: 200},
    )
  })

  test('writing twice keeps every earlier entry', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someFinding, {maxLength: 3}),
        fc.array(someFinding, {maxLength: 3}),
        async (one, two) => {
          const first = await accept(one)
          const second = await accept(two, first.text)
          const strip = async (text: string) => (await parseAcceptances(text, file)).map(({by: _, ...each}) => each)
          const before = await strip(first.text)
          expect((await strip(second.text)).slice(0, before.length)).toEqual(before)
        },
      ),
      {numRuns: 100},
    )
  })
})

test('fingerprints that look like numbers stay texts', async () => {
  const odd = ['1'.repeat(32), `1e${'0'.repeat(30)}`, `0${'7'.repeat(31)}`]
  const {text} = await accept(odd.map(each => finding(print(), 'error', {fingerprint: each})))
  expect((await parseAcceptances(text, file)).map(each => each.fingerprint)).toEqual(odd)
})
