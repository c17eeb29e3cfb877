import {existsSync} from 'node:fs'
import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {UserError} from '../../errors.ts'
import {GitError} from '../../source/git.ts'
import type {Setting} from '../event.ts'
import {type Client, Refused} from '../github/client.ts'
import {once} from '../once.ts'
import {apiHistory, apiStore} from './api-store.ts'
import {type Clone, openClone} from './clone.ts'
import {credentials, fetchCommits, isSameRepository, mergeBaseApart, originOf, type Remote} from './fetch.ts'
import type {History, Store} from './store.ts'

/** Finds revisions and reads them: from the clone where that has them or can fetch them, else through the API. */
export interface Reader extends History {
  /** A place where `needed` can be read, and those of `wanted` that can be read there as well. */
  open(needed: readonly string[], wanted: readonly string[]): Promise<{store: Store; has: ReadonlySet<string>}>
  /** The commit that GitHub started the run for. */
  readonly sha: string | undefined
  /** What was tried in vain, in sentences, for the error that ends the run. */
  readonly tried: readonly string[]
}

type Env = Readonly<Record<string, string | undefined>>

export interface ReaderSettings {
  readonly setting: Setting
  readonly env: Env
  readonly token: string | undefined
  /** A client of the API, made when it is first asked for; undefined where there is no token. */
  readonly client: () => Promise<Client | undefined>
}

/**
 * What reads documents at revisions: the clone where there is one, else the contents API.
 *
 * A commit id means the same wherever it is read. What a name stands for is the base repository's word alone: `origin`
 * may be the fork of whoever opened the pull request, whose branches and tags are what its owner makes them.
 */
export async function openReader({setting, env, token, client}: ReaderSettings): Promise<Reader> {
  const tried: string[] = []
  const note = (sentence: string) => {
    if (!tried.includes(sentence)) tried.push(sentence)
  }
  const known = credentials(setting.server, token)
  let refusal: string | undefined
  const clone = await openClone(setting.workspace, env, known, (sentence, code) => {
    note(sentence)
    refusal = code
  })
  if (!clone && (token === undefined || !setting.repository))
    throw await nowhereToRead(setting.workspace, refusal, tried)
  const own: Remote[] = setting.repository ? [{name: `${setting.server}/${setting.repository}`, config: known}] : []
  const remotes: Remote[] = [...(clone ? [{name: 'origin', config: []}] : []), ...own]
  const origin = once(async () => clone && originOf(clone))
  /** Where names are asked for: the clone too, unless it is another repository's. */
  const names = once(async () => {
    const [base] = own
    const known = await origin()
    const isOwn = base === undefined || (known !== undefined && isSameRepository(known.name, base.name))
    return isOwn ? {clone, remotes} : {clone: undefined, remotes: own}
  })
  const told = async (refs: readonly string[]) => advertised(clone, (await names()).remotes, refs)
  const api = async () => {
    const found = await client()
    return found && apiHistory(found, note)
  }
  const fetched = async (inside: Clone, commits: readonly string[]) => {
    const {missing, reason} = await fetchCommits(inside, commits, remotes)
    if (missing.length > 0) note(reason)
    return missing
  }
  return {
    tried,
    sha: setting.sha,
    head: async () => (await clone?.head()) ?? setting.sha,
    parents: async commit => {
      const known = (await clone?.parents(commit)) ?? (await (await api())?.parents(commit))
      if (known !== undefined || clone === undefined) return known
      return (await fetched(clone, [commit])).length === 0 ? clone.parents(commit) : undefined
    },
    tags: async () => {
      const found = await listed(clone, (await names()).remotes)
      return found ?? (await api())?.tags() ?? []
    },
    releases: async () => (await api())?.releases() ?? [],
    mergeBase: async (one, other) => {
      if (clone && !clone.shallow && (await fetched(clone, [one, other])).length === 0)
        return clone.mergeBase(one, other)
      const found = await (await api())?.mergeBase(one, other)
      if (found !== undefined) return found
      const known = await origin()
      return mergeBaseApart(setting.temporary, [one, other], [...own, ...(known ? [known] : [])], env)
    },
    resolve: async name => {
      if (name.startsWith('-'))
        throw new UserError('bad-revision', `Unexpected revision \`${name}\``, 'A revision starts with no dash')
      if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) return name
      // What is checked out is the clone's alone: to GitHub it would be the default branch.
      if (/^(?:HEAD|@)(?![\w./-])/.test(name)) return clone?.resolve(name)
      return (await (await names()).clone?.resolve(name)) ?? (await told(named(name))) ?? (await api())?.resolve(name)
    },
    branch: async name =>
      (await (await names()).clone?.branch(name)) ??
      (await told([`refs/heads/${name}`])) ??
      (await api())?.branch(name),
    open: async (needed, wanted) => {
      const all = [...new Set([...needed, ...wanted])]
      if (clone) {
        const missing = await fetched(clone, all)
        const has = new Set(all.filter(commit => !missing.includes(commit)))
        if (needed.every(commit => has.has(commit))) return {store: clone, has}
      }
      const found = await client()
      if (found) {
        const store = apiStore(found, note)
        return {store, has: await readable(store, needed, wanted, tried)}
      }
      throw unreadable(needed, tried)
    },
  }
}

