import jsonPatch from 'fast-json-patch'
import {describe, expect, test} from 'vitest'
import {compareDocuments} from '../../src/compare.ts'

const tables: Readonly<Record<string, readonly [header: string, ...rows: string[]]>> = {
  'Attention route declarations': [
    'Route | Stage | Codecs | Declared shape / flags | Source',
    '`decode_dense` | decode | FP16, BF16 | {"gqa_ratios": [4]} | [r.py](../r.py#L130)',
    '`decode_wide` | any | FP16 | {"gqa_ratios": [8]} | [r.py](../r.py#L135)',
  ],
  'KV codecs': [
    'Symbol | Canonical / aliases | Storage / element | Quantized | Source',
    'FP8 | fp8 / fp8, e4m3 | torch.uint8 / None | True | [c.py](../c.py#L5)',
    'FP16 | fp16 / half | torch.half / None | False | [c.py](../c.py#L9)',
  ],
  'Configuration owners': [
    'Type | Owner paths | Lifecycle / hash methods | Source',
    '`vllm.CacheConfig` | cache_config | __post_init__: [a.py](../a.py#L1) | [a.py](../a.py#L1)',
    '`vllm.ModelConfig` | model_config | verify: [b.py](../b.py#L1) | [b.py](../b.py#L1)',
  ],
  Features: ['Feature | Linux | Notes', 'sound | ✅ | good', 'video | ❌ | bad', 'print | ✅ | fair'],
}

const write = (heading: string, lines: readonly string[]) =>
  `## ${heading}\n\n${[lines[0], lines[0]!.replace(/[^|]+/g, '---'), ...lines.slice(1)].map(line => `| ${line} |`).join('\n')}\n`

describe('a column that goes by another title is read alike on both sides', () => {
  for (const [heading, [header, ...rows]] of Object.entries(tables)) {
    for (const title of header.split(' | ').slice(1)) {
      test(`${heading}: ${title}`, async () => {
        const renamed = header.replace(title, 'Anything else')
        const changed = rows.map((row, index) =>
          index > 0 ? row : row.replace(/\b(?:FP16|fp8|cache_config|good)\b/, 'x'),
        )
        const texts = [
          write(heading, [header, ...rows]),
          write(heading, [renamed, ...rows]),
          write(heading, [renamed, ...changed]),
        ]
        for (const [before, after] of [
          [0, 1],
          [1, 0],
          [0, 2],
          [2, 0],
        ] as const) {
          const {report, facts, patch} = await compareDocuments([{text: texts[before]!}], [{text: texts[after]!}])
          const [table] = report.documents[0]!.tables
          if (before + after === 1) expect(table!.findings).toMatchObject([{subject: 'column', action: 'renamed'}])
          const both = await facts()
          const operations = structuredClone(await patch()) as never
          expect(jsonPatch.applyPatch(both.old, operations, true, false).newDocument).toEqual(both.new)
        }
      })
    }
  }
})

test('empty cells beyond the header are no fact', async () => {
  const text = write('Features', ['Name | Value', 'a | 1', 'b | 2'])
  const {report, patch} = await compareDocuments([{text}], [{text: text.replace('| a | 1 |', '| a | 1 |  |')}])
  expect(report).toMatchObject({documents: [{tables: [{findings: []}]}]})
  expect(await patch()).toEqual([])
})
