import type {Revision, RevisionPair} from './config/revision.ts'
import {type DocumentDiff, diffDocuments, type ReadInput, type ReadPair} from './diff/document.ts'
import {type DocumentPair, pairDocuments} from './diff/documents.ts'
import {factsOf} from './diff/facts.ts'
import {patchOf} from './diff/patch.ts'
import {namer} from './diff/unique.ts'
import {hintsFrom} from './hints.ts'
import {toInput, toInputs, wholeConfig} from './inputs.ts'
import {readDocument, type Tier} from './markdown/index.ts'
import type {Acceptance, Config, Input, Json, Operation, Report} from './model.ts'
import {buildDocumentReport} from './report/build.ts'
import {concludeReport} from './report/conclude.ts'
import {spentIn, standing} from './report/standing.ts'
import {judgeFlaw} from './rules/evaluate.ts'
import {settled} from './suspend.ts'
import {factKey} from './tables/exact.ts'
import {pointer} from './tables/pointer.ts'

/** A comparison whose report is made; facts and patch are made when asked for. */
export interface Comparison {
  readonly report: Report
  /** Acceptances that are done with: what they accept already stands in the old revision. */
  readonly spent: readonly Acceptance[]
  /** The facts of either side (DESIGN "JSON Patch"); several documents stand under `documents`, by name. */
  facts(): Promise<{old: Json; new: Json}>
  /** The RFC 6902 patch from the old facts to the new ones. */
  patch(): Promise<Operation[]>
  /** The documents by themselves, in the order of the report: what is recorded as accepted is made to be told by them. */
  revisions(): Promise<RevisionPair[]>
}

/**
 * Compares two revisions of one document. Throws nothing on any text.
 *
 * @throws TypeError where a document is neither text nor an `Input`
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
 * @param reading how documents are read; every way gives the same, the default is the fastest
 */
export async function compareDocuments(
  old: readonly Input[],
  next: readonly Input[],
  config: Partial<Config> = {},
  reading: {tier?: Tier} = {},
): Promise<Comparison> {
  const whole = wholeConfig(config)
  const pairs = pairDocuments(toInputs(old), toInputs(next))
  const read: ReadPair[] = []
  for (const pair of pairs) read.push(await readPair(pair, reading))
  const sameBytes = pairs.map(([before, after]) => before?.text === after?.text && before?.path === after?.path)
  const [diffs, {report, spent}] = await settled(() => {
    const found = diffDocuments(read, ([before, after]) => hintsFrom(whole, (after ?? before)!.input))
    const documents = found.map(diff => buildDocumentReport(diff, whole))
    return [found, concludeReport({documents, sameBytes, config: whole, ...acceptanceContext(read, whole)})] as const
  })
  return {
    report,
    spent,
    facts: () => settled(() => bothFacts(diffs)),
    patch: () => settled(() => patchAll(diffs)),
    revisions: () =>
      settled(() => read.map(([one, other]) => [standingOf(one, whole), standingOf(other, whole)] as const)),
  }
}

/** What acceptances that fit no finding are judged by: the old documents by themselves, looked at when one asks. */
function acceptanceContext(read: readonly ReadPair[], config: Config) {
  const {level: unusedLevel} = judgeFlaw('unused-acceptance', undefined, {table: undefined, documents: [], config})
  let isSpent: ReturnType<typeof spentIn> | undefined
  const stands: ReturnType<typeof spentIn> = acceptance => {
    isSpent ??= spentIn(() => read.flatMap(([before]) => standingOf(before, config) ?? []))
    return isSpent(acceptance)
  }
  return {stands, unusedLevel}
}

function standingOf(side: ReadInput | undefined, config: Config): Revision | undefined {
  return side && standing(side, hintsFrom(config, side.input))
}

/** Equal texts are read once. */
async function readPair([old, next]: DocumentPair, reading: {tier?: Tier}): Promise<ReadPair> {
  const before = old && {input: old, document: await readDocument(old.text, reading)}
  if (!next) return [before, undefined]
  const document = before && old.text === next.text ? before.document : await readDocument(next.text, reading)
  return [before, {input: next, document}]
}

function bothFacts(diffs: readonly DocumentDiff[]): {old: Json; new: Json} {
  return {old: facts(diffs, 'old'), new: facts(diffs, 'next')}
}

function facts(diffs: readonly DocumentDiff[], place: 'old' | 'next'): Json {
  if (diffs.length === 1) return factsOf(diffs[0]!, place)
  const names = namesOf(diffs)
  return {documents: Object.fromEntries(diffs.map((diff, at) => [names[at]!, factsOf(diff, place)]))}
}

async function patchAll(diffs: readonly DocumentDiff[]): Promise<Operation[]> {
  if (diffs.length === 1) return patchOf(diffs[0]!)
  const names = namesOf(diffs)
  const patches = await Promise.all(
    diffs.map(async (diff, at) => (await patchOf(diff)).map(operation => prefixed(operation, names[at]!))),
  )
  return patches.flat()
}

/** Names of the documents in facts and patch: their paths; documents that go by one name are numbered. */
function namesOf(diffs: readonly DocumentDiff[]): string[] {
  const unique = namer('#')
  return diffs.map(({old, next}) => {
    const {path, label} = (next ?? old)!.input
    return unique(factKey(path ?? label ?? ''))
  })
}

function prefixed(operation: Operation, name: string): Operation {
  const prefix = pointer('documents', name)
  const path = prefix + operation.path
  return operation.op === 'move' ? {...operation, from: prefix + operation.from, path} : {...operation, path}
}
