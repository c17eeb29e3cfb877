import {summaryOf, verdictOf} from '../judge/verdict.ts'
import type {Accepted, Diagnostic, DocumentReport, Finding, Report} from '../model.ts'
import type {Event} from './event.ts'
import {type Client, Refused} from './github/client.ts'

/** Pull requests of an event and whether one of them carries the label; unknown where GitHub does not say. */
export type LabelAnswer = {readonly on: number | undefined} | {readonly unknown: string}

/** Commits of a push or merge group whose pull requests are looked up, the newest first. */
const mostCommits = 20

/**
 * Whether a pull request of the event carries the label now: the event's payload holds the labels of its first run. For
 * a merge group or a push these are the pull requests that its commits belong to, so that what was accepted before the
 * merge stays accepted.
 */
export async function findLabel(client: Client | undefined, event: Event, label: string): Promise<LabelAnswer> {
  if (!client) return {unknown: 'there is no token'}
  try {
    switch (event.kind) {
      case 'pull_request':
      case 'pull_request_target':
        return {on: (await labelsOf(client, event.number)).includes(label) ? event.number : undefined}
      case 'merge_group':
        return {on: await onMergeGroup(client, event, label)}
      case 'push':
        return {on: await onCommits(client, [event.after, ...event.commits.toReversed()], label)}
      default:
        return {on: undefined}
    }
  } catch (error) {
    if (error instanceof Refused) return {unknown: error.message}
    throw error
  }
}

async function labelsOf(client: Client, issue: number): Promise<string[]> {
  const {owner, repo} = client
  const list = {owner, repo, issue_number: issue, per_page: 100}
  const names: string[] = []
  for await (const {name} of client.pages(({rest}, page) => rest.issues.listLabelsOnIssue({...list, page}))) {
    names.push(name)
  }
  return names
}

/** `refs/heads/gh-readonly-queue/main/pr-12-<sha>` names the last pull request of the group; its commits name the rest. */
async function onMergeGroup(
  client: Client,
  {base, head, headRef}: Extract<Event, {kind: 'merge_group'}>,
  label: string,
): Promise<number | undefined> {
  const {owner, repo} = client
  const named = /\/pr-(\d+)-[0-9a-f]+$/.exec(headRef)?.[1]
  try {
    const compared = await client.call(({rest}) =>
      rest.repos.compareCommitsWithBasehead({owner, repo, basehead: `${base}...${head}`}),
    )
    const commits = compared.commits.map(({sha}) => sha).toReversed()
    const found = await onCommits(client, [head, ...commits], label)
    if (found !== undefined) return found
  } catch (error) {
    if (!(error instanceof Refused) || named === undefined) throw error
  }
  if (named === undefined) return undefined
  return (await labelsOf(client, Number(named))).includes(label) ? Number(named) : undefined
}

async function onCommits(client: Client, commits: readonly string[], label: string): Promise<number | undefined> {
  const seen = new Set<number>()
  for (const commit of [...new Set(commits)].slice(0, mostCommits)) {
    for (const number of await pullsOf(client, commit)) {
      if (seen.has(number)) continue
      seen.add(number)
      if ((await labelsOf(client, number)).includes(label)) return number
    }
  }
  return undefined
}

async function pullsOf(client: Client, commit: string): Promise<number[]> {
  const {owner, repo} = client
  const found = await client.call(({rest}) =>
    rest.repos.listPullRequestsAssociatedWithCommit({owner, repo, commit_sha: commit}),
  )
  return found.map(({number}) => number)
}

/** The report with everything accepted that was not yet, counted and judged anew. */
export function acceptAll(report: Report, accepted: Accepted): Report {
  const open = <T extends Finding | Diagnostic>(item: T): T =>
    item.accepted || item.level === 'off' ? item : {...item, accepted}
  const documents = report.documents.map((document): DocumentReport => {
    const judged = {
      ...document,
      findings: document.findings.map(open),
      tables: document.tables.map(table => ({...table, findings: table.findings.map(open)})),
      diagnostics: document.diagnostics.map(item => (item.status === 'introduced' ? open(item) : item)),
    }
    return {...judged, verdict: verdictOf([judged], document.verdict === 'identical')}
  })
  return {
    ...report,
    documents,
    summary: summaryOf(documents),
    verdict: verdictOf(documents, report.verdict === 'identical'),
  }
}
