import {spawn, spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll} from 'vitest'
import {node24} from '../../support/node24.ts'
import {gitEnvironment} from '../../support/repository.ts'
import {actionFolder, metadata} from './action.ts'
import {type Command, readLog} from './commands.ts'

/** One step that uses the Action, as a runner would set it up. */
export interface Step {
  readonly workspace: string
  readonly event: string
  readonly payload?: unknown
  readonly with?: Readonly<Record<string, string>>
  readonly token?: string
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Kills the process when its output holds this. */
  readonly killAt?: (api: unknown) => Promise<unknown>
}

export interface Result {
  readonly status: number | null
  readonly outputs: Readonly<Record<string, string>>
  /** Undefined where the runner would have dropped it. */
  readonly summary: string | undefined
  readonly summaryBytes: number
  readonly annotations: readonly Command[]
  /** Annotations over ten of a level, which only the log would show. */
  readonly lost: readonly Command[]
  /** Commands of every other kind that the runner obeyed. */
  readonly obeyed: readonly Command[]
  readonly log: string
  readonly raw: string
  readonly temporary: string
}

const summaryLimit = 1024 * 1024
const outputLimit = 1024 * 1024

/** What runners left, gone after the tests of a file. */
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, {recursive: true, force: true})
})

/** Runs `runs.main` of action.yml on Node 24 and reads what it says by the runner's rules. */
export async function runStep(step: Step): Promise<Result> {
  const temporary = mkdtempSync(join(tmpdir(), 'refdiff-runner-'))
  folders.push(temporary)
  const files = Object.fromEntries(
    ['OUTPUT', 'STEP_SUMMARY', 'STATE', 'ENV', 'PATH'].map(name => {
      const file = join(temporary, name)
      writeFileSync(file, '')
      return [`GITHUB_${name}`, file]
    }),
  )
  const eventFile = join(temporary, 'event.json')
  writeFileSync(eventFile, JSON.stringify(step.payload ?? {}))
  const home = join(temporary, 'home')
  mkdirSync(home)
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: step.event,
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_WORKSPACE: step.workspace,
    GITHUB_SHA: headOf(step.workspace),
    GITHUB_WORKFLOW: 'reference',
    GITHUB_JOB: 'refdiff',
    GITHUB_RUN_ID: '7',
    RUNNER_TEMP: temporary,
    ...files,
    ...inputs(step),
    ...step.env,
  }
  const {status, raw} = await execute(env, step)
  const summary = readFileSync(files.GITHUB_STEP_SUMMARY ?? '', 'utf8')
  const summaryBytes = Buffer.byteLength(summary)
  return {
    status,
    raw,
    temporary,
    ...readLog(raw),
    summary: summaryBytes > summaryLimit ? undefined : summary,
    summaryBytes,
    outputs: readOutputs(readFileSync(files.GITHUB_OUTPUT ?? '', 'utf8')),
  }
}

/** By default the commit that is checked out is the one that the run was started for. */
function headOf(workspace: string): string | undefined {
  const done = spawnSync('git', ['rev-parse', 'HEAD'], {cwd: workspace, env: gitEnvironment, encoding: 'utf8'})
  return done.status === 0 ? done.stdout.trim() : undefined
}

function inputs(step: Step): Record<string, string> {
  const declared = metadata().inputs
  for (const name of Object.keys(step.with ?? {})) if (!(name in declared)) throw new Error(`unexpected input ${name}`)
  return Object.fromEntries(
    Object.entries(declared).map(([name, {default: standard = ''}]) => {
      const expanded = standard.replace(/\$\{\{ github\.token \}\}/, step.token ?? '')
      return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, step.with?.[name] ?? expanded]
    }),
  )
}

function execute(env: NodeJS.ProcessEnv, step: Step): Promise<{status: number | null; raw: string}> {
  const main = join(actionFolder, metadata().runs.main)
  if (node24 === undefined || !existsSync(main)) throw new Error(`no Node 24, or no ${main}: run npm run build`)
  const child = spawn(node24, [main], {cwd: step.workspace, env, stdio: ['ignore', 'pipe', 'pipe']})
  const parts: Buffer[] = []
  child.stdout.on('data', part => parts.push(part))
  child.stderr.on('data', part => parts.push(part))
  step.killAt?.(child).then(() => child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', status => resolve({status, raw: Buffer.concat(parts).toString('utf8')}))
  })
}

/** `name=value` and `name<<DELIMITER` up to that line (actions/runner, FileCommandManager). */
export function readOutputs(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/)
  const outputs: Record<string, string> = {}
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (line === '') continue
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const end = lines.indexOf(line.slice(heredoc + 2), at + 1)
      if (end < 0) throw new Error('a heredoc without its end')
      outputs[line.slice(0, heredoc)] = lines.slice(at + 1, end).join('\n')
      at = end
    } else if (equals > 0) outputs[line.slice(0, equals)] = line.slice(equals + 1)
    else throw new Error(`invalid format \`${line}\``)
  }
  for (const [name, value] of Object.entries(outputs)) {
    if (Buffer.byteLength(value) > outputLimit) throw new Error(`output ${name} is too large`)
  }
  return outputs
}
