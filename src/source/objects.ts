import {UserError} from '../errors.ts'
import {closest} from '../text/closest.ts'
import {GitError, git} from './git.ts'
import {isIndex, type Spec} from './revision.ts'
import type {World} from './world.ts'

/** What git has under one name. */
export interface GitObject {
  /** `missing` also where the revision is; `outside` for a symbolic link that leaves the revision or leads nowhere. */
  readonly type: 'blob' | 'tree' | 'commit' | 'tag' | 'missing' | 'outside'
  readonly bytes: Uint8Array
}

/**
 * Reads objects by name, all in one git process, links inside the revision followed: names go through its standard
 * input, where nothing is taken for an option.
 *
 * @throws UserError as `git` does
 */
export async function readObjects(names: readonly string[], world: World): Promise<GitObject[]> {
  if (names.length === 0) return []
  const input = names.map(name => `${name}\n`).join('')
  const out = await git(['cat-file', '--batch', '--follow-symlinks'], {...world, input})
  const found: GitObject[] = []
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(0x0a, at)
    const header = out.toString('utf8', at, end)
    const [, type = '', size] = /(?:^[0-9a-f]{40,} )?(\w+)(?: (\d+))?$/.exec(header) ?? []
    at = end + 1
    if (size === undefined) found.push({type: 'missing', bytes: new Uint8Array()})
    else {
      const body = out.subarray(at, at + Number(size))
      at += Number(size) + 1
      found.push(object(type, body))
    }
  }
  return found
}

function object(type: string, bytes: Uint8Array): GitObject {
  if (type === 'blob' || type === 'tree' || type === 'commit' || type === 'tag') return {type, bytes}
  return {type: type === 'notdir' ? 'missing' : 'outside', bytes}
}

/** A file of a tree, as `git ls-tree` lists it. */
export interface TreeEntry {
  readonly path: string
  readonly oid: string
  /** A symbolic link, whose own content is only the name of another file. */
  readonly isLink: boolean
}

/** All files of a tree in git's order, submodules left out. */
export async function listTree(tree: string, world: World): Promise<TreeEntry[]> {
  const out = await git(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', tree], world)
  return splitNul(out).flatMap(line => {
    const [, mode, type, oid = '', path = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
    return type === 'blob' ? [{path, oid, isLink: mode === '120000'}] : []
  })
}

/** The path of a spec from the repository's root, as git lists it; `./` and `../` in front start at the current folder. */
export async function rootPath({path}: Spec, world: World): Promise<string> {
  const isRelative = /^\.{1,2}(?:\/|$)/.test(path)
  if (!isRelative && !/(?:^|\/)(?:\.{0,2}\/|\.{1,2}$)/.test(path)) return path
  const prefix = isRelative ? (await git(['rev-parse', '--show-prefix'], world)).toString().replace(/\n$/, '') : ''
  const parts: string[] = []
  for (const part of `${prefix}${path}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** Whether git knows the revision; a full object name counts only where the object is there. */
export async function isRevision(revision: string, world: World): Promise<boolean> {
  try {
    const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{tree}`], world)
    // Of `^main` it says `^`, the name and no more: that is a limit, not a revision.
    return /^[0-9a-f]/.test(found.toString())
  } catch (error) {
    if (error instanceof GitError) return false
    throw error
  }
}

/** Nothing was found under a spec: says which half of it is wrong, and what was probably meant. */
export async function notFound(label: string, spec: Spec, world: World): Promise<UserError> {
  if (!isIndex(spec) && !(await isRevision(spec.revision, world))) return unknownRevision(label, spec.revision, world)
  const where = isIndex(spec) ? 'the index' : `\`${spec.revision}\``
  const path = await rootPath(spec, world)
  const hint = await similarPath(path, spec, world)
  return new UserError('path-not-found', `\`${path}\` does not exist in ${where}`, hint)
}

async function unknownRevision(label: string, revision: string, world: World): Promise<UserError> {
  const shallow = (await git(['rev-parse', '--is-shallow-repository'], world)).toString().trim() === 'true'
  const hint = shallow
    ? `the clone is shallow: fetch it with \`git fetch --depth=1 origin REV\``
    : 'see `git log` and `git branch --all`, or fetch it first'
  return new UserError('unknown-revision', `\`${label}\`: git knows no revision \`${revision}\``, hint)
}

async function similarPath(path: string, spec: Spec, world: World): Promise<string> {
  const list = isIndex(spec)
    ? splitNul(await git(['ls-files', '-z', '--full-name'], world))
    : (await listTree(`${spec.revision}^{tree}`, world)).map(entry => entry.path)
  const name = path.split('/').at(-1)
  const same = list.filter(entry => entry.split('/').at(-1) === name)
  const meant = same.length === 1 ? same[0] : closest(path, list)
  return meant === undefined
    ? 'paths start at the root of the repository, or with `./` at the current folder'
    : `did you mean \`${spec.revision}:${meant}\`?`
}

const splitNul = (bytes: Buffer): string[] => bytes.toString().split('\0').filter(Boolean)
