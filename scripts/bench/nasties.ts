import {compareDocuments} from '../../src/compare.ts'
import {median} from './measure.ts'
import {nasties} from './nasty.ts'
import {type Line, type Setting, times} from './table.ts'

/**
 * Time at full size over time at half size: 2 is linear, 4 is quadratic. Where a build may fail by it, sizes are small
 * and times short, so there it is taken over a quarter: 4 and 16 lie far enough apart for a busy machine.
 */
export async function measureNasty({rounds, quick}: Setting): Promise<Line[]> {
  const lines: Line[] = []
  const part = quick ? 4 : 2
  for (const {id, size, write} of nasties) {
    const full = quick ? size / 10 : size
    const measured = await both(Math.min(rounds, 3), write(full), write(full / part))
    lines.push({
      work: `${id}, ${full.toLocaleString('en')}`,
      against: `itself at ${quick ? 'a quarter of' : 'half'} the size`,
      ratio: measured.large / measured.small,
      aim: part * 1.15,
      ...(quick && measured.large > 100 ? {limit: 10} : {}),
      detail: times(measured.large, measured.small),
    })
  }
  return lines
}

type Texts = readonly [string, string]

async function both(rounds: number, large: Texts, small: Texts): Promise<{large: number; small: number}> {
  await run(small)
  const runs = {large: [] as number[], small: [] as number[]}
  for (let round = 0; round < rounds; round++) {
    runs.small.push(await run(small))
    runs.large.push(await run(large))
  }
  return {large: median(runs.large), small: median(runs.small)}
}

async function run([old, next]: Texts): Promise<number> {
  const start = performance.now()
  await compareDocuments([{text: old}], [{text: next}])
  return performance.now() - start
}
