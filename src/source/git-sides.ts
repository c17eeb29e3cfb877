import * as fs from 'node:fs'
import * as path from 'node:path'
import {UserError} from '../errors.ts'
import type {Input} from '../model.ts'
import {matchesPath} from '../text/glob.ts'
import {findFile, missing, readFile} from './file.ts'
import {isDocument, isGlob, readEntries} from './folders-and-globs.ts'
import {git, type RunGit} from './git.ts'
import {listIndex, listTree, type TreeEntry} from './objects.ts'
import {type Range, splitRange} from './range.ts'
import {isRevision, unknownRevision} from './read-revision.ts'
import {splitSpec} from './revision-spec.ts'
import {readSides, type Sides} from './sides.ts'
import type {World} from './world.ts'

/** What is compared, the way `git diff` is told. */
export interface GitRequest {
  /** Revisions or a range, then paths. */
  readonly words: readonly string[]
  /** Paths from behind `--`. */
  readonly paths: readonly string[]
  /** The index instead of the working tree. */
  readonly staged: boolean
}

/** A state of all documents: a commit by its name, the index, or the working tree. */
type State = {readonly revision: string; readonly label: string} | 'index' | 'tree'

/** Two states and the paths to look at, or two names as `readSides` takes them. */
type Plan =
  | {readonly states: readonly [State, State]; readonly paths: readonly string[]}
  | {readonly names: readonly [string, string]}

/** Git in one repository, where its root and the current folder in it are. */
interface Repository {
  readonly run: RunGit
  readonly root: string
  /** From the root, with `/` at its end; empty at the root. */
  readonly prefix: string
  readonly world: World
}

/**
 * The documents of both sides as `git diff` compares them: `HEAD` with the working tree, a revision with it, two
 * revisions, `A..B`, `A...B` from their merge base, or with what is staged; of the paths, where some are given.
 *
 * @param globs the documents that config names; without them, Markdown files that hold a table
 * @throws UserError that names the form that would work
 */
export async function readGitSides(request: GitRequest, world: World, globs?: readonly string[]): Promise<Sides> {
  const repository = await open(request, world)
  if (!repository) return readSides(request.paths[0]!, request.paths[1]!, world, globs)
  const plan = await planOf(request, repository)
  if ('names' in plan) return readSides(...plan.names, world, globs)
  const wanted = wantedIn(plan.paths, repository.prefix, globs)
  const [old, next] = [
    await listOf(plan.states[0], repository, wanted),
    await listOf(plan.states[1], repository, wanted),
  ]
  for (const {name, holds} of wanted.paths)
    if (![...old, ...next].some(entry => holds(entry.path))) throw await noSuchPath(name, plan.states, repository)
  const [before, after] = await Promise.all([
    read(plan.states[0], old, repository),
    read(plan.states[1], next, repository),
  ])
  return changed(before, after, wanted.isChosen)
}

/** Outside of a repository two names are two files, also behind `--`. */
async function open({words, paths}: GitRequest, world: World): Promise<Repository | undefined> {
  try {
    return await repositoryOf(world)
  } catch (error) {
    const lost = words.find(word => !isThere(word, world) && !isGlob(word))
    if (isOutside(error) && words.length === 0 && paths.length === 2) return undefined
    if (isOutside(error) && lost !== undefined && words.length === 2) throw missing(lost, world)
    throw error
  }
}

const isOutside = (error: unknown): boolean => error instanceof UserError && error.code === 'not-a-repository'

async function repositoryOf(world: World): Promise<Repository> {
  const run: RunGit = (args, options) => git(args, {cwd: world.cwd, env: world.env, ...options})
  const line = async (what: string) => (await run(['rev-parse', what])).toString().replace(/\n$/, '')
  const isBare = (await line('--is-inside-work-tree')) !== 'true'
  if (isBare) return {run, root: world.cwd, prefix: '', world}
  const root = await line('--show-toplevel')
  return {
    run: (args, options) => git(args, {cwd: root, env: world.env, ...options}),
    root,
    prefix: await line('--show-prefix'),
    world,
  }
}

