import {execFileSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {describe, expect} from 'vitest'
import {gitEnvironment, runGit, temporaryFolder} from '../support/repository.ts'
import {documentPath, reference, routes} from './support/documents.ts'
import {closedAddress, type GitHub, startGitHub} from './support/github.ts'
import {checkOut, type Remote} from './support/remote.ts'
import {runStep} from './support/runner.ts'
import {before, grown, idOf, makePull, narrowed, payloadOf, simplePull, test} from './support/scenario.ts'

const token = 'secret-token'

async function run(remote: Remote, github: GitHub, more: object = {}, inputs: Readonly<Record<string, string>> = {}) {
  // What is run is what the pull request has become.
  github.state.pulls = [{number: 1, head: {label: 'octo:feature', sha: idOf(remote, 'head')}}]
  return runStep({
    workspace: checkOut(remote.url, idOf(remote, 'merge')),
    event: 'pull_request',
    payload: payloadOf(remote),
    with: {path: documentPath, comment: 'changes', ...inputs},
    token,
    env: github.env,
    ...more,
  })
}

/** The same pull request after its change was taken back. */
const restored = () => makePull({base: {[documentPath]: before}, head: {'README.md': 'Hello'}})

describe('one comment', () => {
  test('written, then updated by the next run', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    expect((await run(remote, github)).status).toBe(1)
    const [first] = github.state.comments
    expect(first?.body.split('\n')[0]).toMatch(/refdiff: breaking, 1 error\. /)
    const next = simplePull(grown)
    expect((await run(next, {...github, env: github.env})).status).toBe(0)
    expect(github.state.comments).toHaveLength(1)
    expect(github.state.comments[0]?.body.split('\n')[0]).toMatch(/refdiff: compatible, 1 notice/)
  })

  test('found on the third page', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    await run(remote, github)
    const own = github.state.comments.pop()
    const others = Array.from({length: 230}, (_, id) => ({
      id: id + 1,
      issue: 1,
      body: 'Hello',
      login: 'ada',
      type: 'User' as const,
    }))
    github.state.comments.push(...others, ...(own ? [own] : []))
    await run(remote, github)
    expect(github.state.comments).toHaveLength(231)
    expect(github.requests.filter(request => request.startsWith('GET') && request.includes('/comments'))).toHaveLength(
      1 + 3,
    )
  })

  test('for each name: workflow, job and step, whatever is compared and wherever it runs', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    const numbers = async (more: object, inputs: Readonly<Record<string, string>> = {}) => {
      await run(remote, github, more, inputs)
      return github.state.comments.length
    }
    const job = (name: string, step = '__octo_refdiff') => ({
      env: {...github.env, GITHUB_JOB: name, GITHUB_ACTION: step},
    })
    expect(await numbers(job('one'))).toBe(1)
    expect(await numbers(job('one'), {path: `${documentPath}\nREADME.md`, 'if-missing': 'ignore'})).toBe(1)
    expect(await numbers(job('one', '__octo_refdiff_2'))).toBe(2)
    expect(await numbers(job('one', 'second'))).toBe(3)
    expect(await numbers(job('two'))).toBe(4)
    expect(await numbers(job('two'), {name: 'mine'})).toBe(5)
    expect(await numbers(job('three'), {name: 'mine'})).toBe(5)
    expect(github.state.comments.map(({body}) => / · at `.{7}` · (.*)$/m.exec(body)?.[1])).toEqual([
      'reference / one',
      'reference / one / 2',
      'reference / one / second',
      'reference / two',
      'mine',
    ])
  })

  test('names the commit that it speaks of, and is not put in the place of a newer one', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    await run(remote, github)
    const [comment] = github.state.comments
    expect(comment?.body).toContain(`at \`${idOf(remote, 'head').slice(0, 7)}\``)
    const older = simplePull(grown)
    const again = await runStep({
      workspace: checkOut(older.url, idOf(older, 'merge')),
      event: 'pull_request',
      payload: payloadOf(older),
      with: {path: documentPath, comment: 'always'},
      token,
      env: github.env,
    })
    expect(again.log).toContain(
      `No comment: pull request 1 has another commit now than ${idOf(older, 'head').slice(0, 7)}`,
    )
    expect(github.state.comments).toEqual([comment])
  })

  test('says when a run has no result', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    const broken = {path: 'nowhere.md'}
    expect((await run(remote, github, {}, broken)).status).toBe(2)
    expect(github.state.comments).toEqual([])
    await run(remote, github)
    expect((await run(remote, github, {}, broken)).status).toBe(2)
    expect(github.state.comments).toHaveLength(1)
    expect(github.state.comments[0]?.body).toMatch(
      /^refdiff: no result for [0-9a-f]{7}\. `nowhere\.md` is in neither revision\. /,
    )
    await run(remote, github)
    expect(github.state.comments[0]?.body).toContain('refdiff: breaking')
  })

  test('of two that runs at the same time left, one stays', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    await run(remote, github)
    const [own] = github.state.comments
    if (own) github.state.comments.push({...own, id: 2000})
    await run(remote, github)
    expect(github.state.comments.map(({id}) => id)).toEqual([own?.id])
  })

  test("somebody else's comment with the marker is left alone", async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    await run(remote, github)
    const [own] = github.state.comments
    const forged = {id: 1, issue: 1, body: `All fine!\n\n${own?.body}`, login: 'mallory', type: 'User' as const}
    github.state.comments = [forged]
    await run(remote, github)
    expect(github.state.comments[0]).toEqual(forged)
    expect(github.state.comments).toHaveLength(2)
  })

  test("another bot's comment with the marker is left alone", async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    await run(remote, github)
    const [own] = github.state.comments
    const echo = {id: 1, issue: 1, body: `> ${own?.body}`, login: 'echo[bot]', type: 'Bot' as const}
    github.state.comments = [echo]
    await run(remote, github)
    expect(github.state.comments[0]).toEqual(echo)
    expect(github.state.comments).toHaveLength(2)
  })

  test("an app's token knows its own comment again, and the job's also where nobody says whose it is", async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    github.faults.push({on: /graphql/, status: 403})
    await run(remote, github)
    await run(remote, github)
    expect(github.state.comments).toHaveLength(1)
    github.faults.splice(0)
    github.state.login = 'docs-app[bot]'
    for (const comment of github.state.comments) Object.assign(comment, {login: 'docs-app[bot]'})
    await run(remote, github)
    expect(github.state.comments).toHaveLength(1)
  })

  test('that was deleted meanwhile is written anew', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    await run(remote, github)
    github.faults.push({on: /^PATCH .*comments/, status: 404, message: 'Not Found'})
    const result = await run(remote, github)
    expect(result.log).toContain('The comment on pull request 1 was written anew, since the former one was deleted')
    expect(github.state.comments).toHaveLength(2)
  })

  test("a person's token knows its own comment again", async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    await run(remote, github)
    github.state.login = 'ada'
    for (const comment of github.state.comments) Object.assign(comment, {login: 'ada', type: 'User'})
    await run(remote, github)
    expect(github.state.comments).toHaveLength(1)
  })
})

