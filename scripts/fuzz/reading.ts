/** Compares the scanner with remark on random nasty documents. */
import type {Way} from '../../src/markdown/index.ts'
import {lazyDocument, nastyDocument, tameDocument} from '../../test/markdown/nasty.ts'
import {Random} from '../../test/markdown/random.ts'
import {reading} from '../../test/markdown/snapshot.ts'
import type {Bounds} from '../fuzz.ts'

interface Difference {
  readonly wanted: string
  readonly got: string
}

async function tryReading(text: string, by: Way): Promise<{by: Way; contents: string}> {
  try {
    return await reading(text, by)
  } catch (error) {
    return {by, contents: `throws ${(error as Error).message}`}
  }
}

/** How the scanner differs from remark on a document; else what read it. */
async function compare(text: string): Promise<Difference | Way> {
  const whole = await tryReading(text, 'remark')
  if (whole.contents.startsWith('throws')) return {wanted: 'a reading', got: whole.contents}
  const first = await tryReading(text, 'scan')
  return first.contents === whole.contents ? first.by : {wanted: whole.contents, got: first.contents}
}

/** Takes out lines, then characters, as long as the two still differ. */
async function shrink(text: string): Promise<string> {
  let small = text
  for (const unit of [/[^\r\n]*(?:\r\n|\r|\n|$)/g, /./gsu]) {
    for (let changed = true; changed; ) {
      changed = false
      const parts = small.match(unit) ?? []
      for (let at = 0; at < parts.length; at++) {
        const shorter = [...parts.slice(0, at), ...parts.slice(at + 1)].join('')
        if (shorter === small || typeof (await compare(shorter)) === 'string') continue
        parts.splice(at--, 1)
        small = shorter
        changed = true
      }
    }
  }
  return small
}

function report(seed: number, done: number, scanned: number, started: number): void {
  const rate = Math.round(done / ((performance.now() - started) / 1000))
  console.log(`seed ${seed}: ${done} documents, ${rate} a second; the scanner read ${scanned}; no difference`)
}

/** Tries documents within the bounds; 1 with a counterexample, made as small as it gets, where the two differ. */
export async function fuzzReading({seed, count, seconds}: Bounds): Promise<number> {
  const random = new Random(seed)
  const started = performance.now()
  let scanned = 0
  let done = 0
  let told = started
  while (done < count && performance.now() - started < seconds * 1000) {
    const text = random.pick([nastyDocument, tameDocument, lazyDocument])(random)
    const result = await compare(text)
    if (typeof result !== 'string') {
      const small = await shrink(text)
      const difference = (await compare(small)) as Difference
      console.log(`seed ${seed}, document ${done + 1}: the scanner differs on ${JSON.stringify(small)}`)
      console.log(`remark:  ${difference.wanted}\nscanner: ${difference.got}`)
      return 1
    }
    if (result === 'scan') scanned++
    done++
    if (performance.now() - told > 30_000) {
      told = performance.now()
      report(seed, done, scanned, started)
    }
  }
  report(seed, done, scanned, started)
  return 0
}
