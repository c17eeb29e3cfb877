import {execFile} from 'node:child_process'
import {UserError} from '../errors.ts'

export interface GitOptions {
  /** Where git runs: any folder of the repository. */
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Fed to git's standard input. */
  readonly input?: string
}

/** git ran and said no; `stderr` is its own English text. */
export class GitError extends Error {
  override readonly name = 'GitError'
  readonly status: number | undefined
  readonly stderr: string
  constructor(args: readonly string[], status: number | undefined, stderr: string) {
    super(`git ${args[0]}: ${stderr.trim() || `exit status ${status}`}`)
    this.status = status
    this.stderr = stderr
  }
}

/**
 * Runs git and gives what it printed, byte by byte. Never a shell, never a prompt, never a translation, and no lock that
 * would disturb whoever works in the repository.
 *
 * @throws UserError for what only the user can mend: `git-missing`, `not-a-repository`, `unsafe-repository`
 * @throws GitError for every other failure, for the caller to say what it means
 */
export function git(args: readonly string[], options: GitOptions): Promise<Buffer> {
  const env = {...options.env, LC_ALL: 'C', LANGUAGE: '', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0'}
  return new Promise((resolve, reject) => {
    const settings = {cwd: options.cwd, env, encoding: 'buffer', maxBuffer: Number.POSITIVE_INFINITY} as const
    const child = execFile('git', [...args], settings, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const status = typeof error.code === 'number' ? error.code : undefined
      reject(usersFault(error, stderr.toString(), options) ?? new GitError(args, status, stderr.toString()))
    })
    // git may end before it has read everything; its exit status tells.
    child.stdin?.on('error', () => {})
    child.stdin?.end(options.input ?? '')
  })
}

function usersFault(cause: {code?: unknown}, stderr: string, {cwd}: GitOptions): UserError | undefined {
  if (cause.code === 'ENOENT')
    return new UserError('git-missing', '`git` was not found', 'install git, or compare two files', {cause})
  if (/not a git repository/i.test(stderr))
    return new UserError(
      'not-a-repository',
      `\`${cwd}\` is not in a git repository`,
      'run refdiff inside the repository, or compare two files',
      {cause},
    )
  if (/dubious ownership/i.test(stderr))
    return new UserError(
      'unsafe-repository',
      `git refuses the repository at \`${cwd}\`, which belongs to another user`,
      'trust it with `git config --global --add safe.directory FOLDER`',
      {cause},
    )
  return undefined
}
