import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {onTestFinished} from 'vitest'

/** A folder that is gone after the test, holding `files` by their relative names. */
export function temporaryFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'refdiff-test-')))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  writeFiles(folder, files)
  return folder
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true})
    writeFileSync(join(folder, name), content)
  }
}

/** A real git repository with one commit a step; whoever runs the tests keeps their own git settings out of it. */
export function repository(...commits: Readonly<Record<string, string | Uint8Array>>[]): string {
  const folder = temporaryFolder()
  runGit(folder, 'init', '--quiet', '--initial-branch=main')
  for (const files of commits) commit(folder, files)
  return folder
}

export function commit(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  message = 'A change',
): void {
  writeFiles(folder, files)
  runGit(folder, 'add', '--all')
  runGit(folder, 'commit', '--quiet', '--allow-empty', '--message', message)
}

export const gitEnvironment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
}

export function runGit(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {cwd: folder, env: gitEnvironment, encoding: 'utf8'}).trim()
}
