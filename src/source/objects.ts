import {UserError} from '../errors.ts'
import {GitError, type RunGit} from './git.ts'

/** What git has under one name; of links, what they lead to inside the revision. */
export interface GitObject {
  /**
   * `missing` where nothing has that name, and where the object cannot be read. Of links: `symlink` leaves the revision,
   * `dangling` leads nowhere, `loop` in a circle, `notdir` through a file.
   */
  readonly type: string
  /** Empty where there is no such object. */
  readonly oid: string
  readonly bytes: Uint8Array
}

/**
 * Reads objects by name, all in one git process: names go through its standard input, where nothing is taken for an
 * option. A name with a line break is `missing`.
 */
export async function readObjects(names: readonly string[], run: RunGit): Promise<GitObject[]> {
  return catFile('--batch', names, run)
}

/** The same without their bytes. */
export async function findObjects(names: readonly string[], run: RunGit): Promise<GitObject[]> {
  return catFile('--batch-check', names, run)
}

/** git-cat-file, "Batch output". */
async function catFile(mode: '--batch' | '--batch-check', names: readonly string[], run: RunGit): Promise<GitObject[]> {
  if (names.length === 0) return []
  const input = names.map(name => `${name.replaceAll('\n', '?')}\n`).join('')
  const out = await run(['cat-file', mode, '--follow-symlinks'], {input})
  const found: GitObject[] = []
  let at = 0
  for (let end = out.indexOf('\n'); end >= at; end = out.indexOf('\n', at)) {
    const [, oid = '', type = 'missing', size] =
      /^(?:([0-9a-f]{40,}) )?(\w+) (\d+)$/.exec(out.toString('utf8', at, end)) ?? []
    const hasBody = size !== undefined && (mode === '--batch' || oid === '')
    const bodyEnd = end + 1 + (hasBody ? Number(size) : 0)
    found.push({oid, type, bytes: out.subarray(end + 1, bodyEnd)})
    at = hasBody ? bodyEnd + 1 : bodyEnd
  }
  if (at !== out.length || found.length !== names.length)
    throw new UserError('git-failed', 'git cat-file: its answer ends early')
  return found
}

/** An entry of a tree, as `git ls-tree` lists it. */
export interface TreeEntry {
  readonly path: string
  readonly oid: string
  readonly kind: 'file' | 'link' | 'folder' | 'submodule'
}

const kinds: Readonly<Record<string, TreeEntry['kind']>> = {120000: 'link', '040000': 'folder', 160000: 'submodule'}

/** All files and links of a tree in git's order. */
export async function listTree(tree: string, run: RunGit): Promise<TreeEntry[]> {
  const entries = await lsTree(['-r', '--end-of-options', tree], run)
  return entries.filter(({kind}) => kind !== 'submodule')
}

/** All files and links of the index, those of a merge that is not resolved left out. */
export async function listIndex(run: RunGit): Promise<TreeEntry[]> {
  // From the root, wherever git runs: `ls-files` lists the current folder alone.
  const root = (await run(['rev-parse', '--show-cdup'])).toString().trim()
  const lines = splitNul(await run([...(root ? ['-C', root] : []), 'ls-files', '--stage', '-z', '--full-name']))
  return lines.flatMap((line): TreeEntry[] => {
    const [, mode = '', oid = '', path = ''] = /^(\d+) ([0-9a-f]+) 0\t(.*)$/s.exec(line) ?? []
    const kind = kinds[mode] ?? 'file'
    return path === '' || kind === 'submodule' ? [] : [{path, oid, kind}]
  })
}

/**
 * What a revision lists at a path, or on the way to it where that is a link or a submodule; undefined where the path is
 * not there. For a path that `readObjects` calls missing: its object may be listed, and not readable.
 */
export async function entryAt(revision: string, path: string, run: RunGit): Promise<TreeEntry | undefined> {
  const parts = path.split('/')
  const way = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  const entries = await lsTree(['--end-of-options', `${revision}^{tree}`, ...way], run)
  return entries.find(
    entry =>
      entry.path === path || (entry.kind !== 'folder' && path.startsWith(`${entry.path}/`) && entry.kind !== 'file'),
  )
}

async function lsTree(args: readonly string[], run: RunGit): Promise<TreeEntry[]> {
  return splitNul(await run(['ls-tree', '-z', '--full-tree', ...args])).map(line => {
    const [, mode = '', oid = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(line) ?? []
    return {path, oid, kind: kinds[mode] ?? 'file'}
  })
}

/**
 * The bytes of a file that a tree or the index lists, asked for by its id.
 *
 * @throws UserError that says in git's own words why they cannot be read
 */
export async function readEntry({kind, oid, path}: TreeEntry, label: string, run: RunGit): Promise<Uint8Array> {
  if (kind === 'submodule') throw new UserError('submodule', `\`${path}\` is a submodule`, 'run refdiff in it')
  if (kind === 'link')
    throw new UserError('unreadable', `\`${label}\` cannot be read: git lacks what it leads to`, 'see `git fsck`')
  try {
    return await run(['cat-file', kind === 'file' ? 'blob' : 'tree', oid])
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    const message = `\`${label}\` cannot be read, ${error.message}`
    throw new UserError('unreadable', message, 'see `git fsck`', {cause: error})
  }
}

/** Whether it is a link that leads out of the revision or nowhere. */
export const isStray = ({type}: GitObject): boolean => ['symlink', 'dangling', 'loop'].includes(type)

/** A link of a revision that is no document of it. */
export function strayLink(label: string): UserError {
  const hint = 'name the file itself'
  return new UserError('not-a-file', `\`${label}\` is a link that leads out of the revision or nowhere`, hint)
}

export const splitNul = (bytes: Buffer): string[] => bytes.toString().split('\0').filter(Boolean)
