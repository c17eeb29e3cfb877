import {applyAcceptances} from '../accept/apply-acceptances.ts'
import type {Revision} from '../accept/document-revision.ts'
import {isSpent} from '../accept/spent-entry.ts'
import type {Acceptance, Config, Diagnostic, Level} from '../model.ts'
import type {Conclusion} from './conclude-report.ts'
import {judgeFlaw} from './judge-change.ts'

/**
 * What marks the findings of a report that the config accepts, and adds a diagnostic for each acceptance that fits
 * nothing.
 *
 * @param oldDocuments the old documents by themselves: an acceptance whose change they already show is done with. Looked
 *   at when one asks; without them, each acceptance that fits nothing is.
 */
export function accepting(config: Config, oldDocuments?: () => readonly Revision[]): Conclusion['accept'] {
  const {acceptances, today} = config
  const {level} = judgeFlaw('unused-acceptance', undefined, {table: undefined, documents: [], config})
  let known: readonly Revision[] | undefined
  const stands = (acceptance: Acceptance): boolean => {
    known ??= oldDocuments?.()
    return known === undefined || isSpent(acceptance, known)
  }
  return draft => {
    const options = {stands, ...(today === undefined ? {} : {today})}
    const {report, spent, unused} = applyAcceptances(draft, acceptances, options)
    const [first, ...rest] = report.documents
    if (!first || unused.length === 0) return {report, spent}
    const diagnostics = [...first.diagnostics, ...unused.map(entry => unusedDiagnostic(entry, level))]
    return {report: {...report, documents: [{...first, diagnostics}, ...rest]}, spent}
  }
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
