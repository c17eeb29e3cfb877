import {formats} from '../report/index.ts'
import {FAIL_ON} from '../rules/levels.ts'

/** One option of the command line: parser, help and documentation are made from this table and nothing else. */
export interface Option {
  readonly name: string
  readonly short?: string
  /** What the value stands for, in capitals; absent for a flag. */
  readonly value?: string
  /** The only values there are. */
  readonly choices?: readonly string[]
  readonly default?: string
  /** May be given several times. */
  readonly repeats?: boolean
  readonly summary: string
}

/** One command: what it takes and what it says of itself. */
export interface Command {
  readonly name: string
  /** Its arguments as help shows them. */
  readonly takes: string
  /** Fewest and most arguments. */
  readonly count: readonly [number, number]
  readonly summary: string
  /** Whether what stands behind `--` are paths. */
  readonly takesPaths?: boolean
  /** More for its own help. */
  readonly notes: string
  /** Values of `--format` where they are others than those of a report. */
  readonly formats?: readonly string[]
  /** Names of its options, from the table below. */
  readonly options: readonly string[]
}

export const options: readonly Option[] = [
  {
    name: 'format',
    short: 'f',
    value: 'FORMAT',
    choices: formats.map(({id}) => id),
    default: 'text',
    summary: 'output format',
  },
  {
    name: 'fail-on',
    value: 'LEVEL',
    choices: FAIL_ON,
    default: 'error',
    summary: 'exit with status 1 on findings at or above this level',
  },
  {name: 'staged', summary: 'compare what is staged, instead of the working tree'},
  {name: 'global', summary: "write to the user's git config and attributes, for all repositories"},
  {name: 'noise', summary: 'also list rows that only moved or were reformatted'},
  {name: 'all', summary: 'show every finding, however many lines a terminal needs'},
  {name: 'output', short: 'o', value: 'FILE', summary: 'write to FILE instead of standard output'},
  {name: 'config', short: 'c', value: 'FILE', summary: 'read this config file instead of `refdiff.yml`'},
  {name: 'no-config', summary: 'ignore config and acceptance files'},
  {name: 'reason', value: 'TEXT', summary: 'why the findings are fine'},
  {name: 'until', value: 'DATE', summary: 'last day it holds, YYYY-MM-DD in UTC'},
  {name: 'only', value: 'KEY', summary: 'accept only findings of rows whose key matches this glob'},
  {
    name: 'assume',
    value: 'NAME=VALUE',
    repeats: true,
    summary: 'restrict a dimension to one value, such as `page_size=2048`; may be repeated',
  },
  {name: 'prune', summary: 'remove entries whose change has landed'},
  {
    name: 'color',
    value: 'WHEN',
    choices: ['auto', 'always', 'never'],
    default: 'auto',
    summary: 'when to use colours; `auto` follows the terminal, NO_COLOR and FORCE_COLOR',
  },
  {name: 'quiet', short: 'q', summary: 'print errors only'},
  {name: 'help', short: 'h', summary: 'show this help'},
  {name: 'version', short: 'V', summary: 'show the version'},
]

const always = ['color', 'quiet', 'help', 'version']
const report = ['format', 'fail-on', 'noise', 'all', 'output', 'config', 'no-config']

export const commands: readonly Command[] = [
  {
    name: 'diff',
    takes: '[OLD] [NEW] [-- PATH...]',
    takesPaths: true,
    count: [0, Number.POSITIVE_INFINITY],
    summary: 'what really changed between two revisions',
    notes:
      'In a git repository as `git diff` takes them: nothing compares HEAD with the working tree, REV a revision with it, REV REV or A..B two revisions, A...B their merge base with B; each within PATHs. The documents are those that `documents` in the config names, else the Markdown files that hold a table. Otherwise OLD and NEW are files, `-` for standard input, REV:PATH as git show takes it, folders or quoted globs (also in a revision, `main:docs/*.md`), or /dev/null for a document that is not there. A folder stands for its Markdown files, or for those that `documents` in the config names.',
    options: ['staged', ...report, ...always],
  },
  {
    name: 'parse',
    takes: 'DOC',
    count: [1, 1],
    summary: 'the typed tables of a document as JSON',
    notes: 'DOC is a file, `-` for standard input, or REV:PATH as git show takes it.',
    options: ['output', 'config', 'no-config', ...always],
  },
  {
    name: 'check',
    takes: '[DOC...]',
    count: [0, Number.POSITIVE_INFINITY],
    summary: 'problems inside documents, such as broken tables',
    notes:
      'Every diagnostic counts here, however long it has been standing. DOC is a file, `-`, REV:PATH, a folder or a quoted glob; without it, the documents that the config names are checked.',
    options: [...report.filter(name => name !== 'noise'), ...always],
  },
  {
    name: 'accept',
    takes: 'OLD NEW',
    count: [2, 2],
    summary: 'record findings as accepted, in `refdiff.accepted.yml`',
    notes: 'Accepted findings stay listed with their reason, but do not count.',
    options: ['reason', 'until', 'only', 'prune', 'config', ...always],
  },
  {
    name: 'coverage',
    takes: '[OLD] NEW',
    count: [1, 2],
    summary: 'what all rows together declare, and what none declares any more',
    notes:
      'OLD and NEW are given as to `refdiff diff`. With NEW alone: how many rows declare what, and what only a fallback declares. Exit status 1 is about lost coverage alone.',
    formats: ['text', 'markdown', 'html', 'json'],
    options: ['format', 'assume', 'fail-on', 'output', 'config', 'no-config', ...always],
  },
  {
    name: 'git',
    takes: 'install|uninstall [PATTERN...]',
    count: [1, Number.POSITIVE_INFINITY],
    summary: 'let `git diff` show what really changed in Markdown files',
    notes:
      'Sets refdiff as the diff driver of files that match PATTERN (`*.md`, `*.markdown` and `*.mdx` unless given), in the config and the attributes of this clone.',
    options: ['global', ...always],
  },
  {
    name: 'git-diff',
    takes: 'PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE',
    count: [1, 9],
    summary: 'what git runs for one file, as `GIT_EXTERNAL_DIFF` or as a diff driver',
    notes: 'What holds no table is shown as git shows it. The exit status is 0.',
    options: ['config', 'no-config', ...always],
  },
  {
    name: 'explain',
    takes: '[RULE]',
    count: [0, 1],
    summary: 'what a rule means, with an example; without RULE, all rules',
    notes: '',
    options: ['output', ...always],
  },
]

/** The only values that an option takes for a command. */
export function choicesOf({name, choices}: Option, command?: Command): readonly string[] | undefined {
  return name === 'format' && command?.formats ? command.formats : choices
}

/** The option of that name. */
export function optionNamed(name: string): Option {
  const option = options.find(option => option.name === name)
  if (!option) throw new Error(`no option is named ${name}`)
  return option
}
