import {UserError} from '../errors.ts'
import {inert} from '../report/parts/escape.ts'
import {visible} from '../report/parts/visible.ts'
import {version} from '../version.ts'
import {type Arguments, readArguments} from './arguments.ts'
import {diff} from './commands/diff.ts'
import type {Io} from './io.ts'

/** What runs a command and gives its exit status. All but `diff` load when they are asked for. */
const runners: Readonly<Record<string, (args: Arguments, io: Io) => Promise<number>>> = {
  diff,
  parse: async (...all) => (await import('./commands/parse.ts')).parse(...all),
  check: async (...all) => (await import('./commands/check.ts')).check(...all),
  accept: async (...all) => (await import('./commands/accept.ts')).accept(...all),
  coverage: async (...all) => (await import('./commands/coverage.ts')).coverage(...all),
  git: async (...all) => (await import('./commands/git-driver.ts')).gitDriver(...all),
  'git-diff': async (...all) => (await import('./commands/git-diff.ts')).gitDiff(...all),
  explain: async (...all) => (await import('./commands/explain.ts')).explain(...all),
}

/**
 * Runs one command line, `refdiff` itself left out, and gives its exit status: 0 nothing at or above `--fail-on`, 1
 * findings, 2 trouble, which is told on standard error.
 *
 * @throws whatever is a bug in refdiff, and nothing else
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await run(readArguments(argv), io)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    io.stderr.write(`${sentence(error)}\n`)
    return 2
  }
}

/** Names of files and revisions may hold anything: nothing of them acts on a terminal or on GitHub's runner. */
function sentence({code, message, hint}: UserError): string {
  const lines = code === 'bad-config' ? message.split('\n') : [message]
  if (hint) lines.push(`${lines.pop()}; ${hint}`)
  return inert(`refdiff: ${lines.map(visible).join('\n')}`)
}

async function run(args: Arguments, io: Io): Promise<number> {
  if (args.has('help')) {
    const {help} = await import('./help.ts')
    io.stdout.write(help(args.command))
    return 0
  }
  if (args.has('version')) {
    io.stdout.write(`${version}\n`)
    return 0
  }
  const runner = runners[args.command?.name ?? '']
  if (!runner) throw new Error(`no code for the command ${args.command?.name}`)
  return runner(args, io)
}
