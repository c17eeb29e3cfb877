import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect} from 'vitest'
import {temporaryFolder} from '../support/repository.ts'
import {documentPath} from './support/documents.ts'
import {type GitHub, startGitHub} from './support/github.ts'
import {checkOut} from './support/remote.ts'
import {runStep} from './support/runner.ts'
import {idOf, payloadOf, simplePull, test} from './support/scenario.ts'

/** The first workflow, which runs for a fork with a token that may only read. */
async function fork() {
  const remote = simplePull()
  const github = await startGitHub(remote)
  const first = await runStep({
    workspace: checkOut(remote.url, idOf(remote, 'merge')),
    event: 'pull_request',
    payload: payloadOf(remote),
    with: {path: documentPath},
    env: github.env,
  })
  expect(first.status).toBe(1)
  github.state.pulls = [
    {number: 3, head: {label: 'ada:feature', sha: 'b'.repeat(40)}},
    {number: 2, head: {label: 'ada:feature', sha: idOf(remote, 'head')}, state: 'closed'},
    {number: 4, head: {label: 'ada:feature', sha: idOf(remote, 'head')}},
    {number: 5, head: {label: 'octo:feature', sha: idOf(remote, 'head')}},
  ]
  const artifact = join(temporaryFolder(), 'report.json')
  writeFileSync(artifact, readFileSync(first.outputs.report ?? ''))
  return {remote, github, artifact}
}

const run = (sha: string) => ({
  workflow_run: {
    event: 'pull_request',
    head_sha: sha,
    head_branch: 'feature',
    head_repository: {owner: {login: 'ada'}},
    pull_requests: [],
  },
})

/** The second one, which runs on the default branch, without a checkout. */
function second(github: GitHub, report: string, payload: object, more: Readonly<Record<string, string>> = {}) {
  return runStep({
    workspace: temporaryFolder(),
    event: 'workflow_run',
    payload,
    with: {report, comment: 'changes', ...more},
    token: 'secret-token',
    env: github.env,
  })
}

