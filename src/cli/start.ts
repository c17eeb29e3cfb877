import {UserError} from '../errors.ts'
import {main} from './run-command-line.ts'
import {standardStream} from './streams.ts'

/**
 * Runs the command line of this process and ends it with its exit status.
 *
 * All has been written by then (`streams.ts`), and Node takes its time to take apart what ends with the process anyway.
 */
export async function start(): Promise<void> {
  const io = {
    get cwd() {
      return workingFolder()
    },
    env: process.env,
    stdout: standardStream(1),
    stderr: standardStream(2),
    // Made on first use: a program that reads files should not pay for it.
    get stdin() {
      return process.stdin
    },
  }
  process.exit(await main(process.argv.slice(2), io))
}

function workingFolder(): string {
  try {
    return process.cwd()
  } catch (cause) {
    throw new UserError('no-folder', 'the working folder does not exist any more', 'change to one that does', {cause})
  }
}
