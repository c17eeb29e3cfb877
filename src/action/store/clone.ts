import {realpath} from 'node:fs/promises'
import {UserError} from '../../errors.ts'
import {GitError, type GitOptions, git, type Setting} from '../../source/git.ts'
import type {History, Store} from './store.ts'
import {treesOf} from './trees.ts'

type Env = Readonly<Record<string, string | undefined>>

export interface RunOptions extends Pick<GitOptions, 'input' | 'config'> {
  readonly env?: Env
}

/** The user's clone, which is only read, apart from objects that a fetch adds. */
export interface Clone extends Omit<History, 'tags' | 'releases'>, Store {
  readonly shallow: boolean
  run(args: readonly string[], options?: RunOptions): Promise<Buffer>
  /** The commits that the clone does not have. */
  missing(commits: readonly string[]): Promise<readonly string[]>
}

/**
 * The clone around `folder`, or undefined where there is none, or git refuses it: before 2.38 it does not hear by the
 * environment which folders are safe. It may belong to another user, as in container jobs. No
 * hook runs and nothing is tidied up. A partial clone fetches the files that it lacks, with `credentials` where it has
 * kept none.
 */
export async function openClone(
  folder: string,
  outer: Env,
  credentials: readonly Setting[],
  note: (sentence: string, code: string) => void,
): Promise<Clone | undefined> {
  const settings: Setting[] = [
    ...[...new Set([folder, await realpath(folder).catch(() => folder)])].map(
      (name): Setting => ['safe.directory', name],
    ),
    ['core.quotePath', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['fetch.writeCommitGraph', 'false'],
  ]
  const run: Run = (args, {input, env, config = []} = {}) =>
    git(args, {
      cwd: folder,
      env: {...outer, ...patience(outer), ...env},
      input,
      config: [...settings, ...config],
      network: true,
    })
  const lazily: Run = async (args, options) => {
    try {
      return await run(args, options)
    } catch (error) {
      if (!(error instanceof GitError) || credentials.length === 0) throw error
      return run(args, {...options, config: credentials})
    }
  }
  try {
    const [isShallow, head] = (await run(['rev-parse', '--is-shallow-repository', 'HEAD'])).toString().split('\n')
    return {shallow: isShallow === 'true', run, ...history(run, isShallow === 'true', head), ...treesOf(lazily)}
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    // Without a commit checked out it is no more use than no clone.
    note(error.message, error.code)
    return undefined
  }
}

type Run = Clone['run']

/** Asking whether a partial clone has a commit must not fetch it, with all of its history. */
const local: Env = {GIT_NO_LAZY_FETCH: '1'}

/** A server that takes a connection and then says nothing is given up; nothing waits for a password. */
export function patience(env: Env): Env {
  return {
    GIT_HTTP_LOW_SPEED_LIMIT: env.GIT_HTTP_LOW_SPEED_LIMIT ?? '1',
    GIT_HTTP_LOW_SPEED_TIME: env.GIT_HTTP_LOW_SPEED_TIME ?? '10',
    GIT_ASKPASS: env.GIT_ASKPASS ?? 'true',
    SSH_ASKPASS: env.SSH_ASKPASS ?? 'true',
  }
}

type Local = Omit<History, 'tags' | 'releases'> & Pick<Clone, 'missing'>

function history(run: Run, shallow: boolean, head: string | undefined): Local {
  const missing: Clone['missing'] = async commits => {
    const lines = commits.map(commit => `${commit}^{commit}\n`).join('')
    const out = await run(['cat-file', '--batch-check=%(objectname)'], {input: lines, env: local})
    const answers = out.toString().split('\n')
    return commits.filter((commit, index) => answers[index] !== commit)
  }
  return {
    missing,
    head: async () => head,
    // A shallow clone hides a commit's parents from every command but this one.
    parents: async commit => {
      const found = await unless(run(['cat-file', 'commit', commit], {env: local}), 128)
      const text = found?.toString('latin1') ?? ''
      const fields = text.slice(0, text.indexOf('\n\n'))
      return found && [...fields.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(match => match[1] ?? [])
    },
    mergeBase: async (one, other) => {
      // What a shallow clone finds may be a common ancestor, but not the nearest one.
      if (shallow || (await missing([one, other])).length > 0) return undefined
      const found = await unless(run(['merge-base', one, other]), 1)
      return found === undefined ? 'none' : found.toString().trim()
    },
    resolve: name => commitOf(run, name),
    branch: name => commitOf(run, `refs/remotes/origin/${name}`),
  }
}

async function commitOf(run: Run, name: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  const found = await unless(run(args, {env: local}), 1, 128)
  return found?.toString().trim()
}

/** The command's output, or undefined where it ends with one of these exit statuses. */
async function unless(output: Promise<Buffer>, ...statuses: number[]): Promise<Buffer | undefined> {
  try {
    return await output
  } catch (error) {
    if (error instanceof GitError && error.status !== undefined && statuses.includes(error.status)) return undefined
    throw error
  }
}
