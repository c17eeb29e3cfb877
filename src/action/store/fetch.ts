import {mkdtemp, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {GitError, git, type Setting} from '../../source/git.ts'
import {type Clone, patience} from './clone.ts'

type Env = Readonly<Record<string, string | undefined>>

/** A place that commits can be fetched from. */
export interface Remote {
  /** Name or address. */
  readonly name: string
  readonly config: readonly Setting[]
}

/**
 * A token as config of one process. The empty entry before it clears a header that the clone has kept: two headers
 * would be refused.
 */
export function credentials(server: string, token: string | undefined): Setting[] {
  if (token === undefined || !/^https?:\/\//.test(server)) return []
  const key = `http.${new URL('/', server).href}.extraheader`
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return [
    [key, ''],
    [key, `AUTHORIZATION: basic ${basic}`],
  ]
}

/**
 * Makes commits readable in the clone, each with its files but without its history where the clone is shallow: on a
 * whole clone a depth would cut off the history that it has. No tag, no ref, no FETCH_HEAD, no config is written.
 * Returns the commits that no remote gives, with what the last one said.
 */
export async function fetchCommits(
  clone: Clone,
  commits: readonly string[],
  remotes: readonly Remote[],
): Promise<{missing: readonly string[]; reason: string}> {
  let missing = await clone.missing(commits)
  let reason = ''
  const take = async (group: readonly string[], remote: Remote) => {
    const failure = await fetchOnce(clone, group, remote)
    missing = failure === undefined ? missing.filter(commit => !group.includes(commit)) : await clone.missing(missing)
    reason = failure ?? reason
    return failure
  }
  for (const remote of remotes) {
    if (missing.length === 0) break
    const failure = await take(missing, remote)
    // A server that does not answer does so under its other name as well.
    if (failure !== undefined && /too slow|timed out/i.test(failure)) break
    // One commit that a server no longer has refuses the whole request.
    if (failure !== undefined && missing.length > 1 && /not our ref|unadvertised object/i.test(failure)) {
      for (const commit of missing) await take([commit], remote)
    }
  }
  return {missing, reason}
}

async function fetchOnce(clone: Clone, commits: readonly string[], remote: Remote): Promise<string | undefined> {
  const flags = [
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-prune',
    '--no-recurse-submodules',
    '--refmap=',
    '--negotiation-tip=HEAD',
  ]
  const depth = clone.shallow ? ['--depth=1'] : []
  try {
    await clone.run(['fetch', ...flags, ...depth, '--end-of-options', remote.name, ...commits], {
      config: remote.config,
    })
    return undefined
  } catch (error) {
    if (error instanceof GitError) return error.message
    throw error
  }
}

/** Config that says how to reach servers, which a repository apart needs as well. */
const reaching = '^(http\\..*|core\\.sshcommand|url\\..*|credential\\..*)$'

/** The clone's `origin` as a place that a repository apart can fetch from; undefined where it has none. */
export async function originOf(clone: Clone): Promise<Remote | undefined> {
  try {
    const name = (await clone.run(['remote', 'get-url', 'origin'])).toString().trim()
    const config = await clone.run(['config', '--null', '--get-regexp', reaching]).catch(() => Buffer.of())
    const entries = config.toString().split('\0').filter(Boolean)
    return {name, config: entries.map((entry): Setting => keyAndValue(entry))}
  } catch (error) {
    if (error instanceof GitError) return undefined
    throw error
  }
}

/** Whether two addresses, by HTTP or by SSH, lead to one repository of one server. */
export function isSameRepository(one: string, other: string): boolean {
  return placeOf(one) === placeOf(other)
}

/** `host/owner/name` without what may differ: who logs in, `.git`, and case, which GitHub's names do not have. */
function placeOf(address: string): string {
  const [, host = '', path = ''] =
    /^[a-z+]+:\/\/(?:[^@/]*@)?([^/]*)\/(.*)$/i.exec(address) ?? /^(?:[^@/:]*@)?([^/:]+):(.*)$/.exec(address) ?? []
  const names = path.split('/').filter(Boolean).join('/')
  return `${host}/${names.replace(/\.git$/i, '')}`.toLowerCase()
}

function keyAndValue(entry: string): Setting {
  const end = entry.indexOf('\n')
  return end < 0 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)]
}

/**
 * The merge base of two commits of a remote, by fetching their history without any file into a repository of its own,
 * which is thrown away. Undefined where no remote gives it.
 */
export async function mergeBaseApart(
  parent: string,
  commits: readonly [string, string],
  remotes: readonly Remote[],
  outer: Env,
): Promise<string | 'none' | undefined> {
  const folder = await mkdtemp(join(parent, 'refdiff-history-'))
  const run = (args: readonly string[], config: readonly Setting[] = []) =>
    git(args, {cwd: folder, env: {...outer, ...patience(outer)}, config, network: true})
  try {
    await run(['init', '--quiet', '--bare', '.'])
    for (const {name, config} of remotes) {
      try {
        const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--filter=tree:0']
        await run(['fetch', ...flags, '--end-of-options', name, ...commits], config)
        return (await run(['merge-base', ...commits])).toString().trim()
      } catch (error) {
        if (!(error instanceof GitError)) throw error
        if (error.status === 1 && error.stderr === '') return 'none'
      }
    }
    return undefined
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}
