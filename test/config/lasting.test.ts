import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {acceptFindings, parseAcceptances} from '../../src/accept/acceptances.ts'
import {compareDocuments} from '../../src/compare.ts'
import type {Acceptance, Report} from '../../src/model.ts'
import {findings} from './report.ts'

// Acceptances through real comparisons: what is accepted stays so. When it is spent, and told: landed.test.ts.

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const today = '2026-11-30'

async function compare(
  old: string,
  next: string,
  acceptances: readonly Acceptance[] = [],
  path = 'a.md',
  newPath = path,
) {
  const {report} = await compareDocuments([{text: old, path}], [{text: next, path: newPath}], {acceptances, today})
  return report
}

async function acceptAll(report: Report): Promise<Acceptance[]> {
  const {text} = await acceptFindings(report, {reason: 'wanted', today}, '', 'refdiff.accepted.yml')
  return parseAcceptances(text, 'refdiff.accepted.yml')
}

/** What still counts: rules of findings and introduced diagnostics that are not accepted. */
function open(report: Report): string[] {
  const diagnostics = report.documents.flatMap(each => each.diagnostics).filter(({status}) => status === 'introduced')
  return [...findings(report), ...diagnostics]
    .filter(each => !each.accepted && each.level !== 'off')
    .map(({rule}) => rule)
}

const old = read('../../fixtures/runtime-reference/old.md')
const next = read('../../fixtures/runtime-reference/new.md')

