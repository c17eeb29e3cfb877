import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {generatePair} from './generate.ts'

export interface Pair {
  readonly id: string
  readonly old: string
  readonly next: string
}

/** The runtime reference R1 → R2, or a generated one of its size where the corpus is not at hand. */
export function referencePair(root: string): Pair {
  const folder = join(root, '../shared/corpus/runtime_reference')
  if (existsSync(folder)) {
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    return {id: 'R1 → R2', old: read('R1.md'), next: read('R2.md')}
  }
  const {old, next} = generatePair({rows: 186, changed: 0})
  return {id: 'a generated reference', old, next}
}

/** A pair of the corpus by its folder, such as `real/some__document/1`; undefined where it is not at hand. */
export function corpusPair(root: string, id: string): Pair | undefined {
  const folder = join(root, '../shared/corpus', id)
  if (!existsSync(folder)) return undefined
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return {id: id.replace('real/', ''), old: read('old.md'), next: read('new.md')}
}