describe('a report that the run of a fork left', () => {
  test('becomes the comment of the pull request that GitHub says it came from', async () => {
    const {remote, github, artifact} = await fork()
    for (const _ of [1, 2]) {
      const result = await second(github, artifact, run(idOf(remote, 'head')))
      expect(result).toMatchObject({status: 0, annotations: []})
      expect(result.summary).toContain('refdiff: breaking')
    }
    expect(github.state.comments.map(({issue}) => issue)).toEqual([4])
    expect(github.state.comments[0]?.body).toMatch(/refdiff: breaking, 1 error/)
  })

  test('is dropped with a line when newer commits came, or the pull request is not known', async () => {
    const {github, artifact} = await fork()
    const result = await second(github, artifact, run('c'.repeat(40)))
    expect(result.status).toBe(0)
    expect(result.log).toContain('No comment')
    expect(github.state.comments).toEqual([])
  })

  test('that GitHub does not let through is one line', async () => {
    const {remote, github, artifact} = await fork()
    github.faults.push({on: /./, status: 403, message: 'Resource not accessible by integration'})
    const result = await second(github, artifact, run(idOf(remote, 'head')))
    expect(result.status).toBe(0)
    expect(result.log.split('\n').filter(line => line.startsWith('No '))).toEqual([
      expect.stringMatching(/^No comment: the token may not do this \(HTTP 403/),
    ])
  })
})

/** The second workflow may not read what is compared. */
const unread = {on: /compare|commits|git/, status: 403, message: 'Resource not accessible by integration'}

type Report = Record<string, unknown>

function forge(artifact: string, change: (report: Report) => unknown) {
  writeFileSync(artifact, JSON.stringify(change(JSON.parse(readFileSync(artifact, 'utf8')))))
}

type Documents = {documents: {tables: {findings: object[]}[]; diagnostics: object[]}[]}
const accepted = {reason: 'All fine', by: 'refdiff.accepted.yml:1'}

/** Everything accepted, counted as nothing, and called fine. */
const harmless = (report: Report) => {
  const [document] = (report as unknown as Documents).documents
  for (const table of document!.tables) table.findings = table.findings.map(finding => ({...finding, accepted}))
  const faulty = {rule: 'ragged-row', level: 'error', status: 'introduced', side: 'new', line: 3, message: 'Row has 2'}
  document!.diagnostics.push({...faulty, fingerprint: '0'.repeat(32), accepted})
  return {...report, verdict: 'compatible', summary: {...(report.summary as object), error: 0, accepted: 2}}
}

/** The worst that an author could wish for, whatever is checked of it. */
const forgeries = {
  accepted: harmless,
  'at a lower level': (report: Report) => {
    for (const table of (report as unknown as Documents).documents[0]!.tables)
      table.findings = table.findings.map(finding => ({...finding, level: 'notice'}))
    return {...report, verdict: 'compatible', summary: {...(report.summary as object), error: 0, notice: 1}}
  },
  'left out': (report: Report) => {
    for (const table of (report as unknown as Documents).documents[0]!.tables) table.findings = []
    return {...report, verdict: 'noise', summary: {...(report.summary as object), error: 0}}
  },
}

describe('what an artifact claims', () => {
  test('is compared anew: verdict, counts, levels, acceptances', async () => {
    for (const [forged, change] of Object.entries(forgeries)) {
      const {remote, github, artifact} = await fork()
      forge(artifact, change)
      const result = await second(github, artifact, run(idOf(remote, 'head')))
      for (const text of [github.state.comments[0]?.body, result.summary]) {
        expect(text, forged).toMatch(/refdiff: breaking(?:, |\n\n)1 error\b/)
        expect(text, forged).not.toContain('All fine')
        expect(text, forged).not.toContain('own word')
      }
    }
  })

  test('of documents is not needed where the workflow names them', async () => {
    const {remote, github, artifact} = await fork()
    forge(artifact, report => ({...report, verdict: 'identical', documents: []}))
    await second(github, artifact, run(idOf(remote, 'head')), {path: documentPath})
    expect(github.state.comments[0]?.body).toContain('refdiff: breaking')
  })

  test("is called the pull request's own word where it cannot be checked, and counted anew without acceptances", async () => {
    const {remote, github, artifact} = await fork()
    github.faults.push(unread)
    forge(artifact, harmless)
    const result = await second(github, artifact, run(idOf(remote, 'head')))
    expect(result.status).toBe(0)
    for (const text of [github.state.comments[0]?.body, result.summary]) {
      expect(text).toMatch(/refdiff: breaking(?:, |\n\n)2 errors\b/)
      expect(text).toContain("This is the pull request's own word, which refdiff could not check")
      expect(text).not.toContain('All fine')
    }
  })

  test('is accepted by what the base branch and labels accept', async () => {
    const {remote, github, artifact} = await fork()
    github.state.labels[4] = ['ok']
    github.state.timeline[4] = [{label: 'OK', at: 2}]
    github.state.pushes['ada/reference'] = [{ref: 'refs/heads/feature', after: idOf(remote, 'head'), at: 1}]
    await second(github, artifact, run(idOf(remote, 'head')), {'accept-label': 'ok', comment: 'always'})
    expect(github.state.comments[0]?.body).toMatch(/refdiff: compatible, 1 accepted/)
  })

  test('goes to the pull request that GitHub names, and to none that is closed', async () => {
    const {remote, github, artifact} = await fork()
    const {workflow_run: started} = run(idOf(remote, 'head'))
    await second(github, artifact, {workflow_run: {...started, pull_requests: [{number: 3}, {number: 5}]}})
    expect(github.state.comments.map(({issue}) => issue)).toEqual([5])
    github.state.comments = []
    github.state.pulls = github.state.pulls.filter(({state}) => state === 'closed')
    const result = await second(github, artifact, run(idOf(remote, 'head')))
    expect(github.state.comments).toEqual([])
    expect(result.log).toContain('no open pull request has this commit')
  })
})

describe('an artifact that a stranger wrote', () => {
  const refused: Readonly<Record<string, (report: Record<string, unknown>) => unknown>> = {
    'no JSON': () => undefined,
    'no object': () => [],
    'another version': report => ({...report, schemaVersion: 2}),
    'another verdict': report => ({...report, verdict: '::error::owned'}),
    'counts that are none': report => ({...report, summary: {...(report.summary as object), error: -1}}),
    'documents that are none': report => ({...report, documents: [{status: 'matched'}]}),
    'a key that is a prototype': report => JSON.parse(JSON.stringify(report).replace('"documents"', '"__proto__"')),
  }
  for (const [name, change] of Object.entries(refused)) {
    test(`${name}: refused with a sentence`, async () => {
      const {remote, github, artifact} = await fork()
      const changed = change(JSON.parse(readFileSync(artifact, 'utf8')))
      writeFileSync(artifact, changed === undefined ? '::error::owned\n{"a": ' : JSON.stringify(changed))
      const result = await second(github, artifact, run(idOf(remote, 'head')))
      expect(result.status).toBe(2)
      expect(result.annotations.map(({message}) => message)).toEqual([expect.stringMatching(/^Unexpected report `/)])
      expect(result.obeyed).toEqual([])
      expect(github.state.comments).toEqual([])
    })
  }

  test('nested beyond all reports: refused with a sentence', async () => {
    const {remote, github, artifact} = await fork()
    const whole = readFileSync(artifact, 'utf8')
    for (const deep of ['['.repeat(5_000_000), `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`]) {
      for (const text of [deep, whole.replace('"message":', `"x": ${deep}, "message":`)]) {
        writeFileSync(artifact, text)
        const result = await second(github, artifact, run(idOf(remote, 'head')))
        expect(result.annotations.map(({message}) => message)).toEqual([
          expect.stringMatching(/^Unexpected report `.*: it is nested more than 100 deep/),
        ])
      }
    }
    // Brackets in texts are no nesting.
    writeFileSync(artifact, whole.replace(/"message": "/, `"message": "${'['.repeat(500)}\\"`))
    expect((await second(github, artifact, run(idOf(remote, 'head')))).status).toBe(0)
  })

  test('not there, a folder, or too large: refused', async () => {
    const {remote, github} = await fork()
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'report.json'))
    for (const path of [join(folder, 'nowhere.json'), join(folder, 'report.json')]) {
      const result = await second(github, path, run(idOf(remote, 'head')))
      expect(result.status).toBe(2)
      expect(result.annotations[0]?.message).toContain('cannot be read')
    }
    writeFileSync(join(folder, 'large.json'), Buffer.alloc(65 * 1024 * 1024, 0x20))
    expect(
      (await second(github, join(folder, 'large.json'), run(idOf(remote, 'head')))).annotations[0]?.message,
    ).toContain('more than 67108864')
  })

  test('with messages of its own: text, and no link out of it', async () => {
    const {remote, github, artifact} = await fork()
    github.faults.push(unread)
    const text = readFileSync(artifact, 'utf8')
    const forged = text
      .replaceAll(/"message": ?"[^"]*"/g, '"message": "@octocat [all fine](https://evil.example) <script>x</script>"')
      .replaceAll('docs/reference.md', '](https://evil.example)')
    writeFileSync(artifact, forged)
    const result = await second(github, artifact, run(idOf(remote, 'head')))
    expect(result.status).toBe(0)
    const [comment] = github.state.comments
    for (const shown of [comment?.body ?? '', result.summary ?? '']) {
      expect(shown.replaceAll(/`+[^`]*`+|<code>.*?<\/code>/g, '')).not.toMatch(/@octocat|evil|<script>/)
    }
  })

  test('never makes a check run, and is for workflow_run alone', async () => {
    const {remote, github, artifact} = await fork()
    const check = await second(github, artifact, run(idOf(remote, 'head')), {'check-run': 'true'})
    expect(check.status).toBe(2)
    expect(github.state.checkRuns).toEqual([])
    const other = await runStep({
      workspace: temporaryFolder(),
      event: 'pull_request',
      payload: payloadOf(remote),
      with: {report: artifact},
      env: github.env,
    })
    expect(other.annotations[0]?.message).toContain('for event `workflow_run`')
  })
})
