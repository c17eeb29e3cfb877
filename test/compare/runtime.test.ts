import {existsSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'
import type {Finding, Report} from '../../src/model.ts'

const folder = fileURLToPath(new URL('../../../shared/corpus/runtime_reference/', import.meta.url))
const here = existsSync(folder)
const read = (name: string) => (here ? readFileSync(`${folder}${name}.md`, 'utf8') : '')
const [R1, R2, seed] = [read('R1'), read('R2'), read('seed')]

const NONE = {error: 0, warning: 0, notice: 0, accepted: 0, added: 0, removed: 0, changed: 0, renamed: 0, relocated: 0}
const QUIET = {...NONE, moved: 0, reordered: 0, reformatted: 0}

function findings(report: Report): Finding[] {
  return report.documents.flatMap(document => [
    ...document.findings,
    ...document.tables.flatMap(table => table.findings),
  ])
}

function introduced(report: Report) {
  return report.documents.flatMap(({diagnostics}) => diagnostics.filter(({status}) => status === 'introduced'))
}

/** R1 with one text exchanged inside the line that holds `where`; fails where there is nothing to exchange. */
function edit(where: string, from: string | RegExp, to: string, text = R1): string {
  const lines = text.split('\n')
  const at = lines.findIndex(line => line.includes(where))
  const changed = lines[at]?.replace(from, to)
  if (changed === undefined || changed === lines[at]) throw new Error(`nothing to exchange in the line of ${where}`)
  return lines.with(at, changed).join('\n')
}

function withoutLine(where: string, text = R1): string {
  const lines = text.split('\n')
  const kept = lines.filter(line => !line.includes(where))
  if (kept.length !== lines.length - 1) throw new Error(`expected one line with ${where}`)
  return kept.join('\n')
}

async function only(next: string, old = R1): Promise<Finding> {
  const all = findings(await compare(old, next))
  expect(all.map(finding => finding.message)).toHaveLength(1)
  return all[0]!
}

describe.skipIf(!here)('the runtime reference', () => {
  test('R1 → R2: one row added, fourteen moved, nothing else', async () => {
    const report = await compare(R1, R2)
    expect(report.verdict).toBe('compatible')
    expect(report.summary).toEqual({...QUIET, notice: 1, added: 1, moved: 14})
    expect(findings(report)).toMatchObject([{rule: 'row-added', key: ['vllm.config.sm70_draft.Sm70DraftConfig']}])
    expect(report.documents[0]!.tables.map(table => table.id)).toEqual([
      'configurations',
      'codecs',
      'routes',
      'bindings',
    ])
    expect(report.documents[0]!.diagnostics).toEqual([])
  })

  test('R1 → R1: identical', async () => {
    expect(await compare(R1, R1)).toMatchObject({verdict: 'identical', summary: QUIET})
  })

  const noise: [string, string, {moved?: number; reformatted?: number}][] = [
    ['CRLF', R1.replaceAll('\n', '\r\n'), {}],
    ['a byte order mark', `\uFEFF${R1}`, {}],
    ['padded tables', R1.replaceAll(' | ', '   |  '), {reformatted: 182}],
    ['strong names', R1.replaceAll('__post_init__', '**post_init**'), {reformatted: 20}],
    ['shifted anchors', R1.replace(/#L(\d+)/g, (_, line) => `#L${Number(line) + 7}`), {moved: 142}],
    ['another prefix', R1.replaceAll('../../../', '../'), {reformatted: 182}],
    ['1.0 for 1', R1.replaceAll('"page_alignment": 1,', '"page_alignment": 1.0,'), {reformatted: 51}],
    [
      'codecs in another order',
      R1.replaceAll('FP16, FP8_E4M3, FP8_E5M2', 'FP8_E5M2, FP8_E4M3, FP16'),
      {reformatted: 32},
    ],
    ['fields in another order', R1.replace(/\{("chunk_alignment": \d+), ([^}]*)\}/g, '{$2, $1}'), {reformatted: 57}],
  ]
  test.each(noise)('%s is noise, counted by class', async (_, text, counts) => {
    const report = await compare(R1, text)
    expect(findings(report)).toEqual([])
    expect(report).toMatchObject({verdict: 'noise', summary: {...QUIET, ...counts}})
  })

  test('rows in another order are noise, counted as reordered', async () => {
    const lines = R1.split('\n')
    const first = lines.findIndex(line => line.startsWith('| `decode_dense_cache`'))
    const swapped = lines
      .with(first, lines[first + 1]!)
      .with(first + 1, lines[first]!)
      .join('\n')
    expect(await compare(R1, swapped)).toMatchObject({verdict: 'noise', summary: {...QUIET, reordered: 1}})
  })

  test('columns in another order are noise', async () => {
    const turned = R1.split('\n')
      .map(line => line.replace(/^\| ([^|]+) \| ([^|]+) \| (.*)$/, '| $2 | $1 | $3'))
      .join('\n')
    const report = await compare(R1, turned)
    expect(findings(report)).toEqual([])
    expect(report.verdict).toBe('noise')
  })

  test('a lost underscore is a change', async () => {
    const finding = await only(edit('`vllm.config.device.DeviceConfig`', '__post_init__', 'post_init'))
    expect(finding.rule).toBe('target-changed')
  })

  test('routes come and go', async () => {
    const came = await compare(R1, seed)
    expect(came).toMatchObject({verdict: 'compatible', summary: {...QUIET, notice: 3, added: 3}})
    const gone = await compare(seed, R1)
    expect(gone).toMatchObject({verdict: 'breaking', summary: {...QUIET, error: 3, removed: 3}})
    expect(findings(gone).map(finding => finding.rule)).toEqual(['row-removed', 'row-removed', 'row-removed'])
  })

  const plain = '`decode_dense_cache`'
  const narrowing: [string, string, string | RegExp, string][] = [
    ['a codec taken away', plain, 'FP16, FP8_E4M3', 'FP16'],
    ['ratios closed', plain, '"gqa_ratios": []', '"gqa_ratios": [6]'],
    ['ratios cut', '`decode_xqa_paged`', '[4, 6, 8]', '[6]'],
    ['max_chunk set', plain, '"max_chunk": null', '"max_chunk": 8192'],
    ['min_chunk up', plain, '"min_chunk": 0', '"min_chunk": 16'],
    ['page_alignment up', plain, '"page_alignment": 1', '"page_alignment": 16'],
    ['observer on', plain, '"observer": false', '"observer": true'],
    ['xqa on', plain, '"xqa": false', '"xqa": true'],
  ]
  test.each(narrowing)('%s narrows, its reverse widens', async (_, where, from, to) => {
    const next = edit(where, from, to)
    expect(await only(next)).toMatchObject({
      rule: 'capability-narrowed',
      level: 'error',
      fields: [{direction: 'narrowed'}],
    })
    expect(await only(R1, next)).toMatchObject({
      rule: 'capability-widened',
      level: 'notice',
      fields: [{direction: 'widened'}],
    })
  })

  test('some lost and some gained is a shift', async () => {
    const old = edit('`decode_xqa_paged`', '[4, 6, 8]', '[4, 6]')
    const ratios = await only(edit('`decode_xqa_paged`', '[4, 6, 8]', '[6, 8]'), old)
    expect(ratios).toMatchObject({rule: 'capability-narrowed', level: 'error', fields: [{direction: 'shifted'}]})
    const fallback = await only(edit(plain, '"fallback": false', '"fallback": true'))
    expect(fallback).toMatchObject({rule: 'capability-narrowed', level: 'error', fields: [{direction: 'shifted'}]})
  })

  test('another alignment that admits the same page sizes is a notice without direction', async () => {
    const finding = await only(edit('`flashinfer_sm70_fixed_entry`', '"page_alignment": 16', '"page_alignment": 8'))
    expect(finding).toMatchObject({rule: 'value-changed', level: 'notice'})
    expect(finding.fields[0]).not.toHaveProperty('direction')
  })

  test('bindings, layouts, storage types and aliases', async () => {
    const binding = await only(edit('w13 / active_dense', 'single_token_dense_w13', 'other_w13'))
    expect(binding).toMatchObject({rule: 'target-changed', level: 'warning'})
    const layout = await only(edit('w13 / active_dense', '| active |', '| other |'))
    expect(layout).toMatchObject({rule: 'target-changed', level: 'warning'})
    const storage = await only(edit('| FP8_E4M3 | fp8', 'torch.uint8', 'torch.int8'))
    expect(storage).toMatchObject({rule: 'target-changed', level: 'error'})
    const moved = edit(
      '| FP8_E5M2 |',
      '/ fp8_e5m2',
      '/ fp8, fp8_e5m2',
      edit('| FP8_E4M3 | fp8', '/ fp8, fp8_e4m3', '/ fp8_e4m3'),
    )
    expect(await only(moved)).toMatchObject({rule: 'alias-retargeted', level: 'error'})
  })

  test('exact numbers: the last digit of 2^63, NaN and Infinity', async () => {
    const big = (digits: string) => edit(plain, '"max_chunk": null', `"max_chunk": ${digits}`)
    const finding = await only(big('9223372036854775806'), big('9223372036854775807'))
    expect(finding.fields).toMatchObject([{path: '/max_chunk', old: {$number: '9223372036854775807'}}])
    const odd = (value: string) => edit(plain, '"xqa": false', `"xqa": false, "scale": ${value}`)
    expect(await only(odd('Infinity'), odd('NaN'))).toMatchObject({rule: 'value-changed'})
  })

  test('a new field in every route is one notice that names the odd one', async () => {
    const all = R1.replaceAll('"xqa": ', '"new_field": 0, "xqa": ')
    const finding = await only(edit('`decode_xqa_paged`', '"new_field": 0', '"new_field": 7', all))
    expect(finding).toMatchObject({level: 'notice', key: []})
    expect(finding.new).toHaveLength(57)
    expect(finding.message).toContain('decode_xqa_paged')
  })

  test('a moved source file is one notice', async () => {
    const moved = R1.replaceAll('flash_v100/routing.py', 'flash_v100/declared/routing.py')
    const finding = await only(moved)
    expect(finding).toMatchObject({rule: 'source-file-changed', level: 'notice'})
    expect(finding.new).toHaveLength(57)
  })

  test('a removed codec explains the routes that still list it', async () => {
    const report = await compare(R1, withoutLine('| FP8_E4M3 | fp8_e4m3'))
    expect(findings(report)).toMatchObject([{rule: 'row-removed', key: ['FP8_E4M3']}])
    const diagnostics = introduced(report)
    expect(diagnostics).toMatchObject([{rule: 'undeclared-reference', key: ['FP8_E4M3']}])
    expect(diagnostics[0]!.rows!.length).toBeGreaterThan(20)
    expect(diagnostics[0]!.cause).toContain('FP8_E4M3')
  })

  test('renames are claimed only with evidence', async () => {
    const renamed = await only(R1.replace('`decode_e4m3_compact_scalar_tail`', '`decode_e4m3_compact_tail`'))
    expect(renamed).toMatchObject({rule: 'row-renamed', previousKey: ['decode_e4m3_compact_scalar_tail']})
    expect(renamed.similarity).toBeGreaterThan(0.7)
    const pad = '`prefill_dense_d256_gqa_79t_fp32_q8192_pad`'
    const other = edit(pad, '_q8192_pad', '_q6144_pad', edit(pad, /"max_chunk": \d+/, '"max_chunk": 6143'))
    expect(
      findings(await compare(R1, other))
        .map(finding => finding.action)
        .sort(),
    ).toEqual(['added', 'removed'])
    const native = R1.replace('`prefill_smallq_dflash2_grouped_verify`', '`prefill_smallq_another_verify`')
    expect(native).not.toBe(R1)
  })

  test('one of ten routes that declare the same is not called renamed', async () => {
    const cells = R1.split('\n')
      .filter(line => /^\| `prefill_/.test(line))
      .map(line => line.split('|').slice(2).join('|'))
    const commonest = cells.sort(
      (a, b) => cells.filter(cell => cell === b).length - cells.filter(cell => cell === a).length,
    )[0]!
    const row = R1.split('\n').find(line => /^\| `prefill_/.test(line) && line.endsWith(commonest))!
    const name = row.split('`')[1]!
    const actions = findings(await compare(R1, R1.replace(`\`${name}\``, '`prefill_of_another_name`'))).map(
      ({action}) => action,
    )
    expect(actions.sort()).toEqual(['added', 'removed'])
  })

  test('flaws on both sides stand and count for nothing', async () => {
    const ragged = edit('| BF16 |', / \|$/, '', edit('| BF16 |', /\| \[vllm.*$/, '|'))
    const row = R1.split('\n').find(line => line.includes(plain))!
    const flawed = ragged.replace(row, `${row}\n${row}`)
    const report = await compare(
      flawed,
      flawed.replace('Attention route declarations\n', 'Attention route declarations\n\n'),
    )
    const rules = report.documents[0]!.diagnostics.map(({rule, status}) => `${rule} ${status}`).sort()
    expect(rules).toEqual(['duplicate-key standing', 'ragged-row standing'])
    expect(report).toMatchObject({verdict: 'noise', summary: NONE})
  })

  test('missing tables and columns, unknown columns and fields are read', async () => {
    const noCodecs = R1.replace(/## KV codecs[\s\S]*?(?=## Attention)/, '')
    const report = await compare(R1, noCodecs)
    expect(findings(report).map(finding => finding.rule)).toContain('table-removed')
    expect(introduced(report)).toEqual([])
  })
})
