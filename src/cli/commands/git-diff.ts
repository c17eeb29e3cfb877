import {compareDocuments} from '../../compare.ts'
import {UserError} from '../../errors.ts'
import type {Input} from '../../model.ts'
import {inert} from '../../report/parts/escape.ts'
import {lineDiff} from '../../report/parts/line-diff.ts'
import {visible} from '../../report/parts/visible.ts'
import text from '../../report/text.ts'
import {readSources} from '../../source/index.ts'
import type {Arguments} from '../arguments.ts'
import {settings} from '../config-option.ts'
import type {Io} from '../io.ts'
import {wantsColour, widthOf} from '../output.ts'

/** What git hands to an external diff (git(1), GIT_EXTERNAL_DIFF): seven arguments, nine for a rename. */
interface Pair {
  readonly path: string
  readonly newPath: string
  readonly oldFile: string
  readonly newFile: string
  readonly oldMode: string
  readonly newMode: string
  /** The lines of a rename or copy; empty for none. */
  readonly about: string
}

/**
 * `refdiff git-diff`, as git runs it for one path. What refdiff has nothing to say of, such as a document without tables,
 * is shown as git would show it. The exit status is 0: with any other git ends.
 */
export async function gitDiff(args: Arguments, io: Io): Promise<number> {
  const [path = '', oldFile, , oldMode = '', newFile, , newMode = '', newPath = path, about = ''] = args.positionals
  if (oldFile === undefined || newFile === undefined) {
    io.stdout.write(inert(`* Unmerged path ${visible(path)}\n`))
    return 0
  }
  const pair = {path, newPath, oldFile, newFile, oldMode, newMode, about}
  io.stdout.write(inert(header(pair)))
  const files = [await bytesOf(oldFile, path, io), await bytesOf(newFile, newPath, io)] as const
  io.stdout.write((await report(files, args, io)) ?? inert(plain(files, pair)))
  return 0
}

/** The lines that git writes above a file's changes. */
function header({path, newPath, oldFile, newFile, oldMode, newMode, about}: Pair): string {
  const modes =
    oldFile === '/dev/null'
      ? [`new file mode ${newMode}`]
      : newFile === '/dev/null'
        ? [`deleted file mode ${oldMode}`]
        : oldMode === newMode
          ? []
          : [`old mode ${oldMode}`, `new mode ${newMode}`]
  const lines = [`diff --refdiff a/${path} b/${newPath}`, ...modes, ...about.split('\n').filter(Boolean)]
  return `${lines.map(visible).join('\n')}\n`
}

/** What stands in a file; undefined for what is no document, and for nothing. */
async function bytesOf(file: string, path: string, io: Io): Promise<Input | 'nothing' | 'unreadable'> {
  try {
    const source = await readSources(file, io)
    if (source.kind === 'nothing') return 'nothing'
    return source.kind === 'document' ? {...source.input, path, label: path} : 'unreadable'
  } catch (error) {
    if (error instanceof UserError) return error.code === 'empty' ? 'nothing' : 'unreadable'
    throw error
  }
}

type Side = Input | 'nothing' | 'unreadable'

/** The report; undefined where no table is in either file. What is wrong with the config is said, and hides nothing. */
async function report(files: readonly [Side, Side], args: Arguments, io: Io): Promise<string | undefined> {
  if (files.includes('unreadable')) return undefined
  try {
    const config = await settings(args, io)
    const [old, next] = files.map(side => (typeof side === 'string' ? [] : [side]))
    const {report} = await compareDocuments(old!, next!, config)
    if (report.documents.every(({tables}) => tables.length === 0) || report.verdict === 'identical') return undefined
    const colour = wantsColour(args, io) || (io.env.GIT_PAGER_IN_USE === 'true' && !io.env.NO_COLOR)
    return await text.render(report, {colour, width: widthOf(args, io), terminal: false})
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    io.stderr.write(`${inert(`refdiff: ${error.message.split('\n').map(visible).join('\n')}`)}\n`)
    return undefined
  }
}

/** The changed lines, as git shows them. */
function plain([old, next]: readonly [Side, Side], {path, newPath}: Pair): string {
  const names = [
    old === 'nothing' ? '/dev/null' : `a/${path}`,
    next === 'nothing' ? '/dev/null' : `b/${newPath}`,
  ] as const
  const [before, after] = [old, next].map(side => (typeof side === 'string' ? '' : side.text))
  if (before === after && old !== 'unreadable') return ''
  const isBinary = [before, after].some(text => text?.includes('\0'))
  const isReadable = old !== 'unreadable' && next !== 'unreadable' && !isBinary
  const patch = isReadable ? lineDiff(names, before!, after!) : undefined
  if (patch !== undefined) return patch.split('\n').map(visible).join('\n')
  return `${isReadable ? 'Files' : 'Binary files'} ${visible(names[0])} and ${visible(names[1])} differ\n`
}
