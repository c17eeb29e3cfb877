import {describe, expect, test} from 'vitest'
import {alignTable, type TableView} from '../../src/match/index.ts'
import {table, view} from './views.ts'

/** Renamed rows as `old → new`, then those left over with their sign. */
function told(old: TableView, next: TableView, known: readonly string[] = []): string[] {
  const {pairs, removed, added, oldKeys, newKeys} = alignTable(old, next, {known: () => new Set(known)})
  return [
    ...pairs
      .filter(pair => pair.by === 'rename')
      .map(pair => `${oldKeys(pair.old).join(' / ')} → ${newKeys(pair.new).join(' / ')}`),
    ...removed.map(row => `- ${oldKeys(row).join(' / ')}`),
    ...added.map(row => `+ ${newKeys(row).join(' / ')}`),
  ]
}

const header = ['Route', 'Stage', 'Codecs', 'Declared shape / flags', 'Source']
const source = 'vllm/v1/attention/backends/flash_v100/routing.py'
const all = 'BF16, FP16, FP8_E4M3, FP8_E5M2'

function shape(fields: Record<string, unknown> = {}): string {
  return JSON.stringify({
    chunk_alignment: 1,
    chunk_sizes: [],
    fallback: false,
    gqa_ratios: [],
    head_dims: [],
    max_chunk: null,
    min_chunk: 0,
    observer: false,
    page_alignment: 1,
    page_sizes: [],
    xqa: false,
    ...fields,
  })
    .replaceAll(':', ': ')
    .replaceAll(',', ', ')
}

const padded = (chunk: number) =>
  shape({gqa_ratios: [6], head_dims: [256], max_chunk: chunk, page_alignment: 16, page_sizes: [784]})
const routes: string[][] = [
  ['decode_dense_cache', 'decode', 'FP16, FP8_E4M3, FP8_E5M2', shape(), source],
  ['decode_dense_reference', 'decode', all, shape(), source],
  [
    'decode_e4m3_compact_scalar_tail',
    'decode',
    'FP8_E4M3',
    shape({gqa_ratios: [6], head_dims: [256], page_alignment: 16}),
    source,
  ],
  [
    'decode_xqa_paged',
    'decode',
    'FP16, FP8_E4M3, FP8_E5M2',
    shape({gqa_ratios: [4, 6, 8], head_dims: [256], xqa: true}),
    source,
  ],
  ['metadata_none_zero_output', 'metadata', all, shape({observer: true}), source],
  ['prefill_capture_smallq', 'metadata', all, shape({observer: true}), source],
  ['prefill_dense_d256_gqa_79t_fp32_q4096_pad', 'prefill', 'FP16', padded(4096), source],
  ['prefill_dense_d256_gqa_79t_fp32_q8192_pad', 'prefill', 'FP16', padded(8192), source],
  ...['block', 'cascade', 'causal', 'chunked', 'dense', 'global', 'paged', 'ragged', 'sliding', 'windowed'].map(
    kind => [`prefill_native_${kind}`, 'prefill', 'FP16', shape(), source],
  ),
]
const known = ['FP16', 'BF16', 'FP8_E4M3', 'FP8_E5M2', 'decode', 'verify', 'mixed_decode', 'prefill', 'metadata', 'any']

function edited(name: string, change: (row: string[]) => string[]): TableView {
  return view(
    header,
    routes.map(row => (row[0] === name ? change(row) : row)),
  )
}

