import {join} from 'node:path'
import type {ChunkingContext, OutputOptions} from 'rolldown'

type Splitting = NonNullable<OutputOptions['codeSplitting']>

/**
 * What most runs never enter, by the chunk that it goes into, with all that nothing else needs. The command line and the
 * Action load such a chunk at the first call into it (`lazily` in lazy.ts): reading code costs a tenth of an empty
 * program's time for each 50 KB, whether it runs or not. The sources know nothing of this and import as ever.
 */
const seldom: Readonly<Record<string, readonly string[]>> = {
  blocks: [
    'src/markdown/skeleton.ts',
    'src/markdown/tree.ts',
    'src/markdown/containers.ts',
    'src/markdown/definition.ts',
    'src/markdown/phrasing.ts',
  ],
  matching: [
    'src/diff/match/better.ts',
    'src/diff/match/column-renames.ts',
    'src/diff/match/column-values.ts',
    'src/diff/match/confirm.ts',
    'src/diff/match/evidence.ts',
    'src/diff/match/families.ts',
    'src/diff/match/joined.ts',
    'src/diff/match/namesakes.ts',
    'src/diff/match/postings.ts',
    'src/diff/match/ranges.ts',
    'src/diff/match/relocate.ts',
    'src/diff/match/repeats.ts',
    'src/diff/match/shorter.ts',
    'src/diff/match/subheaders.ts',
    'src/diff/match/wording.ts',
    'src/diff/match/words.ts',
  ],
  edits: [
    'src/diff/known-values.ts',
    'src/diff/middle.ts',
    'src/diff/replaced.ts',
    'src/tables/admission.ts',
    'src/report/parts/word-diff.ts',
    'src/report/parts/fit.ts',
    'src/report/parts/values.ts',
  ],
  facts: ['src/diff/facts.ts', 'src/diff/patch.ts', 'src/config/spent.ts', 'src/report/standing.ts'],
  formats: ['src/report/parts/bullets.ts', 'src/report/parts/count-table.ts'],
  settings: [
    'src/config/edits.ts',
    'src/config/glob.ts',
    'src/config/ledger.ts',
    'src/config/problem.ts',
    'src/rules/select.ts',
  ],
  inspect: ['src/inspect.ts'],
}

/** Chunks that load at their first use; `seldom` is what several of the above need, the last one the bundler's own. */
export const lazyChunks: readonly string[] = [...Object.keys(seldom), 'seldom', 'rolldown-runtime']

/**
 * How the bundle of the command line and the Action is cut. What the command line needs at once is one file, `core`, from
 * which the Action takes what it shares. All that loads only when it is used stands in chunks of its own.
 */
export function programChunks(root: string): Splitting {
  const file = (name: string) => join(root, ...name.split('/'))
  const doors = Object.entries(seldom).map(([chunk, names]) => ({chunk, files: names.map(file)}))
  const closed = new Set(doors.flatMap(({files}) => files))
  const reach = reachable(closed)
  const isAtOnce = (id: string, context: ChunkingContext) => reach([file('src/cli/start.ts')], context).has(id)
  const lazyChunk = (id: string, context: ChunkingContext) => {
    const found = doors.filter(({files}) => reach(files, context).has(id))
    return found.length > 1 ? 'seldom' : (found[0]?.chunk ?? null)
  }
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'program',
        name: (id, context) => (isAtOnce(id, context) ? 'core' : lazyChunk(id, context)),
        priority: 1,
      },
    ],
  }
}

/** How the library is cut: what a comparison needs at once is one file, what loads by `import()` others. */
export function libraryChunks(root: string): Splitting {
  const reach = reachable(new Set())
  const entry = [join(root, 'src', 'index.ts')]
  return {
    groups: [{debugName: 'core', name: (id, context) => (reach(entry, context).has(id) ? 'core' : null), priority: 1}],
  }
}

/** The modules that load together with some, by static imports all the way but into closed ones; worked out once. */
function reachable(closed: ReadonlySet<string>) {
  const known = new Map<string, ReadonlySet<string>>()
  return (from: readonly string[], context: ChunkingContext): ReadonlySet<string> => {
    const key = from.join('\n')
    const found = known.get(key) ?? follow(from, closed, context)
    known.set(key, found)
    return found
  }
}

function follow(from: readonly string[], closed: ReadonlySet<string>, context: ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = found.has(id) ? null : context.getModuleInfo(id)
    if (!module) continue
    found.add(id)
    waiting.push(...module.importedIds.filter(next => !closed.has(next)))
  }
  return found
}
