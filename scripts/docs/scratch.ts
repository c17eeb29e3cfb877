import {execFile} from 'node:child_process'
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {delimiter, dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A folder in which commands run as they would in a clone of this repository, or beside an installed package. */
export interface Scratch {
  write(name: string, text: string): Promise<void>
  /** What the command prints on both streams. */
  run(command: string): Promise<string>
  close(): Promise<void>
}

export async function openScratch(): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'refdiff-docs-'))
  await mkdir(join(folder, 'node_modules'))
  for (const name of ['dist', 'fixtures']) await symlink(join(root, name), join(folder, name))
  await symlink(root, join(folder, 'node_modules/refdiff'))
  return {
    async write(name, text) {
      await mkdir(dirname(join(folder, name)), {recursive: true})
      await writeFile(join(folder, name), text)
    },
    run: command => run(command, folder),
    close: () => rm(folder, {recursive: true, force: true}),
  }
}

function run(command: string, cwd: string): Promise<string> {
  const env = {
    ...process.env,
    LC_ALL: 'C',
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    COLUMNS: '100',
    GITHUB_ACTIONS: undefined,
  }
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', `{ ${command}\n} 2>&1`], {cwd, env}, (error, stdout) => {
      if (error && typeof error.code !== 'number') reject(error)
      else if (stdout.includes('this is a bug in refdiff')) reject(new Error(`${command}\n${stdout}`))
      else resolve(stdout.replaceAll(cwd, '.'))
    })
  })
}
