import type {
  Acceptance,
  Accepted,
  Diagnostic,
  DocumentReport,
  FieldChange,
  Finding,
  Report,
  TableReport,
} from '../model.ts'
import {worstFirst} from '../rules/levels.ts'
import {acceptedWithParts} from './accepted-parts.ts'
import {changedRows, editIds, isGroup, stateOf} from './finding-state.ts'
import {type Book, type Booking, Ledger, together} from './ledger.ts'

export interface AcceptOptions {
  /** The day that acceptances are judged by, `YYYY-MM-DD` in UTC; without it none has run out. */
  readonly today?: string
  /**
   * Whether the entry's work is done. Asked only about entries that fit nothing in the report. `isSpent` (spent.ts)
   * answers it from the old documents.
   */
  readonly stands?: (acceptance: Acceptance) => boolean
}

export interface AcceptResult {
  /** A copy with `accepted` and `expired` set; levels, rules and messages of findings accepted in part or too late are adapted. Counts and verdicts are as before: whoever calls this counts again. */
  readonly report: Report
  /** Entries whose change has landed: silent, and dropped by `--prune`. */
  readonly spent: readonly Acceptance[]
  /** Entries that fit nothing, and whose change has not landed, although their document is part of the comparison: one `unused-acceptance` each. */
  readonly unused: readonly Acceptance[]
  /** Entries past their last day that would have accepted something. */
  readonly expired: readonly Acceptance[]
}

/**
 * Marks what acceptances accept. A finding is accepted by its own fingerprint; one about a changed row also when all
 * its fields at or above notice are, each by its own. A row that was renamed, relocated, split or merged and also
 * changed needs both: its own, and one for every such field. Each entry accepts as many equal findings as its count
 * says, in the order of the report. An entry counts only for documents that its path pattern matches before or after;
 * a document whose path is not known is matched by every pattern.
 */
export function applyAcceptances(
  report: Report,
  acceptances: readonly Acceptance[],
  options: AcceptOptions = {},
): AcceptResult {
  if (acceptances.length === 0) return {report, spent: [], unused: [], expired: []}
  const ledger = new Ledger(acceptances, options.today)
  const documents = report.documents.map(document => {
    const book = ledger.open(document)
    const judge = judgedInOrder(document, book)
    return acceptedWithParts({
      ...document,
      findings: document.findings.map(judge),
      tables: document.tables.map(table => ({...table, findings: table.findings.map(judge)})),
      diagnostics: document.diagnostics.map(diagnostic =>
        diagnostic.status === 'introduced'
          ? marked(diagnostic, book.byFingerprint(diagnostic.fingerprint, 1))
          : diagnostic,
      ),
    })
  })
  const standing = new Set(
    report.documents.flatMap(({diagnostics}) =>
      diagnostics.filter(({status}) => status !== 'introduced').map(({fingerprint}) => fingerprint),
    ),
  )
  const idle = ledger.idle(report.documents)
  // An entry that says what it is about knows better: as many equal diagnostics may have stood before.
  const stands = (entry: Acceptance) =>
    (entry.state === undefined && standing.has(entry.fingerprint)) || options.stands?.(entry) === true
  const spent = idle.filter(stands)
  return {
    report: {...report, documents},
    spent,
    unused: idle.filter(entry => !spent.includes(entry)),
    expired: ledger.tooLate(),
  }
}

/** Books what stands by itself before the parts of a larger finding: no part may use up what accepts its equal. */
function judgedInOrder(document: DocumentReport, book: Book): (finding: Finding) => Finding {
  const all = [
    ...document.findings.map(finding => [finding, undefined] as const),
    ...document.tables.flatMap(table => table.findings.map(finding => [finding, table] as const)),
  ]
  const isPart = ([finding]: (typeof all)[number]) => finding.within !== undefined
  const inOrder = [...all.filter(one => !isPart(one)), ...all.filter(isPart)]
  const known = new Map(inOrder.map(([finding, table]) => [finding, judged(finding, table, book)]))
  return finding => known.get(finding)!
}

function judged(finding: Finding, table: TableReport | undefined, book: Book): Finding {
  const changed = finding.action === 'changed'
  const times = isGroup(finding) ? Math.max(finding.old.length, finding.new.length) : 1
  // What counts for nothing needs no acceptance, yet an entry for it fits.
  if (finding.level === 'off') {
    for (const {fingerprint} of [finding, ...finding.fields]) book.byFingerprint(fingerprint, 0)
    return finding
  }
  const own = book.byFingerprint(finding.fingerprint, times)
  if (own.accepted && (changed || finding.fields.length === 0)) return marked(finding, own)
  const bookings = finding.fields.map((field): Booking => {
    if (field.level === 'off' || finding.subject !== 'row') return {}
    const booking = book.byFingerprint(field.fingerprint, times)
    if (booking.accepted) return booking
    const known = editsOf(finding, table, field).map(ids => book.byEdits(ids))
    return {...booking, ...known.find(({accepted}) => accepted)}
  })
  const fields = finding.fields.map((field, index) => {
    const accepted = bookings[index]?.accepted
    return accepted ? {...field, accepted} : field
  })
  const late = own.expired ?? bookings.find(({accepted, expired}) => !accepted && expired)?.expired
  return settled({...finding, fields}, own.accepted, late)
}

/**
 * Ids of the field's edit in each row, by new and by old key. None where it is not told which row has which value: rows
 * of a group got different ones, or a member went from row to row.
 */
function editsOf(finding: Finding, table: TableReport | undefined, field: FieldChange): string[][] {
  const alike = finding.fields.filter(({column, path}) => column === field.column && path === field.path)
  const rows = changedRows(finding, field)
  if (alike.length !== 1 || (rows.length > 1 && !isGroup(finding))) return []
  const ids = (keys: readonly string[][]) => editIds({...stateOf(finding, table, field), rows: keys})
  return finding.previousKey ? [ids(rows), ids([finding.previousKey])] : [ids(rows)]
}

/** Draws the conclusion for a finding whose fields were booked; `own` and `late`: what accepts or no longer accepts it. */
function settled(finding: Finding, own: Accepted | undefined, late: Accepted | undefined): Finding {
  const counted = finding.subject === 'row' ? finding.fields.filter(({level}) => level !== 'off') : []
  const covered = counted.flatMap(({accepted}) => accepted ?? [])
  const rest = counted.filter(({accepted}) => !accepted)
  const ownDone = finding.action === 'changed' ? covered.length > 0 : own !== undefined
  if (ownDone && rest.length === 0) return {...finding, accepted: together([...(own ? [own] : []), ...covered])}
  return marked(ownDone ? {...finding, ...judgement(rest)} : finding, late ? {expired: late} : {})
}

function marked<T extends Finding | Diagnostic>(item: T, {accepted, expired}: Booking): T {
  if (accepted) return {...item, accepted}
  if (!expired) return item
  const message = `${item.message}; its acceptance ran out on ${expired.until} (${expired.by})`
  return {...item, expired, message}
}

/** Rule and level of the worst of these fields. */
function judgement(fields: readonly FieldChange[]): Pick<Finding, 'rule' | 'level'> | undefined {
  const [worst] = worstFirst(fields)
  return worst && {rule: worst.rule, level: worst.level}
}
