import * as fs from 'node:fs'
import * as path from 'node:path'
import {acceptanceFile, parseAcceptances} from '../accept/acceptances.ts'
import {defaults, parseConfig} from '../config/parse-config.ts'
import {ConfigError} from '../config/problem.ts'
import {UserError} from '../errors.ts'
import type {Config} from '../model.ts'
import {firstInvalid} from '../text/utf8.ts'

/** Where to look for the files. */
export interface Whereabouts {
  /** Working folder. */
  readonly cwd: string
  /** The config file the user named; without it `refdiff.yml` or `refdiff.yaml` is looked for. */
  readonly file?: string
  /** The acceptance file the user named; without it `refdiff.accepted.yml` is looked for. */
  readonly accepted?: string
}

export interface ConfigFiles {
  /** Absolute path of the config, where there is one. */
  readonly config?: string
  /** Absolute path of the acceptances; nothing need stand there yet. */
  readonly accepted: string
}

const configNames = ['refdiff.yml', 'refdiff.yaml']
const mostBytes = 8 * 1024 * 1024

/**
 * Finds both files: in the working folder, else in the folders above it up to the root of the git repository, since
 * their globs are over paths from that root. Outside of a repository nothing above the working folder counts. Where no
 * acceptance file exists, its place is beside the config, else at that root, else in the working folder.
 *
 * @throws UserError where a folder holds both spellings of the config's name, or a named config does not exist
 */
export function findConfigFiles({cwd, file, accepted}: Whereabouts): ConfigFiles {
  const folders = foldersFrom(cwd)
  const config = file === undefined ? firstOf(folders, configNames, cwd) : path.resolve(cwd, file)
  const known = accepted === undefined ? firstOf(folders, [acceptanceFile], cwd) : path.resolve(cwd, accepted)
  const home = file === undefined && config !== undefined ? path.dirname(config) : (folders.at(-1) ?? cwd)
  return {...(config !== undefined && {config}), accepted: known ?? path.resolve(home, acceptanceFile)}
}

/** The working folder and those above it up to the repository's root; alone outside of a repository. */
function foldersFrom(cwd: string): string[] {
  const folders: string[] = []
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    folders.push(folder)
    if (fs.existsSync(path.resolve(folder, '.git'))) return folders
    if (path.dirname(folder) === folder) return folders.slice(0, 1)
  }
}

function firstOf(folders: readonly string[], names: readonly string[], cwd: string): string | undefined {
  for (const folder of folders) {
    const [first, second] = names.map(name => path.resolve(folder, name)).filter(file => isThere(file, cwd))
    if (second)
      throw new UserError(
        'bad-config',
        `Unexpected second config \`${second}\` beside \`${first}\``,
        'keep one of them',
      )
    if (first) return first
  }
  return undefined
}

/** Whether something stands at a name: a link that leads nowhere does, and what cannot be looked at is not absent. */
function isThere(file: string, cwd: string): boolean {
  try {
    return fs.lstatSync(file, {throwIfNoEntry: false}) !== undefined
  } catch (cause) {
    throw unreadable(cause, shown(file, cwd))
  }
}

/**
 * The config of the working folder with the acceptances that stand beside it. `today` is left to the caller.
 *
 * @throws UserError for files that cannot be read; ConfigError with line and column of every mistake in them
 */
export async function loadConfig(where: Whereabouts): Promise<Config> {
  const files = findConfigFiles(where)
  const config =
    files.config === undefined
      ? defaults
      : await parseConfig(readText(files.config, where.cwd), shown(files.config, where.cwd))
  return {...config, acceptances: await loadAcceptances(files.accepted, where)}
}

async function loadAcceptances(file: string, {cwd, accepted}: Whereabouts): Promise<Config['acceptances']> {
  if (accepted === undefined && !isThere(file, cwd)) return []
  return parseAcceptances(readText(file, cwd), shown(file, cwd))
}

/** What messages call a file: its path from the working folder, with `/`. */
export function shown(file: string, cwd: string): string {
  const relative = path.relative(cwd, file)
  return (relative === '' ? file : relative).split(path.sep).join('/')
}

/**
 * The text of a config or acceptance file.
 *
 * @throws UserError `file-not-found` or `unreadable`; ConfigError where it is not UTF-8 or too large
 */
export function readText(file: string, cwd: string): string {
  const name = shown(file, cwd)
  const found = statOf(file, name)
  if (!found)
    throw new UserError(
      'file-not-found',
      `\`${name}\` does not exist`,
      'name a file that does, or leave the option out',
    )
  // A device would never end.
  if (!found.isFile() && !found.isFIFO()) throw new UserError('unreadable', `\`${name}\` is not a file`)
  if (found.size > mostBytes) throw tooLarge(name, found.size)
  try {
    return decodeConfig(fs.readFileSync(file), name)
  } catch (cause) {
    throw unreadable(cause, name)
  }
}

