import type {Event} from './event.ts'
import type {Client} from './github/client.ts'

/** A pull request, as far as it is needed. */
export interface Pull {
  readonly number: number
  readonly head: {readonly sha: string}
  readonly base: {readonly ref: string}
  readonly merge_commit_sha?: string | null
}

interface Commit {
  readonly sha: string
  readonly parents: readonly {readonly sha: string}[]
}

/** More are not looked up one by one. */
const mostCommits = 50

/**
 * The pull requests between two commits that change some of these files, or why they are not known. A commit that
 * changes one of them and belongs to no pull request of this branch is such a reason.
 */
export async function pullsOfCommits(
  client: Client,
  event: Extract<Event, {kind: 'push' | 'merge_group'}>,
  {base, head}: {readonly base: string | undefined; readonly head: string},
  paths: ReadonlySet<string>,
): Promise<readonly Pull[] | {readonly because: string}> {
  if (base === undefined) return {because: 'nothing says which pull requests belong to it'}
  const {owner, repo} = client
  const basehead = `${base}...${head}`
  const compared = await client.call(({rest}) => rest.repos.compareCommitsWithBasehead({owner, repo, basehead}))
  const commits: readonly Commit[] = compared.commits
  if (compared.total_commits > Math.min(commits.length, mostCommits)) {
    return {because: `${compared.total_commits} commits are too many to look up their pull requests`}
  }
  const pulls = new Map<number, Pull>()
  const loose: Commit[] = []
  for (const commit of commits) {
    const own = await pullsOf(client, commit, event, commits)
    for (const pull of own) pulls.set(pull.number, pull)
    if (own.length === 0) loose.push(commit)
  }
  const heads = new Set([...pulls.values()].map(pull => pull.head.sha))
  for (const {sha, parents} of loose) {
    // A merge of a pull request brings what the pull request does.
    if (parents.length > 1 && parents.slice(1).every(parent => heads.has(parent.sha))) continue
    const {files = []} = await client.call(({rest}) => rest.repos.getCommit({owner, repo, ref: sha}))
    if (files.some(file => touches(file, paths))) {
      return {because: `commit ${sha.slice(0, 7)} changes the document and belongs to no pull request`}
    }
  }
  const found: Pull[] = []
  for (const pull of pulls.values()) if (await changes(client, pull.number, paths)) found.push(pull)
  return found
}

/** Pull requests into this branch that brought the commit; others may hold it too, by whoever likes. */
async function pullsOf(
  client: Client,
  commit: Commit,
  event: Extract<Event, {kind: 'push' | 'merge_group'}>,
  commits: readonly Commit[],
): Promise<readonly Pull[]> {
  const {owner, repo} = client
  const known: readonly Pull[] = await client.call(({rest}) =>
    rest.repos.listPullRequestsAssociatedWithCommit({owner, repo, commit_sha: commit.sha, per_page: 100}),
  )
  const isHere = (sha: string | null | undefined) => commits.some(each => each.sha === sha)
  const branch = event.kind === 'push' ? event.branch : event.baseRef
  const own = known.filter(
    ({base, head, merge_commit_sha: merge}) => base.ref === branch && (isHere(head.sha) || isHere(merge)),
  )
  // `refs/heads/gh-readonly-queue/main/pr-12-<sha>`: the queue's last commit may be a squash that GitHub links to nothing yet.
  const named = event.kind === 'merge_group' && commit.sha === event.head && /\/pr-(\d+)-[0-9a-f]+$/.exec(event.headRef)
  if (own.length > 0 || !named) return own
  return [await client.call(({rest}) => rest.pulls.get({owner, repo, pull_number: Number(named[1])}))]
}

async function changes(client: Client, number: number, paths: ReadonlySet<string>): Promise<boolean> {
  const {owner, repo} = client
  const list = {owner, repo, pull_number: number, per_page: 100}
  for await (const file of client.pages(({rest}, page) => rest.pulls.listFiles({...list, page}))) {
    if (touches(file, paths)) return true
  }
  return false
}

function touches(file: {filename?: string; previous_filename?: string}, paths: ReadonlySet<string>): boolean {
  return [file.filename, file.previous_filename].some(path => path !== undefined && paths.has(path))
}
