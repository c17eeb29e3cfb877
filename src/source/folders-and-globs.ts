import * as fs from 'node:fs'
import * as path from 'node:path'
import {UserError} from '../errors.ts'
import type {Input} from '../model.ts'
import {matchesPath, mayHold, selectsPath} from '../text/glob.ts'
import {document} from './bytes.ts'
import {hasCode, readFile, repositoryPath, unreadable} from './file.ts'
import type {RunGit} from './git.ts'
import {type GitObject, listIndex, listTree, readEntry, readObjects, strayLink, type TreeEntry} from './objects.ts'
import {isIndex, type Spec} from './revision-spec.ts'
import type {World} from './world.ts'

/** Documents that one argument names together. */
export interface Many {
  readonly kind: 'folder' | 'glob'
  /** Repository path of the folder that the documents' paths start from; undefined where it is not known. */
  readonly base: string | undefined
  /** `path` is relative to `base`, with `/` between its parts. */
  readonly inputs: readonly Input[]
}

/** What one argument names: a document, several together, or explicitly nothing (`/dev/null`). */
export type Source = {readonly kind: 'document'; readonly input: Input} | {readonly kind: 'nothing'} | Many

/** Folders that hold other people's documents, or none. */
const skipped = new Set(['.git', 'node_modules'])

/** Which files of a folder are documents: the Markdown files, or those that the globs name by repository path. */
export const isDocument = (
  relative: string,
  base: string | undefined,
  globs: readonly string[] | undefined,
): boolean =>
  globs && base !== undefined
    ? selectsPath(globs, base ? `${base}/${relative}` : relative)
    : /\.(?:md|markdown|mdx)$/i.test(relative)

/** Whether a name may be meant as a glob. */
export const isGlob = (name: string): boolean => /[*?[\]{}]/.test(name)

/** All documents in and under a folder. */
export function readFolder(name: string, world: World, globs?: readonly string[]): Many {
  const folder = path.resolve(world.cwd, name)
  const base = repositoryPath(folder)
  const isOpen = (inner: string) =>
    globs === undefined || base === undefined || mayHold(globs, base ? `${base}/${inner}` : inner)
  const files = walk(folder, name, isOpen).filter(file => isDocument(file, base, globs))
  const inputs = files.map(file => readPart(path.join(name, file), file, world))
  return {kind: 'folder', base, inputs: verified(inputs, name, globs)}
}

/** All files that a glob names, from the working folder. */
export function readGlob(name: string, world: World): Many {
  const pattern = name.replace(/^(?:\.\/)+/, '')
  const parts = pattern.split('/')
  const fixed = parts.slice(0, Math.max(0, parts.findIndex(isGlob))).join('/') || '.'
  const start = path.resolve(world.cwd, pattern.startsWith('/') ? `/${fixed}` : fixed)
  const base = repositoryPath(world.cwd)
  const whole = (file: string) => (fixed === '.' ? file : `${fixed}/${file}`)
  const inputs = walk(start, fixed, folder => mayHold([pattern], whole(folder)))
    .map(whole)
    .filter(file => matchesPath(pattern, file))
    .map(file => readPart(file, file, world))
  return {kind: 'glob', base, inputs: verified(inputs, name)}
}

/**
 * The documents of a folder (`REV:docs`) or a glob (`REV:docs/*.md`) in a revision.
 *
 * @param spec its path is from the repository's root
 */
export async function readTree(name: string, spec: Spec, run: RunGit, globs?: readonly string[]): Promise<Many> {
  const {revision, path: root} = spec
  const kind = isGlob(root) && !(await isFolder(`${revision}:${root}`, run)) ? 'glob' : 'folder'
  const base = kind === 'folder' ? root : ''
  const isWanted = (file: string) =>
    kind === 'glob'
      ? matchesPath(root, file)
      : (!base || file.startsWith(`${base}/`)) && isDocument(file.slice(base ? base.length + 1 : 0), base, globs)
  const all = isIndex(spec) ? await listIndex(run) : await listTree(`${revision}^{tree}`, run)
  const entries = all.filter(entry => isWanted(entry.path))
  const inputs = await readEntries(entries, {revision, label: revision, base}, run)
  return {kind, base, inputs: verified(inputs, name, kind === 'folder' ? globs : undefined)}
}

/** Where entries are listed: the revision, what a reader calls it, and the folder that their paths start from. */
interface Place {
  readonly revision: string
  readonly label: string
  readonly base: string
}

/** The documents that a tree or the index lists. */
export async function readEntries(entries: readonly TreeEntry[], place: Place, run: RunGit): Promise<Input[]> {
  const {revision, base} = place
  const names = entries.map(({kind, path, oid}) => (kind === 'link' ? `${revision}:${path}` : oid))
  const objects = await readObjects(names, run)
  const inputs: Input[] = []
  for (const [at, entry] of entries.entries()) {
    const label = `${place.label}:${entry.path}`
    const bytes = await bytesOf(entry, objects[at]!, label, run)
    const path = base ? entry.path.slice(base.length + 1) : entry.path
    if (bytes) inputs.push(document(bytes, {label, path, revision}))
  }
  return inputs
}

async function isFolder(name: string, run: RunGit): Promise<boolean> {
  const [object] = await readObjects([name], run)
  return object?.type === 'tree'
}

/** A link to a folder, or to nothing, is no document. */
async function bytesOf(
  entry: TreeEntry,
  {type, bytes}: GitObject,
  label: string,
  run: RunGit,
): Promise<Uint8Array | undefined> {
  if (type === 'blob') return bytes
  if (type === 'missing') return readEntry(entry, label, run)
  if (type === 'symlink') throw strayLink(label)
  return undefined
}

function readPart(file: string, relative: string, world: World): Input {
  return {...readFile(file, world), path: relative}
}

function verified(inputs: readonly Input[], name: string, globs?: readonly string[]): readonly Input[] {
  if (inputs.length > 0) return inputs
  const what = globs ? 'no document that `documents` in the config names' : 'no Markdown document'
  const hint = 'check the path; to compare with no document at all, give `/dev/null`'
  throw new UserError('no-document', `\`${name}\` holds ${what}`, hint)
}

/**
 * Files under a folder, relative to it, in code unit order, whatever the machine. Links to folders are not followed: they
 * can form circles.
 *
 * @param name what the user calls the folder
 * @param isOpen whether to look into a folder inside of it
 * @throws UserError `unreadable` for a folder or a link among them that nobody may look at
 */
function walk(folder: string, name: string, isOpen: (inner: string) => boolean, prefix = ''): string[] {
  const files: string[] = []
  for (const entry of entriesOf(path.join(folder, prefix), path.join(name, prefix))) {
    const file = prefix ? `${prefix}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      if (skipped.has(entry.name) || !isOpen(file)) continue
      for (const deeper of walk(folder, name, isOpen, file)) files.push(deeper)
    } else if (
      entry.isFile() ||
      (entry.isSymbolicLink() && leadsToFile(path.join(folder, file), path.join(name, file)))
    )
      files.push(file)
  }
  return prefix ? files : files.sort()
}

function entriesOf(folder: string, name: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, {withFileTypes: true})
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw unreadable(name, error)
  }
}

/** A link that leads nowhere or in a circle is no document. */
function leadsToFile(file: string, name: string): boolean {
  try {
    return fs.statSync(file).isFile()
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) return false
    throw unreadable(name, error)
  }
}
