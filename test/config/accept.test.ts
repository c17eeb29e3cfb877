import {describe, expect, test} from 'vitest'
import {applyAcceptances} from '../../src/accept/apply-acceptances.ts'
import type {Acceptance, Finding} from '../../src/model.ts'
import {document, field, finding, findings, print, report, row} from './report.ts'

function entry(fingerprint: string, rest: Partial<Acceptance> = {}): Acceptance {
  return {fingerprint, rule: 'value-changed', count: 1, reason: 'wanted', by: 'refdiff.accepted.yml:2', ...rest}
}

const accepted = {reason: 'wanted', by: 'refdiff.accepted.yml:2'}
const isAccepted = (all: readonly Finding[]): boolean[] => all.map(each => each.accepted !== undefined)

describe('which findings are accepted', () => {
  test('one by its own fingerprint; the others stay', () => {
    const [one, two] = [finding('a', 'error'), finding('b', 'error')]
    const before = report(document('a.md', [one, two]))
    const {report: after} = applyAcceptances(before, [entry(one.fingerprint)])
    expect(findings(after)).toEqual([{...one, accepted}, two])
    expect(findings(before)).toEqual([one, two])
  })

  test('a changed row by its own fingerprint, whatever its fields', () => {
    const one = finding('a', 'error', {fields: [field('x', 'error')]})
    const {report: after} = applyAcceptances(report(document('a.md', [one])), [entry(one.fingerprint)])
    expect(findings(after)[0]?.accepted).toEqual(accepted)
  })

  test('a changed row by all fields that count, with every reason and place and the earliest last day', () => {
    const fields = [field('x', 'error'), field('y', 'notice'), field('z', 'off')]
    const one = finding('a', 'error', {fields})
    const entries = [
      entry(fields[0]?.fingerprint ?? '', {until: '2027-02-01'}),
      entry(fields[1]?.fingerprint ?? '', {reason: 'fine', until: '2027-01-01', by: 'refdiff.accepted.yml:9'}),
    ]
    const {report: after} = applyAcceptances(report(document('a.md', [one])), entries)
    expect(findings(after)[0]?.accepted).toEqual({
      reason: 'wanted; fine',
      until: '2027-01-01',
      by: 'refdiff.accepted.yml:2, refdiff.accepted.yml:9',
    })
  })

  test('a changed row in part: its level and rule are those of the rest', () => {
    const bad = field('x', 'error', {rule: 'capability-narrowed'})
    const fields = [bad, field('y', 'notice', {rule: 'description-changed'}), field('z', 'warning')]
    const one = finding('a', 'error', {rule: 'capability-narrowed', fields})
    const {report: after} = applyAcceptances(report(document('a.md', [one])), [entry(bad.fingerprint)])
    expect(findings(after)[0]).toEqual({
      ...one,
      level: 'warning',
      rule: 'value-changed',
      fields: [{...bad, accepted}, ...fields.slice(1)],
    })
  })

  test.each(['renamed', 'relocated', 'split', 'merged'] as const)('a %s row by its own and all its fields', action => {
    const inner = field('x', 'warning')
    const one = finding('a', 'error', {action, rule: `row-${action}`, previousKey: ['b'], fields: [inner]})
    const before = report(document('a.md', [one]))
    const own = applyAcceptances(before, [entry(one.fingerprint)])
    expect(findings(own.report)[0]).toMatchObject({level: 'warning', rule: 'value-changed'})
    expect(isAccepted(findings(own.report))).toEqual([false])
    const part = applyAcceptances(before, [entry(inner.fingerprint)])
    expect(findings(part.report)[0]).toMatchObject({level: 'error', rule: `row-${action}`})
    const both = applyAcceptances(before, [entry(one.fingerprint), entry(inner.fingerprint)])
    expect(isAccepted(findings(both.report))).toEqual([true])
  })

  test('introduced diagnostics, and no others', () => {
    const fault = {
      rule: 'ragged-row',
      level: 'warning',
      side: 'new',
      line: 4,
      message: 'ragged',
      fingerprint: print(),
    } as const
    const diagnostics = (['introduced', 'standing', 'resolved'] as const).map(status => ({...fault, status}))
    const {report: after} = applyAcceptances(report(document('a.md', [], {diagnostics})), [
      entry(fault.fingerprint, {count: 3}),
    ])
    expect(after.documents[0]?.diagnostics.map(each => each.accepted !== undefined)).toEqual([true, false, false])
  })

  test('none that counts for nothing, yet its entry fits', () => {
    const one = finding('a', 'off')
    const {report: after, unused} = applyAcceptances(report(document('a.md', [one])), [entry(one.fingerprint)])
    expect([isAccepted(findings(after)), unused]).toEqual([[false], []])
  })
})

