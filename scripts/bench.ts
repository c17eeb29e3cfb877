/**
 * `npm run bench`: how long refdiff takes, as ratios to other programs measured in the same run.
 *
 * - `--check`: only what is stable enough to fail a build; exits 1 where a limit is passed.
 * - `--rounds N`: runs per measurement (5).
 */
import {mkdirSync, writeFileSync} from 'node:fs'
import {cpus} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {measureAction} from './bench/action.ts'
import {measureBound} from './bench/bound.ts'
import {measureCorpus} from './bench/corpus.ts'
import {measureLarge} from './bench/large.ts'
import {measureNasty} from './bench/nasties.ts'
import {measureReference} from './bench/reference.ts'
import {type Line, printLines} from './bench/table.ts'

const {values} = parseArgs({options: {check: {type: 'boolean'}, rounds: {type: 'string'}, only: {type: 'string'}}})
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.bench')
mkdirSync(folder, {recursive: true})
writeFileSync(join(folder, '.gitignore'), '*\n')

const setting = {root, folder, rounds: Number(values.rounds ?? (values.check ? 3 : 5)), quick: values.check ?? false}
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}\n`)

const parts = {
  reference: measureReference,
  large: measureLarge,
  nasty: measureNasty,
  action: measureAction,
  corpus: measureCorpus,
  ...(values.check ? {} : {bound: measureBound}),
}
const lines: Line[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (values.only && values.only !== name) continue
  lines.push(...(await measure(setting)))
}
printLines(lines)
const missed = lines.filter(({ratio, limit}) => limit !== undefined && ratio > limit)
if (values.check && missed.length > 0) process.exitCode = 1
