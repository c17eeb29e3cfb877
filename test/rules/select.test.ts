import {expect, test} from 'vitest'
import {compare} from '../../src/compare.ts'
import {findingsOf} from '../../src/judge/verdict.ts'
import type {Override} from '../../src/model.ts'

const write = (a: number, b: number) =>
  `## One\n\n| Name | Value |\n| --- | --- |\n| \`x\` | ${a} |\n| \`y\` | ${b} |\n\n## Two\n\n| Name | Value |\n| --- | --- |\n| \`x\` | ${a} |\n| \`z\` | 5 |\n`

/** Levels of the three changed rows: One x, One y, Two x. */
async function levels(...overrides: Override[]): Promise<string[]> {
  const [old, next] = [write(1, 2), write(3, 9)].map(text => ({text, path: 'docs/a.md'}))
  const report = await compare(old!, next!, {overrides})
  return report.documents.flatMap(findingsOf).map(({level}) => level)
}

const [standard, off] = ['warning', 'off']

test.each<[string, string[], Override[]]>([
  ['nothing', [standard, standard, standard], []],
  ['everything', [off, off, off], [{level: 'off'}]],
  ['a rule', [off, off, off], [{rule: 'value-changed', level: 'off'}]],
  ['another rule', [standard, standard, standard], [{rule: 'row-added', level: 'off'}]],
  ['a document', [off, off, off], [{document: 'docs/*.md', level: 'off'}]],
  ['another document', [standard, standard, standard], [{document: 'b.md', level: 'off'}]],
  ['a table', [off, off, standard], [{table: 'One', level: 'off'}]],
  ['a key', [off, standard, off], [{key: 'x', level: 'off'}]],
  ['a column', [off, off, off], [{column: 'Val*', level: 'off'}]],
  ['another column', [standard, standard, standard], [{column: 'Name', level: 'off'}]],
  ['all selectors at once', [off, standard, standard], [{table: 'One', key: 'x', column: 'Value', level: 'off'}]],
  ['the later of two', [standard, 'error', 'error'], [{level: 'error'}, {table: 'One', key: 'x', level: 'warning'}]],
])('a level set for %s', async (_, expected, overrides) => {
  expect(await levels(...overrides)).toEqual(expected)
})