describe('when to comment', () => {
  test('changes: nothing is said of no change, unless there was one before', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    expect((await run(restored(), github)).status).toBe(0)
    expect(github.state.comments).toEqual([])
    await run(remote, github)
    await run(restored(), github)
    expect(github.state.comments).toHaveLength(1)
    expect(github.state.comments[0]?.body).toMatch(/^refdiff: no longer any change\n/)
    await run(remote, github)
    expect(github.state.comments).toHaveLength(1)
    expect(github.state.comments[0]?.body).toContain('breaking')
  })

  test('always: also of no change', async () => {
    const github = await startGitHub(simplePull())
    await run(restored(), github, {}, {comment: 'always'})
    expect(github.state.comments[0]?.body).toContain('identical')
  })

  test('never, the default: no request at all', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    await run(remote, github, {}, {comment: 'never'})
    expect(github.requests).toEqual([])
  })

  test('an event without a pull request says so in one line', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    const group = {base_sha: idOf(remote, 'tip'), head_sha: idOf(remote, 'merge'), head_ref: ''}
    const result = await run(remote, github, {event: 'merge_group', payload: {merge_group: group}})
    expect(result.log).toContain('No comment: no pull request belongs to this event')
  })
})

describe('a comment that cannot be written changes nothing but one line', () => {
  const faults = {
    'a read-only token': {
      fault: {on: /comments/, status: 403, message: 'Resource not accessible by integration'},
      line: /No comment: the token may not do this \(HTTP 403: Resource not accessible by integration\); the job needs `pull-requests: write`/,
    },
    'a pull request that is gone': {
      fault: {on: /comments/, status: 404, message: 'Not Found'},
      line: /No comment: the token may not do this \(HTTP 404: Not Found\)/,
    },
    'a locked pull request': {
      fault: {on: /^POST .*comments/, status: 403, message: 'Unable to create comment because issue is locked'},
      line: /No comment: the conversation is locked \(HTTP 403: Unable to create comment/,
    },
    'a limit that asks for too much time': {
      fault: {on: /comments/, status: 429, headers: {'retry-after': '3600'}},
      line: /No comment: GitHub's rate limit is used up \(HTTP 429/,
    },
    'a server that fails': {fault: {on: /comments/, status: 502}, line: /No comment: GitHub refused it, HTTP 502/},
    'a server that does not answer': {fault: {on: /comments/, hang: true}, line: /no answer within 10 seconds/},
    'a server that stops in the middle': {
      fault: {on: /comments/, hang: 'body' as const},
      line: /no answer within 10 seconds/,
    },
    'a bad token': {
      fault: {on: /comments/, status: 401, message: 'Bad credentials'},
      line: /No comment: GitHub does not know the token \(HTTP 401: Bad credentials\)/,
    },
  }
  for (const [name, {fault, line}] of Object.entries(faults)) {
    test(name, async () => {
      const remote = simplePull()
      const github = await startGitHub(remote)
      github.faults.push(fault)
      const result = await run(remote, github)
      expect(result).toMatchObject({status: 1, outputs: {error: '1', changed: '1'}})
      expect(result.log.split('\n').filter(text => text.startsWith('No '))).toEqual([expect.stringMatching(line)])
      expect(result.annotations).toHaveLength(1)
      expect(result.summary).toContain('refdiff: breaking')
      expect(github.state.comments).toEqual([])
    })
  }

  test('nobody listens', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    const result = await run(remote, github, {env: {...github.env, GITHUB_API_URL: await closedAddress()}})
    expect(result.status).toBe(1)
    expect(result.log).toMatch(/No comment: GitHub cannot be reached, no connection \(connect ECONNREFUSED/)
  })

  test('no token', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    expect((await run(remote, github, {token: ''})).log).toContain('No comment: there is no token')
  })
})