describe('how many', () => {
  test('one more equal finding than accepted is not accepted; entries add up', () => {
    const fingerprint = print()
    const three = ['a', 'b', 'c'].map(key => finding(key, 'error', {fingerprint}))
    const before = report(document('a.md', three.slice(0, 2)), document('b.md', three.slice(2)))
    const of = (...entries: Acceptance[]) => isAccepted(findings(applyAcceptances(before, entries).report))
    expect(of(entry(fingerprint))).toEqual([true, false, false])
    expect(of(entry(fingerprint, {count: 2}))).toEqual([true, true, false])
    expect(of(entry(fingerprint), entry(fingerprint, {count: 2}))).toEqual([true, true, true])
  })

  test('a group is as many as it has rows', () => {
    const rows = [row('a'), row('b'), row('c')]
    const group = finding('', 'error', {key: [], old: rows, new: rows, fields: [field('x', 'error')]})
    const before = report(document('a.md', [group]))
    for (const fingerprint of [group.fingerprint, group.fields[0]?.fingerprint ?? '']) {
      expect(isAccepted(findings(applyAcceptances(before, [entry(fingerprint, {count: 2})]).report))).toEqual([false])
      expect(isAccepted(findings(applyAcceptances(before, [entry(fingerprint, {count: 3})]).report))).toEqual([true])
    }
  })
})

describe('a second edit in a row of an accepted group', () => {
  const edit = {column: 'Codecs', old: ['A'], new: ['B']}
  const state = {subject: 'row', table: 'routes', rows: [['a'], ['b'], ['c']], column: 'Codecs', was: ['A'], is: ['B']}
  const accepting = entry(print(), {count: 3, state})

  test('leaves the rest of the group and the edit itself accepted, the second edit not', () => {
    const rest = finding('', 'error', {
      ...{key: [], old: [row('a'), row('b')], new: [row('a'), row('b')]},
      fields: [field('Codecs', 'error', edit)],
    })
    const alone = finding('c', 'error', {
      fields: [field('Codecs', 'error', edit), field('Layout', 'warning', {rule: 'target-changed'})],
    })
    const {report: after, unused} = applyAcceptances(report(document('a.md', [rest, alone])), [accepting])
    const [group, single] = findings(after)
    expect(group?.accepted).toEqual(accepted)
    expect(single).toMatchObject({level: 'warning', rule: 'target-changed'})
    expect(single?.accepted).toBeUndefined()
    expect(unused).toEqual([])
  })

  test('accepts no other row, no other value, and none twice', () => {
    const of = (...all: Finding[]) =>
      isAccepted(findings(applyAcceptances(report(document('a.md', all)), [accepting]).report))
    const single = (key: string, rest: object) => finding(key, 'error', {fields: [field('Codecs', 'error', rest)]})
    expect(of(single('d', edit))).toEqual([false])
    expect(of(single('a', {...edit, new: ['C']}))).toEqual([false])
    expect(of(...['a', 'a', 'a', 'a'].map(key => single(key, edit)))).toEqual([true, true, true, false])
    const rows = ['a', 'b', 'c', 'd'].map(key => row(key))
    const larger = finding('', 'error', {key: [], old: rows, new: rows, fields: [field('Codecs', 'error', edit)]})
    expect(of(larger, single('a', edit))).toEqual([false, true])
  })
})

