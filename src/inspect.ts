import type {TableDiff} from './diff/change.ts'
import {diffDocument} from './diff/diff-document.ts'
import {unsortedTables} from './diff/faults/unsorted-tables.ts'
import {hintsFrom} from './hints.ts'
import {concludeReport} from './judge/conclude-report.ts'
import {buildDocumentReport} from './judge/document-report.ts'
import {readDocument} from './markdown/index.ts'
import type {Config, Input, Report} from './model.ts'
import type {ParsedDocument, ParsedTable} from './parsed.ts'
import {settled} from './suspend.ts'
import {toInput, toInputs, wholeConfig} from './whole-input.ts'

/** The typed tables of one document as JSON: every cell as its kind reads it, with lines. */
export async function parseDocument(input: Input, config: Partial<Config> = {}): Promise<ParsedDocument> {
  const [diff] = await readAlone(toInput(input), wholeConfig(config))
  return settled(() => ({
    document: input.label ?? input.path ?? '',
    tables: diff.tables.map(tableJson),
  }))
}

/** The diagnostics of documents by themselves; all of them count as introduced. */
export async function checkDocuments(inputs: readonly Input[], config: Partial<Config> = {}): Promise<Report> {
  const whole = wholeConfig(config)
  const documents = []
  for (const input of toInputs(inputs)) {
    const [, report] = await readAlone(input, whole)
    const tables = report.tables.map(table => ({...table, status: 'matched' as const, findings: []}))
    documents.push({...report, status: 'matched' as const, findings: [], tables})
  }
  const accept =
    whole.acceptances.length > 0 ? (await import('./judge/accepted-findings.ts')).accepting(whole) : undefined
  return concludeReport({documents, sameBytes: inputs.map(() => true), accept}).report
}

async function readAlone(input: Input, config: Config) {
  const document = await readDocument(input.text, {label: input.label ?? input.path})
  return settled(() => {
    const found = diffDocument(undefined, {input, document}, hintsFrom(config, input))
    const unsorted = unsortedTables(found.tables).map(flaw => ({flaw, status: 'introduced' as const}))
    const diff = {...found, flaws: [...found.flaws, ...unsorted]}
    return [diff, buildDocumentReport({...diff, coverage: []}, config)] as const
  })
}

function tableJson(table: TableDiff): ParsedTable {
  const grid = table.new!
  return {
    id: table.id,
    type: table.type.id,
    heading: [...grid.heading],
    line: grid.raw.line,
    key: [...table.key],
    columns: grid.header.map((title, column) => {
      const {kind, role} = grid.columnType(column)
      return {title, kind: kind.id, role}
    }),
    rows: Array.from(grid.raw.rows, (raw, row) => ({
      line: raw.line,
      key: table.newKeys(row),
      cells: grid.header.map((_, column) => grid.columnType(column).kind.facts(grid.value(row, column))),
      ...(raw.extra.length > 0 ? {extra: raw.extra.map(cell => cell.visible)} : {}),
    })),
  }
}
