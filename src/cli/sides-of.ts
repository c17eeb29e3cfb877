import {findFile} from '../source/file.ts'
import {readSides, type Sides} from '../source/sides.ts'
import type {Arguments} from './arguments.ts'
import type {Io} from './io.ts'

/**
 * Reads both sides of a comparison: two names that say by themselves what they are, else what `git diff` would compare.
 *
 * @param globs as in `readSides`
 */
export async function sidesOf(args: Arguments, io: Io, globs?: readonly string[]): Promise<Sides> {
  const [first = '', second = ''] = args.positionals
  const isPlain = args.positionals.length === 2 && args.paths === undefined && !args.has('staged')
  if (isPlain && [first, second].every(name => isName(name, io))) return readSides(first, second, io, globs)
  const {readGitSides} = await import('../source/git-sides.ts')
  return readGitSides({words: args.positionals, paths: args.paths ?? [], staged: args.has('staged')}, io, globs)
}

/** Whether it is a file, a folder, a glob, `-` or `REV:PATH`: a revision alone is none. */
function isName(name: string, io: Io): boolean {
  if (name === '' || name === '-' || findFile(name, io) !== 'missing') return true
  // Dots before a colon are a range, which only git can tell the ends of.
  return !name.split(':')[0]!.includes('..') && /[:*?[\]{}]/.test(name)
}
