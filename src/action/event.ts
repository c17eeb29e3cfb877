import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {UserError} from '../errors.ts'

/** What happened, as far as refdiff needs it. Everything in it may be written by strangers, apart from commit ids. */
export type Event =
  | {
      readonly kind: 'pull_request' | 'pull_request_target'
      readonly number: number
      readonly head: string
      readonly base: string
      readonly baseRef: string
      /** The label that was set just now. */
      readonly labeled: string | undefined
    }
  | {
      readonly kind: 'merge_group'
      readonly base: string
      readonly head: string
      readonly headRef: string
      /** The branch that the group is for. */
      readonly baseRef: string
    }
  | {
      readonly kind: 'push'
      /** Undefined for a new branch. */
      readonly before: string | undefined
      /** Of an annotated tag this is the tag itself, not its commit. */
      readonly after: string
      readonly branch: string | undefined
      /** Of a pushed tag. */
      readonly tag: string | undefined
      readonly defaultBranch: string | undefined
      readonly forced: boolean
      /** Ids of the pushed commits, as far as the payload holds them, the newest last. */
      readonly commits: readonly string[]
    }
  | {
      readonly kind: 'workflow_run'
      readonly head: string
      readonly branch: string
      /** Owner of the repository that the head is in: the fork's. */
      readonly owner: string
      /** Numbers of the pull requests, which GitHub gives only where they are not from a fork. */
      readonly numbers: readonly number[]
    }
  | {
      readonly kind: 'other'
      readonly name: string
      /** Of a release. */
      readonly tag: string | undefined
    }

/** Where the Action runs. */
export interface Setting {
  readonly event: Event
  readonly server: string
  readonly api: string
  /** `owner/name`. */
  readonly repository: string
  /** The commit that the event stands for. */
  readonly sha: string | undefined
  readonly workspace: string
  readonly temporary: string
  /** Address of this run's page, where it has one. */
  readonly run: string | undefined
  /** What tells the results of two steps apart where they have no name: workflow, job and, where there are several, step. */
  readonly step: string
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the runner's variables (docs.github.com, "Variables reference") and the event's payload. Throws `UserError`. */
export async function readSetting(env: Env, workingDirectory: string): Promise<Setting> {
  const server = (env.GITHUB_SERVER_URL || 'https://github.com').replace(/(?<!\/)\/+$/, '')
  const repository = env.GITHUB_REPOSITORY ?? ''
  const run = env.GITHUB_RUN_ID
  return {
    event: readEvent(env.GITHUB_EVENT_NAME ?? '', await payload(env.GITHUB_EVENT_PATH)),
    server,
    api: (env.GITHUB_API_URL || 'https://api.github.com').replace(/(?<!\/)\/+$/, ''),
    repository,
    sha: commitId(env.GITHUB_SHA),
    workspace: placeIn(env.GITHUB_WORKSPACE || process.cwd(), workingDirectory),
    temporary: env.RUNNER_TEMP || env.TMPDIR || '/tmp',
    run: run && repository ? `${server}/${repository}/actions/runs/${run}` : undefined,
    step: [env.GITHUB_WORKFLOW, env.GITHUB_JOB, stepOf(env.GITHUB_ACTION ?? '')].filter(Boolean).join(' / '),
  }
}

/** The step's id; else its number among those of the job that use this action (`__owner_refdiff_2`), empty for the first. */
function stepOf(action: string): string {
  return action.startsWith('__') ? (/_(\d+)$/.exec(action)?.[1] ?? '') : action
}

function placeIn(workspace: string, folder: string): string {
  const place = join(workspace, folder)
  if (existsSync(place)) return place
  const hint = 'Write it from the workspace, as `path` of the checkout step'
  throw new UserError('no-folder', `Input \`working-directory\`: \`${place}\` does not exist`, hint)
}

async function payload(path: string | undefined): Promise<unknown> {
  if (!path) return {}
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (cause) {
    throw new UserError('bad-event', `Unreadable event payload \`${path}\``, 'Run this as a step of a workflow', {
      cause,
    })
  }
}

/** The event of that name with that payload. Throws `UserError` where a payload lacks what its event promises. */
export function readEvent(name: string, payload: unknown): Event {
  const at = (...path: string[]) => path.reduce<unknown>(property, payload)
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
      return {
        kind: name,
        number: integer(at('pull_request', 'number')),
        head: id(name, at('pull_request', 'head', 'sha')),
        base: id(name, at('pull_request', 'base', 'sha')),
        baseRef: text(at('pull_request', 'base', 'ref')),
        labeled: at('action') === 'labeled' ? text(at('label', 'name')) || undefined : undefined,
      }
    case 'merge_group':
      return {
        kind: name,
        base: id(name, at('merge_group', 'base_sha')),
        head: id(name, at('merge_group', 'head_sha')),
        headRef: text(at('merge_group', 'head_ref')),
        baseRef: text(at('merge_group', 'base_ref')).replace(/^refs\/heads\//, ''),
      }
    case 'push':
      return push(at)
    case 'workflow_run':
      return {
        kind: name,
        head: id(name, at('workflow_run', 'head_sha')),
        branch: text(at('workflow_run', 'head_branch')),
        owner: text(at('workflow_run', 'head_repository', 'owner', 'login')),
        numbers: list(at('workflow_run', 'pull_requests')).map(item => integer(property(item, 'number'))),
      }
    default:
      return {kind: 'other', name, tag: text(at('release', 'tag_name')) || undefined}
  }
}

function push(at: (...path: string[]) => unknown): Event {
  if (at('deleted') === true) {
    throw new UserError('nothing-pushed', 'The push deleted its branch, so there is no new revision to compare')
  }
  const before = id('push', at('before'))
  return {
    kind: 'push',
    before: /^0+$/.test(before) ? undefined : before,
    after: id('push', at('after')),
    branch: /^refs\/heads\/(.+)$/s.exec(text(at('ref')))?.[1],
    tag: /^refs\/tags\/(.+)$/s.exec(text(at('ref')))?.[1],
    defaultBranch: text(at('repository', 'default_branch')) || undefined,
    forced: at('forced') === true,
    commits: list(at('commits')).flatMap(item => commitId(property(item, 'id')) ?? []),
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const integer = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A full commit id, SHA-1 or SHA-256, or undefined. */
function commitId(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined
}

function id(event: string, value: unknown): string {
  const found = commitId(value)
  if (found !== undefined) return found
  throw new UserError(
    'bad-event',
    `Unexpected payload of event \`${event}\`: it names no commit`,
    'Give `base` and `head`',
  )
}
