import type {Event} from './event.ts'
import {type Client, Refused} from './github/client.ts'
import {type Pull, pullsOfCommits} from './pulls-of-commits.ts'

export interface LabelQuestion {
  readonly event: Event
  /** What was compared. */
  readonly base: string | undefined
  readonly head: string
  /** Labels any of which accepts. */
  readonly labels: readonly string[]
  /** Whether a label also accepts commits that came after it. */
  readonly holdsLater: boolean
  /** Documents that have something to accept, by all their paths. */
  readonly paths: ReadonlySet<string>
}

/** What accepts, or why nothing does; without either nobody set a label. */
export type LabelAnswer =
  | {readonly label: string; readonly on: readonly number[]}
  | {readonly because: string}
  | {readonly because?: undefined}

/**
 * Whether a label accepts what was compared. It is read from GitHub, since the event's payload holds the labels of its
 * first run, and accepts the commit that it was set at. A push or a merge group is accepted where every pull request in
 * it that changes the documents is. What cannot be read accepts nothing.
 */
export async function findLabel(client: Client | undefined, question: LabelQuestion): Promise<LabelAnswer> {
  const {event, base, head} = question
  if (!client) return {because: 'it could not be read: there is no token'}
  try {
    switch (event.kind) {
      case 'pull_request':
      case 'pull_request_target':
        return await onPull(client, {number: event.number, head: event.head, set: event.labeled}, question)
      case 'merge_group':
      case 'push':
        return await onAll(client, await pullsOfCommits(client, event, {base, head}, question.paths), question)
      default:
        return {because: `event \`${event.kind === 'other' ? event.name : event.kind}\` has no pull request`}
    }
  } catch (error) {
    if (error instanceof Refused) return {because: `it could not be read: ${error.message}`}
    throw error
  }
}

async function onAll(
  client: Client,
  found: readonly Pull[] | {readonly because: string},
  question: LabelQuestion,
): Promise<LabelAnswer> {
  if ('because' in found) return found
  let answer: LabelAnswer = {because: 'no pull request that changes the document belongs to it'}
  const on: number[] = []
  for (const {number, head} of found) {
    answer = await onPull(client, {number, head: head.sha, set: undefined}, question)
    if (!('label' in answer)) return {because: answer.because ?? `pull request ${number} does not carry it`}
    on.push(number)
  }
  return 'label' in answer ? {...answer, on} : answer
}

interface Labelled {
  readonly number: number
  readonly head: string
  /** The label that the event says was set at this very commit. */
  readonly set: string | undefined
}

async function onPull(client: Client, {number, head, set}: Labelled, question: LabelQuestion): Promise<LabelAnswer> {
  const wanted = question.labels.map(label => label.toLowerCase())
  const isWanted = (name: string) => wanted.includes(name.toLowerCase())
  const carried = (await labelsOf(client, number)).filter(isWanted)
  const now = set === undefined ? undefined : carried.find(label => label.toLowerCase() === set.toLowerCase())
  const label = now ?? carried[0]
  if (label === undefined) return {}
  if (question.holdsLater || now !== undefined) return {label, on: [number]}
  const places = []
  for (const each of carried) {
    const place = await setAt(client, number, each)
    if (place === head) return {label: each, on: [number]}
    places.push(place)
  }
  const [place] = places
  if (place === undefined) return {because: `GitHub does not say at which commit of pull request ${number} it was set`}
  return {
    because: `it was set at ${place.slice(0, 7)} of pull request ${number}, before ${head.slice(0, 7)}: set it again`,
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

/**
 * The commit that a pull request showed when a label was set: the timeline says when that was, and the log of pushes,
 * which nobody can write to, what its branch was then. The order of the timeline itself would follow the dates of
 * commits, which their author writes.
 */
async function setAt(client: Client, number: number, label: string): Promise<string | undefined> {
  const {owner, repo} = client
  let time: string | undefined
  const list = {owner, repo, issue_number: number, per_page: 100}
  for await (const event of client.pages(({rest}, page) => rest.issues.listEventsForTimeline({...list, page}))) {
    if (event.event !== 'labeled' || !('label' in event) || !('created_at' in event)) continue
    if (event.label.name?.toLowerCase() === label.toLowerCase()) time = event.created_at
  }
  const {head} = await client.call(({rest}) => rest.pulls.get({owner, repo, pull_number: number}))
  if (time === undefined || !head.repo) return undefined
  return tipAt(client, {owner: head.repo.owner.login, repo: head.repo.name, ref: `refs/heads/${head.ref}`}, time)
}

interface Branch {
  readonly owner: string
  readonly repo: string
  readonly ref: string
}

/** What a branch was at a moment: where its last push until then left it. */
async function tipAt(client: Client, branch: Branch, time: string): Promise<string | undefined> {
  const pushes = await client.call(({rest}) => rest.repos.listActivities({...branch, per_page: 100}))
  return pushes.find(({timestamp}) => Date.parse(timestamp) <= Date.parse(time))?.after
}
