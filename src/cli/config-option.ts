import type {Config} from '../model.ts'
import type {Arguments} from './arguments.ts'
import {loadConfig} from './config-files.ts'
import type {Io} from './io.ts'

/**
 * The config that the command line asks for: `--config FILE`, else `refdiff.yml` where it is, else none.
 *
 * @throws UserError for a file that is missing or wrong, with line and column
 */
export async function settings(args: Arguments, io: Io): Promise<Partial<Config>> {
  const asked = {noise: args.has('noise'), today: today()}
  if (args.has('no-config')) return asked
  const found = await loadConfig({cwd: io.cwd, file: args.value('config')})
  return {...found, ...asked, noise: asked.noise || found.noise}
}

/** The date in UTC. Piece by piece: Node's first ISO date costs more than all else that is done here. */
function today(): string {
  const now = new Date()
  const digits = (part: number) => String(part).padStart(2, '0')
  return `${now.getUTCFullYear()}-${digits(now.getUTCMonth() + 1)}-${digits(now.getUTCDate())}`
}
