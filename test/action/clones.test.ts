import {execFileSync} from 'node:child_process'
import {chmodSync, chownSync, readdirSync, readFileSync, renameSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect} from 'vitest'
import {parse} from 'yaml'
import {runGit, temporaryFolder} from '../support/repository.ts'
import {documentPath} from './support/documents.ts'
import {closedAddress, startGitHub} from './support/github.ts'
import {type CloneOptions, checkOut, makeRemote, type Remote, stateOf} from './support/remote.ts'
import {runStep} from './support/runner.ts'
import {before, idOf, makePull, narrowed, payloadOf, simplePull, test} from './support/scenario.ts'

const one = {status: 1, outputs: {verdict: 'breaking', error: '1', changed: '1'}}
const basic = `AUTHORIZATION: basic ${Buffer.from('x-access-token:secret-token').toString('base64')}`

function pull(remote: Remote, workspace: string, more: object = {}) {
  return runStep({workspace, event: 'pull_request', payload: payloadOf(remote), with: {path: documentPath}, ...more})
}

const kinds: Readonly<Record<string, CloneOptions>> = {
  shallow: {},
  'two commits deep': {depth: 2},
  whole: {branches: true},
  'without blobs': {branches: true, filter: 'blob:none'},
  'shallow and without blobs': {filter: 'blob:none'},
  'without trees': {branches: true, filter: 'tree:0'},
  sparse: {sparse: '/README.md'},
  'sparse and without blobs': {sparse: '/README.md', filter: 'blob:none'},
}

describe('a clone is read, and left as it was', () => {
  for (const [kind, options] of Object.entries(kinds)) {
    test(kind, async () => {
      const remote = simplePull()
      for (const commit of ['merge', 'head']) {
        const workspace = checkOut(remote.url, idOf(remote, commit), options)
        const state = stateOf(workspace)
        expect(await pull(remote, workspace)).toMatchObject(one)
        expect(stateOf(workspace)).toEqual(state)
      }
    })
  }

  test('a whole clone that lacks the base is not cut', async () => {
    const remote = makeRemote({
      root: {files: {'a.md': ''}},
      base: {from: 'root', files: {[documentPath]: before}, refs: ['refs/heads/main']},
      head: {from: 'root', files: {[documentPath]: narrowed}, refs: ['refs/heads/feature']},
    })
    const workspace = temporaryFolder()
    runGit(workspace, 'clone', '--quiet', '--single-branch', '--branch=feature', remote.url, '.')
    const state = stateOf(workspace)
    const result = await runStep({
      workspace,
      event: 'workflow_dispatch',
      with: {path: documentPath, base: idOf(remote, 'base'), head: 'HEAD'},
    })
    expect(result).toMatchObject(one)
    expect(stateOf(workspace)).toEqual(state)
    expect(runGit(workspace, 'rev-parse', '--is-shallow-repository')).toBe('false')
  })

  test('settings of the clone that would write: tags, pruning, hooks, submodules', async () => {
    const remote = simplePull()
    runGit(remote.folder, 'tag', 'v1', idOf(remote, 'base'))
    const workspace = checkOut(remote.url, idOf(remote, 'merge'))
    for (const [key, value] of Object.entries({
      'remote.origin.tagOpt': '--tags',
      'fetch.prune': 'true',
      'remote.origin.fetch': '+refs/*:refs/kept/*',
      'core.hooksPath': join(workspace, 'hooks'),
      'fetch.recurseSubmodules': 'true',
      'fetch.writeCommitGraph': 'true',
      'gc.auto': '1',
    }))
      runGit(workspace, 'config', key, value)
    const state = stateOf(workspace)
    expect(await pull(remote, workspace)).toMatchObject(one)
    expect(stateOf(workspace)).toEqual(state)
  })
})

test('no checkout at all: everything by the API', async () => {
  const remote = simplePull()
  const github = await startGitHub(remote)
  const workspace = temporaryFolder()
  const env = {...github.env, GITHUB_SHA: idOf(remote, 'merge')}
  const result = await pull(remote, workspace, {token: 'secret-token', env})
  expect(result).toMatchObject(one)
  expect(result.log).toContain(`Comparing ${idOf(remote, 'tip')} with ${idOf(remote, 'merge')}`)
  expect(github.gitRequests).toEqual([])
  expect(readdirSync(workspace)).toEqual([])
})

test('no checkout, and a tree that is too large to list: the contents API', async () => {
  const remote = simplePull()
  const github = await startGitHub(remote)
  github.truncated = true
  const env = {...github.env, GITHUB_SHA: idOf(remote, 'merge')}
  expect(await pull(remote, temporaryFolder(), {token: 'secret-token', env})).toMatchObject(one)
  expect(github.requests.some(request => request.includes('/contents/docs/reference.md'))).toBe(true)
})

