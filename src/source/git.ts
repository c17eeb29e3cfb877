import {constants} from 'node:buffer'
import {type ExecFileException, execFile} from 'node:child_process'
import {existsSync} from 'node:fs'
import {UserError} from '../errors.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Key and value of git's config. */
export type Setting = readonly [string, string]

export interface GitOptions {
  /** Where git runs: any folder of the repository. */
  readonly cwd: string
  readonly env: Env
  /** Fed to git's standard input. */
  readonly input?: string | undefined
  /** Config for this one process, which no list of processes shows. */
  readonly config?: readonly Setting[]
  /** Whether git may fetch, also what a partial clone lacks: a repository says by itself which programs that runs. */
  readonly network?: boolean
}

/** Runs git in one repository, as `git` does. */
export type RunGit = (args: readonly string[], options?: Pick<GitOptions, 'input'>) => Promise<Buffer>

/** git ran and said no: its message is in git's own words. */
export class GitError extends UserError {
  readonly status: number | undefined
  readonly stderr: string
  constructor(args: readonly string[], cause: ExecFileException, stderr: string) {
    const words = new Set(stderr.split('\n').flatMap(line => line.trim() || []))
    super('git-failed', `git ${args[0]}: ${[...words].join('; ') || ending(cause)}`, undefined, {cause})
    this.status = typeof cause.code === 'number' ? cause.code : undefined
    this.stderr = stderr
  }
}

function ending({code, signal, message}: ExecFileException): string {
  if (typeof code === 'string') return message
  return signal ? `ended by ${signal}` : `exit status ${code}`
}

/** What git would run or take for a pattern because a repository or a document says so. */
const guards = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '--literal-pathspecs']

/**
 * Runs git and gives what it printed, byte by byte. Never a shell, never a prompt, never a translation, no program that
 * the repository names, and no lock that would disturb whoever works in it.
 *
 * @throws UserError for what only the user can mend: `git-missing`, `not-a-repository`, `unsafe-repository`, `not-fetched`
 * @throws GitError (a UserError) for every other failure
 */
export function git(args: readonly string[], options: GitOptions): Promise<Buffer> {
  const {cwd, config = [], network = false} = options
  const env = {
    ...withConfig(options.env, config),
    ...(network ? {GIT_ALLOW_PROTOCOL: options.env.GIT_ALLOW_PROTOCOL ?? 'file:git:http:https:ssh'} : offline),
    LC_ALL: 'C',
    LANGUAGE: '',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  }
  return new Promise((resolve, reject) => {
    const settings = {cwd, env, encoding: 'buffer', maxBuffer: constants.MAX_LENGTH} as const
    const child = execFile('git', [...guards, ...args], settings, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const words = stderr.toString()
      reject(usersFault(error, words, options) ?? new GitError(args, error, words))
    })
    // git may end before it has read everything; its exit status tells.
    child.stdin?.on('error', () => {})
    child.stdin?.end(options.input ?? '')
  })
}

/** The second is for git before 2.44, which does not know the first. */
const offline: Env = {GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: ''}

/** Config after what the environment already holds (git-config, `GIT_CONFIG_COUNT`). */
function withConfig(env: Env, entries: readonly Setting[]): Env {
  if (entries.length === 0) return env
  const first = Number(env.GIT_CONFIG_COUNT ?? 0) || 0
  const added = entries.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ])
  return {...env, ...Object.fromEntries(added), GIT_CONFIG_COUNT: String(first + entries.length)}
}

function usersFault(cause: ExecFileException, stderr: string, {cwd, network}: GitOptions): UserError | undefined {
  const fault = (code: string, message: string, hint: string) => new UserError(code, message, hint, {cause})
  const {code} = cause
  if (typeof code === 'string' && code.startsWith('E') && !code.startsWith('ERR_')) {
    if (!existsSync(cwd)) return fault('no-folder', `\`${cwd}\` does not exist`, 'change to a folder that does')
    const why = code === 'ENOENT' ? 'was not found' : `cannot be run (${code})`
    return fault('git-missing', `\`git\` ${why}`, 'install git, or compare two files')
  }
  if (/not a git repository/i.test(stderr))
    return fault(
      'not-a-repository',
      `\`${cwd}\` is not in a git repository`,
      'run refdiff inside the repository, or compare two files',
    )
  if (/dubious ownership/i.test(stderr))
    return fault(
      'unsafe-repository',
      `git refuses the repository at \`${cwd}\`, which belongs to another user`,
      'trust it with `git config --global --add safe.directory FOLDER`',
    )
  if (!network && /promisor remote|lazy fetching disabled/i.test(stderr))
    return fault(
      'not-fetched',
      'this is a partial clone that lacks what is asked for, and refdiff fetches nothing',
      'fetch it with `git show REV:PATH`',
    )
  return undefined
}
