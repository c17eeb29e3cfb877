import {spawnSync} from 'node:child_process'

/** One run of a program: wall time in milliseconds. */
export interface Run {
  readonly ms: number
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}

/** Has a Node program say its peak memory when it ends. */
const TELL_MEMORY = `data:text/javascript,process.on('exit',()=>process.stderr.write('\\npeak='+process.resourceUsage().maxRSS))`

/** Peak memory in MiB of a Node program; what asks for it takes time of its own, so that nothing else is measured. */
export function peakMemory(node: string, args: readonly string[]): number {
  const {stderr, error, signal} = spawnSync(node, ['--import', TELL_MEMORY, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (error || signal) throw error ?? new Error(`ended by ${signal}: ${args.join(' ')}`)
  const peak = /\npeak=(\d+)/.exec(stderr)?.[1]
  if (peak === undefined) throw new Error(`does not tell its memory: ${args.join(' ')}`)
  return Number(peak) / 1024
}

/** Wall time of any program; its exit status may be anything a diff gives. */
export function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Run {
  const start = performance.now()
  const {error, signal} = spawnSync(program, args, {stdio: ['ignore', 'ignore', 'ignore'], env, maxBuffer: 1 << 26})
  if (error || signal) throw error ?? new Error(`ended by ${signal}: ${program}`)
  return {ms: performance.now() - start}
}

/** Takes turns, so that a busy moment of the machine falls on both; gives the medians of `rounds` runs each. */
export function inTurns(rounds: number, ...subjects: (() => Run)[]): Run[] {
  const runs: Run[][] = subjects.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, subject] of subjects.entries()) runs[index]!.push(subject())
  }
  return runs.map(own => ({ms: median(own.map(run => run.ms))}))
}

/** Milliseconds that an asynchronous task takes, the median of `rounds` after as many warming ones. */
export async function timed(rounds: number, task: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < rounds; round++) await task()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await task()
    times.push(performance.now() - start)
  }
  return median(times)
}
