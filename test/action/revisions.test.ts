import {describe, expect} from 'vitest'
import {runGit, temporaryFolder} from '../support/repository.ts'
import {documentPath, reference, routes} from './support/documents.ts'
import {startGitHub} from './support/github.ts'
import {checkOut, makeRemote, type Remote, stateOf} from './support/remote.ts'
import {runStep, type Step} from './support/runner.ts'
import {before, grown, idOf, makePull, narrowed, payloadOf, simplePull, test} from './support/scenario.ts'

const one = {verdict: 'breaking', error: '1', changed: '1', added: '0', removed: '0'}
const path = {path: documentPath}

/** A base that went on for fifty commits after the pull request was opened, and lost a route on the way. */
function farBehind(): Remote {
  const shorter = reference(routes(5))
  const later = Array.from({length: 50}, (_, index) => [
    `base${index + 1}`,
    {
      from: index === 0 ? 'base' : `base${index}`,
      files: {'notes.md': `${index}`, ...(index === 20 ? {[documentPath]: shorter} : {})},
    },
  ])
  return makeRemote({
    base: {files: {[documentPath]: before, 'README.md': 'Hello'}},
    ...Object.fromEntries(later),
    tip: {from: 'base50', refs: ['refs/heads/main']},
    head: {from: 'base', files: {[documentPath]: narrowed}, refs: ['refs/pull/1/head']},
    merge: {
      from: 'tip',
      merge: 'head',
      files: {[documentPath]: reference(routes(5, index => (index === 2 ? {codecs: '`FP8`'} : {})))},
      refs: ['refs/pull/1/merge'],
    },
  })
}

function pullStep(remote: Remote, step: Partial<Step> & Pick<Step, 'workspace'>): Step {
  return {event: 'pull_request', payload: payloadOf(remote), with: path, ...step}
}