describe('a comment that is written in the end', () => {
  const faults = {
    'after the wait that GitHub asks for': {
      on: /^POST .*comments/,
      status: 429,
      headers: {'retry-after': '1'},
      times: 2,
    },
    'after a secondary limit': {
      on: /comments/,
      status: 403,
      message: 'You have exceeded a secondary rate limit',
      headers: {'retry-after': '1'},
      times: 1,
    },
    'after a limit that is reset': {
      on: /comments/,
      status: 403,
      headers: {'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1'},
      times: 1,
    },
    'after errors of the server': {on: /^GET .*comments/, status: 503, times: 2},
    'once, although the answer to the first try was lost': {
      on: /^POST .*comments/,
      status: 502,
      afterwards: true,
      times: 1,
    },
  }
  for (const [name, fault] of Object.entries(faults)) {
    test(name, async () => {
      const remote = simplePull()
      const github = await startGitHub(remote)
      github.faults.push(fault)
      const result = await run(remote, github)
      expect(result.status).toBe(1)
      expect(result.log).not.toContain('No comment')
      expect(github.state.comments).toHaveLength(1)
    })
  }

  test('the log says when a run waits, and for how long', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    github.faults.push({on: /comments/, status: 429, headers: {'retry-after': '2'}, times: 1})
    const result = await run(remote, github)
    expect(result.log.match(/^GitHub asks.*$/gm)).toEqual(['GitHub asks for fewer requests: waiting 2 seconds'])
    expect(github.state.comments).toHaveLength(1)
  })

  test('not again after three times, however short the wait', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    github.faults.push({on: /^GET .*comments/, status: 403, headers: {'retry-after': '1'}, message: 'Wait'})
    const result = await run(remote, github)
    expect(github.requests.filter(request => /^GET .*comments/.test(request))).toHaveLength(4)
    expect(result.log).toContain("No comment: GitHub's rate limit is used up (HTTP 403: Wait)")
  })

  test('with verdict and counts only, where GitHub refuses the whole of it', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    github.faults.push({on: /^POST .*comments/, status: 422, message: 'Body is too long', times: 1})
    await run(remote, github)
    expect(github.state.comments).toHaveLength(1)
    expect(github.state.comments[0]?.body).toMatch(/^refdiff: breaking, 1 error at [0-9a-f]{7}\n\n<!--/)
  })

  test('by the run after one that was killed', async () => {
    const remote = simplePull()
    const github = await startGitHub(remote)
    github.faults.push({on: /^POST .*comments/, hang: true, afterwards: true, times: 1})
    const posted = async () => {
      while (!github.requests.some(request => request.startsWith('POST')))
        await new Promise(resolve => setTimeout(resolve, 20))
    }
    const killed = await run(remote, github, {killAt: posted})
    expect(killed.status).toBe(null)
    // What needs no server was there before.
    expect(killed.annotations).toHaveLength(1)
    expect(killed.outputs.verdict).toBe('breaking')
    await run(remote, github)
    expect(github.state.comments).toHaveLength(1)
  })
})

