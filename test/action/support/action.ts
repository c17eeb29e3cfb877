import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parse} from 'yaml'

/** Folder of the action under test: the repository, unless a build of it elsewhere is named. */
export const actionFolder = process.env.REFDIFF_ACTION ?? fileURLToPath(new URL('../../../', import.meta.url))

export interface Metadata {
  readonly inputs: Readonly<Record<string, {description: string; required?: boolean; default?: string}>>
  readonly outputs: Readonly<Record<string, {description: string}>>
  readonly runs: {using: string; main: string}
}

/** What action.yml says. */
export function metadata(): Metadata {
  return parse(readFileSync(join(actionFolder, 'action.yml'), 'utf8'))
}