async function planOf({words, paths, staged}: GitRequest, repository: Repository): Promise<Plan> {
  const {world, run} = repository
  const last: State = staged ? 'index' : 'tree'
  const [first, second] = words
  const commit = (name: string): State => ({revision: name, label: name})
  const withPaths = async (states: readonly [State, State], rest: readonly string[]) => {
    await verifyPaths(rest, repository)
    return {states, paths: [...rest, ...paths]}
  }
  if (first === undefined || isThere(first, world)) {
    return withPaths([commit('HEAD'), last], words)
  }
  const range = splitRange(first)
  if (range) {
    if (staged)
      throw new UserError('usage', `\`--staged\` compares one revision, not \`${first}\``, 'leave one of them out')
    const [from, to] = await endsOf(range, repository)
    if (range.path !== undefined) return {names: [`${from.revision}:${range.path}`, `${to.revision}:${range.path}`]}
    return withPaths([from, to], words.slice(1))
  }
  const spec = splitSpec(first)
  if (spec && words.length + paths.length === 1) return {names: [first, inWorkTree(spec.path, repository)]}
  if (spec)
    throw new UserError('usage', `\`${first}\` names its path already`, 'write `REV:PATH REV:PATH`, or `REV -- PATH`')
  if (!(await isRevision(first, run))) throw neither(first, world)
  if (second === undefined || isThere(second, world) || isGlob(second))
    return withPaths([commit(first), last], words.slice(1))
  if (!(await isRevision(second, run))) throw neither(second, world)
  if (staged) throw new UserError('usage', '`--staged` compares one revision, got two', 'leave one of them out')
  return withPaths([commit(first), commit(second)], words.slice(2))
}

/** Neither a file nor a revision: says so, and what was probably meant. */
function neither(name: string, world: World): UserError {
  const {message, hint = ''} = missing(name, world)
  if (message !== `\`${name}\` does not exist` || hint.startsWith('did you mean')) return missing(name, world)
  return new UserError(
    'file-not-found',
    `\`${name}\` is neither a file nor a revision`,
    'see `git log` and `git branch --all`; a path that is gone stands behind `--`',
  )
}

/** Words behind a path are paths, and what is gone has to stand behind `--`, as for git. */
async function verifyPaths(words: readonly string[], {run, world}: Repository): Promise<void> {
  for (const word of words) {
    if (isThere(word, world) || isGlob(word)) continue
    if (!(await isRevision(word, run))) throw neither(word, world)
    const hint = `write \`${word}:PATH\`, or \`refdiff diff ${word}\``
    throw new UserError('usage', `\`${word}\` is a revision, expected a path`, hint)
  }
}

const isThere = (name: string, world: World): boolean => findFile(name, world) !== 'missing'

/** Both ends of `A..B`; of `A...B` the merge base and `B`. What is left out is `HEAD`. */
async function endsOf({from, to, isSymmetric}: Range, {run}: Repository) {
  for (const name of [from, to]) if (!(await isRevision(name, run))) throw await unknownRevision(name, name, run)
  const end = {revision: to, label: to}
  if (!isSymmetric) return [{revision: from, label: from}, end] as const
  const bases = await mergeBases(from, to, run)
  const [base] = bases
  if (base === undefined)
    throw new UserError(
      'no-merge-base',
      `\`${from}\` and \`${to}\` have no commit in common`,
      `write \`${from}..${to}\``,
    )
  const short = base.slice(0, 10)
  return [{revision: short, label: short}, end] as const
}

async function mergeBases(from: string, to: string, run: RunGit): Promise<string[]> {
  try {
    return (await run(['merge-base', '--end-of-options', from, to])).toString().split('\n').filter(Boolean)
  } catch (error) {
    // It says that there is none by its exit status alone.
    if (error instanceof UserError && 'stderr' in error && error.stderr === '') return []
    throw error
  }
}

/** The name from the current folder of what a revision has at a path. */
function inWorkTree(name: string, {root, prefix, world}: Repository): string {
  const isRelative = /^\.{1,2}(?:\/|$)/.test(name)
  return path.relative(world.cwd, path.resolve(root, isRelative ? prefix : '', name)) || '.'
}

