import {open} from 'node:fs/promises'
import {UserError} from '../errors.ts'
import {summaryOf, verdictOf} from '../judge/verdict.ts'
import type {DocumentReport, Finding, Report} from '../model.ts'
import {worstFirst} from '../rules/levels.ts'
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
  if (isTooNested(text)) throw refused(`it is nested more than ${mostNested} deep`)
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

/** Deeper than any report; what is deeper may not even be written again. */
const mostNested = 100

/** Whether brackets stand inside each other more deeply than that, outside of strings. */
function isTooNested(text: string): boolean {
  let depth = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth++
    else if (token === ']' || token === '}') depth--
    if (depth > mostNested) return true
  }
  return false
}

/**
 * A claim without what nobody can check: nothing in it is accepted or proposed, and counts, verdict and order follow from
 * its findings alone.
 */
export function claimed({schemaVersion, tool, documents}: Report): Report {
  const bare = documents.map((document): DocumentReport => {
    const open = {
      ...document,
      findings: worstFirst(document.findings.map(withoutAcceptance)),
      tables: document.tables.map(table => ({...table, findings: worstFirst(table.findings.map(withoutAcceptance))})),
      diagnostics: document.diagnostics.map(({accepted: _, ...diagnostic}) => diagnostic),
    }
    return {...open, verdict: verdictOf([open], document.verdict === 'identical')}
  })
  const isSame = bare.every(({verdict}) => verdict === 'identical')
  return {schemaVersion, tool, verdict: verdictOf(bare, isSame), summary: summaryOf(bare), documents: bare}
}

function withoutAcceptance({accepted: _, ...finding}: Finding): Finding {
  return {...finding, fields: finding.fields.map(({accepted: _, ...field}) => field)}
}

/**
 * The open pull request that a `workflow_run` came from, by what GitHub says of that run and never by the artifact: one
 * that it names or that has the run's branch, and whose head is still the run's commit. Undefined where there is none, or
 * newer commits came.
 */
export async function pullOf(client: Client, event: Extract<Event, {kind: 'workflow_run'}>): Promise<Pull | undefined> {
  const {owner, repo} = client
  for (const number of event.numbers) {
    const pull: Pull = await client.call(({rest}) => rest.pulls.get({owner, repo, pull_number: number}))
    if (pull.head.sha === event.head) return pull
  }
  const list = {owner, repo, head: `${event.owner}:${event.branch}`, state: 'open' as const, per_page: 100}
  for await (const pull of client.pages(({rest}, page) => rest.pulls.list({...list, page}))) {
    if (pull.head.sha === event.head) return pull
  }
  return undefined
}

/** A pull request, as far as a comparison needs it. */
export interface Pull {
  readonly number: number
  readonly head: {readonly sha: string}
  readonly base: {readonly sha: string; readonly ref: string}
}
