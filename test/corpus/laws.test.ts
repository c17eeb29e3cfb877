import {describe, expect, test} from 'vitest'
import {compare} from '../../src/index.ts'
import type {Report} from '../../src/model.ts'
import {lawFaults} from './law.ts'
import {told} from './mirror.ts'
import {hasCorpus, readPairs} from './pairs.ts'
import {readTables} from './reader.ts'
import {variants} from './variants.ts'

/** What a report says, without lines: rule, level and fingerprint of each finding and new diagnostic. */
function said(report: Report): string[] {
  return report.documents
    .flatMap(document => [
      ...[...document.findings, ...document.tables.flatMap(table => table.findings)].map(
        finding => `${finding.rule} ${finding.level} ${finding.fingerprint} ${finding.message}`,
      ),
      ...document.diagnostics
        .filter(diagnostic => diagnostic.status === 'introduced')
        .map(diagnostic => `${diagnostic.rule} ${diagnostic.level} ${diagnostic.fingerprint}`),
    ])
    .sort()
}

describe.skipIf(!hasCorpus)('the laws hold on every pair of the corpus', () => {
  for (const pair of hasCorpus ? readPairs() : []) {
    describe(pair.name, () => {
      let made: Promise<Report> | undefined
      const forth = () => {
        made ??= compare(pair.old, pair.next)
        return made
      }

      test('old rows − old sides + new sides = new rows, read by another parser', async () => {
        const report = await forth()
        const faults = report.documents.flatMap(document =>
          lawFaults(document, readTables(pair.old.text), readTables(pair.next.text)),
        )
        expect(report.documents).toHaveLength(1)
        expect(faults).toEqual([])
      })

      test('new against old mirrors old against new', async () => {
        const back = await compare(pair.next, pair.old)
        expect(told(back, 'back')).toEqual(told(await forth(), 'forth'))
      })

      test('a document against itself says nothing', async () => {
        const report = await compare(pair.next, pair.next)
        expect(report.verdict).toBe('identical')
        expect(said(report)).toEqual([])
      })

      for (const [name, edit] of Object.entries(variants)) {
        test(`${name} in the new document change no finding`, async () => {
          const text = edit(pair.next.text)
          const report = await compare(pair.old, {...pair.next, text})
          expect(said(report)).toEqual(said(await forth()))
        })
      }
    })
  }
})
