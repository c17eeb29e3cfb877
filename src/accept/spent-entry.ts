import type {Acceptance} from '../model.ts'
import {matchesPath} from '../text/glob.ts'
import {isRecord, mayBeOne, type Revision, rowsLike} from './document-revision.ts'
import type {Before, State} from './finding-state.ts'
import {stands} from './state-holds.ts'

/** What decides whether an entry that fits nothing is done with. */
export type Claim = Pick<Acceptance, 'rule' | 'document' | 'state'>

/**
 * Whether an entry that fits nothing in a comparison is done with: what it accepts stands in the old revision. Of an
 * entry whose state alone does not tell (`before`), what it was written against does not stand there any more. All
 * others fit neither: their change never came, was taken back, or was overtaken.
 *
 * @param old the documents of the old revision
 */
export function isSpent(claim: Claim, old: readonly Revision[]): boolean {
  const state = stateOfClaim(claim)
  if (!state) return false
  const {before, ...after} = state
  const isWhole = before?.subject !== undefined
  const holds = (each: State, find?: typeof rowsLike) => holdsIn(each, claim.document, claim.rule, old, find)
  if (!isWhole && holds(after)) return true
  // Headings and keys may have become others since.
  const {heading: _, ...anywhere} = after
  if (!before) return isTelling(anywhere) && holds(anywhere, rowsLike) && !holds(reversed(after))
  const prior = {...(isWhole ? {} : reversed(after)), ...before} as State
  return isTelling(prior) && !holdsIn(prior, before.document ?? claim.document, claim.rule, old)
}

function stateOfClaim({state}: Pick<Acceptance, 'state'>): State | undefined {
  return isRecord(state) ? (state as unknown as State) : undefined
}

function holdsIn(
  state: State,
  glob: string | undefined,
  rule: string,
  documents: readonly Revision[],
  find?: typeof rowsLike,
): boolean {
  if (state.subject === 'document') return stands(state, documents)
  if (state.subject === 'diagnostic') return flawsIn(state, {rule, document: glob}, documents) >= (state.count ?? 1)
  return stands(state, documentsOf(glob, documents), find)
}

function documentsOf(glob: string | undefined, documents: readonly Revision[]): readonly Revision[] {
  return documents.filter(({path}) => glob === undefined || path === undefined || matchesPath(glob, path))
}

/** How many flaws of the entry's rule its documents have, about the state's key where it names one. */
export function flawsIn(
  {came: [key] = []}: State,
  {rule, document}: {readonly rule: string; readonly document?: string | undefined},
  documents: readonly Revision[],
): number {
  const all = documentsOf(document, documents).flatMap(({flaws}) => flaws.filter(flaw => flaw.rule === rule))
  return all.filter(flaw => !key || (flaw.key && mayBeOne(flaw.key, key))).length
}

/** What the old revision said: what came had not come yet, and what went was still there. */
export function reversed({came, went, from, was, is, ...place}: State): State {
  const earlier = from ?? went
  return {
    ...place,
    ...(earlier && {came: earlier}),
    ...(came && {went: came}),
    ...(is !== undefined && {was: is}),
    ...(was !== undefined && {is: was}),
  }
}

/** Whether there is anything to look for. */
function isTelling({subject, came = [], went = [], column, is}: Before): boolean {
  const isKnown = subjects.some(each => each === subject)
  return isKnown && (came.length + went.length > 0 || column !== undefined || is !== undefined)
}

const subjects = ['row', 'column', 'table', 'section', 'document', 'prose', 'coverage', 'text']
