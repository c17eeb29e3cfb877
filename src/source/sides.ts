import {UserError} from '../errors.ts'
import type {Input} from '../model.ts'
import type {Many, Source} from './folders-and-globs.ts'
import {readSources} from './index.ts'
import type {World} from './world.ts'

/** The documents of both revisions, as a comparison takes them. */
export interface Sides {
  readonly old: readonly Input[]
  readonly new: readonly Input[]
}

/**
 * Reads both sides of a comparison. Documents get a path only where it says something: with it they pair and their
 * relative links resolve.
 *
 * @param globs as in `readSources`
 * @throws UserError as `readSources` does, and for two sides that cannot be compared
 */
export async function readSides(
  oldName: string,
  newName: string,
  world: World,
  globs?: readonly string[],
): Promise<Sides> {
  if (oldName === '-' && newName === '-')
    throw new UserError('stdin-twice', 'both sides are `-`, expected it at most once', 'give one of them as a file')
  const old = await readSources(oldName, world, globs)
  const next = await readSources(newName, world, globs)
  if (old.kind === 'nothing' && next.kind === 'nothing')
    throw new UserError('no-document', 'both sides are `/dev/null`, expected a document', 'name one')
  verifyAlike(old, oldName, next, newName)
  verifyAlike(next, newName, old, oldName)
  if (old.kind === 'document' && next.kind === 'document') return pair(old.input, next.input)
  const joined = !(old.kind === 'folder' && next.kind === 'folder') || old.base === next.base
  return {old: inputs(old, joined), new: inputs(next, joined)}
}

/**
 * Reads the documents that several arguments name, in their order.
 *
 * @throws UserError as `readSources` does
 */
export async function readDocuments(
  names: readonly string[],
  world: World,
  globs?: readonly string[],
): Promise<Input[]> {
  if (names.filter(name => name === '-').length > 1)
    throw new UserError('stdin-twice', '`-` is given more than once', 'standard input can be read once')
  const documents: Input[] = []
  for (const name of names)
    for (const input of inputs(await readSources(name, world, globs), true)) documents.push(input)
  if (documents.length === 0)
    throw new UserError('no-document', '`/dev/null` is nothing, expected a document', 'name one')
  return documents
}

/** A folder compares with a folder or a glob; against one file, it is not known which of its documents is meant. */
function verifyAlike(source: Source, name: string, other: Source, otherName: string): void {
  if (source.kind !== 'folder' || other.kind !== 'document') return
  const hint = 'give two files or two folders'
  throw new UserError('not-a-file', `\`${name}\` is a folder and \`${otherName}\` is not`, hint)
}

/**
 * Two files of one working folder under different names: one is a copy, and where it was copied from is not known. So
 * neither has a path, and relative links are compared by how they shift.
 */
function pair(old: Input, next: Input): Sides {
  const copied = old.revision === undefined && next.revision === undefined && old.path !== next.path
  return copied ? {old: [{...old, path: undefined}], new: [{...next, path: undefined}]} : {old: [old], new: [next]}
}

function inputs(source: Source, joined: boolean): readonly Input[] {
  if (source.kind === 'nothing') return []
  if (source.kind === 'document') return [source.input]
  return joined ? source.inputs.map(input => placed(input, source)) : source.inputs
}

function placed(input: Input, {base}: Many): Input {
  return base ? {...input, path: `${base}/${input.path}`} : input
}
