import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {readDocument} from '../../src/markdown/index.ts'
import {alignTable, matchTables, type TableAlignment, type TableView} from '../../src/match/index.ts'
import {settled} from '../../src/suspend.ts'

const root = new URL('../../../shared/corpus/', import.meta.url)
const real = new URL('real/', root)
const present = existsSync(real)

/** All tables of a document as matching sees them, read to the end. */
async function views(url: URL): Promise<TableView[]> {
  const document = await readDocument(readFileSync(url, 'utf8'))
  return settled(() =>
    document.tables.map((table): TableView => {
      const key = (text: string) => text.replace(/\[\^[^\]]*\]/g, '').trim()
      const header = table.header.map(cell => key(cell.visible))
      const cells = [...table.rows].map(row => header.map((_, column) => key(row.cells[column]?.visible ?? '')))
      return {
        heading: table.heading,
        header,
        rows: cells.length,
        source: row => table.rows.get(row)?.source ?? '',
        text: (row, column) => cells[row]?.[column] ?? '',
      }
    }),
  )
}

interface Pair {
  old: TableView[]
  next: TableView[]
}

async function pair(name: string): Promise<Pair> {
  const folder = new URL(`${name}/`, real)
  return {old: await views(new URL('old.md', folder)), next: await views(new URL('new.md', folder))}
}

/** What changed, one line each: `-`, `+` and `~` for tables, columns and rows; splits and merges. */
function told({old, next}: Pair): string[] {
  const pairs = matchTables(old, next)
  const title = (table: TableView | undefined) => `${table?.heading.at(-1) ?? ''} [${table?.header.join(', ')}]`
  const lines: string[] = []
  for (const [index, table] of old.entries())
    if (!pairs.some(([from]) => from === index)) lines.push(`- table ${title(table)}`)
  for (const [index, table] of next.entries())
    if (!pairs.some(([, to]) => to === index)) lines.push(`+ table ${title(table)}`)
  for (const [from, to] of pairs) lines.push(...rowsTold(old[from] as TableView, next[to] as TableView))
  return lines
}

function rowsTold(old: TableView, next: TableView): string[] {
  const {columns, removed, added, pairs, splits, merges, oldKeys, newKeys} = alignTable(old, next)
  const before = (row: number) => oldKeys(row).join(' / ')
  const after = (row: number) => newKeys(row).join(' / ')
  return [
    ...columns.removed.map(column => `- column ${old.header[column]}`),
    ...columns.added.map(column => `+ column ${next.header[column]}`),
    ...columns.matched.flatMap(([from, to]) =>
      old.header[from] === next.header[to] ? [] : [`~ column ${old.header[from]} → ${next.header[to]}`],
    ),
    ...removed.map(row => `- ${before(row)}`),
    ...added.map(row => `+ ${after(row)}`),
    ...pairs.flatMap(one => (one.by === 'rename' ? [`~ ${before(one.old)} → ${after(one.new)}`] : [])),
    ...splits.map(split => `${before(split.old)} → ${split.new.map(after).join(' & ')}`),
    ...merges.map(merge => `${merge.old.map(before).join(' & ')} → ${after(merge.new)}`),
  ]
}

const repeated = (line: string, times: number): string[] => Array.from({length: times}, () => line)

