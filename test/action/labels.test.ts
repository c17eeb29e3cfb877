import {describe, expect} from 'vitest'
import {documentPath} from './support/documents.ts'
import {type GitHub, startGitHub} from './support/github.ts'
import {checkOut, makeRemote, type Remote} from './support/remote.ts'
import {runStep} from './support/runner.ts'
import {before, grown, idOf, narrowed, payloadOf, simplePull, test} from './support/scenario.ts'

const label = 'reference-change-accepted'
const step = {with: {path: documentPath, 'accept-label': label}, token: 'secret-token'}

describe('pull_request', () => {
  const run = (remote: Remote, github: GitHub, payload: object) =>
    runStep({
      ...step,
      workspace: checkOut(remote.url, idOf(remote, 'merge')),
      event: 'pull_request',
      payload,
      env: github.env,
    })

  test('the label that stands there now, not when the event happened', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    expect(await run(remote, github, payloadOf(remote, {labels: [{name: label}]}))).toMatchObject({status: 1})
    github.state.labels[1] = [...Array.from({length: 120}, (_, index) => `label ${index}`), label]
    const result = await run(remote, github, payloadOf(remote, {labels: []}))
    expect(result).toMatchObject({status: 0, outputs: {verdict: 'compatible', error: '0', accepted: '1', changed: '1'}})
    expect(result.annotations).toEqual([])
    expect(result.summary).toContain('label')
    expect(result.summary).toContain('#1')
    expect(result.log).toContain(`Label \`${label}\` on pull request 1 accepts all findings`)
  })

  test.for([403, 404, 500])('that cannot be read (%i) accepts nothing', async status => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    github.state.labels[1] = [label]
    github.faults.push({on: /labels/, status, message: 'Refused'})
    const result = await run(remote, github, payloadOf(remote))
    expect(result).toMatchObject({status: 1, outputs: {accepted: '0', error: '1'}})
    expect(result.log).toContain(
      `Label \`${label}\` could not be read (HTTP ${status}: Refused): nothing is accepted by it`,
    )
  })

  test('without a token accepts nothing', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    const workspace = checkOut(remote.url, idOf(remote, 'merge'))
    const result = await runStep({
      ...step,
      token: '',
      workspace,
      event: 'pull_request',
      payload: payloadOf(remote),
      env: github.env,
    })
    expect(result.status).toBe(1)
    expect(result.log).toContain('there is no token')
  })

  test('no finding: nobody is asked', async () => {
    const remote = simplePull(before)
    const github = await startGitHub(remote)
    await run(remote, github, payloadOf(remote))
    expect(github.requests).toEqual([])
  })
})

/** Two pull requests in one merge group, the first of which brings the error. */
function group(): Remote {
  return makeRemote({
    base: {files: {[documentPath]: before}, refs: ['refs/heads/main']},
    first: {from: 'base', files: {[documentPath]: narrowed}},
    second: {from: 'first', files: {'a.md': ''}},
  })
}

describe('merge_group', () => {
  const run = (remote: Remote, github: GitHub, head_ref = 'refs/heads/gh-readonly-queue/main/pr-12-abcdef0') =>
    runStep({
      ...step,
      workspace: checkOut(remote.url, idOf(remote, 'second')),
      event: 'merge_group',
      payload: {merge_group: {base_sha: idOf(remote, 'base'), head_sha: idOf(remote, 'second'), head_ref}},
      env: github.env,
    })

  test('a pull request that one of its commits belongs to', async () => {
    const remote = group()
    const github = await startGitHub(remote)
    github.state.associated = {[idOf(remote, 'first')]: [11], [idOf(remote, 'second')]: [12]}
    expect((await run(remote, github)).status).toBe(1)
    github.state.labels[11] = [label]
    expect(await run(remote, github)).toMatchObject({status: 0, outputs: {accepted: '1'}})
  })

  test('else the number in head_ref', async () => {
    const remote = group()
    const github = await startGitHub(remote)
    github.state.labels[12] = [label]
    expect((await run(remote, github)).status).toBe(0)
    expect((await run(remote, github, 'refs/heads/other')).status).toBe(1)
    github.faults.push({on: /compare|pulls/, status: 403})
    expect((await run(remote, github)).status).toBe(0)
  })

  test('that cannot be read: reported, without failing', async () => {
    const remote = group()
    const github = await startGitHub(remote)
    github.faults.push({on: /./, status: 403, message: 'Resource not accessible by integration'})
    const result = await run(remote, github)
    expect(result).toMatchObject({status: 0, outputs: {verdict: 'breaking', error: '1'}})
    expect(result.log).toContain('the findings are reported and fail nothing')
    expect(result.annotations).toHaveLength(1)
  })
})

describe('push', () => {
  const run = (remote: Remote, github: GitHub, commits: readonly string[] = []) =>
    runStep({
      ...step,
      workspace: checkOut(remote.url, idOf(remote, 'second')),
      event: 'push',
      payload: {
        before: idOf(remote, 'base'),
        after: idOf(remote, 'second'),
        ref: 'refs/heads/main',
        commits: commits.map(id => ({id})),
        repository: {default_branch: 'main'},
      },
      env: github.env,
    })

  test('a pull request that one of its commits belongs to', async () => {
    const remote = group()
    const github = await startGitHub(remote)
    github.state.associated = {[idOf(remote, 'first')]: [11]}
    github.state.labels[11] = [label]
    expect((await run(remote, github)).status).toBe(1)
    expect((await run(remote, github, [idOf(remote, 'first'), idOf(remote, 'second')])).status).toBe(0)
  })

  test('that cannot be read: reported, without failing', async () => {
    const remote = group()
    const github = await startGitHub(remote)
    github.faults.push({on: /pulls/, status: 404})
    const result = await run(remote, github)
    expect(result).toMatchObject({status: 0, outputs: {error: '1'}})
    expect(result.log).toContain('could not be read')
  })
})

test('an accepted notice is not asked for again', async () => {
  const remote = simplePull(grown)
  const github = await startGitHub(remote)
  github.state.labels[1] = [label]
  const workspace = checkOut(remote.url, idOf(remote, 'merge'))
  const result = await runStep({...step, workspace, event: 'pull_request', payload: payloadOf(remote), env: github.env})
  expect(result).toMatchObject({status: 0, outputs: {notice: '0', accepted: '1'}})
})
