import type {RevisionPair} from './accept/document-revision.ts'
import {diffDocuments, type ReadInput, type ReadPair} from './diff/diff-document.ts'
import {hintsFrom} from './hints.ts'
import {type Conclusion, concludeReport} from './judge/conclude-report.ts'
import {buildDocumentReport} from './judge/document-report.ts'
import {readDocument, type Way} from './markdown/index.ts'
import {type DocumentPair, pairDocuments} from './match/pair-documents.ts'
import type {Acceptance, Config, Input, Json, Operation, Report} from './model.ts'
import {settled} from './suspend.ts'
import {toInput, toInputs, wholeConfig} from './whole-input.ts'

/** A comparison whose report is made; facts and patch are made when asked for. */
export interface Comparison {
  readonly report: Report
  /** Acceptances that are done with: what they accept already stands in the old revision. */
  readonly spent: readonly Acceptance[]
  /** The facts of either side (docs/design.md, "Facts document and JSON Patch"); several documents stand under `documents`, by name. */
  facts(): Promise<{old: Json; new: Json}>
  /** The RFC 6902 patch from the old facts to the new ones. */
  patch(): Promise<Operation[]>
  /** The documents by themselves, in the order of the report: what is recorded as accepted is made to be told by them. */
  revisions(): Promise<RevisionPair[]>
}

/**
 * Compares two revisions of one document.
 *
 * @throws TypeError where a document is neither text nor an `Input`
 * @throws UserError where a document is too large for the Markdown parser that it needs
 */
export async function compare(
  old: string | Input,
  next: string | Input,
  config: Partial<Config> = {},
): Promise<Report> {
  const {report} = await compareDocuments([toInput(old, 'old.md')], [toInput(next, 'new.md')], config)
  return report
}

/**
 * Compares the documents of two revisions; either side may lack any of them, or all.
 *
 * @param reading what reads documents; both give the same
 */
export async function compareDocuments(
  old: readonly Input[],
  next: readonly Input[],
  config: Partial<Config> = {},
  reading: {by?: Way} = {},
): Promise<Comparison> {
  const whole = wholeConfig(config)
  const pairs = pairDocuments(toInputs(old), toInputs(next))
  const read: ReadPair[] = []
  for (const pair of pairs) read.push(await readPair(pair, reading))
  const sameBytes = pairs.map(([before, after]) => before?.text === after?.text && before?.path === after?.path)
  const accept = await acceptor(read, whole)
  const [diffs, {report, spent}] = await settled(() => {
    const found = diffDocuments(read, ([before, after]) => hintsFrom(whole, (after ?? before)!.input))
    const documents = found.map(diff => buildDocumentReport(diff, whole))
    return [found, concludeReport({documents, sameBytes, accept})] as const
  })
  return {
    report,
    spent,
    facts: async () => {
      const {bothFacts} = await import('./diff/facts/all-facts.ts')
      return settled(() => bothFacts(diffs))
    },
    patch: async () => {
      const {patchAll} = await import('./diff/facts/all-facts.ts')
      return settled(() => patchAll(diffs))
    },
    revisions: async () => {
      const {standing} = await import('./judge/standing-document.ts')
      const alone = (side: ReadInput | undefined) => side && standing(side, hintsFrom(whole, side.input))
      return settled(() => read.map(([before, after]) => [alone(before), alone(after)] as const))
    },
  }
}

/** What most runs have no need of loads when it is asked for, here and above. */
async function acceptor(read: readonly ReadPair[], config: Config): Promise<Conclusion['accept']> {
  if (config.acceptances.length === 0) return undefined
  const {accepting} = await import('./judge/accepted-findings.ts')
  const {standing} = await import('./judge/standing-document.ts')
  return accepting(config, () =>
    read.flatMap(([before]) => (before ? [standing(before, hintsFrom(config, before.input))] : [])),
  )
}

/** Equal texts are read once. */
async function readPair([old, next]: DocumentPair, reading: {by?: Way}): Promise<ReadPair> {
  const read = (input: Input) => readDocument(input.text, {...reading, label: input.label ?? input.path})
  const before = old && {input: old, document: await read(old)}
  if (!next) return [before, undefined]
  const document = before && old.text === next.text ? before.document : await read(next)
  return [before, {input: next, document}]
}
