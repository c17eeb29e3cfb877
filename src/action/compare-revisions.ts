import {compareDocuments} from '../compare.ts'
import {UserError} from '../errors.ts'
import type {Report} from '../model.ts'
import type {Event} from './event.ts'
import {readDocuments} from './find-documents.ts'
import type {Inputs} from './inputs.ts'
import type {Log} from './log.ts'
import {readConfig, settingPaths} from './read-settings.ts'
import {findRevisions, newBranch, type Revisions} from './revisions.ts'
import type {Reader} from './store/revision-reader.ts'
import type {Store} from './store/store.ts'

/** A report, and where its revisions can be read again. */
export interface Compared extends Omit<Revisions, 'shown'> {
  readonly report: Report
  readonly store: Store
  /** The commit that the pull request shows, where it can be read. */
  readonly shown: string | undefined
}

/** Finds the revisions that the event is about, reads their documents and compares them. Throws `UserError`. */
export async function compareRevisions(event: Event, inputs: Inputs, reader: Reader, log: Log): Promise<Compared> {
  const {revisions, store, has} = await opened(event, inputs, reader)
  const {base, head, shown, because} = revisions
  log.say(`Comparing ${base ?? 'nothing'} with ${head}; the base is ${because}`)
  await lookAhead(store, [base, head, has.has(shown) ? shown : undefined], inputs)
  const config = await readConfig({store, base, head}, inputs, log)
  const paths = inputs.paths.length > 0 ? inputs.paths : (config.documents ?? [])
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
  const {report} = await compareDocuments(old, next, config)
  verifyTables(report)
  return {base, head, because, report, store, shown: has.has(shown) ? shown : undefined}
}

/** Asks at once for all that will be looked up one after the other, so that git is started once for it. */
async function lookAhead(store: Store, commits: readonly (string | undefined)[], inputs: Inputs): Promise<void> {
  const paths = [...settingPaths(inputs), ...inputs.paths]
  await Promise.all(commits.map(commit => (commit === undefined ? undefined : store.find(commit, paths))))
}

async function opened(event: Event, inputs: Inputs, reader: Reader) {
  const revisions = await findRevisions(event, inputs, reader)
  try {
    return {revisions, ...(await open(reader, revisions))}
  } catch (error) {
    // A forced push can leave the commit before it to be swept away.
    const isGone = error instanceof UserError && event.kind === 'push' && inputs.base === undefined
    if (!isGone || event.defaultBranch === undefined || event.branch === event.defaultBranch) throw error
    const other = await newBranch(event, event.defaultBranch, reader)
    return {revisions: other, ...(await open(reader, other))}
  }
}

function open(reader: Reader, {base, head, shown}: Revisions) {
  return reader.open(base === undefined ? [head] : [base, head], [shown])
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
