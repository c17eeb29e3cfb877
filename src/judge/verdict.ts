import type {Diagnostic, DocumentReport, Finding, Level, NoiseClass, Summary, Verdict} from '../model.ts'
import {isNoiseRule} from '../rules/index.ts'
import {rankOf} from '../rules/levels.ts'

/** Findings of a document in the order of the report: its own, then table by table. */
export function findingsOf(document: DocumentReport): Finding[] {
  return [...document.findings, ...document.tables.flatMap(table => table.findings)]
}

/** Those that are no part of another finding, which speaks for them. */
export function listedOf(document: DocumentReport): Finding[] {
  return findingsOf(document).filter(({within}) => within === undefined)
}

/** Diagnostics that count: only what the new revision brought in. */
export function introducedOf(document: DocumentReport): Diagnostic[] {
  return document.diagnostics.filter(diagnostic => diagnostic.status === 'introduced')
}

/** Of the members of each group the first of the worst level. */
function eachGroupOnce<T extends Finding | Diagnostic>(items: readonly T[]): T[] {
  const speakers = new Map<string, T>()
  for (const item of items) {
    const known = item.group === undefined ? undefined : speakers.get(item.group)
    if (item.group !== undefined && (!known || rankOf(item.level) < rankOf(known.level))) speakers.set(item.group, item)
  }
  return items.filter(item => item.group === undefined || speakers.get(item.group) === item)
}

/**
 * The verdict over documents, from findings and introduced diagnostics that are not accepted.
 *
 * @param sameBytes every document is the same byte by byte
 */
export function verdictOf(documents: readonly DocumentReport[], sameBytes: boolean): Verdict {
  const all = documents.flatMap(document => [...listedOf(document), ...introducedOf(document)])
  const levels = new Set(all.filter(({accepted}) => !accepted).map(({level}) => level))
  if (levels.has('error')) return 'breaking'
  if (levels.has('warning')) return 'review'
  if (all.length > 0) return 'compatible'
  return sameBytes ? 'identical' : 'noise'
}

/** Counts over documents: findings and introduced diagnostics by level, rows by what became of them (see `Summary`). */
export function summaryOf(documents: readonly DocumentReport[]): Summary {
  const judged = eachGroupOnce(documents.flatMap(document => [...listedOf(document), ...introducedOf(document)]))
  const count = (level: Level) => judged.filter(entry => entry.level === level && !entry.accepted).length
  const findings = documents.flatMap(findingsOf)
  const tables = documents.flatMap(document => document.tables)
  const rowsOf = (matches: (finding: Finding) => boolean) =>
    findings
      .filter(finding => matches(finding))
      .reduce((sum, {old, new: next}) => sum + Math.max(old.length, next.length), 0)
  const noise = (kind: NoiseClass) => tables.reduce((sum, table) => sum + table.rows[kind], 0)
  const here = judged.filter(entry => entry.accepted?.proposed).length
  const isRow = ({subject}: Finding) => subject === 'row'
  return {
    error: count('error'),
    warning: count('warning'),
    notice: count('notice'),
    accepted: judged.filter(entry => entry.accepted).length,
    ...(here > 0 && {acceptedHere: here}),
    added: rowsOf(finding => finding.action === 'added' && (isRow(finding) || finding.subject === 'table')),
    removed: rowsOf(finding => finding.action === 'removed' && (isRow(finding) || finding.subject === 'table')),
    changed:
      rowsOf(finding => finding.action === 'changed' && isRow(finding) && !isNoiseRule(finding.rule)) +
      findings.filter(finding => isRow(finding) && (finding.action === 'split' || finding.action === 'merged')).length,
    renamed: rowsOf(finding => finding.action === 'renamed' && isRow(finding)),
    relocated: rowsOf(finding => finding.action === 'relocated'),
    moved: noise('moved'),
    reordered: noise('reordered'),
    reformatted: noise('reformatted'),
  }
}
