import {test as anyTest} from 'vitest'
import {node24} from '../../support/node24.ts'
import {documentPath, reference, routes} from './documents.ts'
import {type Commit, makeRemote, type Remote} from './remote.ts'

/** Tests that spawn the bundle need the Node that action.yml names. */
export const test = node24 === undefined ? anyTest.skip : anyTest

export const before = reference(routes(6))

/** One route that lost a codec: an error. */
export const narrowed = reference(routes(6, index => (index === 2 ? {codecs: '`FP8`'} : {})))

/** One route more: a notice. */
export const grown = reference(routes(7))

type Files = NonNullable<Commit['files']>

/** A pull request whose base went on: `base` ← `tip` on main, `base` ← `head`, and their merge. */
export function makePull(files: {
  readonly base: Files
  readonly head: Files
  readonly tip?: Files
  readonly merge?: Files
}): Remote {
  return makeRemote({
    base: {files: files.base},
    tip: {from: 'base', files: {'notes.md': 'The base went on.', ...files.tip}, refs: ['refs/heads/main']},
    head: {from: 'base', files: files.head, refs: ['refs/pull/1/head', 'refs/heads/feature']},
    merge: {from: 'tip', merge: 'head', files: files.merge ?? files.head, refs: ['refs/pull/1/merge']},
  })
}

/** The simplest pull request: one document, one error. */
export function simplePull(after = narrowed): Remote {
  return makePull({base: {[documentPath]: before, 'README.md': 'Hello'}, head: {[documentPath]: after}})
}

export function payloadOf({id}: Remote, more: object = {}) {
  return {
    pull_request: {number: 1, head: {sha: id.head}, base: {sha: id.base, ref: 'main'}, ...more},
    repository: {default_branch: 'main'},
  }
}

/** A commit's id by its name, which must exist. */
export function idOf({id}: Remote, name: string): string {
  const found = id[name]
  if (found === undefined) throw new Error(`no commit ${name}`)
  return found
}
