import type {Json, Operation} from '../../model.ts'
import {factKey} from '../../tables/exact.ts'
import {pointer} from '../../tables/pointer.ts'
import type {TableDiff} from '../change.ts'
import type {DocumentDiff} from '../diff-document.ts'
import {columnNames, factsOf, rowNames} from './document-facts.ts'

type Facts = {[key: string]: Json}

/**
 * The patch that turns the old facts document into the new one. What was renamed or relocated moves first,
 * so that the rest of the patch says only what else changed.
 */
export async function patchOf(diff: DocumentDiff): Promise<Operation[]> {
  // The default import: the named one passes the type check and fails in Node.
  const {default: jsonPatch} = await import('fast-json-patch')
  const old = factsOf(diff, 'old')
  const moves: Operation[] = []
  for (const [from, to] of movesOf(diff)) {
    if (!moveInside(old, from, to)) continue
    moves.push({op: 'move', from: pointer(...from), path: pointer(...to)})
  }
  return [...moves, ...(jsonPatch.compare(old, factsOf(diff, 'new')) as Operation[])]
}

function* movesOf(diff: DocumentDiff): Generator<[string[], string[]]> {
  const oldNames = new Map(diff.tables.filter(table => table.old).map(table => [table.id, rowNames(table, 'old')]))
  for (const table of diff.tables) {
    const path = ['tables', factKey(table.id)]
    if (!table.new) continue
    const newNames = rowNames(table, 'new')
    const own = oldNames.get(table.id) ?? []
    for (const pair of table.pairs) yield* renaming([...path, 'rows'], own[pair.old]!, newNames[pair.new]!)
    for (const change of table.changes) {
      const [from, to] = [change.old[0], change.new[0]]
      if (change.action !== 'relocated' || !from || !to || change.fromTable === undefined) continue
      const name = oldNames.get(change.fromTable)?.[from.row]
      if (name === undefined) continue
      yield [
        ['tables', factKey(change.fromTable), 'rows', name],
        [...path, 'rows', newNames[to.row]!],
      ]
    }
    yield* columnMoves(table, path, newNames)
  }
}

function* columnMoves(table: TableDiff, path: string[], rows: readonly string[]): Generator<[string[], string[]]> {
  if (!table.old || !table.new) return
  const [oldTitles, newTitles] = [columnNames(table, 'old'), columnNames(table, 'new')]
  for (const [from, to] of table.matched) {
    yield* renaming([...path, 'columns'], oldTitles[from]!, newTitles[to]!)
    for (const pair of table.pairs) {
      yield* renaming([...path, 'rows', rows[pair.new]!, 'cells'], oldTitles[from]!, newTitles[to]!)
    }
  }
}

function* renaming(path: readonly string[], from: string, to: string): Generator<[string[], string[]]> {
  if (from !== to)
    yield [
      [...path, from],
      [...path, to],
    ]
}

/** Moves a member; false where there is nothing to move or something stands at its goal, which a move would overwrite. */
function moveInside(root: Facts, from: readonly string[], to: readonly string[]): boolean {
  const source = objectAt(root, from.slice(0, -1))
  const target = objectAt(root, to.slice(0, -1))
  const [oldName, newName] = [from.at(-1)!, to.at(-1)!]
  if (!source || !target || !Object.hasOwn(source, oldName) || Object.hasOwn(target, newName)) return false
  target[newName] = source[oldName]!
  delete source[oldName]
  return true
}

function objectAt(root: Facts, path: readonly string[]): Facts | undefined {
  let here: Json | undefined = root
  for (const step of path) {
    if (here === null || typeof here !== 'object' || Array.isArray(here) || !Object.hasOwn(here, step)) return undefined
    here = here[step]
  }
  return here !== null && typeof here === 'object' && !Array.isArray(here) ? here : undefined
}
