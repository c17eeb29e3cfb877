import {acceptFindings, pruneAcceptances} from '../../accept/acceptances.ts'
import type {RevisionPair} from '../../accept/document-revision.ts'
import {removedDocument} from '../../accept/finding-state.ts'
import {compareDocuments} from '../../compare.ts'
import {UserError} from '../../errors.ts'
import type {Acceptance, Config, Report} from '../../model.ts'
import {visible} from '../../report/parts/visible.ts'
import {readSources} from '../../source/index.ts'
import {readSides, type Sides} from '../../source/sides.ts'
import {counted} from '../../text/count.ts'
import type {Arguments} from '../arguments.ts'
import {findConfigFiles, shown, textOf, writeUnlessChanged} from '../config-files.ts'
import {settings} from '../config-option.ts'
import type {Io} from '../io.ts'

/** `refdiff accept OLD NEW`. */
export async function accept(args: Arguments, io: Io): Promise<number> {
  verifyRequest(args)
  const file = findConfigFiles({cwd: io.cwd, file: args.value('config')}).accepted
  for (;;) {
    const before = textOf(file, io.cwd)
    const {text, said} = await changeOf(before, shown(file, io.cwd), args, io)
    // Another run may have written meanwhile: what it accepted counts, so all is looked at again.
    if (text !== before && !(await writeUnlessChanged(file, before, text, io.cwd))) continue
    if (!args.has('quiet')) io.stdout.write(said.map(line => `${visible(line)}\n`).join(''))
    return 0
  }
}

/** The acceptance file as it is to be, and what to say of it. */
async function changeOf(before: string, name: string, args: Arguments, io: Io): Promise<Change> {
  const [oldName = '', newName = ''] = args.positionals
  const config = await settings(args, io)
  const sides = await readSides(oldName, newName, io, config.documents)
  const {report, spent, revisions} = await compareDocuments(sides.old, sides.new, config)
  const pruned = args.has('prune')
    ? await prune([...spent, ...(await gone(oldName, sides, config, io))], before, name)
    : {text: before, said: []}
  const recorded = args.has('reason')
    ? await record(report, await revisions(), config, args, pruned.text, name)
    : {text: pruned.text, said: []}
  return {text: recorded.text, said: [...pruned.said, ...recorded.said]}
}

function verifyRequest(args: Arguments): void {
  if (args.has('reason')) return
  const idle = ['until', 'only'].find(name => args.has(name))
  if (args.has('prune') && !idle) return
  if (idle && args.has('prune'))
    throw new UserError('usage', `\`--${idle}\` says nothing of \`--prune\``, 'leave it out, or give a `--reason` too')
  const hint = 'write `--reason "…"`: it is listed wherever the finding is'
  throw new UserError('usage', '`refdiff accept` expects a reason', hint)
}

interface Change {
  readonly text: string
  /** Lines for the user. */
  readonly said: readonly string[]
}

async function record(
  report: Report,
  revisions: readonly RevisionPair[],
  {today = ''}: Partial<Config>,
  args: Arguments,
  text: string,
  name: string,
): Promise<Change> {
  const only = args.value('only')
  const options = {reason: args.value('reason') ?? '', until: args.value('until'), only, today}
  const result = await acceptFindings(report, options, text, name, revisions)
  const count = result.recorded.length
  if (count === 0 && only !== undefined)
    throw new UserError(
      'nothing-to-accept',
      `no open finding is about \`${only}\``,
      'see `refdiff diff` for their keys',
    )
  if (count === 0) return {text, said: ['nothing to accept']}
  const lines = result.recorded.map(({what, renewed}) => `  ${renewed ? 'renewed: ' : ''}${what}`)
  return {text: result.text, said: [`${counted(count, 'finding')} recorded in ${name}`, ...lines]}
}

/** Drops the entries that nothing needs any more: they fit no finding, and what they accept stands in the old revision. */
async function prune(spent: readonly Acceptance[], text: string, name: string): Promise<Change> {
  const result = await pruneAcceptances(spent, text, name)
  const lines = result.dropped.map(({by, reason}) => `  ${by}: ${reason}`)
  return {
    text: result.text,
    said: [`${counted(result.dropped.length, 'entry', 'entries')} dropped from ${name}`, ...lines],
  }
}

/**
 * Entries about documents whose removal was accepted, and that are gone by now: no comparison is about a document that
 * neither side has, so they are known by the folder that was compared, in which it would be.
 */
async function gone(oldName: string, {old, new: next}: Sides, config: Partial<Config>, io: Io): Promise<Acceptance[]> {
  const entries = config.acceptances ?? []
  if (entries.every(entry => removedDocument(entry) === undefined)) return []
  const source = await readSources(oldName, io, config.documents)
  if (source.kind !== 'folder') return []
  const paths = new Set([...old, ...next].map(({path}) => path))
  // Two folders under different names have their documents' paths from each of them on.
  const isWhole = old.every(({path}) => source.inputs.some(input => input.path === path))
  const start = source.base && !isWhole ? `${source.base}/` : ''
  const removals = entries.filter(entry => {
    const path = removedDocument(entry)
    return path?.startsWith(start) && !paths.has(path)
  })
  const documents = new Set(removals.map(({document}) => document))
  return entries.filter(entry => entry.document !== undefined && documents.has(entry.document))
}
