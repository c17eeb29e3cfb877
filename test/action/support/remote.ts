import {execFileSync, spawnSync} from 'node:child_process'
import {mkdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {gitEnvironment, runGit, temporaryFolder} from '../../support/repository.ts'

/** A commit to be, by names instead of ids. */
export interface Commit {
  /** First parent. */
  readonly from?: string
  /** Second parent. */
  readonly merge?: string
  /** Content by path, `link` to what; null deletes. A merge starts from its first parent's files. */
  readonly files?: Readonly<Record<string, string | Uint8Array | {readonly link: string} | null>>
  readonly refs?: readonly string[]
  /** Its name unless given. */
  readonly message?: string
}

export interface Remote {
  /** Folder that holds the bare repository `octo/reference`. */
  readonly root: string
  readonly folder: string
  /** `file://` address: a plain path would ignore depth. */
  readonly url: string
  readonly id: Readonly<Record<string, string>>
}

/** A bare repository made by `git fast-import`, which takes a history of any shape in a moment. */
export function makeRemote(commits: Readonly<Record<string, Commit>>): Remote {
  const root = temporaryFolder()
  const folder = join(root, 'octo', 'reference')
  mkdirSync(folder, {recursive: true})
  runGit(folder, 'init', '--quiet', '--bare', '--initial-branch=main')
  runGit(folder, 'config', 'uploadpack.allowFilter', 'true')
  const marks = new Map(Object.keys(commits).map((name, index) => [name, index + 1]))
  const stream = Object.entries(commits).flatMap(([name, commit]) => commitStream(name, commit, marks))
  const done = spawnSync('git', ['fast-import', '--quiet', '--export-marks=marks'], {
    cwd: folder,
    env: gitEnvironment,
    input: Buffer.concat(stream),
  })
  if (done.status !== 0) throw new Error(done.stderr.toString())
  const lines = readFileSync(join(folder, 'marks'), 'utf8').trim().split('\n')
  const ids = new Map(lines.map(line => [line.split(' ')[0], line.split(' ')[1]]))
  for (const name of marks.keys()) runGit(folder, 'update-ref', '-d', `refs/build/${name}`)
  const id = Object.fromEntries([...marks].map(([name, mark]) => [name, ids.get(`:${mark}`) ?? '']))
  return {root, folder, url: `file://${folder}`, id}
}

/** Somebody's fork of a repository: all its objects, and branches that stand where its owner put them. */
export function makeFork(remote: Remote, owner: string, branches: Readonly<Record<string, string>>): Remote {
  const folder = join(remote.root, owner, 'reference')
  mkdirSync(folder, {recursive: true})
  runGit(folder, 'clone', '--quiet', '--mirror', remote.url, '.')
  for (const [name, commit] of Object.entries(branches)) {
    runGit(folder, 'update-ref', `refs/heads/${name}`, remote.id[commit] ?? '')
  }
  return {...remote, folder, url: `file://${folder}`}
}

function commitStream(
  name: string,
  {from, merge, files = {}, refs = [], message = name}: Commit,
  marks: ReadonlyMap<string, number>,
): Buffer[] {
  const text = (line: string) => Buffer.from(`${line}\n`)
  const mark = marks.get(name)
  return [
    text(
      `commit refs/build/${name}\nmark :${mark}\ncommitter Ada <ada@example.org> ${1_700_000_000 + (mark ?? 0)} +0000`,
    ),
    text(`data ${Buffer.byteLength(message)}\n${message}`),
    ...(from === undefined ? [] : [text(`from :${marks.get(from)}`)]),
    ...(merge === undefined ? [] : [text(`merge :${marks.get(merge)}`)]),
    ...Object.entries(files).flatMap(([path, content]) => {
      if (content === null) return [text(`D ${quoted(path)}`)]
      const [mode, bytes] =
        typeof content === 'object' && 'link' in content
          ? ['120000', Buffer.from(content.link)]
          : ['100644', Buffer.from(content)]
      return [text(`M ${mode} inline ${quoted(path)}\ndata ${bytes.length}`), bytes, text('')]
    }),
    text(''),
    ...refs.map(ref => text(`reset ${ref}\nfrom :${mark}\n`)),
  ]
}

function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
}

export interface CloneOptions {
  /** Undefined: the whole history. */
  readonly depth?: number
  readonly filter?: string
  readonly sparse?: string
  /** Fetches every branch, as `fetch-depth: 0` does. */
  readonly branches?: boolean
}

/** A clone as actions/checkout makes it: one commit, on a detached HEAD. */
export function checkOut(
  url: string,
  commit: string,
  {depth = 1, filter, sparse, branches = false}: CloneOptions = {},
): string {
  const folder = temporaryFolder()
  const git = (...args: string[]) => runGit(folder, '-c', 'protocol.version=2', ...args)
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', url)
  if (sparse !== undefined) git('sparse-checkout', 'set', '--no-cone', sparse)
  const depths = branches ? [] : [`--depth=${depth}`]
  const filters = filter === undefined ? [] : [`--filter=${filter}`]
  const all = branches ? ['+refs/heads/*:refs/remotes/origin/*'] : []
  git('fetch', '--quiet', '--no-tags', ...depths, ...filters, 'origin', ...all, `+${commit}:refs/remotes/pull/1/merge`)
  git('checkout', '--quiet', '--force', 'refs/remotes/pull/1/merge')
  return folder
}

/** All of a clone that a user could notice: config, refs, history, work tree; the boundary of a shallow clone may grow. */
export function stateOf(folder: string): Record<string, string> {
  const git = (...args: string[]) => runGit(folder, ...args)
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, '.git', name), 'utf8')
    } catch {
      return ''
    }
  }
  return {
    config: read('config'),
    fetchHead: read('FETCH_HEAD'),
    refs: git('for-each-ref'),
    head: read('HEAD'),
    history: git('log', '--format=%H %P', '--all'),
    status: git('status', '--porcelain'),
    entries: execFileSync('ls', ['-A', join(folder, '.git')])
      .toString()
      .split('\n')
      .filter(name => name !== 'shallow')
      .join(' '),
  }
}
