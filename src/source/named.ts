import {UserError} from '../errors.ts'
import {document, verifyContent} from './bytes.ts'
import {GitError} from './git.ts'
import type {Source} from './index.ts'
import {isGlob, readTree} from './many.ts'
import {notFound, readObjects, rootPath} from './objects.ts'
import type {Spec} from './revision.ts'
import type {World} from './world.ts'

/**
 * What `REV:PATH` names: a document, or all those of a folder or a glob.
 *
 * @throws UserError that tells an unknown revision from a path that is not in it
 */
export async function readNamed(name: string, spec: Spec, world: World, globs?: readonly string[]): Promise<Source> {
  const [object] = await readObjects([`${spec.revision}:${spec.path}`.replaceAll('\n', '?')], world).catch(
    async error => {
      // Some names that git cannot follow, such as `main@{upstream}` where there is none, end it.
      throw error instanceof GitError ? await notFound(name, spec, world) : error
    },
  )
  if (object?.type === 'tree') return readTree(name, spec, world, globs)
  if (object?.type === 'blob') {
    const path = await rootPath(spec, world)
    const input = document(object.bytes, {label: name, path, revision: spec.revision})
    return {kind: 'document', input: verifyContent(input)}
  }
  if (object?.type === 'missing' && isGlob(spec.path)) return readTree(name, spec, world, globs)
  if (object?.type === 'missing') throw await notFound(name, spec, world)
  const hint = 'name the file itself'
  throw new UserError('not-a-file', `\`${name}\` is no file of the revision, or a link that leads out of it`, hint)
}
