/**
 * Compares the reading tiers with whole-document remark on random nasty documents.
 *
 *     npm run fuzz -- [--seconds N] [--count N] [--seed N]
 *
 * Prints seed, count, rate and how many documents each tier read; exits 1 with a counterexample, made as small as
 * it gets, where two tiers differ.
 */
import {parseArgs} from 'node:util'
import type {Tier} from '../src/markdown/index.ts'
import {nastyDocument, tameDocument} from '../test/markdown/nasty.ts'
import {Random} from '../test/markdown/random.ts'
import {reading} from '../test/markdown/snapshot.ts'

const {values} = parseArgs({
  options: {seconds: {type: 'string'}, count: {type: 'string'}, seed: {type: 'string'}},
})
const seed = Number(values.seed ?? Date.now() % 1_000_000_000)
const count = Number(values.count ?? Number.POSITIVE_INFINITY)
const seconds = Number(values.seconds ?? (values.count ? Number.POSITIVE_INFINITY : 60))

interface Difference {
  readonly tier: Tier
  readonly wanted: string
  readonly got: string
}

async function tryReading(text: string, tier: Tier): Promise<{tier: Tier; contents: string}> {
  try {
    return await reading(text, tier)
  } catch (error) {
    return {tier, contents: `throws ${(error as Error).message}`}
  }
}

/** How the tiers differ on a document; the tiers that read it otherwise. */
async function compare(text: string): Promise<Difference | Tier[]> {
  const whole = await tryReading(text, 2)
  if (whole.contents.startsWith('throws')) return {tier: 2, wanted: 'a reading', got: whole.contents}
  const first = await tryReading(text, 0)
  if (first.contents !== whole.contents) return {tier: first.tier, wanted: whole.contents, got: first.contents}
  if (first.tier !== 0) return [first.tier]
  const second = await tryReading(text, 1)
  if (second.contents !== whole.contents) return {tier: second.tier, wanted: whole.contents, got: second.contents}
  return [first.tier, second.tier]
}

/** Takes out lines, then characters, as long as the tiers still differ. */
async function shrink(text: string): Promise<string> {
  let small = text
  for (const unit of [/[^\r\n]*(?:\r\n|\r|\n|$)/g, /./gsu]) {
    for (let changed = true; changed; ) {
      changed = false
      const parts = small.match(unit) ?? []
      for (let at = 0; at < parts.length; at++) {
        const shorter = [...parts.slice(0, at), ...parts.slice(at + 1)].join('')
        if (shorter === small || Array.isArray(await compare(shorter))) continue
        parts.splice(at--, 1)
        small = shorter
        changed = true
      }
    }
  }
  return small
}

function report(done: number, tiers: readonly number[], started: number): void {
  const rate = Math.round(done / ((performance.now() - started) / 1000))
  const [zero, one] = tiers
  console.log(`seed ${seed}: ${done} documents, ${rate} a second; tier 0 read ${zero}, tier 1 ${one}; no difference`)
}

async function main(): Promise<number> {
  const random = new Random(seed)
  const started = performance.now()
  const tiers = [0, 0, 0]
  let done = 0
  let told = started
  while (done < count && performance.now() - started < seconds * 1000) {
    const text = random.chance(0.6) ? nastyDocument(random) : tameDocument(random)
    const result = await compare(text)
    if (!Array.isArray(result)) {
      const small = await shrink(text)
      const difference = (await compare(small)) as Difference
      console.log(`seed ${seed}, document ${done + 1}: tier ${difference.tier} differs on ${JSON.stringify(small)}`)
      console.log(`remark: ${difference.wanted}\nread:   ${difference.got}`)
      return 1
    }
    for (const tier of result) tiers[tier] = (tiers[tier] as number) + 1
    done++
    if (performance.now() - told > 30_000) {
      told = performance.now()
      report(done, tiers, started)
    }
  }
  report(done, tiers, started)
  return 0
}

process.exitCode = await main()