describe('pull_request', () => {
  test('merge checkout, fifty commits behind: the first parent, fetched alone, and nothing written', async () => {
    const remote = farBehind()
    const workspace = checkOut(remote.url, idOf(remote, 'merge'))
    const state = stateOf(workspace)
    const result = await runStep(pullStep(remote, {workspace}))
    expect(result).toMatchObject({status: 1, outputs: one})
    expect(result.log).toContain(
      `Comparing ${remote.id.base50 ? idOf(remote, 'tip') : ''} with ${idOf(remote, 'merge')}`,
    )
    expect(stateOf(workspace)).toEqual(state)
    // Of the history only the two commits that were asked for came.
    const here = runGit(workspace, 'cat-file', '--batch-all-objects', '--batch-check=%(objectname)').split('\n')
    expect(here).not.toContain(idOf(remote, 'base50'))
    expect(here).toContain(idOf(remote, 'tip'))
  })

  test('head checkout, shallow: the merge base, by the API', async () => {
    const remote = farBehind()
    const github = await startGitHub(remote)
    const workspace = checkOut(remote.url, idOf(remote, 'head'))
    const state = stateOf(workspace)
    const result = await runStep(pullStep(remote, {workspace, token: 'secret-token', env: github.env}))
    expect(result).toMatchObject({status: 1, outputs: one})
    expect(result.log).toContain(`Comparing ${idOf(remote, 'base')} with ${idOf(remote, 'head')}`)
    expect(github.requests).toEqual([expect.stringMatching(/^GET \/repos\/octo\/reference\/compare\//)])
    expect(stateOf(workspace)).toEqual(state)
  })

  test('head checkout, whole history: the merge base, without the API', async () => {
    const remote = farBehind()
    const workspace = checkOut(remote.url, idOf(remote, 'head'), {branches: true})
    const state = stateOf(workspace)
    const result = await runStep(pullStep(remote, {workspace}))
    expect(result).toMatchObject({status: 1, outputs: one})
    expect(stateOf(workspace)).toEqual(state)
  })

  test('head checkout, shallow, no API: the merge base by history fetched apart', async () => {
    const remote = farBehind()
    const workspace = checkOut(remote.url, idOf(remote, 'head'))
    const state = stateOf(workspace)
    const result = await runStep(pullStep(remote, {workspace}))
    expect(result).toMatchObject({status: 1, outputs: one})
    expect(stateOf(workspace)).toEqual(state)
  })

  test('another commit is checked out: the head of the event is compared all the same', async () => {
    const remote = farBehind()
    const workspace = checkOut(remote.url, idOf(remote, 'tip'))
    const result = await runStep(pullStep(remote, {workspace}))
    expect(result).toMatchObject({status: 1, outputs: one})
    expect(result.log).toContain(`with ${idOf(remote, 'head')}`)
  })

  test('a merge checkout of a newer head is not taken for the one of the event', async () => {
    const remote = makeRemote({
      base: {files: {[documentPath]: before}},
      tip: {from: 'base', files: {'a.md': 'a'}, refs: ['refs/heads/main']},
      head: {from: 'base', files: {[documentPath]: narrowed}, refs: ['refs/pull/1/head']},
      newer: {from: 'head', files: {[documentPath]: reference(routes(2))}},
      merge: {from: 'tip', merge: 'newer', files: {[documentPath]: reference(routes(2))}},
    })
    const result = await runStep(pullStep(remote, {workspace: checkOut(remote.url, idOf(remote, 'merge'))}))
    expect(result).toMatchObject({status: 1, outputs: one})
  })

  test('a head that merged its base: what the base brought is not the pull request', async () => {
    const remote = makeRemote({
      base: {files: {[documentPath]: before}},
      tip: {from: 'base', files: {[documentPath]: grown}, refs: ['refs/heads/main']},
      own: {from: 'base', files: {'src/routes.py': ''}},
      head: {
        from: 'own',
        merge: 'tip',
        files: {[documentPath]: reference(routes(7, index => (index === 2 ? {codecs: '`FP8`'} : {})))},
      },
    })
    const result = await runStep(pullStep(remote, {workspace: checkOut(remote.url, idOf(remote, 'head'))}))
    expect(result).toMatchObject({status: 1, outputs: one})
    expect(result.log).toContain(`Comparing ${idOf(remote, 'tip')}`)
  })

  test('already merged by another way: where its branch started', async () => {
    const remote = makeRemote({
      base: {files: {[documentPath]: before}},
      head: {from: 'base', files: {[documentPath]: narrowed}, refs: ['refs/heads/main']},
    })
    const result = await runStep(pullStep(remote, {workspace: checkOut(remote.url, idOf(remote, 'head'))}))
    expect(result).toMatchObject({status: 1, outputs: one})
  })

  test('no way to find the base: a sentence, and exit status 2', async () => {
    const remote = farBehind()
    const workspace = checkOut(remote.url, idOf(remote, 'head'))
    runGit(workspace, 'remote', 'set-url', 'origin', `file://${temporaryFolder()}`)
    const result = await runStep(pullStep(remote, {workspace}))
    expect(result.status).toBe(2)
    expect(result.annotations.map(({message}) => message)).toEqual([
      expect.stringMatching(/^Cannot find where the two branches parted.*fetch-depth: 0/),
    ])
  })

  test('base given by hand beats the event', async () => {
    const remote = farBehind()
    const workspace = checkOut(remote.url, idOf(remote, 'merge'))
    const result = await runStep(pullStep(remote, {workspace, with: {...path, base: idOf(remote, 'base')}}))
    expect(result.outputs).toMatchObject({removed: '1', changed: '1'})
  })

  test('head given without a base that belongs to it', async () => {
    const remote = simplePull()
    const result = await runStep(
      pullStep(remote, {
        workspace: checkOut(remote.url, idOf(remote, 'merge')),
        with: {...path, head: idOf(remote, 'tip')},
      }),
    )
    expect(result).toMatchObject({status: 2})
    expect(result.annotations[0]?.message).toContain('without `base`')
  })
})

test('pull_request_target reads the head as data, against the merge base', async () => {
  const remote = farBehind()
  const workspace = checkOut(remote.url, idOf(remote, 'tip'))
  const state = stateOf(workspace)
  const result = await runStep(pullStep(remote, {workspace, event: 'pull_request_target'}))
  expect(result).toMatchObject({status: 1, outputs: one})
  expect(result.log).toContain(`Comparing ${idOf(remote, 'base')} with ${idOf(remote, 'head')}`)
  expect(stateOf(workspace)).toEqual(state)
})

test('merge_group: the base of the group', async () => {
  const remote = makeRemote({
    base: {files: {[documentPath]: before}, refs: ['refs/heads/main']},
    first: {from: 'base', files: {[documentPath]: grown}},
    second: {
      from: 'first',
      files: {[documentPath]: reference(routes(7, index => (index === 2 ? {codecs: '`FP8`'} : {})))},
    },
  })
  const group = {
    base_sha: idOf(remote, 'base'),
    head_sha: idOf(remote, 'second'),
    head_ref: 'refs/heads/gh-readonly-queue/main/pr-2-abc',
  }
  const workspace = checkOut(remote.url, idOf(remote, 'second'))
  const result = await runStep({workspace, event: 'merge_group', payload: {merge_group: group}, with: path})
  expect(result).toMatchObject({status: 1, outputs: {error: '1', changed: '1', added: '1'}})
})

describe('push', () => {
  const zero = '0'.repeat(40)
  const pushed = (remote: Remote, more: object) => ({
    before: zero,
    ref: 'refs/heads/feature',
    forced: false,
    deleted: false,
    commits: [],
    repository: {default_branch: 'main'},
    after: idOf(remote, 'head'),
    ...more,
  })

  test('what the branch was before', async () => {
    const remote = simplePull()
    const payload = pushed(remote, {before: idOf(remote, 'base')})
    const result = await runStep({
      workspace: checkOut(remote.url, idOf(remote, 'head')),
      event: 'push',
      payload,
      with: path,
    })
    expect(result).toMatchObject({status: 1, outputs: one})
  })

  test('a forced push: what the branch was before, although it is no ancestor', async () => {
    const remote = simplePull()
    const payload = pushed(remote, {before: idOf(remote, 'tip'), forced: true})
    const result = await runStep({
      workspace: checkOut(remote.url, idOf(remote, 'head')),
      event: 'push',
      payload,
      with: path,
    })
    expect(result).toMatchObject({status: 1, outputs: one})
    expect(result.log).toContain(`Comparing ${idOf(remote, 'tip')}`)
  })

  test('a forced push whose old commit is gone: the merge base with the default branch', async () => {
    const remote = simplePull()
    const payload = pushed(remote, {before: 'd'.repeat(40), forced: true})
    const result = await runStep({
      workspace: checkOut(remote.url, idOf(remote, 'head')),
      event: 'push',
      payload,
      with: path,
    })
    expect(result).toMatchObject({status: 1, outputs: one})
    expect(result.log).toContain(`Comparing ${idOf(remote, 'base')}`)
  })

  test('the same on the default branch: a sentence rather than a wrong base', async () => {
    const remote = simplePull()
    const payload = pushed(remote, {
      before: 'd'.repeat(40),
      forced: true,
      ref: 'refs/heads/main',
      after: idOf(remote, 'tip'),
    })
    const result = await runStep({
      workspace: checkOut(remote.url, idOf(remote, 'tip')),
      event: 'push',
      payload,
      with: path,
    })
    expect(result.status).toBe(2)
    expect(result.annotations[0]?.message).toMatch(/^Cannot read revision `d{40}`/)
  })

  test('a new branch: the merge base with the default branch', async () => {
    const remote = simplePull()
    const result = await runStep({
      workspace: checkOut(remote.url, idOf(remote, 'head')),
      event: 'push',
      payload: pushed(remote, {}),
      with: path,
    })
    expect(result).toMatchObject({status: 1, outputs: one})
    expect(result.log).toContain(`Comparing ${idOf(remote, 'base')}`)
  })

  test('a new branch without shared history, and the first branch: everything is new', async () => {
    const remote = makeRemote({
      main: {files: {'a.md': ''}, refs: ['refs/heads/main']},
      head: {files: {[documentPath]: before}},
    })
    for (const ref of ['refs/heads/feature', 'refs/heads/main']) {
      const workspace = checkOut(remote.url, idOf(remote, 'head'))
      const result = await runStep({workspace, event: 'push', payload: pushed(remote, {ref}), with: path})
      expect(result).toMatchObject({status: 0, outputs: {verdict: 'compatible', added: '8', error: '0'}})
      expect(result.log).toContain('Comparing nothing with')
    }
  })

  test('a branch that was deleted', async () => {
    const remote = simplePull()
    const payload = pushed(remote, {after: zero, deleted: true})
    const result = await runStep({
      workspace: checkOut(remote.url, idOf(remote, 'head')),
      event: 'push',
      payload,
      with: path,
    })
    expect(result.status).toBe(2)
    expect(result.annotations[0]?.message).toContain('deleted its branch')
  })
})

describe('other events', () => {
  for (const event of ['workflow_dispatch', 'schedule', 'release']) {
    test(`${event} without base and head stops with a sentence`, async () => {
      const remote = simplePull()
      const result = await runStep({
        workspace: checkOut(remote.url, idOf(remote, 'head')),
        event,
        payload: {},
        with: path,
      })
      expect(result.status).toBe(2)
      expect(result.annotations.map(({message}) => message)).toEqual([
        `Event \`${event}\` does not say which revisions to compare. Give inputs \`base\` and \`head\``,
      ])
    })
  }

  test('commits, branches and tags by name', async () => {
    const remote = makePull({base: {[documentPath]: before}, head: {[documentPath]: narrowed}})
    runGit(remote.folder, 'tag', '--annotate', '--message=1', 'v1', idOf(remote, 'base'))
    for (const [base, head] of [
      ['v1', 'feature'],
      [idOf(remote, 'base'), 'HEAD'],
      ['origin/main', 'refs/heads/feature'],
    ] as const) {
      const workspace = checkOut(remote.url, idOf(remote, 'head'))
      const state = stateOf(workspace)
      const result = await runStep({workspace, event: 'schedule', payload: {}, with: {...path, base, head}})
      expect(result).toMatchObject({status: 1, outputs: one})
      expect(stateOf(workspace)).toEqual(state)
    }
  })

  test('a short commit id, by the API', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    const result = await runStep({
      workspace: checkOut(remote.url, idOf(remote, 'head')),
      event: 'workflow_dispatch',
      with: {...path, base: idOf(remote, 'base').slice(0, 10), head: 'HEAD'},
      token: 'secret-token',
      env: github.env,
    })
    expect(result).toMatchObject({status: 1, outputs: one})
  })

  test.for(['nowhere', '--upload-pack=touch x', 'a b', '$(touch x)', 'main:docs'])(
    'a revision that is none: %s',
    async base => {
      const remote = simplePull()
      const workspace = checkOut(remote.url, idOf(remote, 'head'))
      const result = await runStep({workspace, event: 'schedule', payload: {}, with: {...path, base, head: 'HEAD'}})
      expect(result.status).toBe(2)
      expect(result.annotations[0]?.message).toMatch(/^(?:Unknown|Unexpected) revision `/)
      expect(stateOf(workspace).status).toBe('')
    },
  )
})
