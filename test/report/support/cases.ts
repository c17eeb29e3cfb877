import type {Report} from '../../../src/model.ts'
import {added, changed, diagnostic, document, field, finding, removed, report, row, table} from './build.ts'

/** The reports that every format has a golden for. */
export interface Case {
  readonly name: string
  readonly report: Report
}

const SHAPE = 'Declared shape / flags'
const ROUTE_COLUMNS = ['Route', 'Stage', 'Codecs', SHAPE, 'Source']
const narrowed = {rule: 'capability-narrowed', level: 'error', direction: 'narrowed'} as const
const shifted = {rule: 'capability-narrowed', level: 'error', direction: 'shifted'} as const
const widened = {rule: 'capability-widened', level: 'notice', direction: 'widened'} as const

function routes(more: Parameters<typeof table>[0]) {
  return table({
    id: 'routes',
    type: 'routes',
    heading: ['Runtime architecture reference', 'Attention route declarations'],
    key: ['Route'],
    columns: {old: ROUTE_COLUMNS, new: ROUTE_COLUMNS, matched: ROUTE_COLUMNS.map((_, index) => [index, index])},
    rows: {old: 57, new: 57, equal: 52, moved: 0, reordered: 0, reformatted: 0},
    ...more,
  })
}

const routeNames = Array.from({length: 57}, (_, index) => `${index < 30 ? 'decode' : 'prefill'}_route_${index + 1}`)
const shape =
  '{"chunk_alignment": 1, "chunk_sizes": [], "fallback": false, "gqa_ratios": [], "head_dims": [256], "xqa": false}'

const everything = report([
  document({
    verdict: 'breaking',
    findings: [
      finding({
        subject: 'prose',
        action: 'changed',
        rule: 'prose-changed',
        level: 'notice',
        message: 'text under `KV codecs` changed',
        key: ['Runtime architecture reference', 'KV codecs'],
        line: 98,
        oldLine: 98,
      }),
    ],
    tables: [
      table({
        id: 'configurations',
        type: 'configurations',
        heading: ['Runtime architecture reference', 'Configuration owners'],
        key: ['Type'],
        columns: {
          old: ['Type', 'Owner paths'],
          new: ['Type', 'Owner paths'],
          matched: [
            [0, 0],
            [1, 1],
          ],
        },
        rows: {old: 80, new: 81, equal: 66, moved: 14, reordered: 0, reformatted: 0},
        findings: [added(78, ['vllm.config.sm70_draft.Sm70DraftConfig'], ['speculative_config.sm70_draft'])],
      }),
      table({
        id: 'codecs',
        type: 'codecs',
        heading: ['Runtime architecture reference', 'KV codecs'],
        key: ['Symbol'],
        rows: {old: 4, new: 3, equal: 2, moved: 0, reordered: 0, reformatted: 0},
        findings: [
          removed(104, ['FP8_E4M3'], ['fp8_e4m3 / fp8, fp8_e4m3', 'torch.uint8 / torch.float8_e4m3fn']),
          changed(
            105,
            ['FP8_E5M2'],
            [
              field('Canonical / aliases', 'FP8_E4M3', 'FP8_E5M2', {
                path: '/1/fp8',
                rule: 'alias-retargeted',
                level: 'error',
              }),
            ],
          ),
        ],
      }),
      routes({
        findings: [
          added(131, ['prefill_splitd_d128'], ['prefill', 'FP16', shape, 'vllm/v1/attention/routing.py']),
          changed(
            124,
            ['decode_xqa_paged'],
            [
              field('Codecs', {FP16: true, FP8_E4M3: true}, {BF16: true, FP8_E4M3: true}, shifted),
              field(SHAPE, [4, 6, 8], [6], {path: '/gqa_ratios', ...narrowed}),
              field(SHAPE, null, 8192, {path: '/max_chunk', ...narrowed}),
              field('Source', 'vllm/v1/a.py', 'vllm/v1/b.py', {rule: 'source-file-changed', level: 'notice'}),
            ],
          ),
          removed(140, ['prefill_dense_splitd_d256'], ['prefill', 'FP16', shape, 'vllm/v1/attention/routing.py'], {
            accepted: {reason: 'superseded by prefill_splitd_d128', until: '2027-01-31', by: 'refdiff.accepted.yml:12'},
          }),
          finding({
            action: 'renamed',
            rule: 'row-renamed',
            level: 'error',
            key: ['decode_e4m3_scalar_tail'],
            previousKey: ['decode_e4m3_compact_scalar_tail'],
            similarity: 0.968,
            old: [row(117, ['decode_e4m3_compact_scalar_tail'])],
            new: [row(117, ['decode_e4m3_scalar_tail'])],
            message: 'route `decode_e4m3_compact_scalar_tail` renamed to `decode_e4m3_scalar_tail`',
          }),
          changed(
            125,
            ['dflash_draft_triton_fallback'],
            [field('Codecs', {FP16: true}, {FP16: true, BF16: true}, widened)],
          ),
          changed(
            150,
            ['prefill_prefix_fp8'],
            [
              field(
                SHAPE,
                {$number: '9223372036854775807'},
                {$number: '9223372036854775806'},
                {path: '/max_chunk', ...narrowed},
              ),
            ],
          ),
        ],
      }),
    ],
    diagnostics: [
      diagnostic({
        rule: 'undeclared-reference',
        level: 'error',
        table: 'routes',
        line: 115,
        rows: [115, 116, 117, 119, 121, 122, 123],
        key: ['FP8_E4M3'],
        message: 'codec `FP8_E4M3` is not declared in KV codecs, yet 7 routes list it',
        cause: 'removal of `FP8_E4M3`',
      }),
      diagnostic({status: 'standing', table: 'routes'}),
      diagnostic({status: 'resolved', rule: 'duplicate-key', side: 'old', table: 'routes'}),
    ],
  }),
])