describe('for which documents', () => {
  const one = finding('a', 'error')
  const side = (path?: string) => ({label: 'x', bytes: 1, ...(path && {path})})
  test.each([
    ['docs/a.md', side('docs/a.md'), side('docs/a.md'), true],
    ['docs/*.md', side('docs/a.md'), side('docs/a.md'), true],
    ['docs/a.md', side('docs/a.md'), side('other/b.md'), true],
    ['docs/a.md', side('other/b.md'), side('docs/a.md'), true],
    ['docs/a.md', null, side('docs/a.md'), true],
    ['docs/b.md', side('docs/a.md'), side('docs/a.md'), false],
    ['docs/b.md', side(), side(), true],
    [undefined, side('docs/a.md'), side('docs/a.md'), true],
  ])('%s', (glob, old, next, expected) => {
    const before = report(document('', [one], {old, new: next}))
    const {report: after} = applyAcceptances(before, [
      entry(one.fingerprint, glob === undefined ? {} : {document: glob}),
    ])
    expect(isAccepted(findings(after))).toEqual([expected])
  })
})

describe('until when', () => {
  const one = finding('a', 'error')
  const before = report(document('a.md', [one]))
  const until = '2026-12-31'

  test('to the end of the last day, and for good where no day is said or known', () => {
    const on = (today?: string) =>
      isAccepted(findings(applyAcceptances(before, [entry(one.fingerprint, {until})], {today}).report))[0]
    expect([on('2026-12-30'), on('2026-12-31'), on(undefined), on('2027-01-01')]).toEqual([true, true, true, false])
  })

  test('after it the finding says so', () => {
    const over = entry(one.fingerprint, {until})
    const {report: after, expired, unused} = applyAcceptances(before, [over], {today: '2027-01-01'})
    expect(findings(after)).toEqual([
      {
        ...one,
        expired: {...accepted, until},
        message: 'a changed; its acceptance ran out on 2026-12-31 (refdiff.accepted.yml:2)',
      },
    ])
    expect([expired, unused]).toEqual([[over], []])
  })

  test('also where it accepted a field only', () => {
    const inner = field('x', 'error')
    const row = finding('a', 'error', {fields: [inner]})
    const over = [entry(inner.fingerprint, {until})]
    const {report: after} = applyAcceptances(report(document('a.md', [row])), over, {today: '2027-01-01'})
    expect(findings(after)[0]?.message).toContain('ran out on 2026-12-31')
  })

  test('a later entry for the same finding counts', () => {
    const entries = [entry(one.fingerprint, {until}), entry(one.fingerprint, {by: 'x:9'})]
    const {report: after} = applyAcceptances(before, entries, {today: '2027-01-01'})
    expect(findings(after)[0]).toEqual({...one, accepted: {reason: 'wanted', by: 'x:9'}})
  })
})

describe('entries that accept nothing', () => {
  const idle = entry(print(), {document: 'a.md'})
  const before = report(document('a.md', []))

  test('are unused where they fit neither revision, spent where their state stands in the old one', () => {
    expect(applyAcceptances(before, [idle])).toMatchObject({unused: [idle], spent: []})
    expect(applyAcceptances(before, [idle], {stands: () => true})).toMatchObject({unused: [], spent: [idle]})
  })

  test('are spent where the diagnostic stands', () => {
    const {fingerprint} = idle
    const standing = {
      rule: 'ragged-row',
      level: 'warning',
      status: 'standing',
      side: 'new',
      line: 4,
      message: '',
      fingerprint,
    } as const
    const both = report(document('a.md', [], {diagnostics: [standing]}))
    expect(applyAcceptances(both, [idle])).toMatchObject({unused: [], spent: [idle]})
  })

  test('say nothing where their document is not part of the comparison, or not known to be', () => {
    expect(applyAcceptances(report(document('b.md', [])), [idle])).toMatchObject({unused: [], spent: []})
    expect(applyAcceptances(report(document(undefined, [])), [idle])).toMatchObject({unused: [], spent: []})
  })

  test('are asked about only then', () => {
    const one = finding('a', 'error')
    const stands = () => {
      throw new Error('asked')
    }
    applyAcceptances(report(document('a.md', [one])), [entry(one.fingerprint)], {stands})
  })
})
