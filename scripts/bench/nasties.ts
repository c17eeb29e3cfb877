import {compareDocuments} from '../../src/compare.ts'
import {median} from './measure.ts'
import {nasties} from './nasty.ts'
import {type Line, type Setting, times} from './table.ts'

/** Time at full size over time at half size: 2 is linear, 4 is quadratic. */
export async function measureNasty({rounds, quick}: Setting): Promise<Line[]> {
  const lines: Line[] = []
  for (const {id, size, write} of nasties) {
    const full = quick ? size / 10 : size
    const [large, small] = [write(full), write(full / 2)]
    const measured = await both(Math.min(rounds, 3), large, small)
    lines.push({
      work: `${id}, ${full.toLocaleString('en')}`,
      against: 'itself at half the size',
      ratio: measured.large / measured.small,
      aim: 2.3,
      ...(measured.large > 300 ? {limit: 3.2} : {}),
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
