import {UserError} from '../../errors.ts'
import {type Client, Refused} from '../github/client.ts'
import {type History, type Store, treeTooLarge} from './store.ts'

/** Trees and files through GitHub's API, where there is no clone or the clone cannot get them. */
export function apiStore(client: Client, note: (sentence: string) => void): Store {
  const {owner, repo} = client
  const list = memoised((commit: string) => tree(client, commit))
  return {
    list: async commit => (await list(commit)).files,
    find: async (commit, paths) => {
      const known = await list(commit).catch(unlessTruncated)
      const idOf = (path: string) => (known ? listed(known, commit, path) : contentId(client, commit, path))
      const found = await Promise.all(paths.map(async path => [path, await idOf(path)] as const))
      return new Map(found.flatMap(([path, id]) => (id === undefined ? [] : [[path, id]])))
    },
    read: async ids => {
      const contents = new Map<string, Uint8Array>()
      for (const id of ids) {
        const blob = await client.call(({rest}) => rest.git.getBlob({owner, repo, file_sha: id}))
        contents.set(id, Buffer.from(blob.content, blob.encoding === 'base64' ? 'base64' : 'utf8'))
      }
      return contents
    },
    renamed: async (base, head) => {
      const files = (await unlessRefused(() => comparedFiles(client, base, head), note)) ?? []
      return new Map(files.flatMap(file => (file.previous_filename ? [[file.filename, file.previous_filename]] : [])))
    },
    changed: async (base, head) => {
      const files = await unlessRefused(() => comparedFiles(client, base, head), note)
      return files && new Set(files.flatMap(file => [file.filename, file.previous_filename ?? []].flat()))
    },
  }
}

/** What revisions are found by, through GitHub's API. */
export function apiHistory(client: Client, note: (sentence: string) => void): Omit<History, 'head'> {
  const {owner, repo} = client
  const known = <T>(ask: () => Promise<T>) => unlessRefused(ask, note)
  return {
    parents: commit =>
      known(async () => {
        const found = await client.call(({rest}) => rest.git.getCommit({owner, repo, commit_sha: commit}))
        return found.parents.map(parent => parent.sha)
      }),
    mergeBase: (one, other) =>
      known(async () => {
        const basehead = `${one}...${other}`
        const compared = await client.call(({rest}) =>
          rest.repos.compareCommitsWithBasehead({owner, repo, basehead, per_page: 1}),
        )
        return compared.merge_base_commit.sha
      }),
    resolve: name => known(() => commit(client, name)),
    branch: name => known(() => commit(client, `heads/${name}`)),
    tags: async () => {
      const list = {owner, repo, ref: 'tags/'}
      const refs = await known(() => client.call(({rest}) => rest.git.listMatchingRefs(list)))
      return (refs ?? []).map(({ref}) => ref.replace(/^refs\/tags\//, ''))
    },
    releases: async () => {
      const latest = await known(() => client.call(({rest}) => rest.repos.getLatestRelease({owner, repo})))
      const list = {owner, repo, per_page: 100}
      const all = latest && (await known(() => client.call(({rest}) => rest.repos.listReleases(list))))
      const finals = (all ?? []).filter(({draft, prerelease}) => !draft && !prerelease)
      return [...new Set([...(latest ? [latest.tag_name] : []), ...finals.map(({tag_name: tag}) => tag)])]
    },
  }
}

async function commit(client: Client, ref: string): Promise<string> {
  const {owner, repo} = client
  return (await client.call(({rest}) => rest.repos.getCommit({owner, repo, ref, per_page: 1}))).sha
}

/** The answer, or undefined where GitHub does not know the commit or cannot say. */
async function unlessRefused<T>(ask: () => Promise<T>, note: (sentence: string) => void): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    note(`GitHub's API: ${error.message}`)
    return undefined
  }
}

/** The rest of a tree that GitHub does not list whole must be asked for file by file. */
const unlessTruncated = (error: unknown) => {
  if (error instanceof UserError && error.code === treeTooLarge) return undefined
  throw error
}

interface Tree {
  /** Ids of the files by path. */
  readonly files: ReadonlyMap<string, string>
  /** Paths of links and submodules, which lead to what the tree does not say. */
  readonly elsewhere: ReadonlySet<string>
}

function listed({files, elsewhere}: Tree, commit: string, path: string): string | undefined {
  const parts = path.split('/')
  if (parts.some((_, at) => elsewhere.has(parts.slice(0, at + 1).join('/')))) throw notFollowed(commit, path)
  return files.get(path)
}

function notFollowed(commit: string, path: string): UserError {
  const message = `\`${commit}:${path}\` is a link or in a submodule, where GitHub's API does not lead`
  return new UserError('not-a-file', message, 'Check out the repository first')
}

async function tree(client: Client, commit: string): Promise<Tree> {
  const {owner, repo} = client
  const found = await client.call(({rest}) => rest.git.getTree({owner, repo, tree_sha: commit, recursive: '1'}))
  if (found.truncated) {
    const hint = 'Check out the repository first, or name each document by its path'
    throw new UserError(treeTooLarge, `Revision \`${commit}\` has too many files for GitHub's API to list`, hint)
  }
  const isFile = ({type, mode}: {type: string; mode: string}) => type === 'blob' && mode !== '120000'
  return {
    files: new Map(found.tree.filter(isFile).map(({path, sha}) => [path, sha])),
    elsewhere: new Set(found.tree.filter(entry => entry.type !== 'tree' && !isFile(entry)).map(({path}) => path)),
  }
}

/** Only for trees that are too large to list: the contents API answers 404 for a file that is not there. */
async function contentId(client: Client, ref: string, path: string): Promise<string | undefined> {
  const {owner, repo} = client
  try {
    const found = await client.call(({rest}) => rest.repos.getContent({owner, repo, path, ref}))
    if (Array.isArray(found)) return undefined
    if (found.type !== 'file') throw notFollowed(ref, path)
    return found.sha
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return undefined
    throw error
  }
}

/** Files of a comparison; GitHub gives 300 at most, all on the first page. */
async function comparedFiles(client: Client, base: string, head: string) {
  const {owner, repo} = client
  const compared = await client.call(({rest}) =>
    rest.repos.compareCommitsWithBasehead({owner, repo, basehead: `${base}...${head}`}),
  )
  return compared.files ?? []
}

function memoised<T>(get: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return key => {
    const found = known.get(key) ?? get(key)
    known.set(key, found)
    return found
  }
}
