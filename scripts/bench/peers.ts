import {execFileSync, spawnSync} from 'node:child_process'
import {existsSync, mkdirSync} from 'node:fs'
import {join} from 'node:path'

/** Programs that refdiff is measured against. They are no dependencies: the benchmark brings them into its own folder. */
export interface Peers {
  /** Script of daff, which compares tables; absent where the registry cannot be reached. */
  readonly daff?: string
  /** GitHub's Markdown parser; absent where Debian's package is not there and cannot be installed. */
  readonly cmark?: string
}

export function findPeers(folder: string): Peers {
  const daff = join(folder, 'node_modules/daff/bin/daff.js')
  if (!existsSync(daff)) {
    mkdirSync(folder, {recursive: true})
    attempt('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', 'daff@1'])
  }
  if (!works('cmark-gfm', ['--version']) && process.getuid?.() === 0) {
    attempt('apt-get', ['update'])
    attempt('apt-get', ['install', '-y', 'cmark-gfm'])
  }
  return {
    ...(existsSync(daff) ? {daff} : {}),
    ...(works('cmark-gfm', ['--version']) ? {cmark: 'cmark-gfm'} : {}),
  }
}

export function works(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, {stdio: 'ignore'}).status === 0
}

function attempt(program: string, args: readonly string[]): void {
  try {
    execFileSync(program, args, {stdio: 'ignore'})
  } catch {
    console.error(`cannot be had here: ${program} ${args.join(' ')}`)
  }
}
