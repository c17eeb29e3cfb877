import {summaryOf, verdictOf} from '../judge/verdict.ts'
import type {Accepted, Diagnostic, DocumentReport, Finding, Report} from '../model.ts'

/** The report with everything accepted that was not yet, counted and judged anew. */
export function acceptAll(report: Report, accepted: Accepted): Report {
  const open = <T extends Finding | Diagnostic>(item: T): T =>
    item.accepted || item.level === 'off' ? item : {...item, accepted}
  const documents = report.documents.map((document): DocumentReport => {
    const judged = {
      ...document,
      findings: document.findings.map(open),
      tables: document.tables.map(table => ({...table, findings: table.findings.map(open)})),
      diagnostics: document.diagnostics.map(item => (item.status === 'introduced' ? open(item) : item)),
    }
    return {...judged, verdict: verdictOf([judged], document.verdict === 'identical')}
  })
  const groups = report.groups?.map(group => ({...group, accepted: group.accepted ?? accepted}))
  return {
    ...report,
    documents,
    summary: summaryOf(documents),
    verdict: verdictOf(documents, report.verdict === 'identical'),
    ...(groups ? {groups} : {}),
  }
}
