import * as fs from 'node:fs'
import * as path from 'node:path'
import {UserError} from '../errors.ts'
import {hasCode} from '../source/file.ts'
import type {Arguments} from './arguments.ts'
import {writeAtomically} from './config-files.ts'
import type {Io} from './io.ts'

/** Puts a result where it was asked to go: nowhere, into a file, or to standard output. */
export function deliver(text: string, args: Arguments, io: Io): void {
  const file = args.value('output')
  if (file !== undefined) write(path.resolve(io.cwd, file), file, text)
  else if (!args.has('quiet')) io.stdout.write(text)
}

/** Whether to write colours: the option first, then FORCE_COLOR and NO_COLOR (force-color.org, no-color.org), then the terminal. */
export function wantsColour(args: Arguments, {env, stdout}: Io): boolean {
  const when = args.value('color')
  if (when !== 'auto') return when === 'always'
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  if (env.NO_COLOR || env.TERM === 'dumb' || args.has('output')) return false
  return stdout.columns !== undefined
}

/** Whether a person reads the output as it comes, rather than a file or another program. */
export function isTerminal(args: Arguments, {stdout}: Io): boolean {
  return stdout.columns !== undefined && !args.has('output')
}

/** Columns that a line may take: COLUMNS where it is set, else the terminal's; without either nothing limits it. */
export function widthOf(args: Arguments, {env, stdout}: Io): number {
  const asked = Number(env.COLUMNS)
  if (Number.isInteger(asked) && asked > 0) return asked
  return (args.has('output') ? undefined : stdout.columns) ?? Number.POSITIVE_INFINITY
}

/** A reader of the file sees the old content or the new, never half of it; a device is written to as it is. */
function write(file: string, name: string, text: string): void {
  try {
    if (isSpecial(file)) fs.writeFileSync(file, text)
    else writeAtomically(file, text)
  } catch (error) {
    const cause = error instanceof UserError ? error.cause : error
    if (!hasCode(cause)) throw error
    const why = {ENOENT: 'its folder does not exist', EISDIR: 'it is a folder', EACCES: 'permission denied'}[cause.code]
    const hint = 'give `--output` another name'
    throw new UserError('unwritable', `\`${name}\` cannot be written, ${why ?? cause.code}`, hint, {cause})
  }
}

/** A device or a pipe, such as /dev/stdout: nothing to be replaced by a file. */
function isSpecial(file: string): boolean {
  const found = fs.statSync(file, {throwIfNoEntry: false})
  return found !== undefined && !found.isFile() && !found.isDirectory()
}
