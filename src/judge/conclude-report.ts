import type {Acceptance, DocumentReport, Report} from '../model.ts'
import {version} from '../version.ts'
import {groupReports, withoutAccepted} from './group-reports.ts'
import type {SharedEdit} from './shared-edit.ts'
import {summaryOf, verdictOf} from './verdict.ts'

export interface Conclusion {
  readonly documents: readonly DocumentReport[]
  /** Whether each document is the same byte by byte, in the same order. */
  readonly sameBytes: readonly boolean[]
  /** The edits of the groups of findings, by the id that these have; absent where nothing is grouped. */
  readonly edits?: ReadonlyMap<string, SharedEdit>
  /** Marks what the config's acceptances accept; absent where it has none. */
  readonly accept?: ((draft: Report) => Concluded) | undefined
}

export interface Concluded {
  readonly report: Report
  /** Acceptances whose new state already stands in the old revision: they are silent, and may be dropped. */
  readonly spent: readonly Acceptance[]
}

/** Applies the acceptances, then counts: verdict by document, verdict and summary over all. */
export function concludeReport({documents, sameBytes, accept, edits = new Map()}: Conclusion): Concluded {
  const draft: Report = {
    schemaVersion: 1,
    tool: {name: 'refdiff', version},
    verdict: 'identical',
    summary: summaryOf(documents),
    documents: [...documents],
  }
  const {report, spent} = accept?.(draft) ?? {report: draft, spent: []}
  const judged = withoutAccepted(report.documents).map((document, index) => ({
    ...document,
    verdict: verdictOf([document], sameBytes[index] ?? false),
  }))
  const verdict = verdictOf(
    judged,
    sameBytes.every(same => same),
  )
  const groups = groupReports(judged, edits)
  const whole = {...report, verdict, summary: summaryOf(judged), documents: judged}
  return {report: groups.length > 0 ? {...whole, groups} : whole, spent}
}
