import {describe, expect} from 'vitest'
import {acceptFindings} from '../../src/accept/acceptances.ts'
import {compare} from '../../src/compare.ts'
import {documentPath} from './support/documents.ts'
import {type Commit, checkOut} from './support/remote.ts'
import {runStep} from './support/runner.ts'
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

const quiet = 'levels:\n  capability-narrowed: off\n'

describe('config', () => {
  test("the base revision's counts", async () => {
    expect(await run({'refdiff.yml': quiet}, {})).toMatchObject({status: 0, outputs: {error: '0'}})
    expect(await run({'refdiff.yml': quiet}, {'refdiff.yml': 'levels: {}\n'})).toMatchObject({status: 0})
    expect(await run({'refdiff.yml': 'levels: {}\n'}, {'refdiff.yml': quiet})).toMatchObject({status: 1})
  })

  test("the head's, and said so, where the base has none", async () => {
    const result = await run({}, {'refdiff.yml': quiet})
    expect(result.status).toBe(0)
    expect(result.log).toContain('refdiff.yml is taken from the head revision, since the base has none')
  })

  test('another file, which must be there', async () => {
    expect((await run({'ci/refdiff.yml': quiet}, {}, {config: 'ci/refdiff.yml'})).status).toBe(0)
    const result = await run({}, {}, {config: 'ci/refdiff.yml'})
    expect(result.status).toBe(2)
    expect(result.annotations[0]?.message).toContain('Config file `ci/refdiff.yml` is in neither revision')
  })

  test('with a mistake: its line and column', async () => {
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

  test("the head's count", async () => {
    const result = await run({}, {'refdiff.accepted.yml': await accepted()})
    expect(result).toMatchObject({status: 0, outputs: {error: '0', accepted: '1', verdict: 'compatible'}})
    expect(result.annotations).toEqual([])
    expect(result.summary).toContain('Nobody used it')
    expect(result.summary).toMatch(/refdiff\.accepted\.yml/)
  })

  test("the base's, where asked for", async () => {
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
