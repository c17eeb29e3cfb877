import {parseArgs} from 'node:util'
import {UserError} from '../errors.ts'
import {closest} from '../text/closest.ts'
import {counted} from '../text/count.ts'
import {type Command, choicesOf, commands, type Option, optionNamed, options} from './options.ts'

/** The command line, read and checked against the table of options. */
export interface Arguments {
  /** Absent where only help or the version was asked for. */
  readonly command?: Command
  readonly positionals: readonly string[]
  /** What stands behind `--`; absent without one. */
  readonly paths: readonly string[] | undefined
  /** Value of an option, its default where it was not given. */
  value(name: string): string | undefined
  /** All values of an option that may be repeated. */
  values(name: string): readonly string[]
  has(name: string): boolean
}

/**
 * Reads the arguments that follow `refdiff`.
 *
 * @throws UserError `usage`, saying what was expected and what was probably meant
 */
export function readArguments(argv: readonly string[]): Arguments {
  const words: string[] = []
  let behind: string[] | undefined
  const given = new Map<string, string>()
  const repeated = new Map<string, string[]>()
  for (const token of tokensOf(argv)) {
    if (token.kind === 'positional') (behind ?? words).push(token.value)
    else if (token.kind === 'option-terminator') behind = []
    else if (token.kind === 'option') {
      const value = verifiedValue(token.name, token)
      given.set(token.name, value)
      repeated.set(token.name, [...(repeated.get(token.name) ?? []), value])
    }
  }
  const asks = given.has('help') || given.has('version')
  const command = words.length === 0 && asks ? undefined : commandNamed(words)
  // Only git's own commands tell paths from revisions.
  const takesPaths = command?.takesPaths === true
  const positionals = [...words.slice(1), ...(takesPaths ? [] : (behind ?? []))]
  if (command && !asks) verifyUsage(command, positionals, given)
  return {
    command,
    positionals,
    paths: takesPaths ? behind : undefined,
    value: name => given.get(name) ?? optionNamed(name).default,
    values: name => repeated.get(name) ?? [],
    has: name => given.has(name),
  }
}

function tokensOf(argv: readonly string[]) {
  // Words alone need no parser, which Node would have to load.
  if (!argv.some(word => word.startsWith('-'))) return argv.map(value => ({kind: 'positional', value}) as const)
  return parseArgs({
    args: [...argv],
    options: Object.fromEntries(options.map(option => [option.name, declaration(option)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens
}

function declaration({value, short}: Option): {type: 'string' | 'boolean'; short?: string} {
  return {type: value ? 'string' : 'boolean', ...(short ? {short} : {})}
}

interface OptionToken {
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function verifiedValue(name: string, {rawName, value, inlineValue}: OptionToken): string {
  const option = options.find(option => option.name === name)
  if (!option) throw unknownOption(rawName)
  if (!option.value) {
    if (value === undefined) return ''
    throw usage(`\`${rawName}\` takes no value, got \`${value}\``, `write \`${rawName}\` alone`)
  }
  const isNone = value === undefined || (value === '' && option.value === 'FILE')
  if (isNone || (!inlineValue && /^-./.test(value)))
    throw usage(`\`${rawName}\` expects a value`, `write \`--${name} ${option.value}\``)
  return value
}

function unknownOption(rawName: string): UserError {
  const meant = closest(
    rawName,
    options.map(({name}) => `--${name}`),
  )
  return usage(`unknown option \`${rawName}\``, meant ? `did you mean \`${meant}\`?` : 'see `refdiff --help`')
}

function commandNamed([name, ...rest]: readonly string[]): Command {
  if (name === undefined) throw usage(`expected a command: ${oneOf(commands.map(({name}) => name))}`, seeHelp)
  const command = commands.find(command => command.name === name)
  if (command) return command
  const meant = closest(
    name,
    commands.map(({name}) => name),
  )
  const hint = meant
    ? `did you mean \`refdiff ${meant}\`?`
    : rest.length === 1
      ? `did you mean \`refdiff diff ${name} ${rest[0]}\`?`
      : seeHelp
  throw usage(`unknown command \`${name}\``, hint)
}

function verifyUsage(command: Command, positionals: readonly string[], given: ReadonlyMap<string, string>): void {
  for (const name of given.keys()) {
    if (!command.options.includes(name))
      throw usage(`\`refdiff ${command.name}\` has no option \`--${name}\``, `see \`refdiff ${command.name} --help\``)
  }
  for (const [name, value] of given) verifyChoice(command, optionNamed(name), value)
  if (given.has('config') && given.has('no-config'))
    throw usage('`--config` and `--no-config` exclude each other', 'give one of them')
  const [fewest, most] = command.count
  const count = positionals.length
  if (count >= fewest && count <= most) return
  const hint = count > most ? 'put a glob in quotes, so that the shell leaves it alone' : seeHelp
  throw usage(`\`refdiff ${command.name}\` expects ${command.takes}, got ${counted(count, 'argument')}`, hint)
}

function verifyChoice(command: Command, option: Option, value: string): void {
  const choices = choicesOf(option, command)
  if (!choices || choices.includes(value)) return
  const meant = closest(value, choices)
  const message = `unexpected \`${value}\` for \`--${option.name}\`, expected ${oneOf(choices)}`
  throw usage(message, meant && `did you mean \`${meant}\`?`)
}

const seeHelp = 'see `refdiff --help`'
const usage = (message: string, hint?: string): UserError => new UserError('usage', message, hint)

function oneOf(words: readonly string[]): string {
  const quoted = words.map(word => `\`${word}\``)
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
