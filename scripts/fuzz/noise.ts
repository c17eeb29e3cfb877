/** Edits one cell after another, of generated documents and of real tables: each has to be a finding or on the list of noise. */
import fc from 'fast-check'
import {generated, given, type Trial, tryAll} from '../../test/laws/noise/property.ts'
import {realHtmlTables, realTables} from '../../test/laws/noise/tables.ts'
import type {Bounds} from '../fuzz.ts'

/** Trials between two looks at the clock. */
const BATCH = 100

/** Tries edits within the bounds; 1 with a counterexample, made as small as it gets, where one is silently noise. */
export async function fuzzNoise({seed, count, seconds}: Bounds): Promise<number> {
  const tables = given(realTables())
  const sources = [generated, tables, generated, tables, given(realHtmlTables())]
  const started = performance.now()
  let reported = started
  let edits = 0
  const report = () => {
    const rate = Math.round(edits / ((performance.now() - started) / 1000))
    console.log(`seed ${seed}: ${edits} edits, ${rate} a second; each a finding or on the list of noise`)
  }
  for (let batch = 0; edits < count && performance.now() - started < seconds * 1000; batch++) {
    const property = fc.asyncProperty(sources[batch % sources.length] as fc.Arbitrary<Trial>, async trial => {
      edits += await tryAll(trial)
    })
    const outcome = await fc.check(property, {numRuns: BATCH, seed: seed + batch})
    if (outcome.failed) {
      console.log(`seed ${seed}, batch ${batch}: ${fc.defaultReportMessage(outcome)}\n${outcome.errorInstance}`)
      return 1
    }
    if (performance.now() - reported < 30_000) continue
    reported = performance.now()
    report()
  }
  report()
  return 0
}
