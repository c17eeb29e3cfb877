import {readdirSync, readFileSync} from 'node:fs'
import {describe, expect} from 'vitest'
import {parse} from 'yaml'
import {runGit, temporaryFolder} from '../support/repository.ts'
import {documentPath, reference, routes} from './support/documents.ts'
import {startGitHub} from './support/github.ts'
import {type CloneOptions, checkOut, makeFork, makeRemote, type Remote} from './support/remote.ts'
import {runStep} from './support/runner.ts'
import {before, idOf, narrowed, payloadOf, test} from './support/scenario.ts'

const one = {status: 1, outputs: {verdict: 'breaking', error: '1', changed: '1', removed: '0'}}

/** The base took a route away before the pull request started; of the pull request's two commits the first is the error. */
function pullRequest(): Remote {
  return makeRemote({
    older: {files: {[documentPath]: reference(routes(7))}},
    base: {from: 'older', files: {[documentPath]: before}},
    tip: {from: 'base', files: {'notes.md': 'The base went on.'}, refs: ['refs/heads/main']},
    first: {from: 'base', files: {[documentPath]: narrowed}},
    head: {from: 'first', files: {'src/routes.py': ''}, refs: ['refs/pull/1/head']},
    merge: {from: 'tip', merge: 'head', files: {[documentPath]: narrowed}, refs: ['refs/pull/1/merge']},
  })
}

const depths: Readonly<Record<string, CloneOptions>> = {'depth 1': {}, 'depth 2': {depth: 2}, whole: {branches: true}}

async function run(remote: Remote, workspace: string, event: string, more: object = {}) {
  const github = await startGitHub(remote)
  return runStep({
    workspace,
    event,
    payload: payloadOf(remote),
    with: {path: documentPath},
    token: 'secret-token',
    env: {...github.env, GITHUB_SHA: idOf(remote, event === 'pull_request' ? 'merge' : 'tip')},
    ...more,
  })
}

describe('a checkout of the fork', () => {
  const mains = {stale: 'older', hostile: 'first'}
  for (const [kind, main] of Object.entries(mains)) {
    for (const event of ['pull_request', 'pull_request_target']) {
      for (const [depth, options] of Object.entries(depths)) {
        test(`whose main is ${kind}: ${event}, ${depth}`, async () => {
          const remote = pullRequest()
          const fork = makeFork(remote, 'mallory', {main})
          const result = await run(remote, checkOut(fork.url, idOf(remote, 'head'), options), event)
          expect(result).toMatchObject(one)
          expect(result.log).toContain(`Comparing ${idOf(remote, 'base')} with ${idOf(remote, 'head')}`)
        })
      }
    }
  }

  test('without the API: the base repository is asked by git', async () => {
    const remote = pullRequest()
    const fork = makeFork(remote, 'mallory', {main: 'first'})
    const github = await startGitHub(remote, {isPublic: true})
    const env = {...github.env, GITHUB_SHA: idOf(remote, 'tip')}
    const workspace = checkOut(fork.url, idOf(remote, 'head'))
    expect(await run(remote, workspace, 'pull_request_target', {token: '', env})).toMatchObject(one)
  })

  test("a base given by name is the base repository's", async () => {
    const remote = pullRequest()
    const fork = makeFork(remote, 'mallory', {main: 'first', release: 'head'})
    const workspace = checkOut(fork.url, idOf(remote, 'head'), {branches: true})
    const inputs = {path: documentPath, base: 'main'}
    expect(await run(remote, workspace, 'pull_request_target', {with: inputs})).toMatchObject(one)
    const unknown = await run(remote, workspace, 'pull_request_target', {with: {...inputs, base: 'release'}})
    expect(unknown.status).toBe(2)
    expect(unknown.annotations[0]?.message).toContain('Unknown revision `release`')
  })

  test("of a merge that its owner made is no merge of GitHub's", async () => {
    const remote = makeRemote({
      base: {files: {[documentPath]: before}, refs: ['refs/heads/main']},
      head: {from: 'base', files: {[documentPath]: narrowed}, refs: ['refs/pull/1/head']},
      fake: {from: 'base', files: {[documentPath]: narrowed}},
      own: {from: 'fake', merge: 'head', files: {[documentPath]: narrowed}, refs: ['refs/heads/own']},
      merge: {from: 'base', merge: 'head', files: {[documentPath]: narrowed}, refs: ['refs/pull/1/merge']},
    })
    const fork = makeFork(remote, 'mallory', {main: 'fake'})
    expect(await run(remote, checkOut(fork.url, idOf(remote, 'own')), 'pull_request')).toMatchObject(one)
  })
})

test('an origin that is the base repository under another address is asked as before', async () => {
  const remote = pullRequest()
  const github = await startGitHub(remote)
  const workspace = checkOut(remote.url, idOf(remote, 'head'), {branches: true})
  runGit(workspace, 'remote', 'set-url', 'origin', `${github.address.replace('//', '//git@')}/Octo/Reference.git/`)
  const env = {...github.env, GITHUB_SHA: idOf(remote, 'merge')}
  expect(await run(remote, workspace, 'pull_request', {env})).toMatchObject(one)
  expect([...github.requests, ...github.gitRequests]).toEqual([])
})

test('pull_request_target without any checkout: comment and check run on a pull request of a fork, by the API alone', async () => {
  const remote = pullRequest()
  const github = await startGitHub(remote)
  const {jobs} = parse(readFileSync(new URL('../../examples/pull-request-target.yml', import.meta.url), 'utf8'))
  const [{with: inputs}, ...others] = jobs.reference.steps
  expect(others).toEqual([])
  const workspace = temporaryFolder()
  const given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]))
  const result = await runStep({
    workspace,
    event: 'pull_request_target',
    payload: payloadOf(remote),
    with: given,
    token: 'secret-token',
    env: {...github.env, GITHUB_SHA: idOf(remote, 'tip')},
  })
  expect(result).toMatchObject(one)
  expect(github.gitRequests).toEqual([])
  expect(readdirSync(workspace)).toEqual([])
  expect(github.state.comments.map(({issue}) => issue)).toEqual([1])
  expect(github.state.checkRuns).toMatchObject([
    {name: 'refdiff: reference', head_sha: idOf(remote, 'head'), conclusion: 'failure'},
  ])
})
