import {UserError} from '../errors.ts'
import type {Event} from './event.ts'
import {commitNamed, latestRelease, tagBefore} from './revision-names.ts'
import type {History} from './store/store.ts'

/** What is compared, as full commit ids. */
export interface Revisions {
  /** Undefined: nothing came before, everything is new. */
  readonly base: string | undefined
  readonly head: string
  /** The commit whose lines the pull request shows: not the head where that is a merge commit made for checking. */
  readonly shown: string
  /** The tip of the base branch that GitHub merged the head into, where the head is that merge. */
  readonly mergedInto?: string
  /** Why the base is most likely not what was meant. */
  readonly doubt?: string
  /** How the base was found, in words. */
  readonly because: string
}

type Finder = History & {
  /** The commit that GitHub started the run for. */
  readonly sha: string | undefined
  readonly tried: readonly string[]
}
type Pull = Extract<Event, {kind: 'pull_request' | 'pull_request_target'}>
type Push = Extract<Event, {kind: 'push'}>

/**
 * The revisions that an event compares. Never `pull_request.base.sha` nor the tip of the base branch: a pull request
 * behind its base would then show the base's own changes, reversed. Throws `UserError` where the right base cannot be
 * found, rather than compare with a wrong one.
 */
export async function findRevisions(
  event: Event,
  given: {readonly base: string | undefined; readonly head: string | undefined},
  finder: Finder,
): Promise<Revisions> {
  const named = async (name: string | undefined, input: 'base' | 'head') =>
    name === undefined ? undefined : commitNamed(name, input, finder, 'tag' in event ? event.tag : undefined)
  const head = await named(given.head, 'head')
  const base = await named(given.base, 'base')
  if (head !== undefined && base !== undefined) return {base, head, shown: head, because: 'given'}
  const found = await byEvent(event, finder, base)
  if (head !== undefined && found.head !== head) throw halfGiven()
  const doubt = base === undefined ? undefined : await doubtAbout(base, given.base ?? '', event, finder)
  return doubt === undefined ? found : {...found, doubt}
}

/** What is wrong with comparing a pull request with a branch's tip. */
async function doubtAbout(base: string, name: string, event: Event, finder: Finder): Promise<string | undefined> {
  if (event.kind !== 'pull_request' && event.kind !== 'pull_request_target') return undefined
  const isId = /^[0-9a-f]{40,64}$/.test(name)
  const tip = isId
    ? event.base
    : await finder.branch(name.replace(/^(?:refs\/heads|refs\/remotes\/origin|origin)\//, ''))
  if (tip !== base) return undefined
  const right = await byEvent(event, finder, undefined).catch(unlessUnknown)
  if (right?.base === base) return undefined
  const branch = isId ? 'the base branch when the event happened' : `branch \`${name}\``
  return `Input \`base\` is ${branch}, whose own changes are shown as well, reversed. Leave \`base\` out: refdiff finds where the pull request started`
}

function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof UserError)) throw error
}

async function byEvent(event: Event, finder: Finder, base: string | undefined): Promise<Revisions> {
  const explicit = (revisions: Omit<Revisions, 'base' | 'because'>): Revisions | undefined =>
    base === undefined ? undefined : {...revisions, base, because: 'given'}
  switch (event.kind) {
    case 'pull_request':
      return pullRequest(event, finder, explicit)
    case 'pull_request_target':
      return explicit(itself(event.head)) ?? behindPull(event, finder)
    case 'merge_group':
      return (
        explicit(itself(event.head)) ?? {
          ...itself(event.head),
          base: event.base,
          because: 'the base of the merge group',
        }
      )
    case 'push': {
      const head =
        event.tag === undefined ? event.after : ((await finder.resolve(`refs/tags/${event.tag}`)) ?? event.after)
      return (
        explicit(itself(head)) ?? (event.tag === undefined ? pushed(event, finder) : tagged(event.tag, head, finder))
      )
    }
    default: {
      const revisions = finder.sha === undefined ? undefined : explicit(itself(finder.sha))
      if (revisions) return revisions
      throw new UserError(
        'no-revisions',
        `Event \`${event.kind === 'other' ? event.name : event.kind}\` does not say what to compare with`,
        `Give input \`base\`: a commit, branch or tag, or \`${latestRelease}\``,
      )
    }
  }
}