test('no checkout, a tree that is too large to list, and a new document; a glob needs the list', async () => {
  const remote = makePull({base: {'a.md': ''}, head: {[documentPath]: before}})
  const github = await startGitHub(remote)
  github.truncated = true
  const more = {token: 'secret-token', env: {...github.env, GITHUB_SHA: idOf(remote, 'merge')}}
  expect(await pull(remote, temporaryFolder(), more)).toMatchObject({status: 0, outputs: {added: '8'}})
  const result = await pull(remote, temporaryFolder(), {...more, with: {path: 'docs/*.md'}})
  expect(result.status).toBe(2)
  expect(result.annotations[0]?.message).toContain('too many files')
})

test('no git: the API', async () => {
  const remote = simplePull()
  const github = await startGitHub(remote)
  const env = {...github.env, GITHUB_SHA: idOf(remote, 'merge'), PATH: temporaryFolder()}
  expect(await pull(remote, checkOut(remote.url, idOf(remote, 'merge')), {token: 'secret-token', env})).toMatchObject(
    one,
  )
})

test('no checkout and no token: a sentence, and exit status 2', async () => {
  const remote = simplePull()
  const result = await pull(remote, temporaryFolder(), {env: {GITHUB_SHA: idOf(remote, 'merge')}})
  expect(result.status).toBe(2)
  expect(result.annotations[0]?.message).toMatch(/Check out|fetch-depth/)
})

describe('credentials', () => {
  const overHttp = async (header?: string) => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    const workspace = checkOut(remote.url, idOf(remote, 'merge'))
    runGit(workspace, 'remote', 'set-url', 'origin', `${github.address}/octo/reference`)
    if (header !== undefined) runGit(workspace, 'config', `http.${github.address}/.extraheader`, header)
    return {remote, github, workspace}
  }

  test('kept by the checkout step: used as they are', async () => {
    const {remote, github, workspace} = await overHttp(basic)
    expect(await pull(remote, workspace, {token: 'secret-token', env: github.env})).toMatchObject(one)
    expect(github.requests).toEqual([])
  })

  test('not kept: the token, for this one command', async () => {
    const {remote, github, workspace} = await overHttp()
    const state = stateOf(workspace)
    const result = await pull(remote, workspace, {token: 'secret-token', env: github.env})
    expect(result).toMatchObject(one)
    expect(stateOf(workspace)).toEqual(state)
    expect(result.raw).not.toContain('secret-token')
    expect(readFileSync(join(workspace, '.git', 'config'), 'utf8')).not.toContain('extraheader')
  })

  test('kept, but no longer good: one header, the token', async () => {
    const {remote, github, workspace} = await overHttp('AUTHORIZATION: basic b2xk')
    expect(await pull(remote, workspace, {token: 'secret-token', env: github.env})).toMatchObject(one)
    expect(github.gitRequests.at(-1)).toContain('with token')
  })

  test('neither: the API where there is a token, else a sentence', async () => {
    const {remote, github, workspace} = await overHttp()
    runGit(workspace, 'remote', 'remove', 'origin')
    const env = {...github.env, GITHUB_SERVER_URL: await closedAddress()}
    expect(await pull(remote, workspace, {token: 'secret-token', env})).toMatchObject(one)
    const without = await pull(remote, workspace, {env})
    expect(without.status).toBe(2)
    expect(without.annotations[0]?.message).toMatch(/^Cannot read revision/)
  })

  test('a partial clone without credentials gets its files with the token', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    const options = {filter: 'blob:none', sparse: '/README.md', branches: true}
    const workspace = checkOut(remote.url, idOf(remote, 'head'), options)
    runGit(workspace, 'remote', 'set-url', 'origin', `${github.address}/octo/reference`)
    expect(await pull(remote, workspace, {token: 'secret-token', env: github.env})).toMatchObject(one)
  })

  test('a git server that does not answer is given up', async () => {
    const {remote, github, workspace} = await overHttp(basic)
    github.gitHangs = true
    expect(await pull(remote, workspace, {token: 'secret-token', env: github.env})).toMatchObject(one)
    expect(github.requests.length).toBeGreaterThan(0)
  })
})

const ofAnotherUser = process.getuid?.() === 0 ? test : test.skip

ofAnotherUser('a clone that belongs to another user, as in container jobs', async () => {
  const remote = simplePull()
  const workspace = checkOut(remote.url, idOf(remote, 'merge'))
  chownSync(workspace, 1234, 1234)
  chownSync(join(workspace, '.git'), 1234, 1234)
  expect(await pull(remote, workspace)).toMatchObject(one)
})

