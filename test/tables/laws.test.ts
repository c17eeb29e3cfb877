import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import type {Cell} from '../../src/model.ts'
import type {ColumnDeclaration} from '../../src/tables/table-type.ts'
import {bindings} from '../../src/tables/types/bindings.ts'
import {codecs} from '../../src/tables/types/codecs.ts'
import {configurations} from '../../src/tables/types/configurations.ts'
import {routes} from '../../src/tables/types/routes.ts'
import {compareCells, kindOf, tableOf} from './support/read.ts'

const declared = [bindings, codecs, configurations, routes].flatMap(({columns = {}}) =>
  Object.entries(columns).map(
    ([title, column]) => [title, typeof column === 'string' ? {kind: column} : column] as const,
  ),
)

const others: readonly (readonly [string, ColumnDeclaration])[] = [
  ['type', {kind: 'type'}],
  ['list', {kind: 'list', role: 'capability'}],
  ['lines', {kind: 'set', split: '<br>'}],
  ['number', {kind: 'number'}],
  ['support', {kind: 'support', role: 'capability'}],
  ['plain JSON', {kind: 'json'}],
]

const words = [
  'a',
  'b_c',
  '__x__',
  '**x**',
  '`a`',
  '`[^1]`',
  '[^1]',
  '[1]',
  '1',
  '1.0',
  '9007199254740993',
  'NaN',
  'True',
  'no',
  '✅',
  '❌',
  'any',
  'None',
]
const marks = [' / ', ', ', '; ', ': ', '+', ' ', '<br>', '\\_', '&lt;', '<T>', ' \\| ', '"', '~~', '*']
const links = [
  '[a](a.py)',
  '[a](a.py#L1)',
  '[a.py:2](../a.py#L2)',
  '<a id="i"></a>',
  '[a](#i)',
  '![i](i.png)',
  'https://e.org/a#L3',
  '[a][r]',
]
const json = [
  '{',
  '}',
  '[',
  ']',
  '{"gqa_ratios": [6, 4]}',
  '{"__proto__": 1}',
  '"max_chunk": null',
  '{"observer": true}',
  '"a": 1,',
  ',',
]

const cells = fc.array(
  fc
    .array(fc.constantFrom(...words, ...marks, ...links, ...json), {maxLength: 6})
    .map(pieces => pieces.join('').replace(/(?<!\\)\|/g, '\\|')),
  {minLength: 2, maxLength: 24},
)

/** The cells of one column, as a document holds them. */
async function read(sources: readonly string[]): Promise<Cell[]> {
  const table = await tableOf(
    `| A | B |\n| - | - |\n${sources.map(source => `| x | ${source} |\n`).join('')}\n[r]: r.md\n[^1]: note\n`,
  )
  return [...table.rows].map(row => row.cells[1]!)
}

test.each([...declared, ...others])('%s: facts, parts and mirror agree on any cells', async (title, column) => {
  const kind = kindOf(column, title)
  await fc.assert(
    fc.asyncProperty(cells, async sources => {
      const all = await read(sources)
      const [first] = all
      for (const cell of all) {
        // Inside: facts differ exactly when the values do, and both ways of comparing are each other's mirror.
        await compareCells(kind, first!, cell)
        expect(await compareCells(kind, cell, cell)).toMatchObject({equal: true, moved: false})
        if (kind.faultless) expect(kind.read(cell, {}).faults).toBeUndefined()
        if (kind.faults) expect(kind.faults(cell)).toEqual(kind.read(cell, {}).faults ?? [])
        for (const fault of kind.read(cell, {}).faults ?? []) {
          expect(fault.offset ?? 0).toBeLessThanOrEqual(cell.source.length)
          expect(fault.message).toMatch(/[^.]$/)
        }
      }
    }),
    {numRuns: 40},
  )
})
