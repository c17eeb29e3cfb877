import {UserError} from '../errors.ts'
import {closest} from '../text/closest.ts'
import {document, verifyContent} from './bytes.ts'
import {isGlob, readTree, type Source} from './folders-and-globs.ts'
import {GitError, git, type RunGit} from './git.ts'
import {
  entryAt,
  isStray,
  listIndex,
  listTree,
  readEntry,
  readObjects,
  splitNul,
  strayLink,
  type TreeEntry,
} from './objects.ts'
import {isIndex, type Spec} from './revision-spec.ts'
import type {World} from './world.ts'

/**
 * What `REV:PATH` names: a document, or all those of a folder or a glob.
 *
 * @throws UserError that tells an unknown revision from a path that is not in it, and both from what cannot be read
 */
export async function readNamed(
  name: string,
  spec: Spec,
  {cwd, env}: World,
  globs?: readonly string[],
): Promise<Source> {
  const run: RunGit = (args, options) => git(args, {cwd, env, ...options})
  const [object] = await readObjects([`${spec.revision}:${spec.path}`], run)
  if (object?.type === 'tree') return folder(name, spec, run, globs)
  if (object?.type === 'blob') return file(name, spec, object.bytes, run)
  if (object && isStray(object)) throw strayLink(name)
  if (!isIndex(spec) && !(await isRevision(spec.revision, run))) throw await unknownRevision(name, spec.revision, run)
  const path = await rootPath(spec, run)
  if (isIndex(spec) && (await isIndexFolder(path, run))) return folder(name, spec, run, globs)
  const entry = isIndex(spec) ? await inIndex(spec, path, run) : await entryAt(spec.revision, path, run)
  if (entry) return file(name, spec, await readEntry(entry, name, run), run)
  if (isGlob(path)) return folder(name, spec, run, globs)
  throw await notThere(path, spec, run)
}

async function file(name: string, spec: Spec, bytes: Uint8Array, run: RunGit): Promise<Source> {
  const path = await rootPath(spec, run)
  return {kind: 'document', input: verifyContent(document(bytes, {label: name, path, revision: spec.revision}))}
}

async function folder(name: string, spec: Spec, run: RunGit, globs?: readonly string[]): Promise<Source> {
  const root = (await rootPath(spec, run)).replace(/(?<!\/)\/+$/, '')
  return readTree(name, {revision: spec.revision, path: root}, run, globs)
}

/** The path of a spec from the repository's root, as git lists it; `./` and `../` in front start at the current folder. */
async function rootPath({path}: Spec, run: RunGit): Promise<string> {
  const isRelative = /^\.{1,2}(?:\/|$)/.test(path)
  if (!isRelative && !/(?:^|\/)(?:\.{0,2}\/|\.{1,2}$)/.test(path)) return path
  const prefix = isRelative ? (await run(['rev-parse', '--show-prefix'])).toString().replace(/\n$/, '') : ''
  const parts: string[] = []
  for (const part of `${prefix}${path}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/**
 * Whether git knows the revision; a full object name counts only where the object is there.
 *
 * @throws GitError where it has that name, and cannot read what it stands for
 */
export async function isRevision(revision: string, run: RunGit): Promise<boolean> {
  if (await resolved(`${revision}^{tree}`, run)) return true
  if (!/^[0-9a-f]{40,}$/.test(revision) && (await resolved(revision, run))) await listTree(revision, run)
  return false
}

/** What the index has at a path, whether or not its object can be read. */
async function inIndex(spec: Spec, path: string, run: RunGit): Promise<TreeEntry | undefined> {
  const oid = await resolved(`${spec.revision}:${spec.path}`, run)
  return oid === undefined ? undefined : {kind: 'file', path, oid}
}

/** The index lists files alone: a folder is what some of them stand in. */
async function isIndexFolder(path: string, run: RunGit): Promise<boolean> {
  const place = path.replace(/(?<!\/)\/+$/, '')
  return place === '' || (await listIndex(run)).some(entry => entry.path.startsWith(`${place}/`))
}

async function resolved(name: string, run: RunGit): Promise<string | undefined> {
  try {
    const found = await run(['rev-parse', '--verify', '--quiet', '--end-of-options', name])
    // Of `^main` it says `^`, the name and no more: that is a limit, not a revision.
    return /^[0-9a-f]+/.exec(found.toString())?.[0]
  } catch (error) {
    // Where it knows no such name, it ends without a word.
    if (error instanceof GitError && error.status !== undefined && error.stderr === '') return undefined
    throw error
  }
}

export async function unknownRevision(label: string, revision: string, run: RunGit): Promise<UserError> {
  const shallow = (await run(['rev-parse', '--is-shallow-repository'])).toString().trim() === 'true'
  const hint = shallow
    ? 'the clone is shallow: fetch it with `git fetch --depth=1 origin REV`'
    : 'see `git log` and `git branch --all`, or fetch it first'
  return new UserError('unknown-revision', `\`${label}\`: git knows no revision \`${revision}\``, hint)
}

/** The revision is there, the path is not: says so, and what was probably meant. */
async function notThere(path: string, spec: Spec, run: RunGit): Promise<UserError> {
  const where = isIndex(spec) ? 'the index' : `\`${spec.revision}\``
  const all = isIndex(spec)
    ? splitNul(await run(['ls-files', '-z', '--full-name']))
    : (await listTree(`${spec.revision}^{tree}`, run)).map(entry => entry.path)
  const list = all.filter(entry => entry !== path)
  const name = path.split('/').at(-1)
  const same = list.filter(entry => entry.split('/').at(-1) === name)
  const meant = same.length === 1 ? same[0] : closest(path, list)
  const hint =
    meant === undefined
      ? 'paths start at the root of the repository, or with `./` at the current folder'
      : `did you mean \`${spec.revision}:${meant}\`?`
  return new UserError('path-not-found', `\`${path}\` does not exist in ${where}`, hint)
}
