import {execFileSync} from 'node:child_process'
import {gitEnvironment, runGit} from '../../support/repository.ts'
import type {Request} from './api.ts'
import type {PullRequest, State} from './github.ts'
import type {Remote} from './remote.ts'

interface Done {
  readonly status: number
  readonly content?: unknown
}

type Handler = (request: Request, state: State, remote: Remote) => Done

const missing: Done = {status: 404, content: {message: 'Not Found'}}

/** What GitHub does with each request that is in order. */
export const handlers: Readonly<Record<string, Handler>> = {
  'issues/list-comments': ({path, query}, {comments}) =>
    page(comments.filter(({issue}) => issue === Number(path.issue_number)).map(comment), query),
  'issues/create-comment': ({path, body}, {comments}) => {
    const made = {
      id: 1000 + comments.length,
      issue: Number(path.issue_number),
      body: String(body.body),
      login: 'github-actions[bot]',
      type: 'Bot' as const,
    }
    comments.push(made)
    return {status: 201, content: comment(made)}
  },
  'issues/update-comment': ({path, body}, {comments}) => {
    const found = comments.find(({id}) => id === Number(path.comment_id))
    if (!found) return missing
    found.body = String(body.body)
    return {status: 200, content: comment(found)}
  },
  'issues/delete-comment': ({path}, state) => {
    const before = state.comments.length
    state.comments = state.comments.filter(({id}) => id !== Number(path.comment_id))
    return state.comments.length < before ? {status: 204} : missing
  },
  'issues/list-labels-on-issue': ({path, query}, {labels}) =>
    page(
      (labels[Number(path.issue_number)] ?? []).map(name => ({name})),
      query,
    ),
  'checks/create': ({body}, {checkRuns}) => {
    const id = checkRuns.length + 1
    checkRuns.push({...body, id, batches: [annotationsOf(body)]})
    return {
      status: 201,
      content: {id, name: body.name, head_sha: body.head_sha, status: body.status, conclusion: body.conclusion ?? null},
    }
  },
  'checks/update': ({path, body}, {checkRuns}) => {
    const found = checkRuns.find(({id}) => id === Number(path.check_run_id))
    if (!found || !Array.isArray(found.batches)) return missing
    found.batches.push(annotationsOf(body))
    return {status: 200, content: {id: found.id, status: 'completed', conclusion: 'success'}}
  },
  'git/get-commit': ({path}, _state, {folder}) => {
    const parents = tryGit(folder, 'log', '-1', '--format=%P', path.commit_sha ?? '')
    if (parents === undefined) return missing
    return {
      status: 200,
      content: {sha: path.commit_sha, parents: list(parents, ' ').map(sha => ({sha, url, html_url: url}))},
    }
  },
  'repos/get-commit': ({path}, _state, {folder}) => {
    const sha =
      tryGit(folder, 'rev-parse', '--verify', '--quiet', `${path.ref}^{commit}`) ??
      tryGit(folder, 'rev-parse', '--verify', '--quiet', `refs/${path.ref}^{commit}`)
    if (sha === undefined) return missing
    const parts = list(runGit(folder, 'show', '--first-parent', '--format=', '-z', '-M', '--name-status', sha), '\0')
    return {status: 200, content: {sha, files: filesOf(parts)}}
  },
  'git/get-tree': ({path}, _state, {folder}) => {
    const out = tryGit(folder, 'ls-tree', '-r', '-z', '--full-tree', path.tree_sha ?? '')
    if (out === undefined) return missing
    const tree = list(out, '\0').map(line => {
      const [info = '', name] = line.split('\t')
      const [mode, type, sha] = info.split(' ')
      return {path: name, mode, type, sha}
    })
    return {status: 200, content: {sha: path.tree_sha, truncated: false, tree}}
  },
  'git/get-blob': ({path}, _state, {folder}) => {
    const found = tryGit(folder, 'cat-file', '-s', path.file_sha ?? '')
    if (found === undefined) return missing
    const content = Buffer.from(gitBytes(folder, path.file_sha ?? '')).toString('base64')
    return {status: 200, content: {sha: path.file_sha, size: Number(found), content, encoding: 'base64'}}
  },
  'repos/get-content': ({path, query}, _state, {folder}) => {
    const sha = tryGit(folder, 'rev-parse', '--verify', '--quiet', `${query.ref}:${path.path}`)
    return sha === undefined ? missing : {status: 200, content: {type: 'file', sha, path: path.path, ...file}}
  },
  'repos/compare-commits': ({path}, _state, {folder}) => {
    const [one = '', other = ''] = [path.base ?? '', path.head ?? ''].map(name =>
      tryGit(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`),
    )
    const base = one && other ? tryGit(folder, 'merge-base', one, other) : undefined
    if (base === undefined) return missing
    const lines = list(runGit(folder, 'rev-list', '--reverse', '--parents', `${one}..${other}`), '\n')
    const commits = lines.map(line => {
      const [sha, ...parents] = line.split(' ')
      return {sha, parents: parents.map(parent => ({sha: parent, url}))}
    })
    const parts = list(runGit(folder, 'diff-tree', '-r', '-z', '-M', '--name-status', base, other), '\0')
    return {
      status: 200,
      content: {
        merge_base_commit: {sha: base},
        base_commit: {sha: one},
        commits,
        total_commits: commits.length,
        files: filesOf(parts),
      },
    }
  },
  'repos/list-pull-requests-associated-with-commit': ({path, query}, {associated, pulls}) =>
    page(pulls.filter(({number}) => associated[path.commit_sha ?? '']?.includes(number)).map(pull), query),
  'pulls/list': ({query}, {pulls}) =>
    page(
      pulls
        .filter(
          ({head, state = 'open'}) => head.label === query.head && (query.state === 'all' || state === query.state),
        )
        .map(pull),
      query,
    ),
  'git/list-matching-refs': (_request, _state, {folder}) => ({
    status: 200,
    content: list(runGit(folder, 'for-each-ref', '--format=%(refname) %(objectname) %(objecttype)', 'refs/tags'), '\n')
      .map(line => line.split(' '))
      .map(([ref, sha, type]) => ({ref, object: {sha, type, url}})),
  }),
  'repos/get-latest-release': (_request, {releases: [latest]}) =>
    latest === undefined ? missing : {status: 200, content: release(latest)},
  'repos/list-releases': ({query}, {releases}) => page(releases.map(release), query),
  'pulls/get': ({path}, {pulls}) => {
    const found = pulls.find(({number}) => number === Number(path.pull_number))
    return found ? {status: 200, content: pull(found)} : missing
  },
  'pulls/list-files': ({path, query}, {pulls}) => {
    const files = pulls.find(({number}) => number === Number(path.pull_number))?.files ?? []
    return page(
      files.map(filename => ({filename, status: 'modified'})),
      query,
    )
  },
  'issues/list-events-for-timeline': ({path, query}, {timeline}) =>
    page(
      (timeline[Number(path.issue_number)] ?? []).map(({label, at}) => ({
        event: 'labeled',
        label: {name: label, color: 'ededed'},
        created_at: timeOf(at),
        ...{id: at, node_id: 'x', url, commit_id: null, commit_url: null, performed_via_github_app: null},
        actor: {...user, login: 'ada', type: 'User'},
      })),
      query,
    ),
  'repos/list-activities': ({path, query}, {pushes}) => {
    const known = (pushes[`${path.owner}/${path.repo}`] ?? []).filter(({ref}) => ref === query.ref)
    const newest = known.toSorted((a, b) => b.at - a.at)
    const before = '0'.repeat(40)
    return {
      status: 200,
      content: newest.map(({ref, after, at}) => ({ref, after, before, timestamp: timeOf(at), activity_type: 'push'})),
    }
  },
}

const url = 'https://example.org/'

const release = (tag: string) => ({tag_name: tag, draft: false, prerelease: false})

const timeOf = (second: number) => new Date(1_700_000_000_000 + second * 1000).toISOString().replace('.000Z', 'Z')

function pull({number, head: {label, sha}, base = 'main', merge, isOrphan, state = 'open'}: PullRequest): unknown {
  const [login = '', ref] = label.split(':')
  const repo = isOrphan
    ? null
    : {name: 'reference', full_name: `${login}/reference`, owner: {...user, login, type: 'User'}}
  return {
    number,
    state,
    merge_commit_sha: merge ?? null,
    head: {label, ref, sha, repo},
    base: {ref: base, sha: '0'.repeat(40)},
  }
}

/** What the contents API says of every file. */
const file = {
  name: 'file',
  size: 0,
  content: '',
  encoding: 'none',
  url,
  git_url: url,
  html_url: url,
  download_url: url,
  _links: {git: url, html: url, self: url},
}

function comment({id, body, login, type}: State['comments'][number]): unknown {
  return {id, body, user: {...user, login, type}}
}

const user = Object.fromEntries(
  [
    'avatar_url',
    'html_url',
    'followers_url',
    'following_url',
    'gists_url',
    'starred_url',
    'subscriptions_url',
    'organizations_url',
    'repos_url',
    'events_url',
    'received_events_url',
    'url',
  ]
    .map(name => [name, url])
    .concat([
      ['node_id', 'x'],
      ['gravatar_id', ''],
    ]),
)
Object.assign(user, {id: 1, site_admin: false})

function page(items: readonly unknown[], query: Readonly<Record<string, string>>): Done {
  const size = Number(query.per_page ?? 30)
  const start = (Number(query.page ?? 1) - 1) * size
  return {status: 200, content: items.slice(start, start + size)}
}

function annotationsOf(body: Readonly<Record<string, unknown>>): unknown {
  const {output} = body
  return typeof output === 'object' && output !== null && 'annotations' in output ? output.annotations : []
}

function filesOf(parts: readonly string[]): unknown[] {
  const files: unknown[] = []
  for (let at = 0; at < parts.length; ) {
    const letter = parts[at]?.[0] ?? ''
    const status = {A: 'added', D: 'removed', M: 'modified', R: 'renamed'}[letter] ?? 'changed'
    const was = parts[at + 1]
    files.push(letter === 'R' ? {filename: parts[at + 2], status, previous_filename: was} : {filename: was, status})
    at += letter === 'R' ? 3 : 2
  }
  return files
}

const list = (text: string, separator: string) => text.split(separator).filter(Boolean)

function tryGit(folder: string, ...args: string[]): string | undefined {
  try {
    return runGit(folder, ...args)
  } catch {
    return undefined
  }
}

function gitBytes(folder: string, id: string): Uint8Array {
  return execFileSync('git', ['cat-file', 'blob', id], {cwd: folder, env: gitEnvironment})
}
