import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {compareDocuments} from '../../src/compare.ts'
import {corpusPair, type Pair} from './documents.ts'
import {timed} from './measure.ts'
import {type Line, type Setting, times} from './table.ts'

/** Pairs that remark would be asked to read whole, were it not for the scanner. */
const NAMED = [
  'real/terraform-aws-modules__terraform-aws-eks__readme/1',
  'real/argoproj__argo-helm__argo-cd/1',
  'real/microsoft__onnxruntime__operator-kernels/1',
]

/** Each pair of the corpus against the same code made to read whole documents by remark. */
export async function measureCorpus({root, rounds, quick}: Setting): Promise<Line[]> {
  const ids = quick ? NAMED : allPairs(root)
  const pairs = ids.flatMap(id => corpusPair(root, id) ?? [])
  const lines: Line[] = []
  for (const pair of pairs) lines.push(await measurePair(pair, quick ? 1 : Math.min(rounds, 3)))
  return lines
}

async function measurePair({id, old, next}: Pair, rounds: number): Promise<Line> {
  const ours = await timed(rounds, () => compareDocuments([{text: old}], [{text: next}]))
  const theirs = await timed(1, () => compareDocuments([{text: old}], [{text: next}], {}, {by: 'remark'}))
  const isNamed = NAMED.includes(`real/${id}`)
  return {
    work: `read and compare ${id}`,
    against: 'the same code reading by remark alone',
    ratio: ours / theirs,
    aim: isNamed ? 0.2 : 1.1,
    ...(isNamed ? {limit: 0.5} : {}),
    detail: times(ours, theirs),
  }
}

function allPairs(root: string): string[] {
  const folder = join(root, '../shared/corpus/real')
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap(name => readdirSync(join(folder, name)).map(pair => `real/${name}/${pair}`))
}
