import {UserError} from '../errors.ts'
import type {Report} from '../model.ts'
import {annotations} from '../report/annotations.ts'
import type {Arguments} from './arguments.ts'
import type {Io} from './io.ts'

/**
 * Puts findings on the lines of a pull request, by the commands that GitHub's runner reads from standard output: written
 * by its own toolkit, which knows how to escape them.
 *
 * @throws UserError `usage` with `--output`: the runner reads no file
 */
export async function deliverToRunner(report: Report, args: Arguments, io: Io): Promise<void> {
  if (args.has('output')) {
    const hint = 'leave `--output` out, or take another format'
    throw new UserError('usage', '`--format github` talks to the runner on standard output', hint)
  }
  if (args.has('quiet')) return
  const {error, notice, warning} = await import('./toolkit.ts')
  const say = {error, warning, notice}
  for (const {level, message, title, file, line} of annotations(report))
    say[level](message, {title, file, startLine: line})
  const {error: errors, warning: warnings, notice: notices} = report.summary
  io.stderr.write(`refdiff: ${report.verdict}; ${errors} errors, ${warnings} warnings, ${notices} notices\n`)
}