describe('an acceptance outlives', () => {
  const swapRows = (text: string): string => {
    const lines = text.split('\n')
    const first = lines.findIndex(line => line.startsWith('| `decode_dense_cache`'))
    return [...lines.slice(0, first), lines[first + 1], lines[first], ...lines.slice(first + 2)].join('\n')
  }
  test.each<[string, (text: string) => string]>([
    ['nothing', text => text],
    [
      'shifted lines',
      text => text.replaceAll(/#L(\d+)/g, (_, line) => `#L${Number(line) + 7}`).replace('\n\n', '\n\n\n\n'),
    ],
    ['reordered rows', swapRows],
    ['line ends and padding', text => text.replaceAll(' | ', '  |  ').replaceAll('\n', '\r\n')],
    ['retitled headings', text => text.replace('## Attention route declarations', '## Routes by attention')],
  ])('%s', async (_, edit) => {
    const before = await compare(old, next)
    expect(open(before).length).toBeGreaterThan(3)
    const entries = await acceptAll(before)
    const told = open(await compare(old, edit(next), entries))
    const isHeading = (rule: string) => ['section-renamed', 'table-renamed', 'prose-changed'].includes(rule)
    expect(told.filter(rule => !isHeading(rule))).toEqual([])
  })

  test('a document that is renamed', async () => {
    const entries = await acceptAll(await compare(old, next, [], 'docs/a.md'))
    expect(
      open(await compare(old, next, entries, 'docs/a.md', 'docs/b.md')).filter(rule => rule !== 'document-renamed'),
    ).toEqual([])
    expect(open(await compare(old, next, entries, 'docs/c.md')).length).toBeGreaterThan(3)
  })

  test('a second edit in the same row, which is told alone', async () => {
    const entries = await acceptAll(await compare(old, next))
    const line = next.split('\n').find(text => text.startsWith('| `decode_xqa_paged`')) ?? ''
    const edited = next.replace(line, line.replace('| decode |', '| prefill |'))
    const report = await compare(old, edited, entries)
    const [row, ...others] = findings(report).filter(({accepted, level}) => !accepted && level !== 'off')
    expect(others).toEqual([])
    expect(row?.key).toEqual(['decode_xqa_paged'])
    expect(row?.fields.map(({column, accepted}) => [column, accepted !== undefined])).toEqual([
      ['Stage', false],
      ['Codecs', true],
    ])
  })
})

const list = (rows: Readonly<Record<string, string>>): string =>
  [
    '# Options',
    '',
    '| Name | Default |',
    '| --- | --- |',
    ...Object.entries(rows).map(([name, value]) => `| ${name} | ${value} |`),
    '',
  ].join('\n')

const names = ['a', 'b', 'c', 'd', 'e']
const all = (value: (name: string) => string, rows = names) =>
  list(Object.fromEntries(rows.map(name => [name, value(name)])))
const long = (name: string) => `What ${name} does is told at some length in this sentence`

describe.each<[string, (name: string) => string, (name: string) => string]>([
  ['values', () => 'x', () => 'y'],
  ['numbers', name => String(names.indexOf(name)), name => String(names.indexOf(name) + 1)],
  ['parts of values', name => `${name}.old.example`, name => `${name}.new.example`],
  ['ends of values', name => `What ${name} does`, name => `What ${name} does.`],
  ['sentences', name => `${long(name)}. The default is 4.`, name => `${long(name)}.`],
  [
    'links',
    name => `[${name}](https://old.example.org/x/${name})`,
    name => `[${name}](https://new.example.org/x/${name})`,
  ],
])('a group of %s', (_, before, after) => {
  test('stays accepted when a row leaves it for a second edit, and so does the edit that left', async () => {
    const grouped = await compare(all(before), all(after))
    expect(findings(grouped)).toHaveLength(1)
    const entries = await acceptAll(grouped)
    expect(entries).toMatchObject([{count: 5}])
    const wide = (text: string, since: string): string =>
      text
        .replace('| Default |\n| --- |', '| Default | Since |\n| --- | --- |')
        .replace(/^(\| (\w) \| .*)$/gm, (_, line, name) => `${line} ${name === 'e' ? since : 1} |`)
    const [old, next, edited] = [wide(all(before), '1'), wide(all(after), '1'), wide(all(after), '2')]
    const second = await compare(old, edited, await acceptAll(await compare(old, next)))
    const [row, ...more] = findings(second).filter(({accepted, level}) => !accepted && level !== 'off')
    expect([row?.key, more]).toEqual([['e'], []])
    expect(row?.fields.map(({column, accepted}) => [column, accepted !== undefined])).toEqual([
      ['Default', true],
      ['Since', false],
    ])
  })

  test('is not accepted with one row more', async () => {
    const entries = await acceptAll(await compare(all(before), all(after)))
    const more = [...names, 'f']
    const report = await compare(all(before, more), all(after, more), entries)
    expect(open(report)).toHaveLength(1)
    expect(open(report)).not.toContain('unused-acceptance')
  })

  test('is spent once it has landed', async () => {
    const entries = await acceptAll(await compare(all(before), all(after)))
    expect(open(await compare(all(after), all(after), entries))).toEqual([])
    expect(open(await compare(all(before), all(before), entries))).toEqual(['unused-acceptance'])
  })
})

describe('an entry', () => {
  test('is silent once what it accepts has landed, and told where it never came', async () => {
    const entries = await acceptAll(await compare(old, next))
    expect(open(await compare(next, next, entries))).toEqual([])
    expect(open(await compare(next, `${next}\nMore.\n`, entries)).filter(rule => rule !== 'prose-changed')).toEqual([])
    const withdrawn = open(await compare(old, old, entries))
    expect(new Set(withdrawn)).toEqual(new Set(['unused-acceptance']))
    expect(withdrawn).toHaveLength(entries.length)
  })

  test('past its day accepts nothing, and the finding says so', async () => {
    const entries = (await acceptAll(await compare(old, next))).map(entry => ({...entry, until: '2026-11-29'}))
    const report = await compare(old, next, entries)
    expect(report.summary.accepted).toBe(0)
    expect(report.verdict).toBe('breaking')
    const messages = findings(report)
      .filter(({level}) => level !== 'off')
      .map(({message}) => message)
    expect(messages.every(message => message.includes('its acceptance ran out on 2026-11-29'))).toBe(true)
  })
})
