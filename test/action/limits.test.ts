import {describe, expect} from 'vitest'
import {documentPath, reference, routes} from './support/documents.ts'
import {startGitHub} from './support/github.ts'
import {checkOut} from './support/remote.ts'
import {type Result, runStep} from './support/runner.ts'
import {idOf, makePull, payloadOf, test} from './support/scenario.ts'

/** Every odd route loses a head dimension of its own, every even one gains one: no two edits are the same. */
function many(count: number) {
  const old = routes(count, index => ({shape: `{"head_dims": [64, ${1000 + index}]}`}))
  const changed = routes(count, index => ({
    shape: index % 2 ? '{"head_dims": [64]}' : `{"head_dims": [64, ${1000 + index}, ${100_000 + index}]}`,
  }))
  return makePull({base: {[documentPath]: reference(old)}, head: {[documentPath]: reference(changed)}})
}

const levels = (result: Result) =>
  Object.fromEntries(
    ['error', 'warning', 'notice'].map(level => [level, result.annotations.filter(({name}) => name === level).length]),
  )

async function run(count: number, inputs: Readonly<Record<string, string>> = {}) {
  const remote = many(count)
  const github = await startGitHub(remote)
  const result = await runStep({
    workspace: checkOut(remote.url, idOf(remote, 'merge')),
    event: 'pull_request',
    payload: payloadOf(remote),
    with: {path: documentPath, ...inputs},
    token: 'secret-token',
    env: github.env,
  })
  return {result, github, remote}
}

describe('200 findings', () => {
  test('ten annotations a level, the last of which counts the rest; all in the summary', async () => {
    const {result} = await run(200)
    const found = Number(result.outputs.error) + Number(result.outputs.notice)
    // One more says what no route declares any more.
    expect(found).toBe(201)
    expect(levels(result)).toEqual({error: 10, warning: 0, notice: 10})
    expect(result.lost).toEqual([])
    expect(result.annotations.map(({name}) => name)).toEqual([...Array(10).fill('error'), ...Array(10).fill('notice')])
    expect(result.annotations[9]?.message).toMatch(
      /^91 more errors, see the job summary\nAttention route declarations: 91$/,
    )
    for (const {name} of routes(200)) expect(result.summary).toContain(name)
  })

  test('all in the check run, fifty a request, in order, the worst first', async () => {
    const {result, github, remote} = await run(200, {'check-run': 'true', annotate: 'none'})
    expect(result.annotations).toEqual([])
    const [check] = github.state.checkRuns
    expect(check).toMatchObject({
      name: 'refdiff: reference / refdiff',
      head_sha: idOf(remote, 'head'),
      conclusion: 'failure',
      status: 'completed',
    })
    const batches = check?.batches as {annotation_level: string; start_line: number}[][]
    expect(batches.map(batch => batch.length)).toEqual([50, 50, 50, 50])
    const all = batches.flat()
    expect(all.slice(0, 100).every(({annotation_level}) => annotation_level === 'failure')).toBe(true)
    expect(all.slice(100).every(({annotation_level}) => annotation_level === 'notice')).toBe(true)
    expect(new Set(all.map(({start_line}) => start_line)).size).toBe(200)
  })
})

test('20,000 findings: every place within its limit, the worst kept, the rest counted', async () => {
  const {result, github} = await run(20_000, {comment: 'always', 'check-run': 'true'})
  expect(result.outputs).toMatchObject({error: '10000', notice: '10001'})
  expect(result.status).toBe(1)
  // They are all the check run's.
  expect(result.annotations).toEqual([])
  expect(result.summary).toBeDefined()
  expect(result.summaryBytes).toBeGreaterThan(900_000)
  expect(result.summary).toMatch(/Left out.*notices/)
  expect(result.summary?.match(/❌ changed/g)?.length).toBeGreaterThan(2_000)
  const [comment] = github.state.comments
  expect(comment?.body.length).toBeGreaterThan(50_000)
  expect(comment?.body.length).toBeLessThanOrEqual(65_536)
  expect(comment?.body).toMatch(/Not shown here:\*\* [\d,]+ errors, 10,001 notices/)
  expect(comment?.body.trimEnd()).toMatch(/<!-- refdiff:[0-9a-f]+ -->$/)
  const batches = github.state.checkRuns[0]?.batches as unknown[][]
  expect(batches).toHaveLength(60)
  expect(result.log).toContain('The check run has no place for 17,001 more annotations')
})

test('many removed rows share one line, within the length of a message', async () => {
  const remote = makePull({
    base: {[documentPath]: reference(routes(400))},
    head: {[documentPath]: reference(routes(3))},
  })
  const result = await runStep({
    workspace: checkOut(remote.url, idOf(remote, 'merge')),
    event: 'pull_request',
    payload: payloadOf(remote),
    with: {path: documentPath},
  })
  expect(result.outputs).toMatchObject({error: '397', removed: '397'})
  const [shared] = result.annotations
  expect(result.annotations).toHaveLength(1)
  expect(shared?.properties).toMatchObject({file: documentPath, line: '18'})
  expect(shared?.message.length).toBeLessThanOrEqual(4096)
  expect(shared?.message).toMatch(/was line 19 of the old document/)
  expect(shared?.message).toMatch(/… and \d+ more here, see the job summary$/)
})

test('check run: conclusion by verdict', async () => {
  const conclusions = []
  for (const level of ['error', 'never']) {
    const {github} = await run(10, {'check-run': 'true', 'fail-on': level})
    conclusions.push(github.state.checkRuns[0]?.conclusion)
  }
  expect(conclusions).toEqual(['failure', 'neutral'])
})

test('check run: what it shows on the lines is annotated nowhere else', async () => {
  const {result, github} = await run(3, {'check-run': 'true'})
  const [check] = github.state.checkRuns
  expect(check?.batches).toMatchObject([[{start_line: expect.any(Number)}, {}, {}]])
  expect(result.annotations).toEqual([])
})

test('check run: by the name of the result, as the comment', async () => {
  const {github} = await run(1, {'check-run': 'true', name: 'API reference'})
  expect(github.state.checkRuns.map(({name}) => name)).toEqual(['refdiff: API reference'])
})

test('a check run whose answer was lost is not made a second time', async () => {
  const remote = many(3)
  const github = await startGitHub(remote)
  github.faults.push({on: /^POST .*check-runs/, status: 502, afterwards: true, times: 1})
  const result = await runStep({
    workspace: checkOut(remote.url, idOf(remote, 'merge')),
    event: 'pull_request',
    payload: payloadOf(remote),
    with: {path: documentPath, 'check-run': 'true'},
    token: 'secret-token',
    env: github.env,
  })
  expect(github.state.checkRuns).toHaveLength(1)
  expect(result.log).toContain('No check run: GitHub refused it, HTTP 502')
})

test('a check run that cannot be made leaves the annotations to the log', async () => {
  const remote = many(4)
  const github = await startGitHub(remote)
  github.faults.push({on: /check-runs/, status: 403, message: 'Resource not accessible by integration'})
  const step = {
    workspace: checkOut(remote.url, idOf(remote, 'merge')),
    event: 'pull_request',
    payload: payloadOf(remote),
    with: {path: documentPath, 'check-run': 'true'},
    token: 'secret-token',
    env: github.env,
  }
  const without = await runStep(step)
  expect(without.annotations).toHaveLength(4)
  expect(without.log).toContain('No check run: the token may not do this')
  github.faults.splice(0)
  const made = await runStep(step)
  expect(made.annotations).toEqual([])
  expect(github.state.checkRuns[0]?.batches).toMatchObject([[{}, {}, {}, {}]])
})
