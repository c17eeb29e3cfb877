import {applyAcceptances} from '../config/accept.ts'
import type {Acceptance, Config, Diagnostic, DocumentReport, Level, Report} from '../model.ts'
import {version} from '../version.ts'
import {summaryOf, verdictOf} from './verdict.ts'

export interface Conclusion {
  readonly documents: readonly DocumentReport[]
  /** Whether each document is the same byte by byte, in the same order. */
  readonly sameBytes: readonly boolean[]
  readonly config: Config
  /** Whether what an entry accepts already stands in the old revision. */
  readonly stands: (acceptance: Acceptance) => boolean
  /** Level of an acceptance that fits nothing. */
  readonly unusedLevel: Level
}

export interface Concluded {
  readonly report: Report
  /** Acceptances whose new state already stands in the old revision: they are silent, and may be dropped. */
  readonly spent: readonly Acceptance[]
}

/** Applies the acceptances, then counts: verdict by document, verdict and summary over all. */
export function concludeReport({documents, sameBytes, config, stands, unusedLevel}: Conclusion): Concluded {
  const draft: Report = {
    schemaVersion: 1,
    tool: {name: 'refdiff', version},
    verdict: 'identical',
    summary: summaryOf(documents),
    documents: [...documents],
  }
  const options = {stands, ...(config.today === undefined ? {} : {today: config.today})}
  const {report, spent, unused} = applyAcceptances(draft, config.acceptances, options)
  const [first, ...rest] = report.documents
  const told = first
    ? [
        {...first, diagnostics: [...first.diagnostics, ...unused.map(entry => unusedDiagnostic(entry, unusedLevel))]},
        ...rest,
      ]
    : []
  const judged = told.map((document, index) => ({
    ...document,
    verdict: verdictOf([document], sameBytes[index] ?? false),
  }))
  const verdict = verdictOf(
    judged,
    sameBytes.every(same => same),
  )
  return {report: {...report, verdict, summary: summaryOf(judged), documents: judged}, spent}
}

function unusedDiagnostic(entry: Acceptance, level: Level): Diagnostic {
  return {
    rule: 'unused-acceptance',
    level,
    status: 'introduced',
    side: 'new',
    line: 1,
    message: `The acceptance at ${entry.by} fits nothing that was found: remove it, or correct its fingerprint`,
    fingerprint: entry.fingerprint,
  }
}
