import {spawn} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {gitEnvironment} from './repository.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const bin = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

export interface Result {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Surroundings {
  readonly cwd?: string
  readonly input?: string
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Given to Node itself, before the program. */
  readonly nodeOptions?: readonly string[]
  readonly uid?: number
  /** Another copy of the program. */
  readonly bin?: string
}

const NEUTRAL = {NO_COLOR: undefined, FORCE_COLOR: undefined, COLUMNS: undefined}

/** Runs the built command line as a process of its own, on the Node that runs the tests. */
export function refdiff(args: readonly string[], surroundings: Surroundings = {}): Promise<Result> {
  const {cwd = root, input, env, nodeOptions = [], uid} = surroundings
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeOptions, surroundings.bin ?? bin, ...args], {
      cwd,
      uid,
      env: {...gitEnvironment, ...NEUTRAL, ...env},
    })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', part => out.push(part))
    child.stderr.on('data', part => err.push(part))
    child.on('error', reject)
    child.on('close', status =>
      resolve({status, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString()}),
    )
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