describe('routes', () => {
  const before = view(header, routes)

  test('a route renamed with all else equal and its own is a rename', () => {
    const after = edited('decode_e4m3_compact_scalar_tail', ([, ...rest]) => ['decode_e4m3_compact_tail', ...rest])
    const renamed = alignTable(before, after, {known: () => new Set(known)}).pairs.filter(pair => pair.by === 'rename')
    expect(told(before, after, known)).toEqual(['decode_e4m3_compact_scalar_tail → decode_e4m3_compact_tail'])
    expect(renamed[0]?.similarity).toBeGreaterThan(0.9)
  })

  test('a name that differs in its number, with another bound, is another route', () => {
    const after = edited('prefill_dense_d256_gqa_79t_fp32_q8192_pad', row => [
      'prefill_dense_d256_gqa_79t_fp32_q6144_pad',
      row[1] ?? '',
      row[2] ?? '',
      padded(6144),
      source,
    ])
    expect(told(before, after, known)).toEqual([
      '- prefill_dense_d256_gqa_79t_fp32_q8192_pad',
      '+ prefill_dense_d256_gqa_79t_fp32_q6144_pad',
    ])
  })

  test('one of ten routes that declare the same cannot be told to be renamed', () => {
    for (const name of ['prefill_native_compact', 'prefill_native_causal_v2', 'renamed_route']) {
      const after = edited('prefill_native_causal', ([, ...rest]) => [name, ...rest])
      expect(told(before, after, known)).toEqual(['- prefill_native_causal', `+ ${name}`])
    }
  })

  test('a name that differs in a codec is another route, unless all else is equal and unique', () => {
    const twin = (name: string, codecs: string) => [name, 'verify', codecs, shape({head_dims: [128]}), source]
    const one = view(header, [...routes, twin('verify_fp8_e4m3_tree', 'FP8_E4M3')])
    const other = view(header, [...routes, twin('verify_bf16_tree', 'BF16')])
    const same = view(header, [...routes, twin('verify_bf16_tree', 'FP8_E4M3')])
    expect(told(one, other, known)).toEqual(['- verify_fp8_e4m3_tree', '+ verify_bf16_tree'])
    expect(told(one, same, known)).toEqual(['verify_fp8_e4m3_tree → verify_bf16_tree'])
  })
})

describe('renames', () => {
  test('a name that differs in its number is the same row where a value is theirs alone, though another changed', () => {
    const images = (node: string, on: string, digest = '435dcad253bb5b7f') =>
      table(`Image | Digest | Since
        node:16-alpine | 9e38d3d4117da74a | 2023-08-09
        node:${node}-alpine | ${digest} | ${on}
        node:20-alpine | b1789b7be6aa16af | 2023-10-24`)
    expect(told(images('18', '2023-10-18'), images('19', '2023-10-20'))).toEqual(['node:18-alpine → node:19-alpine'])
    const other = images('19', '2023-10-20', '0bced47fffa3361a')
    expect(told(images('18', '2023-10-18'), other)).toEqual(['- node:18-alpine', '+ node:19-alpine'])
  })

  test('of two rows that fit equally well none is claimed', () => {
    const before = table(`Name | Type | Text
      alpha_size | int | how large the pool of workers may grow
      other | str | something else`)
    const after = table(`Name | Type | Text
      beta_size | int | how large the pool of workers may grow
      gamma_size | int | how large the pool of workers may grow
      other | str | something else`)
    expect(told(before, after)).toEqual(['- alpha_size', '+ beta_size', '+ gamma_size'])
  })

  test('texts from one template do not make two rows one', () => {
    const names = ['aggregate', 'expand', 'filter', 'limit', 'project', 'sort', 'union', 'window']
    const rows = (list: string[]) =>
      list.map(name => [`exec.${name}.enabled`, `Whether to enable ${name} by default.`, 'true'])
    const before = view(['Config', 'Description', 'Default'], rows(names))
    const after = view(
      ['Config', 'Description', 'Default'],
      rows(names.map(name => (name === 'limit' ? 'coalesce' : name))),
    )
    expect(told(before, after)).toEqual(['- exec.limit.enabled', '+ exec.coalesce.enabled'])
  })

  test('a key respelt in case and separators is the same row', () => {
    const before = table(`Op | CPU | GPU
      group-norm | yes | yes
      rms-norm | yes | yes
      soft-cap | yes | yes`)
    const after = table(`Op | CPU | GPU
      GROUP_NORM | yes | yes
      rms-norm | yes | yes
      soft-cap | yes | yes`)
    expect(told(before, after)).toEqual(['group-norm → GROUP_NORM'])
  })

  test('an edit of the key that three claims show applies to rows that changed otherwise', () => {
    const rows = (prefix: string, last: string) => [
      [`${prefix}alpha`, 'string', 'where the first thing is kept'],
      [`${prefix}beta`, 'number', 'how many times to try again'],
      [`${prefix}gamma`, 'list', 'names of all zones in use'],
      [`${prefix}delta`, 'any', last],
    ]
    const before = view(['Name', 'Type', 'Text'], rows('cluster_', 'old words entirely'))
    const after = view(['Name', 'Type', 'Text'], rows('', 'nothing in common'))
    expect(told(before, after)).toEqual(['alpha', 'beta', 'gamma', 'delta'].map(name => `cluster_${name} → ${name}`))
    expect(told(after, before)).toEqual(['alpha', 'beta', 'gamma', 'delta'].map(name => `${name} → cluster_${name}`))
  })

  test('one edit in half of all rows is a rename of each, though their cells are alike', () => {
    const names = ['pods', 'nodes', 'jobs', 'leases', 'events', 'quotas', 'roles', 'secrets']
    const rows = (prefix: string, list: string[]) => list.map(name => [`${prefix}/${name}`, 'yes', 'namespaced'])
    const titles = ['Resource', 'Watch', 'Scope']
    const before = view(titles, [...rows('beta', names), ['apps/sets', 'yes', 'namespaced']])
    const after = view(titles, [...rows('stable', names), ['apps/sets', 'yes', 'namespaced']])
    expect(told(before, after)).toEqual(names.map(name => `beta/${name} → stable/${name}`))
    expect(told(after, before)).toEqual(names.map(name => `stable/${name} → beta/${name}`))
    const few = view(titles, [...rows('stable', names.slice(0, 4)), ...rows('beta', names.slice(4))])
    expect(told(before, few).filter(line => line.includes('→'))).toEqual([])
    const other = (prefix: string) => view(titles, rows(prefix, names))
    expect(told(other('fp8'), other('bf16'), ['fp8', 'bf16']).filter(line => line.includes('→'))).toEqual([])
  })

  test('names alone are no evidence', () => {
    const before = table(`Name
      kafka.consumer.group
      other`)
    const after = table(`Name
      destination.consumer.group
      other`)
    expect(told(before, after)).toEqual(['- kafka.consumer.group', '+ destination.consumer.group'])
  })

  test('in a long table claims are checked against rows outside the sample', () => {
    const rows = Array.from({length: 12_000}, (_, row) => [`row_${row}_x`, `kind ${row % 4000}`, `place ${row % 4000}`])
    const renamed = rows.map((cells, row) => (row === 7000 ? ['row_seven_thousand_x', ...cells.slice(1)] : cells))
    const unique = rows.map((cells, row) =>
      row === 7000 ? [cells[0] ?? '', 'kind of its own', 'place of its own'] : cells,
    )
    const uniqueRenamed = unique.map((cells, row) => (row === 7000 ? ['row_7000_x_moved', ...cells.slice(1)] : cells))
    const titles = ['Name', 'Kind', 'Place']
    expect(told(view(titles, rows), view(titles, renamed))).toEqual(['- row_7000_x', '+ row_seven_thousand_x'])
    expect(told(view(titles, unique), view(titles, uniqueRenamed))).toEqual(['row_7000_x → row_7000_x_moved'])
  })
})

