import {UserError} from '../errors.ts'
import {hasCode} from '../source/file.ts'
import {fs, path} from '../source/world.ts'
import type {Arguments} from './arguments.ts'
import type {Io, Output} from './io.ts'

/** Puts a result where it was asked to go: nowhere, into a file, or to standard output. */
export function deliver(text: string, args: Arguments, io: Io): void {
  const file = args.value('output')
  if (file !== undefined) writeWhole(path.resolve(io.cwd, file), file, text)
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

/** Columns that a line may take; without a terminal nothing limits it. */
export const widthOf = (args: Arguments, stdout: Output): number =>
  (args.has('output') ? undefined : stdout.columns) ?? Number.POSITIVE_INFINITY

/** A reader of the file sees the old content or the new, never half of it. */
function writeWhole(file: string, name: string, text: string): void {
  const special = isSpecial(file)
  const temporary = `${file}.${process.pid}.tmp`
  try {
    fs.writeFileSync(special ? file : temporary, text)
    if (!special) fs.renameSync(temporary, file)
  } catch (cause) {
    if (!special) fs.rmSync(temporary, {force: true})
    if (!hasCode(cause)) throw cause
    const why = {ENOENT: 'its folder does not exist', EISDIR: 'it is a folder', EACCES: 'permission denied'}[cause.code]
    throw new UserError(
      'unwritable',
      `\`${name}\` cannot be written, ${why ?? cause.code}`,
      'give `--output` another name',
      {cause},
    )
  }
}

/** A device or a pipe, such as /dev/stdout: nothing to be replaced by a file. */
function isSpecial(file: string): boolean {
  const found = fs.statSync(file, {throwIfNoEntry: false})
  return found !== undefined && !found.isFile() && !found.isDirectory()
}
