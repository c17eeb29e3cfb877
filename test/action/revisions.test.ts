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

  test("base given as a branch, or as base.sha: told that it shows the base's own changes", async () => {
    const remote = farBehind()
    const workspace = checkOut(remote.url, idOf(remote, 'head'), {branches: true})
    const {pull_request: pull} = payloadOf(remote)
    const payload = {pull_request: {...pull, base: {sha: idOf(remote, 'tip'), ref: 'main'}}}
    for (const base of ['main', 'origin/main', 'refs/heads/main', idOf(remote, 'tip')]) {
      const result = await runStep(pullStep(remote, {workspace, payload, with: {...path, base}}))
      expect(result.annotations.filter(({name}) => name === 'warning').map(({message}) => message)).toEqual([
        expect.stringMatching(/^Input `base` is .*, whose own changes are shown as well, reversed\. Leave `base` out/),
      ])
    }
    const right = await runStep(pullStep(remote, {workspace, payload, with: {...path, base: idOf(remote, 'base')}}))
    expect(right.annotations.filter(({name}) => name === 'warning')).toEqual([])
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

  describe('of a tag', () => {
    function tagged() {
      const remote = simplePull()
      for (const [name, commit] of Object.entries({
        'v1.9.0': 'merge',
        'v1.10.0': 'base',
        'v2.0.0-rc.1': 'tip',
        'docs-1.11.0': 'tip',
        'v3.0.0': 'tip',
        nightly: 'tip',
      }))
        runGit(remote.folder, 'tag', name, idOf(remote, commit))
      for (const name of ['v2.0.0', 'v0.1.0', 'latest']) {
        runGit(remote.folder, 'tag', '--annotate', '--message=2', name, idOf(remote, 'head'))
      }
      return remote
    }
    const push = (remote: Remote, tag: string, inputs: object = {}) => {
      const after = runGit(remote.folder, 'rev-parse', tag)
      expect(after).not.toBe(idOf(remote, 'head'))
      const workspace = checkOut(remote.url, idOf(remote, 'head'))
      const payload = pushed(remote, {ref: `refs/tags/${tag}`, after})
      return runStep({workspace, event: 'push', payload, with: {...path, ...inputs}})
    }

    test('the tag before it, by version; annotated tags are peeled', async () => {
      const remote = tagged()
      const result = await push(remote, 'v2.0.0')
      expect(result).toMatchObject({status: 1, outputs: one})
      expect(result.log).toContain(
        `Comparing ${idOf(remote, 'base')} with ${idOf(remote, 'head')}; the base is tag \`v1.10.0\``,
      )
    })

    test('the same by the API', async () => {
      const remote = tagged()
      const github = await startGitHub(remote)
      const payload = pushed(remote, {ref: 'refs/tags/v2.0.0', after: runGit(remote.folder, 'rev-parse', 'v2.0.0')})
      const step = {workspace: temporaryFolder(), event: 'push', payload, with: path, token: 'secret-token'}
      expect(await runStep({...step, env: github.env})).toMatchObject({status: 1, outputs: one})
    })

    test('the first: everything is new; base beats it; one without a version needs it', async () => {
      const remote = tagged()
      expect(await push(remote, 'v0.1.0')).toMatchObject({status: 0, outputs: {added: '8'}})
      expect(await push(remote, 'latest', {base: 'v1.10.0'})).toMatchObject({status: 1, outputs: one})
      const result = await push(remote, 'latest')
      expect(result.status).toBe(2)
      expect(result.annotations[0]?.message).toBe(
        'Tag `latest` is no version, so that none is before it. Give input `base`',
      )
    })
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
    test(`${event} without base stops with a sentence`, async () => {
      const remote = simplePull()
      const result = await runStep({
        workspace: checkOut(remote.url, idOf(remote, 'head')),
        event,
        payload: {},
        with: path,
      })
      expect(result.status).toBe(2)
      expect(result.annotations.map(({message}) => message)).toEqual([
        `Event \`${event}\` does not say what to compare with. Give input \`base\`: a commit, branch or tag, or \`latest-release\``,
      ])
    })
  }

  test('with base alone: the head is the commit of the event', async () => {
    const remote = simplePull()
    for (const event of ['workflow_dispatch', 'schedule', 'release']) {
      const workspace = checkOut(remote.url, idOf(remote, 'tip'))
      const env = {GITHUB_SHA: idOf(remote, 'head')}
      const inputs = {...path, base: idOf(remote, 'base')}
      const result = await runStep({workspace, event, payload: {}, with: inputs, env})
      expect(result).toMatchObject({status: 1, outputs: one})
    }
  })

  test('latest-release: the one that GitHub shows as the latest, apart from the one that is made', async () => {
    const remote = simplePull()
    runGit(remote.folder, 'tag', '--annotate', '--message=1', 'v1', idOf(remote, 'base'))
    runGit(remote.folder, 'tag', 'v2', idOf(remote, 'head'))
    const github = await startGitHub(remote)
    const run = (event: string, payload: object) =>
      runStep({
        workspace: checkOut(remote.url, idOf(remote, 'head')),
        event,
        payload,
        with: {...path, base: 'latest-release'},
        token: 'secret-token',
        env: github.env,
      })
    const none = await run('schedule', {})
    expect(none.status).toBe(2)
    expect(none.annotations[0]?.message).toMatch(/^Unknown revision `latest-release`.*Make a release first/)
    github.state.releases = ['v1']
    expect(await run('schedule', {})).toMatchObject({status: 1, outputs: one})
    github.state.releases = ['v2', 'v1']
    expect((await run('schedule', {})).outputs.verdict).toBe('identical')
    expect(await run('release', {release: {tag_name: 'v2'}})).toMatchObject({status: 1, outputs: one})
  })

  test('names relative to HEAD mean what is checked out, never the default branch', async () => {
    const remote = makeRemote({
      root: {files: {[documentPath]: before}},
      main: {from: 'root', files: {[documentPath]: grown}, refs: ['refs/heads/main']},
      older: {from: 'root', files: {[documentPath]: before, 'a.md': 'a'}},
      head: {from: 'older', merge: 'main', files: {[documentPath]: narrowed}, refs: ['refs/heads/feature']},
    })
    const github = await startGitHub(remote)
    const names: Readonly<Record<string, string>> = {
      'HEAD~1': 'older',
      'HEAD^1': 'older',
      'HEAD^': 'older',
      '@~2': 'root',
      'HEAD^2': 'main',
      'HEAD^2~1': 'root',
      'feature~1': 'older',
    }
    const step = {event: 'workflow_dispatch', token: 'secret-token', env: github.env}
    for (const [base, commit] of Object.entries(names)) {
      for (const options of [{}, {branches: true}]) {
        const workspace = checkOut(remote.url, idOf(remote, 'head'), options)
        const result = await runStep({...step, workspace, with: {...path, base}})
        expect(result.log, base).toContain(`Comparing ${idOf(remote, commit)} with ${idOf(remote, 'head')}`)
      }
      // Without a clone it is the commit of the event.
      const env = {...github.env, GITHUB_SHA: idOf(remote, 'head')}
      const result = await runStep({...step, workspace: temporaryFolder(), with: {...path, base}, env})
      expect(result.log, base).toContain(`Comparing ${idOf(remote, commit)} with ${idOf(remote, 'head')}`)
    }
    const workspace = checkOut(remote.url, idOf(remote, 'head'))
    // Without the API its parents are fetched.
    const alone = await runStep({workspace, event: 'workflow_dispatch', with: {...path, base: 'HEAD~2'}})
    expect(alone.log).toContain(`Comparing ${idOf(remote, 'root')} with`)
    for (const base of ['HEAD~9', 'HEAD^3', 'HEAD~1000000', 'HEAD@{1}']) {
      const result = await runStep({...step, workspace, with: {...path, base}})
      expect(result.status, base).toBe(2)
      expect(result.annotations[0]?.message).toMatch(/^(?:Unknown revision|Revision) `/)
    }
  })

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
