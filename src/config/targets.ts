import type {DocumentReport, FieldChange, Finding, Json, Report, TableReport} from '../model.ts'
import {isGroup, type State, stateOf} from './edits.ts'
import {literalGlob, matchesGlob} from './glob.ts'
import {harmless} from './problem.ts'

/** Something that one entry can accept. */
export interface Target {
  readonly fingerprint: string
  readonly rule: string
  /** Glob that matches the document's path only; absent where the path is not known. */
  readonly document?: string
  readonly count: number
  /** For the reader: table, key, field, old → new. */
  readonly what: string
  readonly state?: State
}

/**
 * What of a report is still to be accepted: findings and introduced diagnostics at or above notice that are not
 * accepted. Equal ones of a document are one target with their count.
 *
 * @param only glob over keys, cells joined by ` / `; all rows of a group have to match it
 */
export function targetsOf(report: Report, only?: string): Target[] {
  const all = report.documents.flatMap(document => [
    ...document.findings.flatMap(finding => ofFinding(finding, document, undefined, only)),
    ...document.tables.flatMap(table => table.findings.flatMap(finding => ofFinding(finding, document, table, only))),
    ...ofDiagnostics(document, only),
  ])
  const merged = new Map<string, Target>()
  for (const target of all) {
    const id = JSON.stringify([target.fingerprint, target.document])
    const known = merged.get(id)
    merged.set(id, known ? {...known, count: known.count + target.count} : target)
  }
  return [...merged.values()]
}

function ofFinding(
  finding: Finding,
  document: DocumentReport,
  table: TableReport | undefined,
  only?: string,
): Target[] {
  if (finding.accepted || finding.level === 'off') return []
  const group = isGroup(finding)
  const rows = finding.new.length > 0 ? finding.new : finding.old
  if (!matchesKeys(only, group ? rows.map(({key}) => [key]) : [keysOf(finding)])) return []
  const count = group ? Math.max(finding.old.length, finding.new.length) : 1
  const target = (fingerprint: string, rule: string, field?: FieldChange): Target => ({
    fingerprint,
    rule,
    ...documentOf(document),
    count,
    what: describe(finding, table, field),
    state: stateOf(finding, table, field),
  })
  const fields = finding.subject === 'row' ? finding.fields.filter(({level}) => level !== 'off') : []
  const open = fields.filter(({accepted}) => !accepted).map(field => target(field.fingerprint, field.rule, field))
  const needsOwn = finding.action !== 'changed' || fields.length === 0
  return needsOwn ? [target(finding.fingerprint, finding.rule), ...open] : open
}

function ofDiagnostics(document: DocumentReport, only?: string): Target[] {
  return document.diagnostics
    .filter(({status, accepted, level}) => status === 'introduced' && !accepted && level !== 'off')
    .filter(({key}) => matchesKeys(only, [key ? [key] : []]))
    .map(({fingerprint, rule, message}) => ({
      fingerprint,
      rule,
      ...documentOf(document),
      count: 1,
      what: harmless(message),
    }))
}

const keysOf = ({key, previousKey}: Finding): (readonly string[])[] => (previousKey ? [key, previousKey] : [key])

/** Whether of each row one of its keys (new and old) matches. */
function matchesKeys(only: string | undefined, rows: readonly (readonly (readonly string[])[])[]): boolean {
  return only === undefined || rows.every(keys => keys.some(key => matchesGlob(only, key.join(' / '))))
}

function documentOf({old, new: next}: DocumentReport): {document?: string} {
  const path = next?.path ?? old?.path
  return path === undefined ? {} : {document: literalGlob(path)}
}

function describe(finding: Finding, table: TableReport | undefined, field?: FieldChange): string {
  const {subject, action, key, previousKey, old, new: next} = finding
  const name = isGroup(finding) ? `${Math.max(old.length, next.length)} rows` : key.join(' / ')
  const place = [...(table ? [table.id] : []), name].filter(Boolean).join(': ')
  if (!field) {
    const from =
      previousKey && JSON.stringify(previousKey) !== JSON.stringify(key) ? ` (was ${previousKey.join(' / ')})` : ''
    return harmless(`${place}: ${subject} ${action}${from}`)
  }
  const cell = field.path === '' ? field.column : `${field.column} ${field.path}`
  return harmless(`${place}: ${cell}: ${short(field.old)} → ${short(field.new)}`)
}

function short(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : JSON.stringify(value as Json)
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}
