import {UserError} from '../errors.ts'
import type {Input} from '../model.ts'
import {document, verifyContent} from './bytes.ts'
import {findFile, missing, readFile, unreadable} from './file.ts'
import type {Source} from './folders-and-globs.ts'
import {splitSpec} from './revision-spec.ts'
import type {World} from './world.ts'

export type {World} from './world.ts'

/**
 * Reads what one argument names: a file, `-` for standard input, `REV:PATH` as git show takes it, a folder or a glob in
 * the working folder or a revision, or `/dev/null`. A file that exists under the name comes first, so `a:b.md` works.
 *
 * @param globs the documents of a folder, by repository path; without them all Markdown files in it
 * @throws UserError that says what is wrong with the name, and what to give instead
 */
export async function readSources(name: string, world: World, globs?: readonly string[]): Promise<Source> {
  if (name === '') throw new UserError('file-not-found', 'a name is empty, expected a document', 'name a file')
  if (name === '-') return {kind: 'document', input: verifyContent(await readStdin(world))}
  const found = findFile(name, world)
  if (found === 'nothing') return {kind: 'nothing'}
  if (found === 'file') return {kind: 'document', input: verifyContent(readFile(name, world))}
  if (found === 'folder') return (await import('./folders-and-globs.ts')).readFolder(name, world, globs)
  const spec = splitSpec(name)
  if (spec) return (await import('./read-revision.ts')).readNamed(name, spec, world, globs)
  const {isGlob, readGlob} = await import('./folders-and-globs.ts')
  if (isGlob(name)) return readGlob(name, world)
  throw missing(name, world)
}

/**
 * Reads the one document that `name` names.
 *
 * @throws UserError as `readSources` does, and `not-a-file` for a folder, a glob or nothing
 */
export async function readSource(name: string, world: World): Promise<Input> {
  const source = await readSources(name, world)
  if (source.kind === 'document') return source.input
  if (source.kind === 'glob' && source.inputs.length === 1 && source.inputs[0]) return source.inputs[0]
  const what = {folder: 'a folder', glob: 'several files', nothing: 'nothing'}[source.kind]
  throw new UserError('not-a-file', `\`${name}\` is ${what}, expected one document`, 'name a file in it')
}

async function readStdin(world: World): Promise<Input> {
  const parts: Uint8Array[] = []
  try {
    for await (const part of world.stdin) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  } catch (error) {
    throw unreadable('-', error)
  }
  return document(Buffer.concat(parts), {label: '-'})
}
