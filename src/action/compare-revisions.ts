import {compareDocuments} from '../compare.ts'
import {UserError} from '../errors.ts'
import type {Input, Report} from '../model.ts'
import type {Event} from './event.ts'
import {readDocuments} from './find-documents.ts'
import type {Inputs} from './inputs.ts'
import type {Log} from './log.ts'
import {readSettings, type Settings, settingPaths} from './read-settings.ts'
import {findRevisions, newBranch, type Revisions} from './revisions.ts'
import type {Reader} from './store/revision-reader.ts'
import type {Store} from './store/store.ts'
import {isProposal, proposerOf, trustedCommit} from './trust.ts'

/** A report, and where its revisions can be read again. */
export interface Compared extends Omit<Revisions, 'shown'> {
  readonly report: Report
  readonly settings: Settings
  readonly store: Store
  /** The commit that the pull request shows, where it can be read. */
  readonly shown: string | undefined
}

/**
 * Finds the revisions that the event is about, reads their documents and compares them. Throws `UserError`.
 *
 * @param otherwise the documents where neither input nor config names any
 */
export async function compareRevisions(
  event: Event,
  inputs: Inputs,
  reader: Reader,
  log: Log,
  otherwise: readonly string[] = [],
): Promise<Compared> {
  const {revisions, trusted, store, has} = await opened(event, inputs, reader)
  const {base, head, shown, because} = revisions
  log.say(`Comparing ${base ?? 'nothing'} with ${head}; the base is ${because}`)
  await lookAhead(store, [base, head, trusted, has.has(shown) ? shown : undefined], inputs)
  const settings = await readSettings({store, trusted, base, head, isProposal: isProposal(event)}, inputs)
  // Where nothing else says what to compare, the proposal may: there is nothing that it could hide.
  const named = settings.config.documents ?? settings.proposed?.documents ?? otherwise
  const paths = inputs.paths.length > 0 ? inputs.paths : named
  if (paths.length === 0) {
    throw new UserError('no-path', 'Expected input `path`', 'Name the document, such as `path: docs/reference.md`')
  }
  const {old, new: next, missing} = await readDocuments(store, {base, head}, paths)
  for (const path of missing) {
    const sentence = `\`${path}\` is in neither revision`
    if (inputs.ifMissing === 'fail')
      throw new UserError('missing', sentence, 'Check input `path`, or give `if-missing: ignore`')
    log.say(sentence)
  }
  const {report} = await compareDocuments(old, next, settings.config)
  verifyTables(report)
  const by = proposerOf(event)
  const proposed =
    settings.proposed &&
    (await underProposal(old, next, settings, `this ${by ?? 'pull request'}'s \`${inputs.config}\``))
  return {
    ...revisions,
    report: {...report, ...(by && {proposedBy: by}), ...proposed},
    settings,
    store,
    shown: has.has(shown) ? shown : undefined,
  }
}

/** What the config that the pull request brings would make of it. */
async function underProposal(
  old: readonly Input[],
  next: readonly Input[],
  {config, proposed}: Settings,
  under: string,
): Promise<Pick<Report, 'proposed'>> {
  const {acceptances = [], today} = config
  const {report} = await compareDocuments(old, next, {...proposed, acceptances, ...(today && {today})})
  return {proposed: {under, verdict: report.verdict}}
}

/** Asks at once for all that will be looked up one after the other, so that git is started once for it. */
async function lookAhead(store: Store, commits: readonly (string | undefined)[], inputs: Inputs): Promise<void> {
  const paths = [...settingPaths(inputs), ...inputs.paths]
  await Promise.all(commits.map(commit => (commit === undefined ? undefined : store.find(commit, paths))))
}

async function opened(event: Event, inputs: Inputs, reader: Reader) {
  const revisions = await findRevisions(event, inputs, reader)
  try {
    return await open(event, reader, revisions)
  } catch (error) {
    // A forced push can leave the commit before it to be swept away.
    const isGone = error instanceof UserError && event.kind === 'push' && inputs.base === undefined
    if (!isGone || event.defaultBranch === undefined || event.branch === event.defaultBranch) throw error
    return open(event, reader, await newBranch(event, event.defaultBranch, reader))
  }
}

async function open(event: Event, reader: Reader, revisions: Revisions) {
  const trusted = await trustedCommit(event, revisions, reader)
  const needed = [revisions.base, revisions.head, trusted].filter(commit => commit !== undefined)
  return {revisions, trusted, ...(await reader.open([...new Set(needed)], [revisions.shown]))}
}

/** A mistyped path must not pass as green. */
function verifyTables({documents}: Report): void {
  if (documents.length === 0 || documents.some(({tables}) => tables.length > 0)) return
  const names = documents.map(({old, new: next}) => `\`${(next ?? old)?.label ?? ''}\``)
  throw new UserError(
    'no-table',
    `No table in ${names.slice(0, 3).join(', ')}`,
    'Check input `path`: refdiff compares tables',
  )
}
