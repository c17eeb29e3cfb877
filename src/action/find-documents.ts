import {UserError} from '../errors.ts'
import type {Input} from '../model.ts'
import {document, verifyContent} from '../source/bytes.ts'
import {matchesPath, selectsPath} from '../text/glob.ts'
import {type Store, treeTooLarge} from './store/store.ts'

/** The documents of both revisions, as a comparison takes them. */
export interface Documents {
  readonly old: readonly Input[]
  readonly new: readonly Input[]
  /** Entries of input `path` that are in neither revision. */
  readonly missing: readonly string[]
}

type Files = ReadonlyMap<string, string>

/**
 * Reads what `paths` name in both revisions: files as they stand, folders, and globs. A file that only one revision has
 * is looked for under another name in the other. Throws `UserError` for a document that is empty or no UTF-8.
 */
export async function readDocuments(
  store: Store,
  {base, head}: {readonly base: string | undefined; readonly head: string},
  paths: readonly string[],
): Promise<Documents> {
  const none: Files = new Map()
  const [before, after] = await Promise.all([
    base === undefined ? none : select(store, base, paths),
    select(store, head, paths),
  ])
  const {old, next} = base === undefined ? {old: before, next: after} : await reunited(store, base, head, before, after)
  const contents = await store.read([...new Set([...old.values(), ...next.values()])])
  const inputs = (files: Files, revision: string | undefined) =>
    [...files].map(([path, id]) => {
      const bytes = contents.get(id)
      if (bytes === undefined) throw new UserError('unreadable', `Cannot read \`${path}\` at \`${revision}\``)
      return readable(bytes, {label: path, path, revision})
    })
  return {
    old: inputs(old, base),
    new: inputs(next, head),
    missing: paths.filter(path => !path.startsWith('!') && !found(path, [...old.keys(), ...next.keys()])),
  }
}

/** A document that cannot be read must not keep the others from being compared. */
function readable(bytes: Uint8Array, rest: Omit<Input, 'text' | 'bytes'> & {label: string}): Input {
  try {
    return verifyContent(document(bytes, rest))
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return {...rest, text: '', bytes: bytes.length, unreadable: error}
  }
}

/** Whether an entry of `path` is more than the name of one file. */
const isPattern = (path: string) => /[*?[{!]/.test(path)

async function select(store: Store, commit: string, paths: readonly string[]): Promise<Files> {
  const exact = await store.find(commit, paths)
  if (paths.every(path => exact.has(path))) return exact
  // Only now is a list of all files worth its price: an entry is a glob, a folder, or not there.
  const all = paths.some(isPattern) ? await store.list(commit) : await store.list(commit).catch(unlessTooMany)
  const globs = paths.flatMap(path => (isPattern(path) || exact.has(path) ? [path] : [path, `${path}/**/*.md`]))
  if (globs.every(glob => glob.startsWith('!'))) return new Map()
  return new Map(
    [...exact, ...[...all].filter(([path]) => !exact.has(path))].filter(([path]) => selectsPath(globs, path)),
  )
}

/** A plain name that is not there need not be a folder. */
function unlessTooMany(error: unknown): Files {
  if (error instanceof UserError && error.code === treeTooLarge) return new Map()
  throw error
}

function found(entry: string, names: readonly string[]): boolean {
  return names.some(name => matchesPath(entry, name) || name.startsWith(`${entry}/`))
}

/** Adds the other half of documents that were renamed out of, or into, what was asked for. */
async function reunited(store: Store, base: string, head: string, before: Files, after: Files) {
  const gone = [...before.keys()].filter(path => !after.has(path))
  const come = [...after.keys()].filter(path => !before.has(path))
  if (gone.length === 0 && come.length === 0) return {old: before, next: after}
  const renamed = await store.renamed(base, head)
  const oldNames = come.flatMap(path => renamed.get(path) ?? []).filter(path => !before.has(path))
  const newNames = [...renamed].flatMap(([path, was]) => (gone.includes(was) && !after.has(path) ? [path] : []))
  return {
    old: new Map([...before, ...(await store.find(base, oldNames))]),
    next: new Map([...after, ...(await store.find(head, newNames))]),
  }
}