describe('a comment is for action', () => {
  const body = async (before: string, after: string, inputs: Readonly<Record<string, string>> = {}) => {
    const remote = makePull({base: {[documentPath]: before}, head: {[documentPath]: after}})
    const github = await startGitHub(remote)
    await run(remote, github, {}, inputs)
    return {remote, text: github.state.comments[0]?.body ?? ''}
  }
  const shaped = (count: number, shape: (index: number) => string) =>
    reference(routes(count, index => ({shape: shape(index)})))

  test('the worst table first, twenty entries, and the rest folded', async () => {
    const old = shaped(60, index => `{"head_dims": [64, ${1000 + index}]}`)
    const narrow = shaped(60, index => (index < 30 ? '{"head_dims": [64]}' : `{"head_dims": [64, ${1000 + index}]}`))
    const renamed = narrow.replace('`float16` / `None`', '`bfloat16` / `None`').replace('## KV codecs', '## KV codecs')
    const {text} = await body(old, renamed.replace('| False | [codecs', '| True | [codecs'))
    const [open = '', ...folded] = text.split('<details>')
    expect(open.match(/^- /gm)).toHaveLength(20)
    expect(folded[0]).toMatch(/<summary>\d+ (?:more )?in <b>.*Attention route declarations/)
    const [first = ''] = open.split('\n').filter(line => line.startsWith('- '))
    expect(first).toContain('❌')
  })

  test('a table with an error stands above one of warnings that comes before it', async () => {
    const values = (value: number) => `## Values\n\n| Name | Default |\n| --- | --- |\n| a | ${value} |\n| b | 2 |\n\n`
    const {text} = await body(values(1) + before, values(3) + narrowed)
    const places = ['**Attention route declarations**', '**Values**'].map(name => text.indexOf(name))
    expect(places[0]).toBeGreaterThan(0)
    expect(places[1]).toBeGreaterThan(places[0] as number)
  })

  test('names, and the old line only where it differs', async () => {
    const old = reference(routes(6))
    const {text} = await body(old, reference(routes(6, index => (index === 2 ? {codecs: '`FP8`'} : {}))))
    expect(text).toMatch(/changed `carbon_alpha_2` · \[line 18\]\([^)]*\)\n/)
    expect(text).not.toContain('was')
    const moved = await body(old, reference(routes(6, index => (index === 2 ? {codecs: '`FP8`'} : {})).slice(1)))
    expect(moved.text).toMatch(/changed `carbon_alpha_2` · \[line 17\]\([^)]*\), was \[line 18\]/)
    expect(moved.text).toMatch(/removed `alpha_alpha_0`/)
  })

  test('its last line says how to accept, ready to copy', async () => {
    const old = reference(routes(6))
    const next = reference(routes(6, index => (index === 2 ? {codecs: '`FP8`'} : {})))
    const last = (text: string) => text.trimEnd().split('\n').filter(Boolean).at(-2)
    const {remote, text} = await body(old, next, {'accept-label': 'ok\nfine'})
    const command = `refdiff accept ${idOf(remote, 'tip')}:${documentPath} ${documentPath} --reason '…'`
    expect(last(text)).toBe(`To accept: set label \`ok\` or \`fine\`, or run \`${command}\` and commit what it writes`)
    // It does what it says.
    const clone = checkOut(remote.url, idOf(remote, 'merge'))
    runGit(clone, 'fetch', '--quiet', 'origin', idOf(remote, 'tip'))
    const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
    execFileSync('sh', ['-c', command.replace('refdiff', `${process.execPath} ${cli}`)], {
      cwd: clone,
      env: gitEnvironment,
    })
    expect(readFileSync(join(clone, 'refdiff.accepted.yml'), 'utf8')).toContain('capability-narrowed')
    expect(last((await body(old, next, {'accept-from': 'base', 'accept-label': 'ok'})).text)).toBe(
      'To accept: set label `ok`',
    )
    expect((await body(old, next, {'accept-from': 'base'})).text).not.toContain('To accept')
    expect((await body(old, reference(routes(7)))).text).not.toContain('To accept')
  })

  test('the name of a file is no command', async () => {
    const file = "docs/a';touch owned;'.md"
    const remote = makePull({base: {[file]: before}, head: {[file]: reference(routes(5))}})
    const github = await startGitHub(remote)
    await run(remote, github, {}, {path: 'docs'})
    const command = /run `+ ?(refdiff accept .*?) ?`+ and commit/.exec(github.state.comments[0]?.body ?? '')?.[1] ?? ''
    expect(command).toContain("'")
    const folder = temporaryFolder()
    const words = execFileSync('sh', ['-c', command.replace('refdiff', 'printf %s\\\\n')], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(words.split('\n').slice(0, 3)).toEqual(['accept', `${idOf(remote, 'tip')}:${file}`, file])
    expect(existsSync(join(folder, 'owned'))).toBe(false)
  })
})
