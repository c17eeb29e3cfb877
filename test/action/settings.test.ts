import {readFile} from 'node:fs/promises'
import {describe, expect} from 'vitest'
import {acceptFindings} from '../../src/accept/acceptances.ts'
import {compare} from '../../src/compare.ts'
import {documentPath} from './support/documents.ts'
import {type Commit, checkOut, makeRemote} from './support/remote.ts'
import {type Result, runStep} from './support/runner.ts'
import {before, idOf, makePull, narrowed, payloadOf, test} from './support/scenario.ts'

type Files = NonNullable<Commit['files']>

async function run(base: Files, head: Files, inputs: Readonly<Record<string, string>> = {}) {
  const remote = makePull({base: {[documentPath]: before, ...base}, head: {[documentPath]: narrowed, ...head}})
  return runStep({
    workspace: checkOut(remote.url, idOf(remote, 'merge')),
    event: 'pull_request',
    payload: payloadOf(remote),
    with: {path: documentPath, ...inputs},
  })
}

const never = {'fail-on': 'never'}

async function json({outputs}: Result) {
  return JSON.parse(await readFile(outputs.report ?? '', 'utf8'))
}

const quiet = 'levels:\n  capability-narrowed: off\n'

describe('config', () => {
  test("the base branch's counts", async () => {
    expect(await run({'refdiff.yml': quiet}, {})).toMatchObject({status: 0, outputs: {error: '0'}})
    expect(await run({'refdiff.yml': quiet}, {'refdiff.yml': 'levels: {}\n'})).toMatchObject({status: 0})
    expect(await run({'refdiff.yml': 'levels: {}\n'}, {'refdiff.yml': quiet})).toMatchObject({status: 1})
  })

  test('of its tip, whatever the branch started from, with any checkout', async () => {
    const remote = makePull({
      base: {[documentPath]: before, 'refdiff.yml': quiet},
      tip: {'refdiff.yml': 'levels: {}\n'},
      head: {[documentPath]: narrowed},
      merge: {[documentPath]: narrowed},
    })
    for (const commit of ['merge', 'head']) {
      for (const event of ['pull_request', 'pull_request_target']) {
        const workspace = checkOut(remote.url, idOf(remote, commit))
        const step = {workspace, event, payload: payloadOf(remote), with: {path: documentPath}}
        const result = await runStep({...step, env: {GITHUB_SHA: idOf(remote, 'merge')}})
        expect(result).toMatchObject({status: 1, outputs: {error: '1'}})
        // The pull request changes nothing about the config, so that nothing is proposed.
        expect(result.summary).not.toContain('Under this pull request')
      }
    }
  })

  test('that the pull request brings judges nothing, and the report says what it would make of it', async () => {
    for (const base of [{}, {'refdiff.yml': 'levels: {}\n'}] as Files[]) {
      const result = await run(base, {'refdiff.yml': quiet})
      expect(result).toMatchObject({status: 1, outputs: {verdict: 'breaking', error: '1'}})
      expect(result.summary).toContain("Under this pull request's `refdiff.yml`: compatible")
      expect(await json(result)).toMatchObject({
        proposed: {under: "this pull request's `refdiff.yml`", verdict: 'compatible'},
      })
    }
  })

  test('that a push brings judges nothing, and the report says what it would make of it', async () => {
    const remote = makePull({base: {[documentPath]: before}, head: {[documentPath]: narrowed, 'refdiff.yml': quiet}})
    const ends = {before: idOf(remote, 'base'), after: idOf(remote, 'head')}
    const result = await runStep({
      workspace: checkOut(remote.url, ends.after),
      event: 'push',
      payload: {...ends, ref: 'refs/heads/feature', repository: {default_branch: 'main'}},
      with: {path: documentPath},
    })
    expect(result).toMatchObject({status: 1, outputs: {error: '1'}})
    expect(result.summary).toContain("Under this push's `refdiff.yml`: compatible")
  })

  test('of a merge group comes from the branch that it is for, not from the groups before it', async () => {
    const remote = makeRemote({
      base: {files: {[documentPath]: before}, refs: ['refs/heads/main']},
      ahead: {from: 'base', files: {'refdiff.yml': quiet}},
      group: {from: 'ahead', files: {[documentPath]: narrowed}, refs: ['refs/heads/queue']},
    })
    const result = await runStep({
      workspace: checkOut(remote.url, idOf(remote, 'group')),
      event: 'merge_group',
      payload: {
        merge_group: {base_sha: idOf(remote, 'ahead'), head_sha: idOf(remote, 'group'), base_ref: 'refs/heads/main'},
      },
      with: {path: documentPath},
    })
    expect(result).toMatchObject({status: 1, outputs: {error: '1'}})
  })

  test('of the branch point counts for nothing where the base branch has none', async () => {
    const remote = makePull({
      base: {[documentPath]: before, 'refdiff.yml': quiet},
      tip: {'refdiff.yml': null},
      head: {[documentPath]: narrowed},
    })
    const workspace = checkOut(remote.url, idOf(remote, 'head'))
    const env = {GITHUB_SHA: idOf(remote, 'merge')}
    const result = await runStep({
      workspace,
      event: 'pull_request',
      payload: payloadOf(remote),
      with: {path: documentPath},
      env,
    })
    expect(result).toMatchObject({status: 1, outputs: {error: '1'}})
  })

  test('taken away by the pull request counts all the same', async () => {
    const result = await run({'refdiff.yml': quiet}, {'refdiff.yml': null})
    expect(result).toMatchObject({status: 0, outputs: {verdict: 'compatible'}})
    expect(result.summary).toContain("Under this pull request's `refdiff.yml`: breaking")
  })

  test('with mistakes that the pull request makes: at their lines, all compared, and the step fails', async () => {
    const result = await run({}, {'refdiff.yml': '# Levels\nlevels:\n  row-added: loud\n  row-gone: off\n'}, never)
    expect(result).toMatchObject({status: 2, outputs: {verdict: 'breaking', error: '1'}})
    const found = result.annotations.filter(({properties}) => properties.title === 'refdiff: config')
    expect(found.map(({name, properties: {file, line}}) => `${name} ${file}:${line}`)).toEqual([
      'error refdiff.yml:3',
      'error refdiff.yml:4',
    ])
    expect(found[0]?.message).toMatch(/^Unexpected `loud`/)
    expect(result.annotations).toHaveLength(3)
  })

  test('with many mistakes: the first, the rest counted, and room for the findings', async () => {
    const lines = Array.from({length: 30}, (_, index) => `  - ${index}\n`).join('')
    const result = await run({}, {'refdiff.yml': `documents:\n${lines}`})
    expect(result.annotations.filter(({properties}) => properties.title === 'refdiff: config')).toHaveLength(5)
    expect(result.annotations[4]?.message).toMatch(/^26 more mistakes/)
    expect(result.annotations).toHaveLength(6)
    expect(result.lost).toEqual([])
  })

  test('broken on the base branch: loudly, and the repair can pass', async () => {
    const result = await run({'refdiff.yml': 'levels:\n  row-added: loud\n'}, {'refdiff.yml': quiet})
    expect(result).toMatchObject({status: 0, outputs: {error: '0'}})
    expect(result.annotations).toMatchObject([
      {
        name: 'warning',
        message: expect.stringMatching(/^`refdiff\.yml` of the base branch is broken, .*refdiff\.yml:2:14: Unexpected/),
      },
    ])
  })

  test('broken before a push: loudly, without a base branch that a push does not have', async () => {
    const broken = 'levels:\n  row-added: loud\n'
    const remote = makePull({base: {[documentPath]: before, 'refdiff.yml': broken}, head: {'refdiff.yml': quiet}})
    const ends = {before: idOf(remote, 'base'), after: idOf(remote, 'head')}
    const result = await runStep({
      workspace: checkOut(remote.url, ends.after),
      event: 'push',
      payload: {...ends, ref: 'refs/heads/feature', repository: {default_branch: 'main'}},
      with: {path: documentPath},
    })
    expect(result.status).toBe(0)
    expect(result.annotations.map(({message}) => message)).toEqual([
      expect.stringMatching(/^`refdiff\.yml` from before the push is broken, so that this push's counts: /),
    ])
  })

  test('another file, which must be there', async () => {
    expect((await run({'ci/refdiff.yml': quiet}, {}, {config: 'ci/refdiff.yml'})).status).toBe(0)
    const result = await run({}, {}, {config: 'ci/refdiff.yml'})
    expect(result.status).toBe(2)
    expect(result.annotations[0]?.message).toContain('Config file `ci/refdiff.yml` is in neither revision')
  })

  test('broken on the base branch and not mended: its line and column', async () => {
    const result = await run({'refdiff.yml': 'levels:\n  capability-narrowed: loud\n'}, {})
    expect(result.status).toBe(2)
    expect(result.annotations[0]?.message).toMatch(/refdiff\.yml:2:24/)
  })

  test('names the documents where the workflow does not', async () => {
    const result = await run({'refdiff.yml': `documents:\n  - ${documentPath}\n`}, {}, {path: ''})
    expect(result).toMatchObject({status: 1, outputs: {error: '1'}})
    const none = await run({}, {}, {path: ''})
    expect(none.status).toBe(2)
    expect(none.annotations[0]?.message).toMatch(/^Expected input `path`/)
  })
})

describe('acceptances', () => {
  const accepted = async (until?: string) => {
    const report = await compare({text: before, path: documentPath}, {text: narrowed, path: documentPath})
    const {text} = await acceptFindings(
      report,
      {reason: 'Nobody used it', today: '2020-01-01', ...(until ? {until} : {})},
      '',
      'refdiff.accepted.yml',
    )
    return text
  }

  test.for([
    ['push', 'push'],
    ['merge_group', 'merge group'],
  ] as const)('and config that a %s brings are said to be its own', async ([event, noun]) => {
    const place = event === 'push' ? 'from before the push' : 'of the base branch'
    const brought = {'refdiff.accepted.yml': await accepted(), 'refdiff.yml': 'levels:\n  row-added: off\n'}
    const remote = makePull({
      base: {[documentPath]: before, 'refdiff.yml': 'levels: loud\n'},
      head: {[documentPath]: narrowed, ...brought},
    })
    const ends = {base: idOf(remote, 'base'), head: idOf(remote, 'head')}
    const payloads = {
      push: {before: ends.base, after: ends.head, ref: 'refs/heads/feature', repository: {default_branch: 'main'}},
      merge_group: {merge_group: {base_sha: ends.base, head_sha: ends.head, base_ref: 'refs/heads/main'}},
    }
    const step = {workspace: checkOut(remote.url, ends.head), event, payload: payloads[event]}
    const result = await runStep({...step, with: {path: documentPath}})
    const [broken, finding] = result.annotations.map(({message}) => message)
    expect(broken).toMatch(new RegExp(`${place} is broken, so that this ${noun}'s counts: `))
    expect(finding).toMatch(new RegExp(`; accepted in this ${noun}: Nobody used it$`))
    expect(result.summary?.split('\n')[0]).toMatch(new RegExp(`, 1 accepted in this ${noun}$`))
    expect(result.summary).not.toContain('pull request')
  })

  test('that the pull request brings hold, each with a notice on its finding, and are counted apart', async () => {
    const result = await run({}, {'refdiff.accepted.yml': await accepted()})
    expect(result).toMatchObject({status: 0, outputs: {error: '0', accepted: '1', verdict: 'compatible'}})
    expect(result.annotations).toMatchObject([
      {
        name: 'notice',
        properties: {file: documentPath, line: '18'},
        message: expect.stringContaining('; accepted in this pull request: Nobody used it'),
      },
    ])
    expect(result.summary?.split('\n')[0]).toMatch(/refdiff: compatible, 1 accepted in this pull request$/)
    expect(result.summary).toMatch(/refdiff\.accepted\.yml/)
    expect(await json(result)).toMatchObject({summary: {accepted: 1, acceptedHere: 1}})
  })

  test('of the base branch hold in silence', async () => {
    const file = {'refdiff.accepted.yml': await accepted()}
    const result = await run(file, {})
    expect(result).toMatchObject({status: 0, annotations: [], outputs: {accepted: '1', verdict: 'compatible'}})
    expect(result.summary).not.toContain('in this pull request')
    expect((await json(result)).summary).not.toHaveProperty('acceptedHere')
  })

  test("of the base branch's tip hold for a branch that started before them", async () => {
    const remote = makePull({
      base: {[documentPath]: before},
      tip: {'refdiff.accepted.yml': await accepted()},
      head: {[documentPath]: narrowed},
    })
    const workspace = checkOut(remote.url, idOf(remote, 'head'))
    const env = {GITHUB_SHA: idOf(remote, 'merge')}
    const step = {workspace, event: 'pull_request', payload: payloadOf(remote), with: {path: documentPath}, env}
    expect(await runStep(step)).toMatchObject({status: 0, annotations: []})
  })

  test('of both are told apart; one that is taken back accepts nothing', async () => {
    const known = await accepted()
    const changed = known.replace('Nobody used it', 'Nobody ever used it')
    expect(await run({'refdiff.accepted.yml': known}, {'refdiff.accepted.yml': changed})).toMatchObject({
      status: 0,
      annotations: [],
    })
    expect(await run({'refdiff.accepted.yml': known}, {'refdiff.accepted.yml': 'accepted: []\n'})).toMatchObject({
      status: 1,
      outputs: {accepted: '0'},
    })
  })

  test('with a mistake that the pull request makes: at its line, and the step fails', async () => {
    const text = (await accepted()).replace(/fingerprint: .*/, 'fingerprint: none')
    const result = await run({}, {'refdiff.accepted.yml': text}, never)
    expect(result.status).toBe(2)
    const line = text.split('\n').findIndex(text => text.includes('fingerprint: none')) + 1
    expect(result.annotations[0]?.properties).toMatchObject({file: 'refdiff.accepted.yml', line: `${line}`})
  })

  test("only the base branch's, where asked for", async () => {
    const file = {'refdiff.accepted.yml': await accepted()}
    expect((await run({}, file, {'accept-from': 'base'})).status).toBe(1)
    expect((await run(file, {'refdiff.accepted.yml': null}, {'accept-from': 'base'})).status).toBe(0)
  })

  test('past its date it accepts nothing', async () => {
    const result = await run({}, {'refdiff.accepted.yml': await accepted('2020-02-01')})
    expect(result.status).toBe(1)
    expect(result.annotations[0]?.message).toContain('2020-02-01')
  })

  test('stands beside the config file', async () => {
    const text = await accepted()
    expect(
      (await run({'ci/refdiff.yml': 'levels: {}\n'}, {'ci/refdiff.accepted.yml': text}, {config: 'ci/refdiff.yml'}))
        .status,
    ).toBe(0)
  })
})

describe('inputs', () => {
  test.for([
    ['fail-on', 'loud'],
    ['if-missing', 'maybe'],
    ['annotate', 'all'],
    ['comment', 'yes'],
    ['check-run', 'perhaps'],
    ['accept-from', 'main'],
  ] as const)('%s: %s', async ([name, value]) => {
    const result = await run({}, {}, {[name]: value})
    expect(result.status).toBe(2)
    expect(result.annotations[0]?.message).toMatch(
      new RegExp(`^Unexpected \`${value}\` for input \`${name}\`\\. Use one of \``),
    )
  })

  test('fail-on: the lowest level that fails', async () => {
    const statuses = []
    for (const level of ['error', 'warning', 'notice', 'never'])
      statuses.push((await run({}, {}, {'fail-on': level})).status)
    expect(statuses).toEqual([1, 1, 1, 0])
    const mild = {'refdiff.yml': 'levels:\n  capability-narrowed: warning\n'}
    const mildly = []
    for (const level of ['error', 'warning', 'notice', 'never'])
      mildly.push((await run(mild, {}, {'fail-on': level})).status)
    expect(mildly).toEqual([0, 1, 1, 0])
  })
})