/** Pairs with what a careful reader finds in them beside changed cells. */
const expected: Record<string, string[]> = {
  'actions__runner-images__macos14/1': [
    '~ 21.0.8+9.0 (default) → 21.0.9+10.0 (default)',
    '~ 25.0.0+36.0 → 25.0.1+8.0',
    '+ column OS',
    '~ column OS → Name',
  ],
  'actions__runner-images__macos14/3': ['+ column Symlinks'],
  'actions__runner-images__readme/2': [
    '+ table Package managers usage [Operating system, Package manager, Third-party repos and packages]',
  ],
  'actions__runner-images__ubuntu2204/3': [
    '+ table  [Announcements]',
    '- column Vendor',
    '~ 8.0.372+7 → 8.0.382+5',
    '~ 11.0.19+7 (default) → 11.0.20+8 (default)',
    '~ 17.0.7+7 → 17.0.8+7',
  ],
  'apache__datafusion-comet__configs/4': [],
  'argoproj__argo-helm__argo-cd/3': [],
  'argoproj__argo-helm__argo-cd/6': ['- server.ingressGrpc.isAWSALB'],
  'dotnet__roslyn-analyzers__netanalyzers/1': ['- table CA2229: Implement serialization constructors [Item, Value]'],
  'dotnet__roslyn-analyzers__netanalyzers/2': [],
  'dotnet__roslyn-analyzers__netanalyzers/4': ['CA1865', 'CA1866', 'CA1867'].map(
    rule => `+ table ${rule}: Use char overload [Item, Value]`,
  ),
  'dotnet__roslyn-analyzers__netanalyzers/5': [],
  'dotnet__roslynator__howto-bom/1': [
    '- table What is Rule Set [Action, Description]',
    '+ table Location of Roslynator Ruleset File [Folder Path, Scope]',
    '+ table Location of LOCAL_APP_DATA Folder [OS, Path]',
  ],
  'ggml-org__llama.cpp__ops/3': ['+ column zDNN', '+ SOFTCAP'],
  'kubernetes__kube-state-metrics__pod-metrics/3': ['+ column Opt-in'],
  'kubernetes__kube-state-metrics__pod-metrics/4': ['~ kube_pod_scheduler_name → kube_pod_scheduler'],
  'kubernetes__kube-state-metrics__pod-metrics/5': ['~ kube_pod_nodeselector → kube_pod_nodeselectors'],
  'microsoft__onnxruntime__operator-kernels/1': ['ai.onnx', 'com.ms.internal.nhwc'].flatMap(domain => [
    `Operator Domain: ${domain} / AveragePool / 11+ → ${['22+', '[19, 21]', '[11, 18]'].map(range => `Operator Domain: ${domain} / AveragePool / ${range}`).join(' & ')}`,
    `Operator Domain: ${domain} / Conv / 11+ → ${['22+', '[11, 21]'].map(range => `Operator Domain: ${domain} / Conv / ${range}`).join(' & ')}`,
  ]),
  'microsoft__onnxruntime__operator-kernels/2': ['+ RotaryEmbedding / 23+'],
  'microsoft__onnxruntime__operator-kernels/3': [],
  'microsoft__rushstack__readme/1': [],
  'open-telemetry__semantic-conventions__http-metrics/1': [
    'server.request',
    'server.response',
    'client.request',
    'client.response',
  ].map(metric => `~ http.${metric}.size → http.${metric}.body.size`),
  'open-telemetry__semantic-conventions__http-metrics/2': [],
  'open-telemetry__semantic-conventions__http-metrics/3': repeated('+ column Stability', 35),
  'open-telemetry__semantic-conventions__kafka/1': [],
  'open-telemetry__semantic-conventions__kafka/4': [
    '~ column Span Send → Producer',
    '~ column Span Poll → Consumer Span Poll',
    '~ column Span Process → Consumer Span Process',
    '~ column Span Commit T → Consumer Span Commit T',
  ],
  'public-apis__public-apis__readme/1': [],
  'public-apis__public-apis__readme/6': ['- xColors', '- Rig Veda', '- Vedic Society'],
  'terraform-aws-modules__terraform-aws-eks__readme/4': [
    '+ table Modules [Name, Source, Version]',
    '+ table Resources [Name, Type]',
  ],
  'vllm-project__vllm__features-matrix/2': ['- column TPU'],
  'vllm-project__vllm__features-matrix/4': ['- column prmpt adptr', '- prmpt adptr', '- prmpt adptr'],
  'vllm-project__vllm__features-matrix/5': [],
  'vllm-project__vllm__supported-models/1': repeated('- column V1', 12),
  'vllm-project__vllm__supported-models/2': [],
  'vllm-project__vllm__supported-models/3': ['+ column V1', '+ SiglipModel'],
  'vllm-project__vllm__supported-models/5': ['~ Ernie4_5_ForCausalLM → Ernie4_5ForCausalLM'],
}