/** Without a clone and without a token: what is in the way, and what mends it. */
async function nowhereToRead(
  workspace: string,
  refusal: string | undefined,
  tried: readonly string[],
): Promise<UserError> {
  if (refusal === 'unsafe-repository') {
    const message = `git refuses the repository at \`${workspace}\`, which belongs to another user, and there is no token`
    const step = [
      '- name: Trust the checkout',
      '  shell: sh',
      `  run: git config --global --add safe.directory "$GITHUB_WORKSPACE"`,
    ]
    return new UserError('unsafe-repository', message, `Put this step before:\n${step.join('\n')}`)
  }
  const inner = (await readdir(workspace, {withFileTypes: true}).catch(() => []))
    .filter(entry => entry.isDirectory() && existsSync(join(workspace, entry.name, '.git')))
    .map(({name}) => name)
  const hint =
    inner.length > 0
      ? `Give input \`working-directory: ${inner[0]}\`, where a repository is checked out`
      : 'Check out the repository first, or give the job `contents: read` and leave `token` as it is'
  const why = tried.length > 0 ? ` (${tried.join('; ')})` : ''
  const message = `No checked out repository can be read${why}, and there is no token for GitHub's API`
  return new UserError('nowhere-to-read', message, hint)
}

/** The refs that a name may stand for, the likeliest first; an annotated tag's `^{}` is its commit. */
function named(name: string): string[] {
  const plain = name.replace(/^origin\//, '')
  return [`${plain}^{}`, plain, `refs/heads/${plain}`, `refs/tags/${plain}^{}`, `refs/tags/${plain}`]
}

/** The commit of the first of these refs that a remote names. */
async function advertised(
  clone: Clone | undefined,
  remotes: readonly Remote[],
  refs: readonly string[],
): Promise<string | undefined> {
  for (const remote of clone ? remotes : []) {
    try {
      const args = ['ls-remote', '--quiet', '--end-of-options', remote.name, ...refs]
      const out = (await clone?.run(args, {config: remote.config}))?.toString() ?? ''
      const ids = new Map([...out.matchAll(/^([0-9a-f]+)\t(.*)$/gm)].map(match => [match[2], match[1]]))
      for (const ref of refs) if (ids.has(ref)) return ids.get(ref)
    } catch (error) {
      if (!(error instanceof GitError)) throw error
    }
  }
  return undefined
}

/** Tags of the first remote that answers. */
async function listed(clone: Clone | undefined, remotes: readonly Remote[]): Promise<readonly string[] | undefined> {
  for (const remote of clone ? remotes : []) {
    try {
      const args = ['ls-remote', '--quiet', '--tags', '--refs', '--end-of-options', remote.name]
      const out = (await clone?.run(args, {config: remote.config}))?.toString() ?? ''
      return [...out.matchAll(/^[0-9a-f]+\trefs\/tags\/(.*)$/gm)].map(([, name = '']) => name)
    } catch (error) {
      if (!(error instanceof GitError)) throw error
    }
  }
  return undefined
}

async function readable(
  store: Store,
  needed: readonly string[],
  wanted: readonly string[],
  tried: readonly string[],
): Promise<ReadonlySet<string>> {
  const has = new Set<string>()
  for (const commit of [...needed, ...wanted]) {
    try {
      await store.find(commit, [])
      has.add(commit)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (needed.includes(commit)) throw unreadable([commit], [...tried, `GitHub's API: ${error.message}`])
    }
  }
  return has
}

function unreadable(commits: readonly string[], tried: readonly string[]): UserError {
  const reasons = tried.length > 0 ? ` (${tried.join('; ')})` : ''
  return new UserError(
    'unreadable-revision',
    `Cannot read revision ${commits.map(commit => `\`${commit}\``).join(' or ')}${reasons}`,
    'Check out the repository first, and give the job `contents: read`',
  )
}
