import {readdirSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {compareDocuments} from '../../src/compare.ts'
import {checkDocuments} from '../../src/inspect.ts'
import {findingsOf, introducedOf} from '../../src/judge/verdict.ts'
import type {Input, Report} from '../../src/model.ts'
import {rules} from '../../src/rules/index.ts'
import type {Example, Rule} from '../../src/rules/rule.ts'

/** Rules whose circumstances no short example can show; each has a test in test/compare/shown-elsewhere.test.ts. */
const SHOWN_ELSEWHERE = new Set(['oversized-cell', 'search-capped', 'unreadable-document', 'unused-acceptance'])
/** Asked of a document alone. */
const CHECKED = new Set(['unsorted-table'])
/** Noise is reported only when its level says so. */
const NOISE = new Set(['source-line-moved', 'row-reordered', 'row-reformatted'])

test('every rule is one file, named by its id, and listed once', () => {
  const files = readdirSync(new URL('../../src/rules', import.meta.url)).map(file => file.replace(/\.ts$/, ''))
  const others = ['index', 'levels', 'rule']
  expect(rules.map(rule => rule.id).sort()).toEqual(files.filter(file => !others.includes(file)).sort())
})

describe.each(rules.map(rule => [rule.id, rule] as const))('%s', (id, rule) => {
  test('has an example', () => {
    expect(rule.examples.length > 0 || SHOWN_ELSEWHERE.has(id)).toBe(true)
  })

  test.each(rule.examples.map(example => [example.title, example] as const))('%s', async (_, example) => {
    const report = await run(rule, example)
    const levels = levelsOf(report, rule.id)
    expect(levels).toContain(NOISE.has(id) ? 'notice' : (example.level ?? rule.level))
    expect(otherRules(report, rule.id)).toEqual([])
  })
})

async function run(rule: Rule, example: Example): Promise<Report> {
  const inputs = (text: string, path: string): Input[] => (text === '' ? [] : [{text, path}])
  const {oldPath = 'docs/reference.md', newPath = oldPath} = example
  if (CHECKED.has(rule.id)) return checkDocuments([{text: example.new, path: newPath}])
  const overrides = NOISE.has(rule.id) ? [{rule: rule.id, level: 'notice' as const}] : []
  const {report} = await compareDocuments(inputs(example.old, oldPath), inputs(example.new, newPath), {overrides})
  return report
}

function levelsOf(report: Report, rule: string): string[] {
  return report.documents
    .flatMap(document => [
      ...findingsOf(document).flatMap(finding => [finding, ...finding.fields]),
      ...introducedOf(document),
    ])
    .filter(entry => entry.rule === rule)
    .map(entry => entry.level)
}

/** What the example shows beside its rule; a document or a broken table cannot change alone. */
function otherRules(report: Report, rule: string): string[] {
  const found = report.documents.flatMap(document => [...findingsOf(document), ...introducedOf(document)])
  const others = new Set(found.map(entry => entry.rule))
  others.delete(rule)
  for (const allowed of COMPANIONS[rule] ?? []) others.delete(allowed)
  return [...others]
}

const COMPANIONS: Record<string, string[]> = {
  'demand-added': ['value-changed'],
  'document-added': ['table-added', 'prose-changed'],
  'document-removed': ['table-removed', 'prose-changed'],
  'duplicate-key': ['row-added'],
  'ragged-row': ['row-added'],
  'unportable-row': ['row-added', 'ragged-row'],
  'unreadable-cell': ['row-added'],
  'broken-table': ['row-split', 'ragged-row'],
  // Markdown takes the marker in the middle for a heading's underline.
  'conflict-marker': ['prose-changed', 'section-added', 'table-renamed'],
  // A table or text that came, went or was renamed with its section is a part of that.
  'section-added': ['table-added', 'prose-changed'],
  'section-removed': ['table-removed', 'prose-changed'],
  'section-renamed': ['table-renamed'],
  'table-added': ['section-added'],
  'table-removed': ['section-removed'],
  // What it says has a cause.
  'native-coverage-lost': ['row-removed', 'capability-narrowed'],
  'table-renamed': ['section-renamed'],
  'typing-lost': ['column-renamed'],
  'undeclared-reference': ['row-removed'],
}