function statOf(file: string, name: string) {
  try {
    return fs.statSync(file, {throwIfNoEntry: false})
  } catch (cause) {
    throw unreadable(cause, name)
  }
}

function unreadable(cause: unknown, name: string): unknown {
  if (!(cause instanceof Error && 'code' in cause) || cause instanceof UserError) return cause
  return new UserError('unreadable', `\`${name}\` cannot be read (${cause.code})`, undefined, {cause})
}

/**
 * The text of a config or acceptance file that came as bytes, for example from a git revision.
 *
 * @throws ConfigError with the place of the first byte that is not UTF-8, or where there are too many
 */
export function decodeConfig(bytes: Uint8Array, file: string): string {
  if (bytes.length > mostBytes) throw tooLarge(file, bytes.length)
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)
  } catch {
    const lossy = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes)
    const at = firstInvalid(bytes, new TextEncoder().encode(lossy))
    const before = new TextDecoder().decode(bytes.subarray(0, at)).split('\n')
    const byte = (bytes[at] ?? 0).toString(16).padStart(2, '0')
    const place = {line: before.length, column: (before.at(-1)?.length ?? 0) + 1}
    throw new ConfigError(file, [
      {...place, message: `Unexpected byte 0x${byte}, expected UTF-8`, hint: 'save it as UTF-8'},
    ])
  }
}

function tooLarge(file: string, bytes: number): ConfigError {
  const message = `Unexpected size of ${bytes} bytes, expected at most ${mostBytes}`
  return new ConfigError(file, [{line: 1, column: 1, message, hint: 'drop what is no longer needed'}])
}

/**
 * Writes a file so that it holds either the old text or the new one, whatever happens meanwhile: into a new file beside
 * it, which then takes its name. Links are followed, the mode is kept.
 *
 * @throws UserError where that is not possible
 */
export function writeAtomically(file: string, text: string): void {
  try {
    replace(file, `.${process.pid}.tmp`, () => text)
  } catch (cause) {
    throw unwritable(file, cause)
  }
}

/**
 * The same for a text that was made from what the file held before: where it holds something else by now, nothing is
 * written. The new file is the lock, as git's `index.lock` is: of several processes one writes at a time.
 *
 * @param before what the file held; empty where there was none
 * @returns whether it was written
 * @throws UserError `locked` where a lock stays for seconds, or as `writeAtomically` does
 */
export async function writeUnlessChanged(file: string, before: string, text: string, cwd: string): Promise<boolean> {
  for (const start = Date.now(); ; ) {
    try {
      return replace(file, '.lock', () => (textOf(file, cwd) === before ? text : undefined))
    } catch (cause) {
      const isLocked = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
      if (!isLocked) throw unwritable(file, cause)
      if (Date.now() - start > LONGEST_WAIT) throw locked(`${shown(file, cwd)}.lock`, cause)
      await new Promise(resolve => setTimeout(resolve, 10))
    }
  }
}

/** Writing takes milliseconds. */
const LONGEST_WAIT = 3000

function locked(lock: string, cause: unknown): UserError {
  const hint = 'wait for it; where none runs, remove that file'
  return new UserError('locked', `\`${lock}\` is there: another \`refdiff accept\` is writing`, hint, {cause})
}

/** What a config or acceptance file holds; nothing where there is none. */
export function textOf(file: string, cwd: string): string {
  return isThere(file, cwd) ? readText(file, cwd) : ''
}

/** Moves a new file into a file's place; none where `make` gives nothing. Throws what the system says. */
function replace(file: string, ending: string, make: () => string | undefined): boolean {
  const known = fs.existsSync(file)
  const target = known ? fs.realpathSync(file) : file
  const draft = `${target}${ending}`
  const handle = fs.openSync(draft, 'wx', known ? fs.statSync(target).mode & 0o777 : 0o644)
  try {
    const text = make()
    if (text === undefined) return false
    fs.writeFileSync(handle, text)
    fs.fsyncSync(handle)
    fs.renameSync(draft, target)
    return true
  } finally {
    fs.closeSync(handle)
    fs.rmSync(draft, {force: true})
  }
}

function unwritable(file: string, cause: unknown): unknown {
  if (!(cause instanceof Error && 'code' in cause) || cause instanceof UserError) return cause
  const message = `\`${file}\` cannot be written (${cause.code})`
  return new UserError('unwritable', message, 'check who may write there', {cause})
}
