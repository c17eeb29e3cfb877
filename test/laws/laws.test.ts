import fc from 'fast-check'
import jsonPatch from 'fast-json-patch'
import {describe, expect, test} from 'vitest'
import {compare, compareDocuments} from '../../src/compare.ts'
import {findingsOf} from '../../src/judge/verdict.ts'
import type {Finding, Report} from '../../src/model.ts'
import {type Edited, editsOf} from './edits.ts'
import {PLAIN, type Reference, references, styles, write} from './reference.ts'

const edited: fc.Arbitrary<{reference: Reference; edit: Edited}> = references.chain(reference =>
  editsOf(reference).map(edit => ({reference, edit})),
)

/** What was edited; what several edits lose together has a law of its own (test/coverage). */
function findings(report: Report): (Finding & {table: string})[] {
  return report.documents
    .flatMap(document =>
      document.tables.flatMap(table => table.findings.map(finding => ({...finding, table: table.id}))),
    )
    .filter(({subject}) => subject !== 'coverage')
}

/** Rules by table and key, as the report tells them and as the edits were made. */
function told(report: Report): string[] {
  return findings(report)
    .map(finding => {
      const rules = finding.action === 'changed' ? finding.fields.map(field => field.rule) : [finding.rule]
      return JSON.stringify([finding.table, finding.key.join(' / '), [...new Set(rules)].sort()])
    })
    .sort()
}

function made({expected}: Edited): string[] {
  return expected.map(({table, key, rules}) => JSON.stringify([table, key, [...rules].sort()])).sort()
}

describe('laws over generated runtime references', () => {
  test('a document against itself is identical', async () => {
    await fc.assert(
      fc.asyncProperty(references, styles, async (reference, style) => {
        const text = write(reference, style)
        const report = await compare(text, text)
        expect(report.verdict).toBe('identical')
        expect(report.documents[0]!.diagnostics.filter(({status}) => status === 'introduced')).toEqual([])
      }),
      {numRuns: 50},
    )
  })

  test('style is noise: it changes no fact and no patch', async () => {
    await fc.assert(
      fc.asyncProperty(references, styles, async (reference, style) => {
        const {report, patch} = await compareDocuments(
          [{text: write(reference), label: 'a'}],
          [{text: write(reference, style), label: 'b'}],
        )
        expect(told(report)).toEqual([])
        expect(['noise', 'identical']).toContain(report.verdict)
        expect(await patch()).toEqual([])
      }),
      {numRuns: 150},
    )
  })

  test('edits are found, each once and nothing else, in any style', async () => {
    await fc.assert(
      fc.asyncProperty(edited, styles, async ({reference, edit}, style) => {
        const report = await compare(write(reference), write(edit.next, style))
        expect(told(report)).toEqual(made(edit))
      }),
      {numRuns: 200},
    )
  })

  test('old against new mirrors new against old', async () => {
    await fc.assert(
      fc.asyncProperty(edited, styles, async ({reference, edit}, style) => {
        const [old, next] = [write(reference), write(edit.next, style)]
        expect(mirrored(await compare(next, old))).toEqual(straight(await compare(old, next)))
      }),
      {numRuns: 150},
    )
  })

  test('the patch turns the old facts into the new ones', async () => {
    await fc.assert(
      fc.asyncProperty(edited, styles, async ({reference, edit}, style) => {
        const comparison = await compareDocuments([{text: write(reference)}], [{text: write(edit.next, style)}])
        const facts = await comparison.facts()
        const patch = await comparison.patch()
        const patched = jsonPatch.applyPatch(facts.old, structuredClone(patch) as never, true, false).newDocument
        expect(patched).toEqual(facts.new)
        expect(patch.length === 0).toBe(['identical', 'noise'].includes(comparison.report.verdict))
      }),
      {numRuns: 150},
    )
  })

  test('the same input gives the same bytes', async () => {
    await fc.assert(
      fc.asyncProperty(edited, async ({reference, edit}) => {
        const run = async () => JSON.stringify(await compare(write(reference, PLAIN), write(edit.next, PLAIN)))
        expect(await run()).toBe(await run())
      }),
      {numRuns: 30},
    )
  })

  test('the summary counts what the findings hold', async () => {
    await fc.assert(
      fc.asyncProperty(edited, async ({reference, edit}) => {
        const report = await compare(write(reference), write(edit.next))
        const all = report.documents.flatMap(findingsOf)
        for (const level of ['error', 'warning', 'notice'] as const) {
          expect(report.summary[level]).toBe(all.filter(finding => finding.level === level).length)
        }
      }),
      {numRuns: 30},
    )
  })
})

const MIRROR: Record<string, string> = {
  added: 'removed',
  removed: 'added',
  widened: 'narrowed',
  narrowed: 'widened',
  split: 'merged',
  merged: 'split',
}

function straight(report: Report): string[] {
  return findings(report)
    .map(finding => describeFinding(finding, text => text, 'old', 'new'))
    .sort()
}

function mirrored(report: Report): string[] {
  return findings(report)
    .map(finding => describeFinding(finding, text => MIRROR[text] ?? text, 'new', 'old'))
    .sort()
}

function describeFinding(
  finding: Finding & {table: string},
  turn: (text: string) => string,
  from: 'old' | 'new',
  to: 'old' | 'new',
): string {
  return JSON.stringify({
    table: finding.table,
    action: turn(finding.action),
    old: finding[from].map(row => row.text),
    new: finding[to].map(row => row.text),
    fields: finding.fields.map(field => ({
      column: field.column,
      path: field.path,
      old: field[from],
      new: field[to],
      ...(field.direction ? {direction: turn(field.direction)} : {}),
    })),
  })
}
