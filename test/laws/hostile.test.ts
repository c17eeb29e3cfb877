import fc from 'fast-check'
import jsonPatch from 'fast-json-patch'
import {describe, expect, test} from 'vitest'
import {compare, compareDocuments} from '../../src/compare.ts'
import {checkDocuments, parseDocument} from '../../src/inspect.ts'
import {readDocument} from '../../src/markdown/index.ts'
import type {Cell, Report} from '../../src/model.ts'
import {formats} from '../../src/report/index.ts'
import {settled} from '../../src/suspend.ts'
import {lawFaults} from '../corpus/law.ts'
import {told} from '../corpus/mirror.ts'
import type {ReadTable} from '../corpus/reader.ts'
import {COMMAND, RAW_CONTROL, withoutOwnCommands} from '../report/support/nasty.ts'
import {type Revisions, revisions} from './hostile.ts'

/** The same documents in every run; other seeds find other ones. */
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_130)

const holds = (law: (revisions: Revisions) => Promise<void>) =>
  fc.assert(fc.asyncProperty(revisions, law), {numRuns: 50, seed})

function readRow(line: number, cells: readonly Cell[]): ReadTable['titles'] {
  return {line, cells: cells.map(cell => cell.visible), links: [], asides: []}
}

/** The tables as whole-document remark reads them: rows that a faster way loses would be missed. */
async function tablesOf(text: string): Promise<ReadTable[]> {
  const document = await readDocument(text, {by: 'remark'})
  return settled(() =>
    document.tables.map(table => ({
      syntax: table.syntax,
      trail: table.heading,
      header: table.header.map(cell => cell.visible),
      titles: readRow(table.line, table.header),
      rows: [...table.rows].map(row => readRow(row.line, row.cells)),
      line: table.line,
      root: true,
    })),
  )
}

const findingsIn = (report: Report) =>
  report.documents.flatMap(({findings, tables}) => [...findings, ...tables.flatMap(table => table.findings)])

/** A finding names its columns by title, so that of two with one title it is not told which. */
const hasTitlesOnce = ({documents}: Report) =>
  documents.every(({tables}) =>
    tables.every(({columns}) => [columns.old, columns.new].every(titles => new Set(titles).size === titles.length)),
  )

describe('on documents that nobody would write on purpose', () => {
  test('a document against itself is identical', () =>
    holds(async ({old}) => {
      const report = await compare(old, old)
      expect([report.verdict, findingsIn(report)]).toEqual(['identical', []])
    }))

  test('old rows − old sides + new sides = new rows', () =>
    holds(async ({old, next}) => {
      const [document] = (await compare(old, next)).documents
      expect(lawFaults(document!, await tablesOf(old), await tablesOf(next))).toEqual([])
    }))

  test('rows of old against new mirror new against old', () =>
    holds(async ({old, next}) => {
      const forth = await compare(old, next)
      fc.pre(hasTitlesOnce(forth))
      // Cells of a row that went to another table are compared as the one reads them that it came to.
      const rows = (lines: string[]) =>
        lines
          .filter(line => !line.includes('"subject":"prose"'))
          .map(line => (line.includes('"action":"relocated"') ? line.replace(/"fields":.*/, '') : line))
      expect(rows(told(await compare(next, old), 'back'))).toEqual(rows(told(forth, 'forth')))
    }))

  test('the patch gives the new facts, and is empty exactly where nothing is found', () =>
    holds(async ({old, next}) => {
      const {report, facts, patch} = await compareDocuments([{text: old}], [{text: next}])
      const {old: before, new: after} = await facts()
      const operations = await patch()
      const patched = jsonPatch.applyPatch(before, structuredClone(operations) as never, true, false).newDocument
      expect(patched).toEqual(after)
      const aside = operations.filter(({path}) => !path.startsWith('/prose'))
      expect(aside.length > 0).toBe(findingsIn(report).some(({subject}) => subject !== 'prose'))
    }))

  test('every way of reading gives the same report, whatever the line ends', () =>
    holds(async ({old, next}) => {
      const fastest = await compare(old, next)
      const inputs = [[{text: old, label: 'old.md'}], [{text: next, label: 'new.md'}]] as const
      expect((await compareDocuments(...inputs, {}, {by: 'remark'})).report).toEqual(fastest)
      const said = (report: Report) => findingsIn(report).map(finding => `${finding.fingerprint} ${finding.message}`)
      expect(said(await compare(old, `\uFEFF${next.replaceAll('\n', '\r\n')}`))).toEqual(said(fastest))
    }))

  test('no format lets a control character or a command through', () =>
    holds(async ({old, next}) => {
      const {report, patch} = await compareDocuments([{text: old}], [{text: next}], {noise: true})
      for (const format of formats) {
        const output = await format.render(report, {colour: false, width: 80, patch})
        expect(output, format.id).not.toMatch(RAW_CONTROL)
        expect(withoutOwnCommands(output, format.id), format.id).not.toMatch(COMMAND)
      }
    }))

  test('alone they are parsed and checked', () =>
    holds(async ({old}) => {
      expect(JSON.parse(JSON.stringify(await parseDocument({text: old})))).toBeTypeOf('object')
      expect((await checkDocuments([{text: old}])).documents).toHaveLength(1)
    }))
})