/** Which documents are meant. */
interface Wanted {
  holds(file: string): boolean
  /** Whether a document counts by being named, by the user or by config, and not only where it holds a table. */
  readonly isChosen: boolean
  /** What each path that was given stands for. */
  readonly paths: readonly {readonly name: string; holds(file: string): boolean}[]
}

function wantedIn(names: readonly string[], prefix: string, globs: readonly string[] | undefined): Wanted {
  const isKnown = (file: string) => isDocument(file, '', globs)
  if (names.length === 0) return {holds: isKnown, isChosen: globs !== undefined, paths: []}
  const paths = names.map(name => {
    const place = path.posix.normalize(`${prefix}${name.split(path.sep).join('/')}`).replace(/\/$/, '')
    const isUnder = (file: string) => place === '.' || file.startsWith(`${place}/`)
    const holds = (file: string) =>
      file === place || (isUnder(file) && isKnown(file)) || (isGlob(place) && matchesPath(place, file))
    return {name, holds}
  })
  return {holds: file => paths.some(({holds}) => holds(file)), isChosen: true, paths}
}

/** The documents of a state; of the working tree those that git tracks and that are there. */
async function listOf(state: State, {run, root}: Repository, wanted: Wanted): Promise<TreeEntry[]> {
  const all = typeof state === 'string' ? await listIndex(run) : await listCommit(state.revision, run)
  const mine = all.filter(({path: file}) => wanted.holds(file))
  return state === 'tree' ? mine.filter(({path: file}) => fs.existsSync(path.resolve(root, file))) : mine
}

/** Before the first commit `HEAD` holds nothing. */
async function listCommit(revision: string, run: RunGit): Promise<TreeEntry[]> {
  if (revision === 'HEAD' && !(await isRevision(revision, run))) return []
  return listTree(`${revision}^{tree}`, run)
}

async function read(state: State, entries: readonly TreeEntry[], {run, root, world}: Repository): Promise<Input[]> {
  if (state === 'tree')
    return entries.map(({path: file}) => ({
      ...readFile(path.relative(world.cwd, path.resolve(root, file)), world),
      path: file,
    }))
  const [revision, label] = state === 'index' ? ['', ''] : [state.revision, state.label]
  return readEntries(entries, {revision, label, base: ''}, run)
}

/** Documents that are not the same on both sides, and hold a table on one; where none is, one that stayed the same. */
function changed(old: readonly Input[], next: readonly Input[], isChosen: boolean): Sides {
  const [before, after] = [byPath(old), byPath(next)]
  const files = [...new Set([...before.keys(), ...after.keys()])]
  const candidates = isChosen ? files : files.filter(file => [before, after].some(side => mayHoldTable(side.get(file))))
  if (candidates.length === 0) {
    const what = isChosen ? 'no document is' : 'no Markdown file with a table is'
    throw new UserError('no-document', `${what} in either revision`, 'name one: `refdiff diff -- PATH`')
  }
  const isChanged = (file: string) => before.get(file)?.text !== after.get(file)?.text
  const some = candidates.filter(isChanged)
  const shown = new Set(some.length > 0 ? some : candidates.slice(0, 1))
  const within = (inputs: readonly Input[]) => inputs.filter(input => shown.has(input.path ?? ''))
  return {old: within(old), new: within(next)}
}

function byPath(inputs: readonly Input[]): Map<string, Input> {
  return new Map(inputs.map(input => [input.path ?? '', input]))
}

/** Whether a text has anything that reads as a table; some of what has is none. */
function mayHoldTable(input: Input | undefined): boolean {
  return (
    input !== undefined &&
    (input.unreadable !== undefined || /[-:][ \t]*\||\|[ \t]*:?-|<(?:table|dl)\b/i.test(input.text))
  )
}

async function noSuchPath(name: string, states: readonly State[], {run}: Repository): Promise<UserError> {
  if (await isRevision(name, run))
    return new UserError('usage', `\`${name}\` is a revision, expected a path`, 'revisions come before paths')
  const where = states.map(state =>
    typeof state === 'string' ? `the ${state === 'tree' ? 'working tree' : state}` : `\`${state.label}\``,
  )
  return new UserError('path-not-found', `\`${name}\` names no document in ${where.join(' or ')}`, 'check the path')
}
