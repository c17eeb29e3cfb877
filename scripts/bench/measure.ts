import {spawnSync} from 'node:child_process'

/** One run of a program: wall time in milliseconds, peak memory in MiB where it could be read. */
export interface Run {
  readonly ms: number
  readonly mib?: number
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}

/** Has a Node program say its peak memory when it ends. */
const TELL_MEMORY = `data:text/javascript,process.on('exit',()=>process.stderr.write('\\npeak='+process.resourceUsage().maxRSS))`

export function runNode(node: string, args: readonly string[]): Run {
  const start = performance.now()
  const {stderr, error, signal} = spawnSync(node, ['--import', TELL_MEMORY, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const ms = performance.now() - start
  if (error || signal) throw error ?? new Error(`ended by ${signal}: ${args.join(' ')}`)
  const peak = /\npeak=(\d+)/.exec(stderr)?.[1]
  return peak === undefined ? {ms} : {ms, mib: Number(peak) / 1024}
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
  return runs.map(own => {
    const peaks = own.flatMap(({mib}) => mib ?? [])
    const ms = median(own.map(run => run.ms))
    return peaks.length > 0 ? {ms, mib: Math.max(...peaks)} : {ms}
  })
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
