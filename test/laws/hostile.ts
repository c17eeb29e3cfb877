import fc from 'fast-check'

/** A table as its author wrote it: cells are source, and may be anything. */
export interface Hostile {
  readonly heading: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Two revisions of a document that nobody would write on purpose. */
export interface Revisions {
  readonly old: string
  readonly next: string
}

const WORDS = [
  '',
  'a',
  'b',
  'alpha',
  'beta_1',
  '1',
  '1.0',
  '-0',
  '1e400',
  'True',
  'None',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '$number',
  '/',
  '~',
  '~1',
  '#2',
  '\\',
  '\\\\',
  '\\|',
  '`a`',
  '``a`',
  '**a**',
  '__a__',
  '~~a~~',
  '<b>a</b>',
  '<T>',
  '&lt;T&gt;',
  '&#0;',
  '<br>',
  '<!-- x -->',
  '[^1]',
  '[a](b.md)',
  '[a](b.md#L1)',
  '[a](b.md#L2)',
  '[a](../b.md)',
  '![a](b.png)',
  '[a][r]',
  'https://e.org/a#L3',
  '✅',
  '✅\uFE0E',
  '❌',
  '👩‍👩‍👧',
  'é',
  'e\u0301',
  'עברית',
  '\u202Ea',
  '\u00A0',
  '\u200B',
  'a\u200Bb',
  '\uD800',
  '\u0001',
  '\u001B[31m',
  '::error::x',
  '##[error]x',
  '@user',
  'FP16',
  'a / b',
  'a, b',
  'b, a',
  'decode',
  'any',
] as const

const JSONS = [
  '{}',
  '[]',
  'null',
  '{"a": 1}',
  '{"a": 1.0}',
  '{"a": 1e400}',
  '{"a": 1e-400}',
  '{"a": -0}',
  '{"a": 9223372036854775807}',
  '{"a": 9223372036854775808}',
  '{"a": NaN, "b": -Infinity}',
  '{"a": 1, "a": 2}',
  '{"__proto__": {"x": 1}}',
  '{"__proto__": {"x": 2}}',
  '{"constructor": 1, "$number": "1"}',
  '{"$number": "1"}',
  '{"a": {"$number": "1e400"}}',
  '{"\\\\u0061": 1}',
  '{"a": "\\ud800"}',
  '{"a/b": 1, "c~d": [1, 2]}',
  '{"": 1}',
  "{'a': True}",
  '{"a": 1,}',
  '{"gqa_ratios": [4, 6], "page_alignment": 16}',
  '{"gqa_ratios": [], "page_sizes": [784], "page_alignment": 8}',
  '{"gqa_ratios": [6], "max_chunk": null, "fallback": true}',
  '{"gqa_ratios": "six", "max_chunk": -1}',
  '{"observer": true, "xqa": false, "max_chunk": 8192}',
  '[[[[[[1]]]]]]',
] as const

const word = fc.oneof(
  {weight: 6, arbitrary: fc.constantFrom(...WORDS)},
  {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 3}).map(text => text.replace(/[\r\n|\\]/g, ''))},
)
const cell = fc.oneof(
  {weight: 5, arbitrary: word},
  {weight: 2, arbitrary: fc.tuple(word, word).map(words => words.join(' '))},
  {weight: 2, arbitrary: fc.constantFrom(...JSONS)},
)
const title = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom('Name', 'Type', 'Default', 'Description', 'Version')},
  {weight: 1, arbitrary: word},
)

/** Headings and titles of built-in types, whole or in part. */
const TYPED: readonly (readonly [string, readonly string[]])[] = [
  ['Attention route declarations', ['Route', 'Stage', 'Codecs', 'Declared shape / flags', 'Source']],
  ['KV codecs', ['Symbol', 'Canonical / aliases', 'Storage / element', 'Quantized', 'Source']],
  ['Configuration owners', ['Type', 'Owner paths', 'Lifecycle / hash methods', 'Source']],
  ['MoE stage bindings', ['Family', 'Stage / mode', 'Declared binding', 'Covers', 'Layout', 'Arithmetic', 'Source']],
  ['Inputs', ['Name', 'Description', 'Type', 'Default', 'Required']],
  ['Values', ['Key', 'Type', 'Default', 'Description']],
  ['Support', ['Feature', 'A', 'B', 'C']],
]

const headed: fc.Arbitrary<readonly [string, readonly string[]]> = fc.oneof(
  fc.tuple(
    fc.constantFrom('', 'One', 'Two', '`__proto__`', '*x* <b>y</b>'),
    fc.array(title, {minLength: 1, maxLength: 4}),
  ),
  fc.constantFrom(...TYPED),
)

