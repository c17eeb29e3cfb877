import type {RunGit} from '../../source/git.ts'
import {
  entryAt,
  findObjects,
  isStray,
  listTree,
  readEntry,
  readObjects,
  splitNul,
  strayLink,
} from '../../source/objects.ts'
import type {Store} from './store.ts'

/** Trees and files as git has them; `run` runs git in the clone. */
export function treesOf(run: RunGit): Store {
  const idOf = together(names => idsOf(names, run))
  return {
    list: async commit => {
      // A symbolic link is another name of a file that is listed itself, or of nothing in the repository.
      const files = (await listTree(commit, run)).filter(({kind}) => kind === 'file')
      return new Map(files.map(({path, oid}) => [path, oid]))
    },
    find: async (commit, paths) => {
      const found = await Promise.all(paths.map(async path => [path, await idOf(commit, path)] as const))
      return new Map(found.flatMap(([path, id]) => (id === undefined ? [] : [[path, id]])))
    },
    read: async ids => {
      const objects = await readObjects(ids, run)
      const contents = new Map<string, Uint8Array>()
      for (const [at, oid] of ids.entries()) {
        const {type, bytes} = objects[at]!
        contents.set(oid, type === 'blob' ? bytes : await readEntry({kind: 'file', path: oid, oid}, oid, run))
      }
      return contents
    },
    renamed: async (base, head) => {
      const parts = splitNul(
        await run(['diff-tree', '-r', '-z', '-M', '--diff-filter=R', '--name-status', ...plain, base, head]),
      )
      const pairs = new Map<string, string>()
      for (let at = 0; at + 2 < parts.length; at += 3) pairs.set(parts[at + 2] ?? '', parts[at + 1] ?? '')
      return pairs
    },
    changed: async (base, head) =>
      new Set(splitNul(await run(['diff-tree', '-r', '-z', '--no-renames', '--name-only', ...plain, base, head]))),
  }
}

/** No program that the repository names. */
const plain = ['--no-ext-diff', '--no-textconv']

interface Name {
  readonly commit: string
  readonly path: string
}

/** Ids of the files that these names stand for, links inside the commit followed; undefined where a commit has no such file. */
async function idsOf(names: readonly Name[], run: RunGit): Promise<(string | undefined)[]> {
  const objects = await findObjects(names.map(nameOf), run)
  return Promise.all(
    names.map(async ({commit, path}, at) => {
      const object = objects[at]!
      if (object.type === 'blob') return object.oid
      if (object.type === 'tree') return undefined
      if (isStray(object)) throw strayLink(nameOf({commit, path}))
      const entry = await entryAt(commit, path, run)
      if (entry !== undefined && entry.kind !== 'file') await readEntry(entry, nameOf({commit, path}), run)
      return entry?.oid
    }),
  )
}

const nameOf = ({commit, path}: Name): string => `${commit}:${path}`

/** Questions asked in one moment become one question to git; an answer is remembered, since commits never change. */
function together(
  ask: (names: readonly Name[]) => Promise<readonly (string | undefined)[]>,
): (commit: string, path: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>()
  let waiting: Name[] = []
  let answers: ReturnType<typeof ask> | undefined
  return (commit, path) => {
    const name = nameOf({commit, path})
    const before = known.get(name)
    if (before) return before
    const place = waiting.push({commit, path}) - 1
    answers ??= Promise.resolve().then(() => {
      const names = waiting
      waiting = []
      answers = undefined
      return ask(names)
    })
    const answer = answers.then(all => all[place])
    known.set(name, answer)
    return answer
  }
}
