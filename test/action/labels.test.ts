import {describe, expect} from 'vitest'
import {documentPath} from './support/documents.ts'
import {type GitHub, startGitHub} from './support/github.ts'
import {checkOut, makeRemote, type Remote} from './support/remote.ts'
import {runStep} from './support/runner.ts'
import {before, grown, idOf, narrowed, payloadOf, simplePull, test} from './support/scenario.ts'

const label = 'reference-change-accepted'
const step = {with: {path: documentPath, 'accept-label': label}, token: 'secret-token'}

describe('pull_request', () => {
  const run = (remote: Remote, github: GitHub, payload: object, inputs: object = {}) =>
    runStep({
      ...step,
      workspace: checkOut(remote.url, idOf(remote, 'merge')),
      event: 'pull_request',
      payload,
      with: {...step.with, ...inputs},
      env: github.env,
    })

  /** Its head was pushed in second 10, after an earlier commit in second 5. */
  async function labelled(at: number | undefined, names: readonly string[] = [label]) {
    const remote = simplePull()
    const github = await startGitHub(remote)
    github.state.pulls = [{number: 1, head: {label: 'mallory:feature', sha: idOf(remote, 'head')}}]
    github.state.pushes['mallory/reference'] = [
      {ref: 'refs/heads/feature', after: 'a'.repeat(40), at: 5},
      {ref: 'refs/heads/feature', after: idOf(remote, 'head'), at: 10},
      {ref: 'refs/heads/other', after: 'b'.repeat(40), at: 11},
    ]
    github.state.labels[1] = [...names]
    if (at !== undefined) github.state.timeline[1] = names.map(name => ({label: name, at}))
    return {remote, github}
  }

  test('one that stands there now, set at this commit', async () => {
    const {remote, github} = await labelled(12)
    github.state.labels[1] = [...Array.from({length: 120}, (_, index) => `label ${index}`), label]
    const result = await run(remote, github, payloadOf(remote, {labels: []}))
    expect(result).toMatchObject({status: 0, outputs: {verdict: 'compatible', error: '0', accepted: '1', changed: '1'}})
    expect(result.annotations).toEqual([])
    expect(result.summary).toContain('label')
    expect(result.summary).toContain('#1')
    expect(result.log).toContain(`Label \`${label}\` on #1 accepts all findings`)
  })

  test('one that stands in the payload alone accepts nothing', async () => {
    const {remote, github} = await labelled(12, [])
    expect(await run(remote, github, payloadOf(remote, {labels: [{name: label}]}))).toMatchObject({status: 1})
  })

  test('one that was set at an earlier commit accepts nothing, unless later ones are meant too', async () => {
    const {remote, github} = await labelled(7)
    const result = await run(remote, github, payloadOf(remote))
    expect(result).toMatchObject({status: 1, outputs: {error: '1', accepted: '0'}})
    expect(result.log).toContain(
      `Label \`${label}\` accepts nothing: it was set at aaaaaaa of pull request 1, before ${idOf(remote, 'head').slice(0, 7)}: set it again`,
    )
    expect(await run(remote, github, payloadOf(remote), {'accept-label-holds': 'later'})).toMatchObject({status: 0})
  })

  test('one that was set again counts by its last time', async () => {
    const {remote, github} = await labelled(7)
    github.state.timeline[1]?.push({label, at: 20})
    expect(await run(remote, github, payloadOf(remote))).toMatchObject({status: 0})
  })

  test('one whose event it is needs no history', async () => {
    const {remote, github} = await labelled(undefined)
    const payload = {...payloadOf(remote), action: 'labeled', label: {name: label}}
    expect(await run(remote, github, payload)).toMatchObject({status: 0})
    const other = {...payloadOf(remote), action: 'labeled', label: {name: 'bug'}}
    const result = await run(remote, github, other)
    expect(result.status).toBe(1)
    expect(result.log).toContain('GitHub does not say at which commit of pull request 1 it was set')
  })

  test('of a fork that is gone accepts nothing', async () => {
    const {remote, github} = await labelled(12)
    github.state.pulls = github.state.pulls.map(pull => ({...pull, isOrphan: true}))
    expect((await run(remote, github, payloadOf(remote))).status).toBe(1)
  })

  test('whatever its case, and any of several', async () => {
    const {remote, github} = await labelled(12, [label.toUpperCase()])
    expect(await run(remote, github, payloadOf(remote), {'accept-label': `docs-ok\n${label}`})).toMatchObject({
      status: 0,
    })
    expect(await run(remote, github, payloadOf(remote), {'accept-label': 'docs-ok\nother'})).toMatchObject({status: 1})
  })

  test.for([403, 404, 500])('that cannot be read (%i) accepts nothing', async status => {
    const {remote, github} = await labelled(12)
    for (const on of [/labels/, /timeline/, /activity/]) {
      github.faults.splice(0, 1, {on, status, message: 'Refused'})
      const result = await run(remote, github, payloadOf(remote))
      expect(result).toMatchObject({status: 1, outputs: {accepted: '0', error: '1'}})
      expect(result.log).toContain(`Label \`${label}\` accepts nothing: it could not be read: HTTP ${status}: Refused`)
    }
  })

  test('without a token accepts nothing', async () => {
    const {remote, github} = await labelled(12)
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

/** Two pull requests one after the other, the first of which changes the document. */
async function group() {
  const remote = makeRemote({
    base: {files: {[documentPath]: before}, refs: ['refs/heads/main']},
    first: {from: 'base', files: {[documentPath]: narrowed}},
    second: {from: 'first', files: {'a.md': ''}, refs: ['refs/heads/next']},
  })
  const github = await startGitHub(remote)
  const heads = {11: 'first', 12: 'second'} as const
  github.state.pulls = ([11, 12] as const).map(number => ({
    number,
    head: {label: `ada:branch-${number}`, sha: idOf(remote, heads[number])},
    files: number === 11 ? [documentPath] : ['a.md'],
  }))
  github.state.associated = {[idOf(remote, 'first')]: [11], [idOf(remote, 'second')]: [12]}
  github.state.pushes['ada/reference'] = ([11, 12] as const).map(number => ({
    ref: `refs/heads/branch-${number}`,
    after: idOf(remote, heads[number]),
    at: 1,
  }))
  const set = (...numbers: number[]) => {
    github.state.labels = Object.fromEntries(numbers.map(number => [number, [label]]))
    github.state.timeline = Object.fromEntries(numbers.map(number => [number, [{label, at: 2}]]))
  }
  return {remote, github, set}
}

type Group = Awaited<ReturnType<typeof group>>

const queue = 'refs/heads/gh-readonly-queue/main/pr-12-abcdef0'

const runs = {
  merge_group: ({remote, github}: Group) =>
    runStep({
      ...step,
      workspace: checkOut(remote.url, idOf(remote, 'second')),
      event: 'merge_group',
      payload: {
        merge_group: {
          base_sha: idOf(remote, 'base'),
          head_sha: idOf(remote, 'second'),
          head_ref: queue,
          base_ref: 'refs/heads/main',
        },
      },
      env: github.env,
    }),
  push: ({remote, github}: Group) =>
    runStep({
      ...step,
      workspace: checkOut(remote.url, idOf(remote, 'second')),
      event: 'push',
      payload: {
        before: idOf(remote, 'base'),
        after: idOf(remote, 'second'),
        ref: 'refs/heads/main',
        repository: {default_branch: 'main'},
      },
      env: github.env,
    }),
}

describe.each(['merge_group', 'push'] as const)('%s', event => {
  const run = runs[event]

  test('accepted where every pull request that changes the document carries the label', async () => {
    const scene = await group()
    expect((await run(scene)).status).toBe(1)
    scene.set(12)
    const other = await run(scene)
    expect(other.status).toBe(1)
    expect(other.log).toContain('accepts nothing: pull request 11 does not carry it')
    scene.set(11)
    expect(await run(scene)).toMatchObject({status: 0, outputs: {accepted: '1'}})
  })

  test('two that change it need two labels', async () => {
    const scene = await group()
    scene.github.state.pulls = scene.github.state.pulls.map(pull => ({...pull, files: [documentPath]}))
    for (const one of [11, 12]) {
      scene.set(one)
      expect((await run(scene)).status, `only #${one}`).toBe(1)
    }
    scene.set(11, 12)
    const both = await run(scene)
    expect(both.status).toBe(0)
    expect(both.log).toContain('on #11, #12 accepts all findings')
  })

  test('set at an earlier commit of the pull request accepts nothing', async () => {
    const scene = await group()
    scene.set(11)
    scene.github.state.pushes['ada/reference']?.push({ref: 'refs/heads/branch-11', after: 'c'.repeat(40), at: 1.5})
    expect((await run(scene)).log).toContain('accepts nothing: it was set at ccccccc of pull request 11')
  })

  test('a commit of no pull request that changes the document accepts nothing', async () => {
    const scene = await group()
    scene.set(11, 12)
    scene.github.state.associated = {[idOf(scene.remote, 'second')]: [12]}
    const result = await run(scene)
    expect(result.status).toBe(1)
    expect(result.log).toContain('changes the document and belongs to no pull request')
  })

  test("another branch's pull request that holds the commits says nothing", async () => {
    const scene = await group()
    scene.set(11, 13)
    const stranger = {number: 13, head: {label: 'mallory:x', sha: 'd'.repeat(40)}, files: [documentPath]}
    scene.github.state.pulls.push(stranger, {...stranger, number: 14, base: 'old'})
    scene.github.state.associated[idOf(scene.remote, 'first')] = [11, 13, 14]
    expect((await run(scene)).status).toBe(0)
    scene.github.state.associated[idOf(scene.remote, 'first')] = [13, 14]
    expect((await run(scene)).status).toBe(1)
    // One with the same commit and a label of its own, into a branch that anybody may push to.
    const first = idOf(scene.remote, 'first')
    scene.github.state.pulls.push({...stranger, number: 15, base: 'old', head: {label: 'mallory:x', sha: first}})
    scene.github.state.pushes['mallory/reference'] = [{ref: 'refs/heads/x', after: first, at: 1}]
    scene.github.state.associated[first] = [15]
    scene.set(15)
    expect((await run(scene)).status).toBe(1)
  })

  test('squashed: the commit that a pull request became', async () => {
    const scene = await group()
    scene.set(11)
    scene.github.state.pulls = scene.github.state.pulls.map(pull => ({
      ...pull,
      merge: pull.head.sha,
      head: {...pull.head, sha: 'e'.repeat(40)},
    }))
    scene.github.state.pushes['ada/reference'] = [{ref: 'refs/heads/branch-11', after: 'e'.repeat(40), at: 1}]
    expect((await run(scene)).status).toBe(0)
  })

  test.for([/compare/, /pulls/, /labels/, /timeline/, /activity/])(
    '%s cannot be read: the finding stands',
    async on => {
      const scene = await group()
      scene.set(11)
      scene.github.faults.push({on, status: 403, message: 'Resource not accessible by integration'})
      const result = await run(scene)
      expect(result).toMatchObject({status: 1, outputs: {verdict: 'breaking', error: '1'}})
      expect(result.log).toContain('could not be read: HTTP 403')
      expect(result.annotations).toHaveLength(1)
    },
  )
})

test('the pull request that the queue names, whose squash GitHub links to nothing yet', async () => {
  const scene = await group()
  scene.github.state.pulls = [
    {number: 12, head: {label: 'ada:branch-12', sha: 'e'.repeat(40)}, files: [documentPath, 'a.md']},
  ]
  scene.github.state.associated = {}
  scene.github.state.pushes['ada/reference'] = [{ref: 'refs/heads/branch-12', after: 'e'.repeat(40), at: 1}]
  scene.set(12)
  // The commit before the group's last is still of no pull request.
  expect((await runs.merge_group(scene)).log).toContain('belongs to no pull request')
  const remote = makeRemote({
    base: {files: {[documentPath]: before}, refs: ['refs/heads/main']},
    second: {from: 'base', files: {[documentPath]: narrowed}, refs: ['refs/heads/next']},
  })
  const github = await startGitHub(remote)
  Object.assign(github.state, scene.github.state)
  expect((await runs.merge_group({...scene, remote, github})).status).toBe(0)
})

test('an accepted notice is not asked for again', async () => {
  const remote = simplePull(grown)
  const github = await startGitHub(remote)
  github.state.labels[1] = [label]
  const workspace = checkOut(remote.url, idOf(remote, 'merge'))
  const payload = {...payloadOf(remote), action: 'labeled', label: {name: label}}
  const result = await runStep({...step, workspace, event: 'pull_request', payload, env: github.env})
  expect(result).toMatchObject({status: 0, outputs: {notice: '0', accepted: '1'}})
})
