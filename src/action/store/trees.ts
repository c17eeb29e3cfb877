import type {Store} from './store.ts'

/** Trees and files as git has them; `run` runs git in the clone. */
export function treesOf(run: (args: readonly string[], options?: {readonly input?: string}) => Promise<Buffer>): Store {
  const list = async (commit: string) => {
    const files = new Map<string, string>()
    for (const entry of (await run(['ls-tree', '-r', '-z', '--full-tree', commit])).toString().split('\0')) {
      // A symbolic link is another name of a file that is listed itself, or of nothing in the repository.
      const found = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(entry)
      if (found?.[1] !== undefined && found[2] !== undefined) files.set(found[2], found[1])
    }
    return files
  }
  const idOf = together(async names => {
    // A line is a name, so that a path with a line break cannot be asked for; no document has such a name.
    const input = names.map(name => `${name.replaceAll('\n', '?')}\n`).join('')
    return [
      ...blobs(await run(['cat-file', '--batch-check=%(objecttype) %(objectname)', '--follow-symlinks'], {input})),
    ]
  })
  return {
    list,
    find: async (commit, paths) => {
      const found = await Promise.all(paths.map(async path => [path, await idOf(commit, path)] as const))
      return new Map(found.flatMap(([path, id]) => (id === undefined ? [] : [[path, id]])))
    },
    read: async ids => {
      const out = await run(['cat-file', '--batch'], {input: ids.map(id => `${id}\n`).join('')})
      return new Map(batch(out, ids))
    },
    renamed: async (base, head) => {
      const args = ['diff-tree', '-r', '-z', '-M', '--diff-filter=R', '--name-status', '--no-ext-diff', base, head]
      const parts = (await run(args)).toString().split('\0')
      const pairs = new Map<string, string>()
      for (let at = 0; at + 2 < parts.length; at += 3) pairs.set(parts[at + 2] ?? '', parts[at + 1] ?? '')
      return pairs
    },
    changed: async (base, head) => {
      const out = await run(['diff-tree', '-r', '-z', '--no-renames', '--name-only', base, head])
      return new Set(out.toString().split('\0').filter(Boolean))
    },
  }
}

/** What `cat-file --batch` prints: a line `<id> blob <size>`, the bytes, a line end; `<id> missing` for what is not there. */
function* batch(out: Buffer, ids: readonly string[]): Generator<[string, Uint8Array]> {
  let at = 0
  for (const id of ids) {
    const end = out.indexOf('\n', at)
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(out.toString('latin1', at, end))?.[1]
    at = end + 1
    if (size === undefined) continue
    yield [id, out.subarray(at, at + Number(size))]
    at += Number(size) + 1
  }
}

/**
 * Ids of what `cat-file --batch-check --follow-symlinks` says is a file. A link that leads nowhere is told as `dangling
 * <size>`, a line end, and that many bytes; likewise one that leaves the revision, a loop, and what is no folder.
 */
function* blobs(out: Buffer): Generator<string | undefined> {
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf('\n', at)
    const line = out.toString('utf8', at, end)
    at = end + 1
    const size = /^(?:dangling|symlink|loop|notdir) (\d+)$/.exec(line)?.[1]
    if (size !== undefined) at += Number(size) + 1
    yield /^blob ([0-9a-f]+)$/.exec(line)?.[1]
  }
}

/** Questions asked in one moment become one question to git; an answer is remembered, since commits never change. */
function together(
  ask: (names: readonly string[]) => Promise<readonly (string | undefined)[]>,
): (commit: string, path: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>()
  let waiting: string[] = []
  let answers: ReturnType<typeof ask> | undefined
  return (commit, path) => {
    const name = `${commit}:${path}`
    const before = known.get(name)
    if (before) return before
    const place = waiting.push(name) - 1
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
