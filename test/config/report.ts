import type {DocumentReport, FieldChange, Finding, Level, Report, RowSide, TableReport} from '../../src/model.ts'

/** Reports for tests, made of what a test is about; the rest is as a small comparison has it. */

let count = 0

/** A fingerprint that no other has. */
export const print = (): string => (++count).toString(16).padStart(32, '0')

export const row = (...key: string[]): RowSide => ({line: 3, key, text: key, source: key})

export function field(column: string, level: Level, rest: Partial<FieldChange> = {}): FieldChange {
  return {column, path: '', rule: 'value-changed', level, old: 'a', new: 'b', fingerprint: print(), ...rest}
}

export function finding(key: string, level: Level, rest: Partial<Finding> = {}): Finding {
  return {
    ...{subject: 'row', action: 'changed', rule: 'value-changed', level, message: `${key} changed`},
    ...{fingerprint: print(), key: [key], old: [row(key)], new: [row(key)], fields: []},
    ...rest,
  } as Finding
}

export function table(findings: Finding[], rest: Partial<TableReport> = {}): TableReport {
  return {
    ...{id: 'routes', type: 'routes', heading: ['API', 'Routes'], status: 'matched', key: ['Route'], syntax: 'gfm'},
    columns: {old: [], new: [], matched: []},
    rows: {old: 1, new: 1, equal: 0, moved: 0, reordered: 0, reformatted: 0},
    findings,
    restated: [],
    ...rest,
  } as TableReport
}

export function document(
  path: string | undefined,
  findings: Finding[],
  rest: Partial<DocumentReport> = {},
): DocumentReport {
  const side = {label: path ?? 'a.md', ...(path !== undefined && {path}), bytes: 1}
  return {
    ...{
      status: 'matched',
      verdict: 'review',
      old: side,
      new: side,
      findings: [],
      tables: [table(findings)],
      diagnostics: [],
    },
    ...rest,
  } as DocumentReport
}

export function report(...documents: DocumentReport[]): Report {
  return {
    ...{schemaVersion: 1, tool: {name: 'refdiff', version: '0'}, verdict: 'review'},
    summary: {
      ...{error: 0, warning: 0, notice: 0, accepted: 0, added: 0, removed: 0, changed: 0, renamed: 0, relocated: 0},
      ...{moved: 0, reordered: 0, reformatted: 0},
    },
    documents,
  } as Report
}

/** All findings of a report, in order. */
export function findings({documents}: Report): Finding[] {
  return documents.flatMap(each => [...each.findings, ...each.tables.flatMap(({findings}) => findings)])
}