const grouped = report([
  document({
    verdict: 'breaking',
    tables: [
      routes({
        findings: [
          finding({
            rule: 'value-changed',
            level: 'notice',
            key: [],
            message: `57 routes: ${SHAPE} window came with \`0\`, but \`decode_route_7\` has \`4096\``,
            old: routeNames.map((name, index) => row(115 + index, [name])),
            new: routeNames.map((name, index) => row(115 + index, [name])),
            fields: [
              field(SHAPE, undefined, 0, {path: '/window', level: 'notice'}),
              field(SHAPE, undefined, 4096, {path: '/window', level: 'notice'}),
            ],
          }),
        ],
      }),
    ],
  }),
])

const same = () => changed(20, ['timeout'], [field('Default', '30', '60')], {fingerprint: 'f'.repeat(32)})
const several = report(
  ['docs/en.md', 'docs/de.md', 'docs/zh.md', 'docs/unchanged.md', 'docs/gone.md'].map((path, index) =>
    index === 3
      ? document({verdict: 'identical'}, path)
      : index === 4
        ? document(
            {
              status: 'removed',
              new: null,
              verdict: 'breaking',
              findings: [
                finding({
                  subject: 'document',
                  action: 'removed',
                  rule: 'document-removed',
                  level: 'error',
                  key: [path],
                  message: `document \`${path}\` removed`,
                }),
              ],
            },
            path,
          )
        : document(
            {
              tables: [
                table({findings: [same(), ...(index === 2 ? [added(33, ['超时重试次数'], ['３回'])] : [])]}),
                ...(index === 0
                  ? [table({id: 'other', heading: ['Reference', 'Other'], status: 'added', findings: []})]
                  : []),
              ],
            },
            path,
          ),
  ),
)

const longTexts = report([
  document({
    tables: [
      table({
        findings: [
          changed(
            30,
            ['a_rather_long_setting_name.with.a.dotted.path.that.goes.on.and.on.beyond.any.terminal.width'],
            [
              field(
                'Description',
                `How long to wait before a request is given up, in seconds; 0 waits for ever. ${'Applies to every client. '.repeat(12)}Default 30.`,
                `How long to wait before a request is given up, in seconds; 0 waits for ever. ${'Applies to every client. '.repeat(12)}Default 60.`,
                {rule: 'description-changed', level: 'notice'},
              ),
              field(
                'Supported values',
                {},
                Object.fromEntries(Array.from({length: 60}, (_, index) => [`value_${index}`, true])),
              ),
            ],
          ),
          changed(31, ['名前 ✅', '👩‍👩‍👧'], [field('Wert', 'é', 'é́')]),
          changed(32, ['empty'], [field('Value', '', 'now'), field('Meaning', 'was', '')]),
        ],
      }),
      table({
        id: 'moved-table',
        heading: ['Reference', 'Limits of a service'],
        previousHeading: ['Reference', 'Limits'],
        status: 'renamed',
        findings: [
          finding({
            action: 'relocated',
            rule: 'row-relocated',
            level: 'warning',
            fromTable: 'table',
            key: ['burst'],
            old: [row(40, ['burst'])],
            new: [row(70, ['burst'])],
          }),
          finding({
            action: 'split',
            rule: 'row-split',
            level: 'warning',
            key: ['Add', '7+'],
            message: 'operator `Add` / `7+` split into `Add` / `7 to 12`, `Add` / `13+`',
            old: [row(41, ['Add', '7+'])],
            new: [row(71, ['Add', '7 to 12']), row(72, ['Add', '13+'])],
          }),
          finding({
            subject: 'column',
            action: 'removed',
            rule: 'column-removed',
            level: 'warning',
            key: ['Since'],
            message: 'column `Since` removed',
            line: 66,
            oldLine: 36,
          }),
        ],
      }),
    ],
    diagnostics: [diagnostic({table: 'table'})],
  }),
])

export const cases: readonly Case[] = [
  {name: 'everything', report: everything},
  {name: 'grouped', report: grouped},
  {name: 'several', report: several},
  {name: 'long', report: longTexts},
  {
    name: 'noise',
    report: report([
      document({
        verdict: 'noise',
        tables: [routes({rows: {old: 57, new: 57, equal: 43, moved: 14, reordered: 0, reformatted: 2}})],
      }),
    ]),
  },
  {
    name: 'checked',
    report: report([
      document(
        {old: null, tables: [table()], diagnostics: [diagnostic({table: 'table'}), diagnostic({line: 40})]},
        'docs/a.md',
      ),
      document({old: null, verdict: 'identical'}, 'docs/b.md'),
    ]),
  },
  {
    name: 'faultless',
    report: report([document({old: null, verdict: 'identical', tables: [table()]})], {verdict: 'identical'}),
  },
  {name: 'identical', report: report([document({verdict: 'identical'})], {verdict: 'identical'})},
]

/** As many findings as asked, over two tables, the errors last: formats have to put them first. */
export function many(count: number): Report {
  const names = Array.from({length: count}, (_, index) => `setting_${String(index).padStart(5, '0')}`)
  const change = (name: string, index: number) =>
    changed(
      100 + index,
      [name],
      [
        field(
          'Value',
          `${index}`,
          `${index + 1}`,
          index % 10 === 9 ? narrowed : {level: index % 3 === 0 ? 'warning' : 'notice'},
        ),
      ],
    )
  const half = Math.floor(count / 2)
  const findings = names.map(change)
  return report([
    document({
      verdict: 'breaking',
      tables: [table({findings: findings.slice(0, half)}), routes({findings: findings.slice(half)})],
    }),
  ])
}