describe.skipIf(!present)('real pairs', () => {
  for (const [name, lines] of Object.entries(expected)) {
    test(name, async () => {
      expect(told(await pair(name)).sort()).toEqual([...lines].sort())
    })
  }

  test('terraform eks 1: all 34 renames and no other', async () => {
    const lines = told(await pair('terraform-aws-modules__terraform-aws-eks__readme/1'))
    const renames = lines.filter(line => line.startsWith('~ ')).map(line => line.slice(2).split(' → '))
    expect(renames).toHaveLength(34)
    for (const [before, after] of renames) {
      expect(after).toBe(before === 'cluster_version' ? 'kubernetes_version' : before?.replace('cluster_', ''))
    }
    expect(lines.filter(line => !line.startsWith('~ ')).sort()).toEqual([
      '+ region',
      ...['bootstrap_self_managed_addons', 'eks_managed_node_group_defaults', 'enable_efa_support'].map(
        name => `- ${name}`,
      ),
      ...['enable_security_groups_for_pods', 'fargate_profile_defaults', 'self_managed_node_group_defaults'].map(
        name => `- ${name}`,
      ),
    ])
  })

  test('operator-kernels 4: 34 rows were cut in two', async () => {
    const lines = told(await pair('microsoft__onnxruntime__operator-kernels/4'))
    expect(lines).toHaveLength(34)
    for (const line of lines)
      expect(line).toMatch(/^(?<op>.* \/ )(?<from>\d+)\+ → \k<op>22\+ & \k<op>\[\k<from>, 21\]$/)
  })

  test('swapped tables of one section pair by what they hold', async () => {
    const {old, next} = await pair('open-telemetry__semantic-conventions__http-metrics/3')
    const crossed = matchTables(old, next).filter(([from, to]) => from !== to)
    expect(crossed.length).toBeGreaterThan(4)
    for (const [from, to] of crossed) expect(next[to]?.text(0, 0)).toBe(old[from]?.text(0, 0))
  })

  for (const document of present ? readdirSync(real) : []) {
    for (const number of readdirSync(new URL(`${document}/`, real))) {
      test(`${document}/${number} is the mirror of itself backwards`, async () => {
        const {old, next} = await pair(`${document}/${number}`)
        const pairs = matchTables(old, next)
        const back = matchTables(next, old).map(([to, from]) => [from, to])
        expect(back.sort((left, right) => (left[0] as number) - (right[0] as number))).toEqual(pairs)
        for (const [from, to] of pairs) {
          const [before, after] = [old[from] as TableView, next[to] as TableView]
          expect(shape(alignTable(before, after))).toEqual(mirror(shape(alignTable(after, before))))
        }
      })
    }
  }
})

/** An alignment as plain pairs; both sides in one order. */
function shape(alignment: TableAlignment) {
  return {
    old: {
      rows: alignment.removed,
      columns: alignment.columns.removed,
      cut: alignment.splits.map(split => [split.old, split.new]),
    },
    next: {
      rows: alignment.added,
      columns: alignment.columns.added,
      cut: alignment.merges.map(merge => [merge.new, merge.old]),
    },
    columns: [...alignment.columns.matched],
    pairs: alignment.pairs.map(one => [one.old, one.new, one.by, one.similarity ?? null] as const),
  }
}

function mirror(one: ReturnType<typeof shape>): ReturnType<typeof shape> {
  const byOld = (left: readonly [number, ...unknown[]], right: readonly [number, ...unknown[]]) => left[0] - right[0]
  return {
    old: one.next,
    next: one.old,
    columns: one.columns.map(([old, next]) => [next, old] as const).sort(byOld),
    pairs: one.pairs.map(([old, next, by, similarity]) => [next, old, by, similarity] as const).sort(byOld),
  }
}

const runtime = new URL('runtime_reference/', root)

describe.skipIf(!existsSync(runtime))('the runtime reference', () => {
  const load = async (old: string, next: string): Promise<Pair> => ({
    old: await views(new URL(`${old}.md`, runtime)),
    next: await views(new URL(`${next}.md`, runtime)),
  })

  test('R1 → R2 adds one configuration', async () => {
    expect(told(await load('R1', 'R2'))).toEqual(['+ vllm.config.sm70_draft.Sm70DraftConfig'])
  })

  test('R1 → seed adds three routes, seed → R1 removes them', async () => {
    const lines = told(await load('R1', 'seed'))
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).toMatch(/^\+ /)
    expect(told(await load('seed', 'R1')).sort()).toEqual(lines.map(line => line.replace('+', '-')).sort())
  })
})
