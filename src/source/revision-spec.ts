import {UserError} from '../errors.ts'

/** `REV:PATH` in its two parts, as `git show` takes it. */
export interface Spec {
  /** Empty for the index; `:2` and the like for a stage of it. */
  readonly revision: string
  /** From the repository's root, or from the current folder where it starts with `./` or `../`. */
  readonly path: string
}

/**
 * Splits `REV:PATH` at the first colon outside braces, where git does (`HEAD@{10:00}:a.md`, `HEAD^{/fix: x}:a.md`);
 * undefined where there is none, and for a Windows path.
 *
 * @throws UserError `bad-revision` for what looks like an option
 */
export function splitSpec(name: string, platform: string = process.platform): Spec | undefined {
  if (platform === 'win32' && /^[a-z]:[\\/]/i.test(name)) return undefined
  const stage = /^:[0-3]:/.exec(name)?.[0]
  if (stage) return {revision: stage.slice(0, -1), path: pathOf(name.slice(stage.length))}
  let depth = 0
  for (let at = 0; at < name.length; at++) {
    if (name[at] === '{') depth++
    else if (name[at] === '}') depth--
    else if (name[at] === ':' && depth <= 0)
      return verified({revision: name.slice(0, at), path: pathOf(name.slice(at + 1))})
  }
  return undefined
}

/** git takes `./` for the current folder, and people write `.` as well. */
const pathOf = (text: string): string => (text === '.' || text === '..' ? `${text}/` : text)

/** Whether it stands for the index rather than for a commit. */
export const isIndex = ({revision}: Spec): boolean => revision === '' || /^:[0-3]$/.test(revision)

function verified(spec: Spec): Spec {
  if (!spec.revision.startsWith('-')) return spec
  const hint = 'a revision never starts with `-`'
  throw new UserError('bad-revision', `\`${spec.revision}\` looks like an option, expected a revision`, hint)
}
