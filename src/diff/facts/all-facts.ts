import type {Json, Operation} from '../../model.ts'
import {factKey} from '../../tables/exact.ts'
import {pointer} from '../../tables/pointer.ts'
import {namer} from '../../text/unique-names.ts'
import type {DocumentDiff} from '../diff-document.ts'
import {factsOf} from './document-facts.ts'
import {patchOf} from './facts-patch.ts'

/** The facts of all documents on either side; several stand under `documents`, by name. */
export function bothFacts(diffs: readonly DocumentDiff[]): {old: Json; new: Json} {
  return {old: facts(diffs, 'old'), new: facts(diffs, 'new')}
}

function facts(diffs: readonly DocumentDiff[], place: 'old' | 'new'): Json {
  if (diffs.length === 1) return factsOf(diffs[0]!, place)
  const names = namesOf(diffs)
  return {documents: Object.fromEntries(diffs.map((diff, at) => [names[at]!, factsOf(diff, place)]))}
}

/** The patch from the old facts of all documents to the new ones. */
export async function patchAll(diffs: readonly DocumentDiff[]): Promise<Operation[]> {
  if (diffs.length === 1) return patchOf(diffs[0]!)
  const names = namesOf(diffs)
  const patches = await Promise.all(
    diffs.map(async (diff, at) => (await patchOf(diff)).map(operation => prefixed(operation, names[at]!))),
  )
  return patches.flat()
}

/** Names of the documents in facts and patch: their paths; documents that go by one name are numbered. */
function namesOf(diffs: readonly DocumentDiff[]): string[] {
  const unique = namer('#')
  return diffs.map(({old, new: next}) => {
    const {path, label} = (next ?? old)!.input
    return unique(factKey(path ?? label ?? ''))
  })
}

function prefixed(operation: Operation, name: string): Operation {
  const prefix = pointer('documents', name)
  const path = prefix + operation.path
  return operation.op === 'move' ? {...operation, from: prefix + operation.from, path} : {...operation, path}
}
