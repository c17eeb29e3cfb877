import {describe, expect, test} from 'vitest'
import {readArguments} from '../../src/cli/arguments.ts'
import {help} from '../../src/cli/help.ts'
import {commands, options} from '../../src/cli/options.ts'
import {UserError} from '../../src/errors.ts'

const line = (text: string): string[] => text.split(' ').filter(Boolean)

function refusal(text: string): string {
  try {
    readArguments(line(text))
  } catch (error) {
    expect(error).toBeInstanceOf(UserError)
    const {code, message, hint} = error as UserError
    expect(code).toBe('usage')
    return `${message}; ${hint}`
  }
  throw new Error(`expected a refusal of ${text}`)
}

describe('reading', () => {
  test('defaults stand in the table', () => {
    const args = readArguments(line('diff a.md b.md'))
    expect(args.command?.name).toBe('diff')
    expect(args.positionals).toEqual(['a.md', 'b.md'])
    expect(args.value('format')).toBe('text')
    expect(args.value('fail-on')).toBe('error')
    expect(args.value('output')).toBeUndefined()
    expect(args.has('noise')).toBe(false)
  })

  test.each([
    'diff --format json -o out.json --noise a.md b.md',
    'diff a.md b.md --format=json -oout.json --noise',
    '--noise -fjson diff a.md --output=out.json b.md',
  ])('%s', text => {
    const args = readArguments(line(text))
    expect(args.positionals).toEqual(['a.md', 'b.md'])
    expect([args.value('format'), args.value('output'), args.has('noise')]).toEqual(['json', 'out.json', true])
  })

  test('`-` is an argument, and after `--` everything is', () => {
    expect(readArguments(line('diff - b.md')).positionals).toEqual(['-', 'b.md'])
    expect(readArguments(line('check -- -a.md --quiet')).positionals).toEqual(['-a.md', '--quiet'])
  })

  test('after `--` there are paths, for a command that takes revisions', () => {
    const {positionals, paths} = readArguments(line('diff --noise main -- a.md --quiet'))
    expect([positionals, paths]).toEqual([['main'], ['a.md', '--quiet']])
    expect(readArguments(line('diff main --')).paths).toEqual([])
    expect(readArguments(line('diff main')).paths).toBeUndefined()
  })

  test('the last of two wins', () => {
    expect(readArguments(line('diff a b --format json --format text')).value('format')).toBe('text')
  })

  test('help and version need no command, and help no arguments', () => {
    expect(readArguments(['--version']).command).toBeUndefined()
    expect(readArguments(line('diff --help')).command?.name).toBe('diff')
  })
})

test.each([
  ['', 'expected a command: `diff`'],
  ['dif a b', 'unknown command `dif`; did you mean `refdiff diff`?'],
  ['old.md new.md', 'unknown command `old.md`; did you mean `refdiff diff old.md new.md`?'],
  ['frobnicate', 'unknown command `frobnicate`; see `refdiff --help`'],
  ['diff a b --fromat json', 'unknown option `--fromat`; did you mean `--format`?'],
  ['diff a b --xyzzy', 'unknown option `--xyzzy`; see `refdiff --help`'],
  ['diff a b -x', 'unknown option `-x`'],
  ['diff a b --format jsn', 'unexpected `jsn` for `--format`, expected `text`'],
  ['diff a b --format jsn', 'did you mean `json`?'],
  ['diff a b --fail-on off', 'expected `error`, `warning`, `notice` or `never`'],
  ['diff a b --format', '`--format` expects a value; write `--format FORMAT`'],
  ['diff a b --format --noise', '`--format` expects a value'],
  ['diff a b --noise=yes', '`--noise` takes no value, got `yes`'],
  ['accept a', '`refdiff accept` expects OLD NEW, got 1 argument; see `refdiff --help`'],
  ['accept a b c', 'got 3 arguments; put a glob in quotes'],
  ['parse a.md --fail-on error', '`refdiff parse` has no option `--fail-on`; see `refdiff parse --help`'],
  ['diff a b --config x.yml --no-config', '`--config` and `--no-config` exclude each other'],
  ['constructor a b', 'unknown command `constructor`'],
  ['diff a b --constructor', 'unknown option `--constructor`'],
  ['diff a b --__proto__=x', 'unknown option `--__proto__`'],
])('refdiff %s', (text, expected) => {
  expect(refusal(text)).toContain(expected)
})

describe('help', () => {
  test('names every command, and each command its options and no others', () => {
    for (const {name, takes} of commands) expect(help(undefined)).toContain(`refdiff ${name} ${takes}`)
    for (const command of commands) {
      const named = [...help(command).matchAll(/^ {2}(?:-\w, | {4})--([\w-]+)/gm)].map(([, name]) => name)
      expect(named).toEqual(command.options)
    }
  })

  test('fits a terminal of 100 columns', () => {
    for (const command of [undefined, ...commands]) {
      for (const line of help(command).split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    }
  })

  test('every option serves a command', () => {
    const used = new Set(commands.flatMap(command => command.options))
    expect(options.map(({name}) => name).filter(name => !used.has(name))).toEqual([])
  })
})
