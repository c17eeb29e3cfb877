import {chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect} from 'vitest'
import {runGit, temporaryFolder} from '../support/repository.ts'
import {documentPath} from './support/documents.ts'
import {startGitHub} from './support/github.ts'
import {type Commit, checkOut, type Remote} from './support/remote.ts'
import {runStep} from './support/runner.ts'
import {before, idOf, makePull, narrowed, payloadOf, simplePull, test} from './support/scenario.ts'

/** What cannot be read is trouble (exit 2), never a document or a config that is not there. */

function step(remote: Remote, workspace: string, more: object = {}) {
  return runStep({workspace, event: 'pull_request', payload: payloadOf(remote), with: {path: documentPath}, ...more})
}

const quiet = 'levels:\n  capability-narrowed: off\n'

describe('a clone that lacks an object', () => {
  async function trouble(commit: 'tip' | 'merge', name: string, files: Commit['files'] = {}): Promise<string> {
    const remote = makePull({
      base: {[documentPath]: before, ...files},
      head: {[documentPath]: narrowed, 'refdiff.yml': quiet},
    })
    const workspace = checkOut(remote.url, idOf(remote, 'merge'), {branches: true})
    runGit(workspace, 'remote', 'set-url', 'origin', '/nowhere')
    const id = runGit(workspace, 'rev-parse', `${idOf(remote, commit)}${name}`)
    rmSync(join(workspace, '.git/objects', id.slice(0, 2), id.slice(2)))
    const {status, annotations} = await step(remote, workspace)
    expect(status).toBe(2)
    return annotations[0]?.message ?? ''
  }

  test('the document', async () => {
    for (const commit of ['tip', 'merge'] as const)
      expect(await trouble(commit, `:${documentPath}`)).toMatch(/cannot be read, git cat-file: fatal: /)
  })

  test('its folder', async () => {
    expect(await trouble('tip', ':docs')).toMatch(/git [a-z-]+: (?:error|fatal): /)
  })

  test("the base's config, whose place the head's must not take", async () => {
    const said = await trouble('tip', ':refdiff.yml', {'refdiff.yml': 'levels: {}\n'})
    expect(said).toMatch(/cannot be read, git cat-file: fatal: /)
  })
})

describe('a config that is a link', () => {
  test.each([
    ['in the clone, to nothing', 'nowhere.yml', true],
    ['by the API', 'ci.yml', false],
  ])('%s', async (_, link, cloned) => {
    const remote = makePull({
      base: {[documentPath]: before, 'ci.yml': 'levels: {}\n', 'refdiff.yml': {link}},
      head: {[documentPath]: narrowed, 'refdiff.yml': quiet},
    })
    const github = await startGitHub(remote)
    const env = {...github.env, GITHUB_SHA: idOf(remote, 'merge')}
    const workspace = cloned ? checkOut(remote.url, idOf(remote, 'merge'), {branches: true}) : temporaryFolder()
    const {status, annotations} = await step(remote, workspace, cloned ? {} : {token: 'secret-token', env})
    expect(status).toBe(2)
    expect(annotations[0]?.message).toMatch(/:refdiff\.yml` is a link/)
  })
})

test('a bad config of the clone is told in git’s words', async () => {
  const remote = simplePull()
  const workspace = checkOut(remote.url, idOf(remote, 'merge'))
  writeFileSync(join(workspace, '.git/config'), '[core')
  const {status, annotations} = await step(remote, workspace)
  expect(status).toBe(2)
  expect(annotations[0]?.message).toContain('fatal: bad config line')
})

test.each([
  ['as it is', undefined],
  ['fetching from a program', 'ext::'],
])('nothing that the clone brings along is run, %s', async (_, protocol) => {
  const remote = simplePull()
  const mark = join(temporaryFolder(), 'ran')
  const evil = join(temporaryFolder({run: `#!/bin/sh\necho "$0 $*" >> '${mark}'\ncat\n`}), 'run')
  chmodSync(evil, 0o755)
  const workspace = checkOut(remote.url, idOf(remote, 'merge'), {filter: 'blob:none'})
  mkdirSync(join(workspace, 'hooks'))
  for (const hook of ['post-checkout', 'reference-transaction', 'post-index-change', 'pre-auto-gc'])
    writeFileSync(join(workspace, 'hooks', hook), readFileSync(evil), {mode: 0o755})
  writeFileSync(join(workspace, '.git/info/attributes'), '*.md filter=evil diff=evil\n')
  for (const [key, value] of Object.entries({
    'core.fsmonitor': evil,
    'core.hooksPath': join(workspace, 'hooks'),
    'filter.evil.smudge': evil,
    'filter.evil.process': evil,
    'diff.external': evil,
    'diff.evil.textconv': evil,
    'diff.evil.command': evil,
    'protocol.ext.allow': 'always',
    ...(protocol && {'remote.origin.url': `${protocol}${evil} %S`}),
  }))
    runGit(workspace, 'config', key, value)
  expect((await step(remote, workspace)).status).toBe(protocol ? 2 : 1)
  expect(existsSync(mark) ? readFileSync(mark, 'utf8') : '').toBe('')
})
