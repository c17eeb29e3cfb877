import * as v from 'valibot'
import {UserError} from '../errors.ts'
import {ConfigError, harmless, oneOf, type Problem} from './problem.ts'
import {named} from './schema-parts.ts'
import type {Located, YamlFile} from './yaml.ts'

/**
 * Checks what was read from a file against a schema and gives the schema's output.
 *
 * @throws ConfigError with the place of every mistake, in the order of the file
 */
export function validate<T extends v.GenericSchema>(schema: T, file: YamlFile, root: Located): v.InferOutput<T> {
  const result = v.safeParse(schema, root.value)
  if (result.success) return result.output
  const found = result.issues
    .flatMap(issue => settle(issue, []))
    .map(({issue, path}) => ({
      at: offset(root, path, issue),
      message: issue.message,
    }))
  throw problemsAt(file, found)
}

/**
 * Checks what a program hands in against a schema and gives the schema's output.
 *
 * @param name what messages call it; the path of a mistake follows: `config.overrides[0].level`
 * @throws UserError `bad-config` with the path of every mistake
 */
export function verifyData<T extends v.GenericSchema>(schema: T, data: unknown, name: string): v.InferOutput<T> {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  throw mistakes(
    name,
    result.issues
      .flatMap(issue => settle(issue, []))
      .map(({issue, path}) => ({path: path.map(({key}) => key as string | number), message: issue.message})),
  )
}

/** Mistakes in data that a program hands in, as one error; the second line of a message is its hint. */
export function mistakes(
  name: string,
  found: readonly {readonly path: readonly (string | number)[]; readonly message: string}[],
): UserError {
  const lines = found.map(({path, message}) => {
    const [first = '', hint] = message.split('\n')
    return `${harmless(name + path.map(step).join(''))}: ${first}${hint ? ` (${hint})` : ''}`
  })
  return new UserError('bad-config', lines.join('\n'))
}

function step(key: string | number): string {
  if (typeof key === 'number') return `[${key}]`
  return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
}

/** Mistakes at offsets as one error, in the order of the file; the second line of a message is its hint. */
export function problemsAt(
  file: YamlFile,
  found: readonly {readonly at: number; readonly message: string}[],
): ConfigError {
  const sorted = [...found].sort((one, other) => one.at - other.at)
  const problems = sorted.map(({at, message}): Problem => {
    const [first = '', hint] = message.split('\n')
    return {...file.place(at), message: first, ...(hint && {hint})}
  })
  return new ConfigError(file.file, problems)
}

type Path = readonly v.IssuePathItem[]

/** Where a value may have several shapes, the mistakes inside the shape that it was meant to have. */
function settle(issue: v.BaseIssue<unknown>, above: Path): {issue: v.BaseIssue<unknown>; path: Path}[] {
  const path = [...above, ...(issue.path ?? [])]
  if (issue.type !== 'union' || !issue.issues) return [{issue, path}]
  const inner = issue.issues.flatMap(each => settle(each, path))
  const meant = inner.filter(
    each => each.path.length > path.length || each.issue.kind === 'validation' || isOtherWord(each.issue),
  )
  if (meant.length > 0) return meant
  const shapes = [...new Set(issue.issues.map(each => shapeNames[each.type] ?? each.type))]
  const message = `Unexpected ${named(issue.input)}, expected a ${oneOf(shapes).replaceAll('`', '')}`
  return [{issue: {...issue, message}, path}]
}

const isOtherWord = ({type, input}: v.BaseIssue<unknown>): boolean => type === 'picklist' && typeof input === 'string'

const shapeNames: Readonly<Record<string, string>> = {
  string: 'text',
  picklist: 'text',
  custom: 'mapping',
  array: 'list',
}

/** Offset of the place that a path leads to: of the key itself where the key is the mistake. */
function offset(root: Located, path: Path, issue: v.BaseIssue<unknown>): number {
  let node = root
  for (const [index, item] of path.entries()) {
    const entry = node.entries?.get(String(item.key))
    const last = index === path.length - 1
    if (last && item.type === 'object' && item.origin === 'key' && issue.expected === 'never')
      return entry?.at ?? node.at
    const inner = entry?.node ?? node.items?.[Number(item.key)]
    if (!inner) return node.at
    node = inner
  }
  return node.at
}
