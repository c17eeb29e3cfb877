import {UserError} from '../errors.ts'
import type {Report} from '../model.ts'
import type {RenderContext} from '../report/format.ts'
import {formats} from '../report/index.ts'
import {type FailOn, fails} from '../rules/levels.ts'
import type {Arguments} from './arguments.ts'
import type {Io} from './io.ts'
import {deliver, isTerminal, wantsColour, widthOf} from './output.ts'

/** Nobody scrolls further back at a terminal. */
const MOST_LINES = 80

/**
 * Shows a report as the command line asks, and gives the exit status.
 *
 * @throws UserError `no-table` where no document holds a table: a mistyped path must not pass as green
 */
export async function conclude(
  report: Report,
  context: Pick<RenderContext, 'patch'>,
  args: Arguments,
  io: Io,
): Promise<number> {
  verifyTables(report)
  const format = formats.find(({id}) => id === args.value('format'))
  if (!format) throw new Error(`no format is named ${args.value('format')}`)
  const terminal = isTerminal(args, io)
  const place = {colour: wantsColour(args, io), width: widthOf(args, io), terminal}
  const limit = terminal && !args.has('all') ? {lines: MOST_LINES} : {}
  deliver(await format.render(report, {...context, ...place, ...limit}), args, io)
  return fails(report.summary, args.value('fail-on') as FailOn) ? 1 : 0
}

function verifyTables({documents}: Report): void {
  if (documents.some(({tables}) => tables.length > 0)) return
  const labels = new Set(documents.flatMap(({old, new: next}) => [old, next].flatMap(side => side?.label ?? [])))
  const names = [...labels].slice(0, 2).map(label => `\`${label}\``)
  const where = labels.size > 2 ? `any of ${labels.size} documents` : names.join(labels.size === 2 ? ' or ' : '')
  throw new UserError(
    'no-table',
    `no table in ${where}`,
    lostTable(documents) ?? 'refdiff compares tables: check the path',
  )
}

/** What is meant as a table and is none, where there is one: its path may well be right. */
function lostTable(documents: Report['documents']): string | undefined {
  for (const {diagnostics, ...sides} of documents) {
    const lost = diagnostics.find(({rule, status}) => rule === 'broken-table' && status !== 'resolved')
    if (lost) return `\`${sides[lost.side]?.label}\`, line ${lost.line}: ${lost.message}`
  }
  return undefined
}