const table: fc.Arbitrary<Hostile> = headed.chain(([heading, header]) =>
  fc.record({
    heading: fc.constant(heading),
    header: fc.constant(header),
    rows: fc.array(fc.array(cell, {minLength: header.length, maxLength: header.length + 1}), {maxLength: 7}),
  }),
)

const tables = fc.array(table, {minLength: 1, maxLength: 3})

type Change = (all: Hostile[], at: number, by: number, text: string) => void

/** Each changes one table in place; numbers are taken as they fit. */
const CHANGES: Readonly<Record<string, Change>> = {
  cell: (all, at, by, text) =>
    onRow(all, at, by, row => row.map((old, column) => (column === by % row.length ? text : old))),
  column: (all, at, by, text) =>
    onTable(all, at, one => ({
      ...one,
      rows: one.rows.map(row => row.map((cell, column) => (column === by % row.length ? text : cell))),
    })),
  row: (all, at, by, text) =>
    onTable(all, at, one => ({
      ...one,
      rows: one.rows.toSpliced(
        by,
        0,
        one.header.map((_, column) => (column === 0 ? text : 'new')),
      ),
    })),
  twice: (all, at, by) =>
    onTable(all, at, one => ({
      ...one,
      rows: one.rows.flatMap((row, index) => (index === by % one.rows.length ? [row, row] : [row])),
    })),
  gone: (all, at, by) =>
    onTable(all, at, one => ({...one, rows: one.rows.filter((_, index) => index !== by % one.rows.length)})),
  turned: (all, at) => onTable(all, at, one => ({...one, rows: one.rows.toReversed()})),
  short: (all, at, by) => onRow(all, at, by, row => row.slice(0, -1)),
  title: (all, at, by, text) =>
    onTable(all, at, one => ({...one, header: one.header.with(by % one.header.length, text)})),
  wider: (all, at, by, text) =>
    onTable(all, at, one => ({
      ...one,
      header: one.header.toSpliced(by % one.header.length, 0, text),
      rows: one.rows.map(row => row.toSpliced(by % one.header.length, 0, 'more')),
    })),
  narrower: (all, at, by) =>
    onTable(all, at, one => ({
      ...one,
      header: one.header.toSpliced(by % one.header.length, 1),
      rows: one.rows.map(row => row.toSpliced(by % one.header.length, 1)),
    })),
  heading: (all, at, _by, text) => onTable(all, at, one => ({...one, heading: text})),
  dropped: (all, at) => void all.splice(at, 1),
  copied: (all, at) => void all.splice(at, 0, all[at]!),
  moved: (all, at) => void all.push(...all.splice(at, 1)),
  swapped: (all, at, by) => {
    const [from, to] = [all[at]!, all[by % all.length]!]
    if (from === to || from.rows.length === 0) return
    all[by % all.length] = {...to, rows: [...to.rows, from.rows[0]!]}
    all[at] = {...from, rows: from.rows.slice(1)}
  },
}

function onTable(all: Hostile[], at: number, change: (table: Hostile) => Hostile): void {
  const changed = change(all[at]!)
  if (changed.header.length > 0) all[at] = changed
}

function onRow(all: Hostile[], at: number, by: number, change: (row: readonly string[]) => readonly string[]): void {
  onTable(all, at, one => ({
    ...one,
    rows: one.rows.map((row, index) => (index === by % one.rows.length ? change(row) : row)),
  }))
}

const change = fc.tuple(fc.constantFrom(...Object.keys(CHANGES)), fc.nat(8), fc.nat(8), cell)

function changed(all: readonly Hostile[], changes: readonly [string, number, number, string][]): Hostile[] {
  const next = [...all]
  for (const [name, at, by, text] of changes) if (next.length > 0) CHANGES[name]!(next, at % next.length, by, text)
  return next
}

function write(all: readonly Hostile[]): string {
  const tables = all.map(({heading, header, rows}) => {
    const lines = [header, header.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`)
    return `${heading && `## ${heading}\n\n`}${lines.join('\n')}\n`
  })
  return `Words.\n\n${tables.join('\n')}\n[r]: r.md\n`
}

/** A document and what a few edits make of it, or two documents that share nothing but their author. */
export const revisions: fc.Arbitrary<Revisions> = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(tables, fc.array(change, {maxLength: 4}))
        .map(([all, changes]) => [all, changed(all, changes as [string, number, number, string][])] as const),
    },
    {weight: 1, arbitrary: fc.tuple(tables, tables)},
  )
  .map(([old, next]) => ({old: write(old), next: write(next)}))
