import {matchesPath, selectsPath} from '../config/glob.ts'
import {UserError} from '../errors.ts'
import type {Input} from '../model.ts'
import {document} from './bytes.ts'
import {readFile, repositoryPath} from './file.ts'
import {type GitObject, isRevision, listTree, notFound, readObjects, rootPath, type TreeEntry} from './objects.ts'
import {isIndex, type Spec} from './revision.ts'
import {fs, path, type World} from './world.ts'

/** Documents that one argument names together. */
export interface Many {
  readonly kind: 'folder' | 'glob'
  /** Repository path of the folder that the documents' paths start from; undefined where it is not known. */
  readonly base: string | undefined
  /** `path` is relative to `base`, with `/` between its parts. */
  readonly inputs: readonly Input[]
}

/** Folders that hold other people's documents, or none. */
const skipped = new Set(['.git', 'node_modules'])

/** Which files of a folder are documents: the Markdown files, or those that the globs name by repository path. */
const isDocument = (relative: string, base: string | undefined, globs: readonly string[] | undefined): boolean =>
  globs && base !== undefined
    ? selectsPath(globs, base ? `${base}/${relative}` : relative)
    : /\.(?:md|markdown|mdx)$/i.test(relative)

/** Whether a name may be meant as a glob. */
export const isGlob = (name: string): boolean => /[*?[\]{}]/.test(name)

/** All documents in and under a folder. */
export function readFolder(name: string, world: World, globs?: readonly string[]): Many {
  const folder = path.resolve(world.cwd, name)
  const base = repositoryPath(folder)
  const files = walk(folder).filter(file => isDocument(file, base, globs))
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
  const inputs = walk(start)
    .map(file => (fixed === '.' ? file : `${fixed}/${file}`))
    .filter(file => matchesPath(pattern, file))
    .map(file => readPart(file, file, world))
  return {kind: 'glob', base, inputs: verified(inputs, name)}
}

/** The documents of a folder (`REV:docs`) or a glob (`REV:docs/*.md`) in a revision. */
export async function readTree(name: string, spec: Spec, world: World, globs?: readonly string[]): Promise<Many> {
  if (isIndex(spec))
    throw new UserError('not-a-file', `\`${name}\` is not a file of the index`, 'name one file, or give a revision')
  const root = (await rootPath(spec, world)).replace(/\/+$/, '')
  const tree = spec.revision
  if (!(await isRevision(tree, world))) throw await notFound(name, spec, world)
  const kind = isGlob(root) && !(await isTree(`${tree}:${root}`, world)) ? 'glob' : 'folder'
  const base = kind === 'folder' ? root : ''
  const isWanted = (file: string) =>
    kind === 'glob'
      ? matchesPath(root, file)
      : (!base || file.startsWith(`${base}/`)) && isDocument(file.slice(base ? base.length + 1 : 0), base, globs)
  const entries = (await listTree(`${tree}^{tree}`, world)).filter(entry => isWanted(entry.path))
  // A path with a line break cannot be asked for by name, and only links need it.
  const names = entries.map(entry => (entry.isLink ? `${tree}:${entry.path.replaceAll('\n', '?')}` : entry.oid))
  const objects = await readObjects(names, world)
  const inputs = entries.flatMap((entry, at) => part(entry, objects[at], spec, base))
  return {kind, base, inputs: verified(inputs, name, kind === 'folder' ? globs : undefined)}
}

async function isTree(name: string, world: World): Promise<boolean> {
  const [object] = await readObjects([name], world)
  return object?.type === 'tree'
}

function part(entry: TreeEntry, object: GitObject | undefined, {revision}: Spec, base: string): Input[] {
  if (object?.type !== 'blob') return []
  const label = `${revision}:${entry.path}`
  const relative = base ? entry.path.slice(base.length + 1) : entry.path
  return [document(object.bytes, {label, path: relative, revision})]
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

/** Files under a folder, relative to it, in code unit order, whatever the machine. Links to folders are not followed: they can form circles. */
function walk(folder: string, prefix = ''): string[] {
  let entries: import('node:fs').Dirent[]
  try {
    entries = fs.readdirSync(path.join(folder, prefix), {withFileTypes: true})
  } catch {
    return []
  }
  const files: string[] = []
  for (const entry of entries) {
    const name = prefix ? `${prefix}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) for (const file of walk(folder, name)) files.push(file)
    } else if (entry.isFile() || isLinkToFile(path.join(folder, name))) files.push(name)
  }
  return prefix ? files : files.sort()
}

/** A link that leads nowhere, in a circle or where nobody may look is no document. */
function isLinkToFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}
