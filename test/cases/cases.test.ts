/**
 * Every folder beside this file is a case: two revisions of a document, and what a careful reader says of them. Run
 * with `UPDATE_CASES=1` to write down what refdiff says now; read it before it is committed.
 */
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {compareDocuments} from '../../src/compare.ts'
import {compare} from '../../src/index.ts'
import type {Finding, Report, TableReport} from '../../src/model.ts'
import {lawFaults} from '../corpus/law.ts'
import {told} from '../corpus/mirror.ts'
import {readTables} from '../corpus/reader.ts'

const here = import.meta.dirname
const updating = process.env.UPDATE_CASES === '1'

/** A report in the words that a reader would use of it: findings, without positions, fingerprints and values. */
function summaryOf(report: Report) {
  const {summary} = report
  const noise = {moved: summary.moved, reordered: summary.reordered, reformatted: summary.reformatted}
  return {
    verdict: report.verdict,
    noise: Object.fromEntries(Object.entries(noise).filter(([, count]) => count > 0)),
    findings: report.documents.flatMap(document => [
      ...document.findings.map(finding => findingOf(finding, undefined)),
      ...document.tables.flatMap(table => table.findings.map(finding => findingOf(finding, table))),
    ]),
    ...(report.groups
      ? {groups: report.groups.map(({rule, level, places, message}) => ({rule, level, places, message}))}
      : {}),
    diagnostics: report.documents.flatMap(document =>
      document.diagnostics.map(({rule, level, status, side, line, key}) => ({rule, level, status, side, line, key})),
    ),
  }
}

function findingOf(finding: Finding, table: TableReport | undefined) {
  const {subject, action, rule, level, key, previousKey, fromTable, message} = finding
  const columns = [...new Set(finding.fields.map(field => field.column))]
  return {
    ...(table ? {table: table.heading.at(-1) ?? ''} : {}),
    subject,
    action,
    rule,
    level,
    key,
    ...(previousKey ? {previousKey} : {}),
    ...(fromTable === undefined ? {} : {fromTable}),
    ...(columns.length > 0 ? {columns} : {}),
    ...(finding.within === undefined ? {} : {within: finding.cause}),
    ...(finding.group === undefined ? {} : {grouped: true}),
    ...(finding.old.length + finding.new.length > 2 ? {rows: [finding.old.length, finding.new.length]} : {}),
    message,
  }
}

describe('cases', () => {
  for (const entry of readdirSync(here, {withFileTypes: true})) {
    if (!entry.isDirectory()) continue
    const read = (name: string) => readFileSync(join(here, entry.name, name), 'utf8')
    const [oldText, nextText] = [read('old.md'), read('new.md')]
    // Where a case is about its documents' paths, it names them.
    const paths: {old?: string; new?: string} = existsSync(join(here, entry.name, 'paths.json'))
      ? JSON.parse(read('paths.json'))
      : {}
    const old = {text: oldText, label: 'old.md', ...(paths.old === undefined ? {} : {path: paths.old})}
    const next = {text: nextText, label: 'new.md', ...(paths.new === undefined ? {} : {path: paths.new})}
    const golden = join(here, entry.name, 'expected.json')

    describe(entry.name, () => {
      test('says what its reader expects', async () => {
        const said = JSON.parse(JSON.stringify(summaryOf(await compare(old, next))))
        if (updating) writeFileSync(golden, `${JSON.stringify(said, null, 2)}\n`)
        expect(existsSync(golden), `${entry.name} has no expected.json: run with UPDATE_CASES=1 and read it`).toBe(true)
        expect(said).toEqual(JSON.parse(read('expected.json')))
      })

      test('accounts for every row, backwards alike, whoever reads it', async () => {
        const report = await compare(old, next)
        for (const document of report.documents)
          expect(lawFaults(document, readTables(oldText), readTables(nextText))).toEqual([])
        expect(told(await compare(next, old), 'back')).toEqual(told(report, 'forth'))
        const again = await compareDocuments([old], [next], {}, {by: 'remark'})
        expect(again.report).toEqual(report)
      })
    })
  }
})
