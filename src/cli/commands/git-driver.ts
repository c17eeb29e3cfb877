import * as fs from 'node:fs'
import * as path from 'node:path'
import {UserError} from '../../errors.ts'
import {visible} from '../../report/parts/visible.ts'
import {git} from '../../source/git.ts'
import type {Arguments} from '../arguments.ts'
import {writeAtomically} from '../config-files.ts'
import type {Io} from '../io.ts'

const DRIVER = 'diff.refdiff'
const LINE_END = ' diff=refdiff'
const MARKDOWN = ['*.md', '*.markdown', '*.mdx']

/** `refdiff git install|uninstall [PATTERN...]`: makes refdiff a diff driver of git, or takes that back. */
export async function gitDriver(args: Arguments, io: Io): Promise<number> {
  const [action, ...patterns] = args.positionals
  if (action !== 'install' && action !== 'uninstall')
    throw new UserError(
      'usage',
      `unexpected \`${action}\`, expected \`install\` or \`uninstall\``,
      'see `refdiff git --help`',
    )
  if (action === 'uninstall' && patterns.length > 0)
    throw new UserError('usage', '`refdiff git uninstall` takes no patterns', 'it takes back all that was installed')
  const odd = patterns.find(pattern => pattern === '' || /[\s"#!]/.test(pattern))
  if (odd !== undefined)
    throw new UserError(
      'usage',
      `\`${odd}\` is no pattern of gitattributes`,
      'write it without blanks, quotes, `#` and `!`',
    )
  const isGlobal = args.has('global')
  const run = async (...words: string[]) => (await git(words, {cwd: io.cwd, env: io.env})).toString()
  const scope = isGlobal ? '--global' : '--local'
  const file = await attributesFile(isGlobal, run, io)
  const said = action === 'install' ? await install(file, patterns, scope, run) : await uninstall(file, scope, run)
  if (!args.has('quiet')) io.stdout.write(said.map(line => `${visible(line)}\n`).join(''))
  return 0
}

type Run = (...words: string[]) => Promise<string>

async function install(file: string, patterns: readonly string[], scope: string, run: Run): Promise<string[]> {
  const before = textOf(file)
  const wanted = (patterns.length > 0 ? patterns : MARKDOWN).map(pattern => `${pattern}${LINE_END}`)
  const kept = before.split('\n').filter(line => line !== '')
  const lines = [...kept, ...wanted.filter(line => !kept.includes(line))]
  const command = `${quoted(process.execPath)} ${quoted(script())} git-diff`
  await run('config', scope, `${DRIVER}.command`, command)
  fs.mkdirSync(path.dirname(file), {recursive: true})
  writeAtomically(file, `${lines.join('\n')}\n`)
  return [
    `\`${DRIVER}.command\` is set in git's ${scope.slice(2)} config`,
    ...wanted.map(line => `${file}: ${line}`),
    '`git diff`, `git show --ext-diff` and `git log -p --ext-diff` use refdiff for these files; `git diff --no-ext-diff` does not',
  ]
}

async function uninstall(file: string, scope: string, run: Run): Promise<string[]> {
  const before = textOf(file)
  const lines = before.split('\n')
  const kept = lines.filter(line => !line.endsWith(LINE_END))
  if (kept.length < lines.length) writeAtomically(file, kept.join('\n'))
  const isSet = (await run('config', scope, '--list', '--name-only')).split('\n').includes(`${DRIVER}.command`)
  if (isSet) await run('config', scope, '--remove-section', DRIVER)
  if (!isSet && kept.length === lines.length) return [`nothing to take back in git's ${scope.slice(2)} config`]
  return [`\`${DRIVER}\` and ${lines.length - kept.length} lines of ${file} are removed`]
}

/** Where git looks for attributes of one repository, or of all of a user's (gitattributes(5)). */
async function attributesFile(isGlobal: boolean, run: Run, {cwd, env}: Io): Promise<string> {
  if (!isGlobal) return path.resolve(cwd, (await run('rev-parse', '--git-path', 'info/attributes')).replace(/\n$/, ''))
  const own = (await run('config', '--global', '--type=path', '--default', '', 'core.attributesFile')).replace(
    /\n$/,
    '',
  )
  if (own !== '') return own
  const {XDG_CONFIG_HOME: config = '', HOME: home = ''} = env
  if (config === '' && home === '')
    throw new UserError('no-folder', 'neither HOME nor XDG_CONFIG_HOME is set', 'leave `--global` out')
  return path.resolve(config === '' ? path.join(home, '.config') : config, 'git/attributes')
}

function textOf(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The script that runs now: git has no other way to find it where refdiff is a dependency of one project. */
function script(): string {
  return fs.realpathSync(process.argv[1]!)
}

/** A word as a shell takes it, since git hands the command to one. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
