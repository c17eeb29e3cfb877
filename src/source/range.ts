import {splitSpec} from './revision-spec.ts'

/** Two revisions, and a path in both where one is named. */
export interface Range {
  readonly from: string
  readonly to: string
  /** `A...B`: from the merge base of both. */
  readonly isSymmetric: boolean
  readonly path: string | undefined
}

/**
 * Splits `A..B` and `A...B`, also with a path behind a colon; an end that is left out is `HEAD`. Undefined for what has
 * no dots outside braces before its path.
 */
export function splitRange(name: string): Range | undefined {
  const spec = /^:/.test(name) ? undefined : splitSpec(name)
  const revisions = spec?.revision ?? name
  const [, from = '', dots = '', to = ''] =
    /^((?:[^{}.]|\.(?!\.)|\{[^{}]*\})*)(\.{2,3})(?!\.)(.*)$/s.exec(revisions) ?? []
  if (dots === '' || /[/\\]/.test(`${from.slice(-1)}${to.slice(0, 1)}`) || revisions === '..') return undefined
  return {from: from || 'HEAD', to: to || 'HEAD', isSymmetric: dots === '...', path: spec?.path}
}
