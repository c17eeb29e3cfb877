import * as fs from 'node:fs'
import * as path from 'node:path'
import {UserError} from '../errors.ts'
import type {Input} from '../model.ts'
import {closest} from '../text/closest.ts'
import {document} from './bytes.ts'
import type {World} from './world.ts'

/** What stands at a name in the working folder. */
export type Found = 'file' | 'folder' | 'nothing' | 'missing'

/**
 * Looks at a name without reading it. `/dev/null` is nothing, on every system: the way git names a side that is not there.
 *
 * @throws UserError `unreadable` where the name cannot be looked at
 */
export function findFile(name: string, world: World): Found {
  if (name === '/dev/null') return 'nothing'
  try {
    const found = fs.statSync(path.resolve(world.cwd, name), {throwIfNoEntry: false})
    if (!found) return 'missing'
    return found.isDirectory() ? 'folder' : 'file'
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE', 'EINVAL')) return 'missing'
    throw unreadable(name, error)
  }
}

/**
 * One document from the working folder; its path is known where it lies in a git repository.
 *
 * @throws UserError `unreadable`, `not-utf8`, `too-large`
 */
export function readFile(name: string, world: World): Input {
  const file = path.resolve(world.cwd, name)
  let bytes: Uint8Array
  try {
    bytes = fs.readFileSync(file)
  } catch (error) {
    throw unreadable(name, error)
  }
  return document(bytes, {label: name, path: repositoryPath(file)})
}

/** The name does not exist: says so, and what was probably meant. */
export function missing(name: string, world: World): UserError {
  const file = path.resolve(world.cwd, name)
  const target = targetOf(file)
  if (target !== undefined)
    return new UserError('file-not-found', `\`${name}\` is a link to \`${target}\`, which does not exist`)
  const others = namesIn(path.dirname(file)).filter(other => other !== path.basename(name))
  const meant = closest(path.basename(name), others)
  const hint = meant
    ? `did you mean \`${path.join(path.dirname(name), meant)}\`?`
    : `give a file, \`-\` for standard input, or REV:PATH as git show takes it`
  return new UserError('file-not-found', `\`${name}\` does not exist`, hint)
}

/** Path of a file or folder in its git repository (`''` for the root, `/` between the parts); undefined outside of one. */
export function repositoryPath(file: string): string | undefined {
  try {
    // The folder's own links are followed, the file's are not: git knows the file under this name.
    const folder = fs.realpathSync.native(path.dirname(file))
    const real = path.resolve(folder, path.basename(file))
    for (let root = fs.statSync(real).isDirectory() ? real : folder; ; root = path.dirname(root)) {
      if (fs.existsSync(path.resolve(root, '.git'))) return path.relative(root, real).split(path.sep).join('/')
      if (path.dirname(root) === root) return undefined
    }
  } catch {
    return undefined
  }
}

/** Where a link leads; undefined for what is no link. */
function targetOf(file: string): string | undefined {
  try {
    return fs.readlinkSync(file)
  } catch {
    return undefined
  }
}

/** A system error as a sentence; whatever else it is goes on as it is. */
export function unreadable(name: string, cause: unknown): UserError {
  if (hasCode(cause, 'EACCES', 'EPERM'))
    return new UserError('unreadable', `\`${name}\` cannot be read, permission denied`, 'check who may read it', {
      cause,
    })
  if (hasCode(cause, 'ERR_FS_FILE_TOO_LARGE'))
    return new UserError('too-large', `\`${name}\` is larger than two gigabytes`, 'split it', {cause})
  if (!hasCode(cause)) throw cause
  return new UserError('unreadable', `\`${name}\` cannot be read (${cause.code})`, undefined, {cause})
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder).sort()
  } catch {
    return []
  }
}

/** Whether it is a system error; with codes, whether it is one of those. */
export function hasCode(error: unknown, ...codes: string[]): error is Error & {code: string} {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return false
  return codes.length === 0 || codes.includes(error.code)
}
