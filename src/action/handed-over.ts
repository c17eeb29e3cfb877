import {open} from 'node:fs/promises'
import {UserError} from '../errors.ts'
import type {Report} from '../model.ts'
import type {Target} from './deliver.ts'
import type {Event} from './event.ts'
import type {Client} from './github/client.ts'

/** Larger than any report of real documents; a stranger's artifact must not fill the memory. */
const mostBytes = 64 * 1024 * 1024

/**
 * The report that another run left as an artifact. That run worked for whoever opened the pull request, so that nothing
 * in it is trusted: it is data of the report's schema, or refused. Throws `UserError`.
 */
export async function readReport(path: string): Promise<Report> {
  const refused = (why: string, cause?: unknown) =>
    new UserError('bad-report', `Unexpected report \`${path}\`: ${why}`, 'Give the JSON report of a run of refdiff', {
      cause,
    })
  const text = await contents(path, refused)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (cause) {
    throw refused('it is no JSON', cause)
  }
  const {parseReport} = await import('../report/parts/parsed-report.ts')
  const parsed = parseReport(data)
  if ('report' in parsed) return parsed.report
  throw refused(`it does not follow the schema at \`${parsed.wrongAt.slice(0, 200)}\``)
}

async function contents(path: string, refused: (why: string, cause?: unknown) => UserError): Promise<string> {
  try {
    const file = await open(path)
    try {
      const {size} = await file.stat()
      if (size > mostBytes) throw refused(`it has ${size} bytes, more than ${mostBytes}`)
      return await file.readFile('utf8')
    } finally {
      await file.close()
    }
  } catch (cause) {
    throw cause instanceof UserError ? cause : refused('it cannot be read', cause)
  }
}

/**
 * The pull request that a `workflow_run` came from, by what GitHub says of that run and never by the artifact: the one
 * of the run's branch whose head is still the run's commit. Undefined where there is none, or newer commits came.
 */
export async function pullOf(
  client: Client,
  event: Extract<Event, {kind: 'workflow_run'}>,
): Promise<Target | undefined> {
  const {owner, repo} = client
  const head = `${event.owner}:${event.branch}`
  for await (const pull of client.pages(({rest}, page) =>
    rest.pulls.list({owner, repo, head, state: 'all', per_page: 100, page}),
  )) {
    if (pull.head.sha === event.head) return {number: pull.number, commit: event.head}
  }
  return undefined
}
