import type {Accepted, DocumentReport, Level, Report, Side, Summary, TableReport, Verdict} from '../../model.ts'
import {isNoiseRule} from '../../rules/index.ts'
import {counted, grouped} from '../../text/count.ts'

type LevelCounts = Readonly<Record<Exclude<Level, 'off'> | 'accepted', number>> & Pick<Summary, 'acceptedHere'>

/** The counts that are not zero, worst first: `2 errors, 1 notice, 1 accepted`. Empty when all are zero. */
export function levelCounts(
  {error, warning, notice, accepted, acceptedHere: here = 0}: LevelCounts,
  by?: Report['proposedBy'],
): string {
  return [
    error > 0 && counted(error, 'error'),
    warning > 0 && counted(warning, 'warning'),
    notice > 0 && counted(notice, 'notice'),
    acceptedHere({acceptedHere: here}, by),
    accepted > here && `${grouped(accepted - here)} accepted${here > 0 ? ' before' : ''}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** `2 accepted in this pull request`: by acceptances that it brings along itself. Empty for none. */
export function acceptedHere(
  {acceptedHere: here = 0}: Pick<Summary, 'acceptedHere'>,
  by: Report['proposedBy'] = 'pull request',
): string {
  return here > 0 ? `${grouped(here)} accepted in this ${by}` : ''
}

export interface RowCounts {
  added: number
  removed: number
  changed: number
  renamed: number
  relocated: number
}

/** Rows of one table by what happened to them, counted as `Summary` counts them. */
export function rowCounts(table: TableReport): RowCounts {
  const counts: RowCounts = {added: 0, removed: 0, changed: 0, renamed: 0, relocated: 0}
  for (const {subject, action, rule, old, new: next} of table.findings) {
    const rows = Math.max(old.length, next.length)
    if (subject === 'table' && (action === 'added' || action === 'removed')) counts[action] += rows
    if (subject !== 'row') continue
    if (action === 'split' || action === 'merged') counts.changed++
    else if (!isNoiseRule(rule)) counts[action] += rows
  }
  return counts
}

/** `1 added, 2 removed`, only what is not zero. */
export function rowCountsText(counts: RowCounts): string {
  return Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([what, number]) => `${grouped(number)} ${what}`)
    .join(', ')
}

/** What was left out of sight, `14 rows moved, 2 reordered`; empty for none. */
function noiseText({summary: {moved, reordered, reformatted}}: Report): string {
  const said = Object.entries({moved, reordered, reformatted}).filter(([, number]) => number > 0)
  return said
    .map(([what, number], index) => `${index === 0 ? counted(number, 'row') : grouped(number)} ${what}`)
    .join(', ')
}

function isNoiseListed({documents}: Report): boolean {
  return documents.some(({tables}) => tables.some(({noise}) => noise !== undefined))
}

/** What is only counted, in one sentence: noise, changes hidden by config, diagnostics resolved, documents without change. */
export function silentText(
  report: Report,
  counts: {off: number; resolved: number; repeated: number; unchanged: number},
): string {
  const said = [
    !isNoiseListed(report) && noiseText(report),
    counts.off > 0 && `${counted(counts.off, 'change')} hidden by config`,
    counts.resolved > 0 && `${counted(counts.resolved, 'diagnostic')} resolved`,
    counts.repeated > 0 &&
      `${counted(counts.repeated, 'finding')} that ${counts.repeated === 1 ? 'repeats one' : 'repeat those'} of another document`,
    counts.unchanged > 0 &&
      report.documents.length > 1 &&
      `${counted(counts.unchanged, 'document')} ${report.documents.every(isAlone) ? 'without fault' : 'unchanged'}`,
  ].filter(Boolean)
  return said.length > 0 ? `Not listed: ${said.join('; ')}` : ''
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  breaking: 'breaking',
  review: 'needs review',
  compatible: 'compatible',
  noise: 'noise (only formatting, order or line numbers)',
  identical: 'identical',
}

/** The verdict in words: `breaking`, `needs review`, `noise (only formatting, order or line numbers)`. */
export function verdictText(report: Report): string {
  return isFaultless(report) ? 'no problems found' : VERDICTS[report.verdict]
}

/** A document that was looked at by itself, not compared. */
function isAlone({status, old, new: next}: DocumentReport): boolean {
  return status === 'matched' && !(old && next)
}

/** Whether the documents were looked at one by one, not compared, and nothing is wrong in any. */
export function isFaultless({documents, verdict}: Report): boolean {
  return (verdict === 'identical' || verdict === 'noise') && documents.length > 0 && documents.every(isAlone)
}

/** What a reader calls a table. */
export function tableTitle({name, heading, id}: TableReport): string {
  return name || heading.at(-1) || id
}

/** What the user called the document: one name, or both where they differ. */
export function documentTitle({old, new: next, status}: DocumentReport): string {
  // A document that was checked by itself has one side, and nothing happened to it.
  if (!old || !next) return status === 'matched' ? nameOf(old ?? next) : `${nameOf(old ?? next)} (${status})`
  const [before, after] = [nameOf(old), nameOf(next)]
  if (before === after) return after
  // `HEAD~1:docs/reference.md → HEAD:docs/reference.md` says the path twice.
  const atRevision = ({label, path, revision}: Side) => path !== undefined && label === `${revision}:${path}`
  if (old.path === next.path && atRevision(old) && atRevision(next))
    return `${next.path}  ${old.revision || 'index'} → ${next.revision || 'index'}`
  return `${before} → ${after}`
}

/** The shortest name of a document, for lists. */
export function documentName({old, new: next}: DocumentReport): string {
  return next?.path ?? old?.path ?? nameOf(next ?? old)
}

function nameOf(side: Side | null): string {
  return side?.label ?? ''
}

/** `4 → 6 rows`, `6 rows` where the number stayed. */
export function rowTotals(table: TableReport, document: DocumentReport): string {
  const last = table.status === 'removed' || !document.new ? table.rows.old : table.rows.new
  return `${rowNumbers(table, document)} ${last === 1 ? 'row' : 'rows'}`
}

/** `4 → 6`, `6` where the number stayed or there is only one. */
export function rowNumbers({rows, status}: TableReport, document: DocumentReport): string {
  if (status === 'added' || !document.old || rows.old === rows.new) return grouped(rows.new)
  return status === 'removed' || !document.new ? grouped(rows.old) : `${grouped(rows.old)} → ${grouped(rows.new)}`
}

/** A list cut after `most`, with the number left out: `a, b and 3 more`. */
export function listed(items: readonly string[], most: number): string {
  if (items.length <= most) return items.join(', ')
  return `${items.slice(0, most).join(', ')} and ${grouped(items.length - most)} more`
}

/** What a config says that does not count yet, as a sentence; empty where there is none. */
export function proposalText({proposed}: Report): string {
  return proposed ? `Under ${proposed.under}: ${VERDICTS[proposed.verdict]}` : ''
}

/** Why a finding is accepted, until when, and where that stands. */
export function acceptance({reason, until, by}: Accepted): string {
  return `${reason} (${until === undefined ? '' : `until ${until}, `}${by})`
}
