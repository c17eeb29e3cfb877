import type {Acceptance, Report} from '../model.ts'
import type {AcceptedText, PrunedText, RecordOptions} from './acceptance-file.ts'
import type {RevisionPair} from './document-revision.ts'

/** The file that acceptances stand in, beside `refdiff.yml`. */
export const acceptanceFile = 'refdiff.accepted.yml'

/**
 * Reads a `refdiff.accepted.yml`. The parser and the validator load with the first call.
 *
 * ```yaml
 * accepted:
 *   - what: 'routes / decode_fp8: Codecs: ["FP8_E4M3","FP8_E5M2"] → ["FP8_E5M2"]'
 *     reason: E4M3 never worked on this route
 *     until: 2027-01-31            # last day it holds, to its end in UTC; absent: for good
 *     added: 2026-11-30
 *     document: docs/reference.md  # glob over paths; absent: any document
 *     rule: capability-narrowed
 *     count: 1                     # how many equal findings, 1 where absent; of a group, how many rows
 *     fingerprint: 0f5b…           # this decides; `what` and `rule` are for the reader
 *     state: {…}                   # what the new revision says, see edits.ts
 * ```
 *
 * @param text the file's text
 * @param file what messages and `by` call the file
 * @throws ConfigError (a UserError) with line and column of every mistake
 */
export async function parseAcceptances(text: string, file: string): Promise<Acceptance[]> {
  const {readAcceptances} = await import('./acceptance-file.ts')
  return readAcceptances(text, file).map(({acceptance}) => acceptance)
}

/**
 * Records the findings of a report that are not accepted yet: a changed row by each of its fields at or above notice,
 * anything else by itself. Entries that have run out are renewed where they stand; new ones go to the end; all else
 * keeps its order and comments.
 *
 * @param text the file as it is; empty where there is none yet
 * @param revisions the documents of the report by themselves, in its order (`Comparison.revisions`): with them each entry
 *   is written so that it is spent once its change has landed, and not before
 * @throws ConfigError where the file has mistakes, UserError where it would grow too large
 */
export async function acceptFindings(
  report: Report,
  options: RecordOptions,
  text: string,
  file: string,
  revisions?: readonly RevisionPair[],
): Promise<AcceptedText> {
  const {recordFindings} = await import('./acceptance-file.ts')
  return recordFindings(report, options, text, file, revisions)
}

/**
 * Drops entries, with the comments above them.
 *
 * @param spent the entries to drop, as `applyAcceptances` gave them; found again by their place (`by`)
 * @throws ConfigError where the file has mistakes
 */
export async function pruneAcceptances(spent: readonly Acceptance[], text: string, file: string): Promise<PrunedText> {
  const {dropEntries} = await import('./acceptance-file.ts')
  return dropEntries(spent, text, file)
}