ofAnotherUser(
  'a clone that git refuses, since it is too old to hear what is safe: the API, else the lines that mend it',
  async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    const workspace = checkOut(remote.url, idOf(remote, 'merge'))
    for (const name of [workspace, join(workspace, '.git')]) chownSync(name, 1234, 1234)
    const real = execFileSync('sh', ['-c', 'command -v git'], {encoding: 'utf8'}).trim()
    const bin = temporaryFolder({git: `#!/bin/sh\nunset GIT_CONFIG_COUNT\nexec ${real} "$@"\n`})
    chmodSync(join(bin, 'git'), 0o755)
    const env = {...github.env, GITHUB_SHA: idOf(remote, 'merge'), PATH: `${bin}:${process.env.PATH}`}
    expect(await pull(remote, workspace, {token: 'secret-token', env})).toMatchObject(one)
    expect(github.requests.length).toBeGreaterThan(0)
    const without = await pull(remote, workspace, {env})
    expect(without.status).toBe(2)
    const [sentence, ...lines] = without.annotations[0]?.message.split('\n') ?? []
    expect(sentence).toMatch(
      /^git refuses the repository at `.*`, which belongs to another user, and there is no token\. Put this step before:$/,
    )
    expect(parse(lines.join('\n'))).toEqual([
      {name: 'Trust the checkout', shell: 'sh', run: 'git config --global --add safe.directory "$GITHUB_WORKSPACE"'},
    ])
    // They do mend it.
    const home = temporaryFolder()
    const step = {env: {PATH: process.env.PATH, HOME: home, GITHUB_WORKSPACE: workspace}}
    execFileSync('sh', ['-c', 'git config --global --add safe.directory "$GITHUB_WORKSPACE"'], step)
    expect(await pull(remote, workspace, {env: {...env, HOME: home}})).toMatchObject(one)
  },
)

ofAnotherUser('a workspace that is a link to a clone of another user', async () => {
  const remote = simplePull()
  const workspace = checkOut(remote.url, idOf(remote, 'merge'))
  for (const name of [workspace, join(workspace, '.git')]) chownSync(name, 1234, 1234)
  const link = join(temporaryFolder(), 'workspace')
  symlinkSync(workspace, link)
  expect(await pull(remote, link)).toMatchObject(one)
})

test('a checkout in a folder of the workspace: working-directory, or a sentence that names it', async () => {
  const remote = simplePull()
  const workspace = temporaryFolder()
  renameSync(checkOut(remote.url, idOf(remote, 'merge')), join(workspace, 'docs'))
  const env = {GITHUB_SHA: idOf(remote, 'merge')}
  const inside = {path: documentPath, 'working-directory': 'docs'}
  expect(await pull(remote, workspace, {with: inside, env})).toMatchObject(one)
  const without = await pull(remote, workspace, {env})
  expect(without.status).toBe(2)
  expect(without.annotations[0]?.message).toContain('Give input `working-directory: docs`')
  const wrong = await pull(remote, workspace, {with: {...inside, 'working-directory': 'doks'}, env})
  expect(wrong.annotations[0]?.message).toMatch(/^Input `working-directory`: `.*doks` does not exist/)
})

test('a document that is a symbolic link to another one, or to nothing', async () => {
  const remote = simplePull()
  const workspace = temporaryFolder()
  runGit(workspace, 'clone', '--quiet', '--no-local', remote.url, '.')
  const link = (target: string, name: string) => {
    runGit(workspace, 'checkout', '--quiet', '--detach', idOf(remote, 'base'))
    for (const commit of ['base', 'head']) {
      runGit(workspace, 'checkout', '--quiet', '--detach', idOf(remote, commit))
      symlinkSync(target, join(workspace, name))
      runGit(workspace, 'add', '--all')
      runGit(workspace, 'commit', '--quiet', '--message', name)
      runGit(workspace, 'branch', '--force', `${commit}-${name.slice(0, -3)}`)
    }
  }
  link(documentPath, 'inside.md')
  link('../outside.md', 'outside.md')
  link('nothing.md', 'dangling.md')
  const run = (name: string) =>
    runStep({
      workspace,
      event: 'schedule',
      with: {path: `${name}.md`, base: `base-${name}`, head: `head-${name}`},
    })
  expect(await run('inside')).toMatchObject(one)
  for (const name of ['outside', 'dangling']) {
    const result = await run(name)
    expect(result.status).toBe(2)
    expect(result.annotations[0]?.message).toContain(
      `:${name}.md\` is a link that leads out of the revision or nowhere`,
    )
  }
})