describe('a name alone', () => {
  const about = ['one thing that is told here', 'something else, in other words altogether']
  const named = (key: string, text: string) =>
    view(
      ['Name', 'About'],
      [
        [key, text],
        ['other', 'what stays'],
      ],
    )
  const rename = (from: string, to: string) => told(named(from, about[0]!), named(to, about[1]!))

  test.each([
    ['open(path)', 'open(path, mode)'],
    ['open', 'open(path)'],
    ['Array.prototype.at()', 'Array.prototype.at(index)'],
    ['--quiet', '-q, --quiet'],
    ['--log FILE', '--log <path>'],
  ])('renames %s to %s', (from, to) => {
    expect(rename(from, to)).toEqual([`${from} → ${to}`])
  })

  test.each([
    ['open(path)', 'opened(path)'],
    ['pull --force', 'push --force'],
    ['--quiet, --silent', '--quiet, --mute'],
    ['count_min', 'count_max'],
    ['rule_read', 'rule_ready_state'],
    ['Ubuntu (old)', 'Ubuntu (new)'],
  ])('does not rename %s to %s', (from, to) => {
    expect(rename(from, to)).toEqual([`- ${from}`, `+ ${to}`])
  })

  test('renames no function of which several are without a partner', () => {
    const of = (keys: readonly string[], text: string) =>
      view(['Name', 'About'], [...keys.map(key => [key, `${key.length} ${text}`]), ['other', 'what stays']])
    expect(told(of(['at(x)', 'at(x, y)'], about[0]!), of(['at(shape)'], about[1]!))).toEqual([
      '- at(x)',
      '- at(x, y)',
      '+ at(shape)',
    ])
  })
})