/** Against the tag before it. */
async function tagged(tag: string, head: string, finder: Finder): Promise<Revisions> {
  const before = tagBefore(tag, await finder.tags())
  if (before === undefined) return {...itself(head), base: undefined, because: 'nothing: the tag is the first'}
  const base = await commitNamed(`refs/tags/${before}`, 'base', finder, undefined)
  return {...itself(head), base, because: `tag \`${before}\``}
}

const itself = (commit: string) => ({head: commit, shown: commit})

type Explicit = (revisions: Omit<Revisions, 'base' | 'because'>) => Revisions | undefined

/**
 * The default checkout is a merge of the pull request into its base, made by GitHub: its first parent is then exactly
 * what the pull request would change, whatever the base branch did meanwhile. Only the commit that GitHub started the run
 * for is one: anybody can make a commit with two parents.
 */
async function pullRequest(event: Pull, finder: Finder, explicit: Explicit): Promise<Revisions> {
  const out = await finder.head()
  if (out !== undefined && out !== event.head && out === finder.sha) {
    const [first, second, ...more] = (await finder.parents(out)) ?? []
    if (first !== undefined && second === event.head && more.length === 0) {
      const merge = {head: out, shown: event.head, mergedInto: first}
      return explicit(merge) ?? {...merge, base: first, because: 'the first parent of the merge commit'}
    }
  }
  return explicit(itself(event.head)) ?? behindPull(event, finder)
}

/** Head and merge base. The base branch's tip is asked first: `base.sha` may be older than what the head has merged. */
async function behindPull(event: Pull, finder: Finder): Promise<Revisions> {
  const because = 'the merge base with the base branch'
  const tip = event.baseRef === '' ? undefined : await finder.branch(event.baseRef)
  const byTip = tip === undefined ? undefined : await finder.mergeBase(tip, event.head)
  // Once merged, a head is part of its base, which then says nothing about where it started.
  if (byTip !== undefined && byTip !== 'none' && byTip !== event.head)
    return {...itself(event.head), base: byTip, because}
  const bySha = await finder.mergeBase(event.base, event.head)
  const base = bySha === undefined || bySha === 'none' ? byTip : bySha
  if (base === undefined) throw noMergeBase(finder)
  return {...itself(event.head), base: base === 'none' ? undefined : base, because}
}

async function pushed(event: Push, finder: Finder): Promise<Revisions> {
  const at = itself(event.after)
  if (event.before !== undefined) return {...at, base: event.before, because: 'what the branch was before the push'}
  const everything = {...at, base: undefined, because: 'nothing: the branch is the first'}
  if (event.defaultBranch === undefined || event.branch === event.defaultBranch) return everything
  return newBranch(event, event.defaultBranch, finder)
}

/** The merge base with the default branch. */
export async function newBranch(event: Push, defaultBranch: string, finder: Finder): Promise<Revisions> {
  const at = itself(event.after)
  const tip = await finder.branch(defaultBranch)
  const base = tip === undefined ? undefined : await finder.mergeBase(tip, event.after)
  if (base === undefined) throw noMergeBase(finder)
  if (base === 'none') return {...at, base: undefined, because: 'nothing: no history is shared with the default branch'}
  return {...at, base, because: 'the merge base with the default branch'}
}

function halfGiven(): UserError {
  return new UserError('no-base', 'Input `head` was given without `base`', 'Give both')
}

function noMergeBase(finder: Finder): UserError {
  const tried = finder.tried.length > 0 ? ` (${finder.tried.join('; ')})` : ''
  return new UserError(
    'no-merge-base',
    `Cannot find where the two branches parted${tried}`,
    'Check out with `fetch-depth: 0`, give the job `contents: read`, or give input `base`',
  )
}
