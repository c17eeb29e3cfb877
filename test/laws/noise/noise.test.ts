import fc from 'fast-check'
import {expect, test} from 'vitest'
import {NOISE} from '../../../src/tables/index.ts'
import {isKnown} from './excuses.ts'
import {generated, given, type Trial, tryAll} from './property.ts'
import {realHtmlTables, realTables} from './tables.ts'

/** The same edits in every run; `NOISE_SEED` and `npm run fuzz -- noise` find other ones. */
const seed = Number(process.env.NOISE_SEED ?? 20_261_201)

/** Milliseconds; ten seconds each on a machine of one's own. */
const PATIENCE = 300_000

async function holds(trials: fc.Arbitrary<Trial>, numRuns: number): Promise<number> {
  let edits = 0
  const property = fc.asyncProperty(trials, async trial => {
    edits += await tryAll(trial)
  })
  await fc.assert(property, {numRuns, seed})
  return edits
}

test(
  'an edit of one cell of a generated document is a finding, or on the list of noise',
  async () => {
    expect(await holds(generated, 400)).toBeGreaterThan(900)
  },
  PATIENCE,
)

test(
  'an edit of one cell of a real table is a finding, or on the list of noise',
  async () => {
    expect(await holds(given(realTables()), 400)).toBeGreaterThan(900)
  },
  PATIENCE,
)

test(
  'an edit of one cell of a real HTML table is a finding, or on the list of noise',
  async () => {
    expect(await holds(given(realHtmlTables()), 100)).toBeGreaterThan(200)
  },
  PATIENCE,
)

test('the law knows what every entry of the list may let pass', () => {
  expect(NOISE.filter(({id}) => !isKnown(id))).toEqual([])
})
