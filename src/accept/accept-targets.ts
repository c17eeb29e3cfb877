import {harmless} from '../config/problem.ts'
import type {DocumentReport, FieldChange, Finding, Json, Report, TableReport} from '../model.ts'
import {literalGlob, matchesGlob} from '../text/glob.ts'
import type {Revision, RevisionPair} from './document-revision.ts'
import {earlierStates} from './earlier-states.ts'
import {type Before, isGroup, type State, stateOf} from './finding-state.ts'
import {type Claim, flawsIn, isSpent} from './spent-entry.ts'

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

/** A target whose state is still to be told apart from what the old revision said. */
interface Draft extends Omit<Target, 'state'> {
  readonly state: State
  readonly earlier: (pair: RevisionPair) => Iterable<Before | undefined>
  /** Index of its document in the report. */
  readonly at: number
}

/**
 * What of a report is still to be accepted: findings and introduced diagnostics at or above notice that are not
 * accepted. Equal ones of a document are one target with their count.
 *
 * @param only glob over keys, cells joined by ` / `; all rows of a group have to match it
 * @param revisions the documents by themselves, in the order of the report: each state is made to hold once the change
 *   has landed, and not before
 */
export function targetsOf(report: Report, only?: string, revisions?: readonly RevisionPair[]): Target[] {
  const all = report.documents.flatMap((document, at) =>
    [
      ...document.findings.flatMap(finding => ofFinding(finding, document, undefined, only)),
      ...document.tables.flatMap(table => table.findings.flatMap(finding => ofFinding(finding, document, table, only))),
      ...ofDiagnostics(document, only),
    ].map(draft => ({...draft, at})),
  )
  const merged = new Map<string, Draft>()
  for (const target of all) {
    const id = JSON.stringify([target.fingerprint, target.document])
    const known = merged.get(id)
    merged.set(id, known ? {...known, count: known.count + target.count} : target)
  }
  const prove = proofIn(revisions)
  return [...merged.values()].map(draft => {
    const {earlier: _, at: __, ...target} = draft
    return {...target, state: prove(draft)}
  })
}

/** What gives a draft the state by which a revision alone tells whether the change has landed. */
function proofIn(revisions: readonly RevisionPair[] | undefined): (draft: Draft) => State {
  if (!revisions) return ({state}) => state
  const [old, next] = [0, 1].map(side => revisions.flatMap(pair => pair[side] ?? [])) as [Revision[], Revision[]]
  return ({state, rule, document, earlier, at}) => {
    const claim = {rule, ...(document !== undefined && {document})}
    const counted = withCount(state, claim, old, next)
    for (const before of earlier(revisions[at] ?? [undefined, undefined])) {
      const told = before ? {...counted, before} : counted
      const entry = {...claim, state: told as unknown as Json}
      if (isSpent(entry, next) && !isSpent(entry, old)) return told
    }
    return state
  }
}

/** A diagnostic is one more of its kind than the old revision had. */
function withCount(state: State, {rule, document}: Claim, old: readonly Revision[], next: readonly Revision[]): State {
  if (state.subject !== 'diagnostic') return state
  const count = flawsIn(state, {rule, document}, old) + 1
  return count === 1 || count > flawsIn(state, {rule, document}, next) ? state : {...state, count}
}

function ofFinding(
  finding: Finding,
  document: DocumentReport,
  table: TableReport | undefined,
  only?: string,
): Omit<Draft, 'at'>[] {
  if (finding.accepted || finding.level === 'off' || finding.within !== undefined) return []
  const group = isGroup(finding)
  const rows = finding.new.length > 0 ? finding.new : finding.old
  if (!matchesKeys(only, group ? rows.map(({key}) => [key]) : [keysOf(finding)])) return []
  const count = group ? Math.max(finding.old.length, finding.new.length) : 1
  const target = (fingerprint: string, rule: string, field?: FieldChange): Omit<Draft, 'at'> => {
    const state = stateOf(finding, table, field)
    return {
      fingerprint,
      rule,
      ...documentOf(document),
      count,
      what: describe(finding, table, field),
      state,
      earlier: pair => earlierStates({state, pair, ...(table && {table})}, finding, field),
    }
  }
  const fields = finding.subject === 'row' ? finding.fields.filter(({level}) => level !== 'off') : []
  const open = fields.filter(({accepted}) => !accepted).map(field => target(field.fingerprint, field.rule, field))
  const needsOwn = finding.action !== 'changed' || fields.length === 0
  return needsOwn ? [target(finding.fingerprint, finding.rule), ...open] : open
}

function ofDiagnostics(document: DocumentReport, only?: string): Omit<Draft, 'at'>[] {
  return (
    document.diagnostics
      .filter(({status, accepted, level}) => status === 'introduced' && !accepted && level !== 'off')
      // An entry that fits nothing goes away with the entry, not with another one for it.
      .filter(({rule}) => rule !== 'unused-acceptance')
      .filter(({key}) => matchesKeys(only, [key ? [key] : []]))
      .map(diagnostic => {
        const {fingerprint, rule, message, key} = diagnostic
        const state: State = {subject: 'diagnostic', ...(key && {came: [key]})}
        const table = document.tables.find(({id}) => id === diagnostic.table)
        const subject = {state, ...(table && {table})}
        return {
          fingerprint,
          rule,
          ...documentOf(document),
          count: 1,
          what: harmless(message),
          state,
          earlier: pair => earlierStates({...subject, pair}, diagnostic),
        }
      })
  )
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
  const place = [...(table ? [table.name || table.id] : []), name].filter(Boolean).join(': ')
  if (subject === 'coverage') return harmless(`${place}: ${finding.message}`)
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
