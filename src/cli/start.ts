import {main} from './main.ts'
import {standardStream} from './streams.ts'

/**
 * Runs the command line of this process and ends it with its exit status. A bug is trouble, never a finding.
 *
 * All has been written by then (`streams.ts`), and Node takes its time to take apart what ends with the process anyway.
 */
export async function start(): Promise<void> {
  const io = {
    cwd: process.cwd(),
    env: process.env,
    stdout: standardStream(1),
    stderr: standardStream(2),
    // Made on first use: a program that reads files should not pay for it.
    get stdin() {
      return process.stdin
    },
  }
  try {
    process.exitCode = await main(process.argv.slice(2), io)
  } catch (bug) {
    const trace = bug instanceof Error ? bug.stack : String(bug)
    io.stderr.write(`refdiff: this is a bug in refdiff, please report it\n${trace}\n`)
    process.exitCode = 2
  }
  process.exit()
}
