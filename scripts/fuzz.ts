/**
 * Tries random input for as long as it is asked to.
 *
 *     npm run fuzz -- [reading | noise] [--seconds N] [--count N] [--seed N]
 *
 * `reading` compares the scanner with remark on nasty documents; `noise` edits cells, each of which has to become a
 * finding unless the list of noise says why not. Prints seed, count and rate; exits 1 with a counterexample.
 */
import {parseArgs} from 'node:util'
import {fuzzNoise} from './fuzz/noise.ts'
import {fuzzReading} from './fuzz/reading.ts'

/** How long and from where on to try. */
export interface Bounds {
  readonly seed: number
  readonly count: number
  readonly seconds: number
}

const targets: Readonly<Record<string, (bounds: Bounds) => Promise<number>>> = {reading: fuzzReading, noise: fuzzNoise}

const {values, positionals} = parseArgs({
  options: {seconds: {type: 'string'}, count: {type: 'string'}, seed: {type: 'string'}},
  allowPositionals: true,
})
const name = positionals[0] ?? 'reading'
const target = targets[name]
if (target === undefined) {
  console.error(`unexpected \`${name}\`, expected ${Object.keys(targets).join(' or ')}`)
  process.exitCode = 2
} else {
  process.exitCode = await target({
    seed: Number(values.seed ?? Date.now() % 1_000_000_000),
    count: Number(values.count ?? Number.POSITIVE_INFINITY),
    seconds: Number(values.seconds ?? (values.count ? Number.POSITIVE_INFINITY : 60)),
  })
}
