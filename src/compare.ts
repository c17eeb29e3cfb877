import type {RevisionPair} from './accept/document-revision.ts'
import type {CoveredDiff} from './coverage/add-coverage.ts'
import {type DocumentDiff, diffDocuments, type ReadInput, type ReadPair} from './diff/diff-document.ts'
import {UserError} from './errors.ts'
import {hintsFrom} from './hints.ts'
import {type Conclusion, concludeReport} from './judge/conclude-report.ts'
import type {CoverageView} from './judge/coverage-view.ts'
import {buildDocumentReport} from './judge/document-report.ts'
import {groupEdits} from './judge/group-edits.ts'
import {diagnosticsOf, type Reasons, unreadableReport} from './judge/unreadable-report.ts'
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
  /** What the tables of each document cover together, in the order of the report, under what is assumed. */
  coverage(assumed?: ReadonlyMap<string, string>): Promise<CoverageView[][]>
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
  const tries: Try[] = []
  for (const pair of pairs) tries.push(await tryPair(pair, reading))
  const {read, sameBytes, unreadable, resolved} = sorted(tries)
  const accept = await acceptor(read, whole)
  const found = await settled(() =>
    diffDocuments(read, ([before, after]) => hintsFrom(whole, (after ?? before)!.input)),
  )
  const cover = await coverer(found)
  const [diffs, {report, spent}] = await settled(() => {
    const diffs = found.map(cover)
    const documents = diffs.map((diff, index) => {
      const report = buildDocumentReport(diff, whole)
      const {pair, reasons} = resolved[index]!
      return {...report, diagnostics: [...report.diagnostics, ...diagnosticsOf(pair, reasons, whole)]}
    })
    const others = unreadable.map(({pair, reasons}) => unreadableReport(pair, reasons, whole))
    const grouped = groupEdits(diffs, documents)
    const conclusion = {...grouped, documents: [...grouped.documents, ...others], sameBytes, accept}
    return [diffs, concludeReport(conclusion)] as const
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
    coverage: async (assumed = new Map()) => {
      const {coverageViews} = await import('./judge/coverage-view.ts')
      return settled(() => diffs.map(diff => coverageViews(diff, assumed)))
    },
    revisions: async () => {
      const {standing} = await import('./judge/standing-document.ts')
      const alone = (side: ReadInput | undefined) => side && standing(side, hintsFrom(whole, side.input))
      return settled(() => read.map(([before, after]) => [alone(before), alone(after)] as const))
    },
  }
}

/** Adds what nothing covers any more, where tables say what they cover. */
async function coverer(diffs: readonly DocumentDiff[]): Promise<(diff: DocumentDiff) => CoveredDiff> {
  const isCovered = ({tables}: DocumentDiff) =>
    tables.some(({type}) => type.covers) && tables.some(({changes}) => changes.length > 0)
  if (!diffs.some(isCovered)) return diff => ({...diff, coverage: []})
  const {withCoverage} = await import('./coverage/add-coverage.ts')
  return diff => (isCovered(diff) ? withCoverage(diff) : {...diff, coverage: []})
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

/** A pair as far as it can be read. */
interface Try {
  readonly pair: DocumentPair
  readonly reasons: Reasons
  /** Undefined where the new revision cannot be read; against nothing where only the old one cannot. */
  readonly read: ReadPair | undefined
}

/** Reads a pair, or says why one of its sides cannot be read. */
async function tryPair(pair: DocumentPair, reading: {by?: Way}): Promise<Try> {
  const [old, next] = pair
  try {
    for (const side of pair) if (side?.unreadable) throw side.unreadable
    return {pair, reasons: {}, read: await readPair(pair, reading)}
  } catch (error) {
    if (!(error instanceof UserError)) throw error
  }
  const [before, after] = [await reasonOf(old, reading), await reasonOf(next, reading)]
  const read = after ? undefined : await readPair([old && {...old, text: ''}, next], reading)
  return {pair, reasons: {old: before, new: after}, read}
}

async function reasonOf(input: Input | undefined, reading: {by?: Way}): Promise<UserError | undefined> {
  try {
    if (input?.unreadable) throw input.unreadable
    if (input) await readPair([undefined, input], reading)
    return undefined
  } catch (error) {
    if (error instanceof UserError) return error
    throw error
  }
}

/**
 * Those that can be read, in their order, then those that cannot. One that cannot be read blocks no other, but where
 * nothing can be read that is all there is to say.
 *
 * @throws UserError where no document can be read
 */
function sorted(tries: readonly Try[]) {
  const resolved = tries.filter(({read}) => read !== undefined)
  const unreadable = tries.filter(({read}) => read === undefined)
  const reason = unreadable[0]?.reasons.new
  if (reason && (resolved.length === 0 || tries.length === 1)) throw reason
  const single = tries.length === 1 ? tries[0]?.reasons.old : undefined
  if (single) throw single
  const isSame = ({pair: [before, after]}: Try) => before?.text === after?.text && before?.path === after?.path
  const sameBytes = [...resolved.map(isSame), ...unreadable.map(() => false)]
  return {read: resolved.flatMap(({read}) => (read ? [read] : [])), sameBytes, unreadable, resolved}
}

/** Equal texts are read once. */
async function readPair([old, next]: DocumentPair, reading: {by?: Way}): Promise<ReadPair> {
  const read = (input: Input) => readDocument(input.text, {...reading, label: input.label ?? input.path})
  const before = old && {input: old, document: await read(old)}
  if (!next) return [before, undefined]
  const document = before && old.text === next.text ? before.document : await read(next)
  return [before, {input: next, document}]
}
