import type {
  Diagnostic,
  DocumentReport,
  FieldChange,
  Finding,
  Report,
  RowSide,
  Summary,
  TableReport,
  Verdict,
} from '../../../src/model.ts'

/** Reports made by hand: the same shapes as a comparison gives, with whatever text a test wants in them. */

let serial = 0

function fingerprint(): string {
  serial++
  return serial.toString(16).padStart(32, '0')
}

export function row(line: number, key: string[], cells: string[] = []): RowSide {
  return {line, key, text: [...key, ...cells], source: [...key, ...cells]}
}

export function field(column: string, old: unknown, next: unknown, more: Partial<FieldChange> = {}): FieldChange {
  const given = {...(old === undefined ? {} : {old}), ...(next === undefined ? {} : {new: next})}
  const common = {column, path: '', rule: 'value-changed', level: 'warning' as const, fingerprint: fingerprint()}
  return {...common, ...given, ...more}
}

export function finding(more: Partial<Finding> = {}): Finding {
  const key = more.key ?? ['a']
  return {
    subject: 'row',
    action: 'changed',
    rule: 'value-changed',
    level: 'warning',
    message: `row \`${key.join('` / `')}\` changed`,
    fingerprint: fingerprint(),
    key,
    old: [],
    new: [],
    fields: [],
    ...more,
  }
}

export function added(line: number, key: string[], cells: string[] = [], more: Partial<Finding> = {}): Finding {
  const side = row(line, key, cells)
  const message = `row \`${key.join('` / `')}\` added`
  return finding({action: 'added', rule: 'row-added', level: 'notice', key, new: [side], message, ...more})
}

export function removed(line: number, key: string[], cells: string[] = [], more: Partial<Finding> = {}): Finding {
  const side = row(line, key, cells)
  const message = `row \`${key.join('` / `')}\` removed`
  return finding({action: 'removed', rule: 'row-removed', level: 'error', key, old: [side], line: 9, message, ...more})
}

export function changed(line: number, key: string[], fields: FieldChange[], more: Partial<Finding> = {}): Finding {
  const [worst] = fields
  const rule = worst?.rule ?? 'value-changed'
  return finding({
    key,
    rule,
    level: worst?.level ?? 'warning',
    old: [row(line, key)],
    new: [row(line + 1, key)],
    fields,
    ...more,
  })
}

export function table(more: Partial<TableReport> = {}): TableReport {
  const header = ['Name', 'Value', 'Meaning']
  return {
    id: 'table',
    type: 'generic',
    heading: ['Reference', 'Table'],
    status: 'matched',
    key: ['Name'],
    columns: {
      old: header,
      new: header,
      matched: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    },
    syntax: 'gfm',
    rows: {old: 10, new: 10, equal: 9, moved: 0, reordered: 0, reformatted: 0},
    findings: [],
    restated: [],
    ...more,
  }
}

export function diagnostic(more: Partial<Diagnostic> = {}): Diagnostic {
  return {
    rule: 'ragged-row',
    level: 'warning',
    status: 'introduced',
    side: 'new',
    line: 12,
    message: 'row has 4 cells, the header has 3: escape the pipe as `\\|`',
    fingerprint: fingerprint(),
    ...more,
  }
}

export function document(more: Partial<DocumentReport> = {}, path = 'docs/reference.md'): DocumentReport {
  return {
    status: 'matched',
    verdict: 'review',
    old: {label: `base:${path}`, path, revision: 'base', bytes: 1000},
    new: {label: `head:${path}`, path, revision: 'head', bytes: 1100},
    findings: [],
    tables: [],
    diagnostics: [],
    ...more,
  }
}

/** A report over some documents, its summary and verdict counted from them. */
export function report(documents: DocumentReport[], more: Partial<Report> = {}): Report {
  const summary = summaryOf(documents)
  const verdict: Verdict =
    summary.error > 0
      ? 'breaking'
      : summary.warning > 0
        ? 'review'
        : summary.notice + summary.accepted > 0
          ? 'compatible'
          : 'noise'
  return {schemaVersion: 1, tool: {name: 'refdiff', version: '0.0.0'}, verdict, summary, documents, ...more}
}

function summaryOf(documents: readonly DocumentReport[]): Summary {
  const tables = documents.flatMap(one => one.tables)
  const introduced = documents.flatMap(({diagnostics}) => diagnostics.filter(({status}) => status === 'introduced'))
  const findings = [...documents.flatMap(one => one.findings), ...tables.flatMap(one => one.findings)]
  const said = [...findings, ...introduced]
  const at = (level: string) => said.filter(one => one.level === level && !one.accepted).length
  const rows = (action: string) =>
    findings
      .filter(one => one.action === action && one.subject !== 'column')
      .reduce((sum, {old, new: next}) => sum + Math.max(old.length, next.length), 0)
  const noise = (kind: 'moved' | 'reordered' | 'reformatted') => tables.reduce((sum, {rows}) => sum + rows[kind], 0)
  return {
    error: at('error'),
    warning: at('warning'),
    notice: at('notice'),
    accepted: said.filter(one => one.accepted).length,
    added: rows('added'),
    removed: rows('removed'),
    changed: rows('changed'),
    renamed: rows('renamed'),
    relocated: rows('relocated'),
    moved: noise('moved'),
    reordered: noise('reordered'),
    reformatted: noise('reformatted'),
  }
}
