import {UserError} from '../errors.ts'
import {FAIL_ON, type FailOn} from '../rules/levels.ts'

/** One input of the Action: action.yml, the README's table and the parser below all follow this list. */
export interface InputDefinition {
  readonly name: string
  readonly summary: string
  /** What it may be, where that is a list. */
  readonly values?: readonly string[]
  /** What holds where it is not given. Stands here only. */
  readonly default?: string
}

const wheres = ['reference', 'source', 'both', 'none'] as const
const whens = ['changes', 'always', 'never'] as const
const switches = ['true', 'false'] as const

export const inputDefinitions = [
  {
    name: 'path',
    summary:
      'The document, from the root of the repository: several paths, folders or globs, one a line. Else the documents that the config names',
  },
  {
    name: 'base',
    summary:
      'The old revision: a commit, branch or tag, `HEAD~1`, or `latest-release`. Found by the event on pull requests, merge queues and pushes, also of tags; others need it',
  },
  {
    name: 'head',
    summary: 'The new revision; the commit of the event unless given',
  },
  {
    name: 'fail-on',
    summary: 'The lowest level of a finding that fails the step',
    values: FAIL_ON,
    default: 'error',
  },
  {
    name: 'if-missing',
    summary: 'Whether a path that is in neither revision fails the step',
    values: ['fail', 'ignore'],
    default: 'fail',
  },
  {
    name: 'annotate',
    summary:
      'Where findings are shown in the pull request: on lines of the document, on the source lines that its rows name, or both',
    values: wheres,
    default: 'reference',
  },
  {
    name: 'comment',
    summary: 'Whether to keep one comment on the pull request; needs `pull-requests: write`',
    values: whens,
    default: 'never',
  },
  {
    name: 'name',
    summary:
      'What the comment and the check run are called and found by, one for each name on a pull request: to be given where a matrix runs the step more than once. The workflow, job and step unless given',
  },
  {
    name: 'check-run',
    summary: 'Whether to make a check run that holds every finding; needs `checks: write`',
    values: switches,
    default: 'false',
  },
  {
    name: 'accept-label',
    summary:
      'A label of the pull request that accepts all its findings, or several, one a line; needs `pull-requests: read`',
  },
  {
    name: 'accept-label-holds',
    summary: 'Whether a label accepts only the commit that it was set at (`commit`), or later ones as well (`later`)',
    values: ['commit', 'later'],
    default: 'commit',
  },
  {
    name: 'accept-from',
    summary:
      'Whether acceptances that the pull request brings hold as well (`head`), each with a notice on its finding, or only those of the base branch (`base`)',
    values: ['head', 'base'],
    default: 'head',
  },
  {
    name: 'config',
    summary:
      'The config file, from the root of the repository, as the base branch has it; the acceptance file stands beside it',
    default: 'refdiff.yml',
  },
  {
    name: 'report',
    summary:
      'A JSON report that the run of a pull request left, for `workflow_run`. It is a claim: the pull request is compared anew; where `contents: read` is lacking the report is shown as its own word',
  },
  {
    name: 'working-directory',
    summary: 'Where the repository is checked out, from the workspace, where checkout was given a `path`',
  },
  {
    name: 'token',
    summary: "Reads what the clone lacks and writes comments and check runs; the job's own token unless given",
  },
] as const satisfies readonly InputDefinition[]

type Name = (typeof inputDefinitions)[number]['name']

export interface Inputs {
  readonly paths: readonly string[]
  readonly base: string | undefined
  readonly head: string | undefined
  readonly failOn: FailOn
  readonly ifMissing: 'fail' | 'ignore'
  readonly annotate: (typeof wheres)[number]
  readonly comment: (typeof whens)[number]
  /** Undefined: that of the step. */
  readonly name: string | undefined
  readonly checkRun: boolean
  readonly acceptLabels: readonly string[]
  readonly acceptLabelHolds: 'commit' | 'later'
  readonly acceptFrom: 'head' | 'base'
  readonly config: string
  /** Whether `config` was given rather than left to its default: only then must the file exist. */
  readonly configGiven: boolean
  readonly report: string | undefined
  /** From the workspace; empty for the workspace itself. */
  readonly workingDirectory: string
  readonly token: string | undefined
}

/** Reads and checks the inputs; `get` gives an input's text, empty where there is none. Throws `UserError`. */
export function readInputs(get: (name: string) => string): Inputs {
  const text = (name: Name) => get(name).trim() || undefined
  return {
    paths: lines(text('path'))
      .map(cleanPath)
      .filter(path => path !== ''),
    base: text('base'),
    head: text('head'),
    failOn: choice('fail-on', text('fail-on'), FAIL_ON),
    ifMissing: choice('if-missing', text('if-missing'), ['fail', 'ignore']),
    annotate: choice('annotate', text('annotate'), wheres),
    comment: choice('comment', text('comment'), whens),
    name: text('name'),
    checkRun: choice('check-run', text('check-run')?.toLowerCase(), switches) === 'true',
    acceptLabels: lines(text('accept-label')),
    acceptLabelHolds: choice('accept-label-holds', text('accept-label-holds'), ['commit', 'later']),
    acceptFrom: choice('accept-from', text('accept-from'), ['head', 'base']),
    config: cleanPath(text('config') ?? defaultOf('config')),
    configGiven: text('config') !== undefined,
    report: text('report'),
    workingDirectory: cleanPath(text('working-directory') ?? ''),
    token: text('token'),
  }
}

function lines(given: string | undefined): string[] {
  return (given ?? '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

function choice<T extends string>(name: Name, given: string | undefined, values: readonly T[]): T {
  const value = given ?? defaultOf(name)
  const found = values.find(item => item === value)
  if (found !== undefined) return found
  const expected = values.map(item => `\`${item}\``).join(', ')
  throw new UserError('bad-input', `Unexpected \`${value}\` for input \`${name}\``, `Use one of ${expected}`)
}

function defaultOf(name: Name): string {
  const found: InputDefinition | undefined = inputDefinitions.find(input => input.name === name)
  return found?.default ?? ''
}

/** `./docs//a.md` and `docs/a.md` name one file; what leaves the repository names none. */
function cleanPath(path: string): string {
  const parts = path
    .trim()
    .split('/')
    .filter((part, index, all) => part !== '.' && (part !== '' || (index === 0 && all.length > 1)))
  if (parts[0] === '' || parts.includes('..')) {
    throw new UserError('outside', `Unexpected path \`${path.trim()}\``, 'Write it from the root of the repository')
  }
  return parts.join('/')
}
