import {UserError} from '../errors.ts'
import type {History} from './store/store.ts'

/** What a name is looked up by. */
export type Names = Pick<History, 'head' | 'parents' | 'resolve' | 'tags' | 'releases'> & {
  readonly tried: readonly string[]
}

/** As input `base`: the release that GitHub shows as the latest, apart from the one that is being made. */
export const latestRelease = 'latest-release'

/** A relative name that leads further back is a mistake, or better said by a tag. */
const mostSteps = 100

/**
 * The commit that an input names: a commit id, branch or tag of the base repository, `HEAD` and `@` for what is checked
 * out, with git's `~2` and `^1` after any of them.
 *
 * @param current the tag that the event is about
 */
export async function commitNamed(
  name: string,
  input: 'base' | 'head',
  names: Names,
  current: string | undefined,
): Promise<string> {
  const found = name === latestRelease ? await released(names, current) : await related(name, names)
  if (found !== undefined) return found
  const tried = names.tried.length > 0 ? ` (${names.tried.join('; ')})` : ''
  throw new UserError(
    'unknown-revision',
    `Unknown revision \`${name}\` in input \`${input}\`${tried}`,
    name === latestRelease
      ? 'Make a release first, give the job `contents: read` and a token, or name a tag'
      : 'Give a commit, branch or tag of this repository',
  )
}

async function related(name: string, names: Names): Promise<string | undefined> {
  const at = name.search(/[~^]/)
  const isRelative = at >= 0 && /^(?:[~^]\d*)+$/.test(name.slice(at))
  const [start, steps] = isRelative ? [name.slice(0, at), name.slice(at)] : [name, '']
  const path = [...steps.matchAll(/([~^])(\d*)/g)].flatMap(([, mark, digits]) => {
    const number = digits === '' ? 1 : Number(digits)
    return mark === '^' ? (number === 0 ? [] : [number]) : Array<number>(Math.min(number, mostSteps + 1)).fill(1)
  })
  if (path.length > mostSteps) {
    throw new UserError('bad-revision', `Revision \`${name}\` is too far back`, 'Give a commit or a tag')
  }
  let commit = start === 'HEAD' || start === '@' ? await names.head() : await names.resolve(start)
  for (const parent of path) commit = commit === undefined ? undefined : (await names.parents(commit))?.[parent - 1]
  return commit
}

async function released(names: Names, current: string | undefined): Promise<string | undefined> {
  const [tag] = (await names.releases()).filter(name => name !== current)
  return tag === undefined ? undefined : names.resolve(`refs/tags/${tag}`)
}

interface Version {
  readonly tag: string
  readonly prefix: string
  readonly numbers: readonly number[]
  /** What follows the numbers: `-rc.1`; empty for a final version. */
  readonly rest: string
}

/**
 * The tag before one, by version, among those with the same beginning (`v`, `docs-`). A final version follows the last
 * final one. Undefined where it is the first.
 *
 * @throws UserError for a tag that holds no version
 */
export function tagBefore(tag: string, tags: readonly string[]): string | undefined {
  const own = versionOf(tag)
  if (!own) {
    throw new UserError('no-version', `Tag \`${tag}\` is no version, so that none is before it`, 'Give input `base`')
  }
  const older = tags
    .flatMap(name => versionOf(name) ?? [])
    .filter(other => other.prefix === own.prefix && order(other, own) < 0)
    .sort(order)
  const finals = own.rest === '' ? older.filter(({rest}) => rest === '') : []
  return (finals.at(-1) ?? older.at(-1))?.tag
}

function versionOf(tag: string): Version | undefined {
  for (const {0: numbers, index} of tag.matchAll(/\d+(?:\.\d+)*/g)) {
    const rest = tag.slice(index + numbers.length)
    if (rest !== '' && !/^[-+.]?[A-Za-z]/.test(rest)) continue
    return {tag, prefix: tag.slice(0, index), numbers: numbers.split('.').map(Number), rest}
  }
  return undefined
}

function order(one: Version, other: Version): number {
  for (let at = 0; at < Math.max(one.numbers.length, other.numbers.length); at++) {
    const difference = (one.numbers[at] ?? 0) - (other.numbers[at] ?? 0)
    if (difference !== 0) return difference
  }
  if (one.rest === '' || other.rest === '') return Number(one.rest === '') - Number(other.rest === '')
  return one.rest.localeCompare(other.rest, 'en', {numeric: true})
}
