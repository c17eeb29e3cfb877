/**
 * `npm run bench`: how long refdiff takes, as ratios to other programs measured in the same run.
 *
 * - `--check`: smaller and shorter; exits 1 where a ratio is beyond its limit three times over. Limits are 2 to 5 times
 *   what is aimed at, and 10 times where the smaller size changes the ratio itself: the column `fails beyond`.
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
import {type Line, lowest, outcomeOf, printLines, tally} from './bench/table.ts'

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
  let measured = await measure(setting)
  for (let again = 0; values.check && again < 2 && measured.some(line => outcomeOf(line) === 'FAILED'); again++) {
    measured = lowest(measured, await measure(setting))
  }
  lines.push(...measured)
}
printLines(lines)
console.log(`\n${tally(lines)}`)
if (values.check && lines.some(line => outcomeOf(line) === 'FAILED')) process.exitCode = 1
