import {join, sep} from 'node:path'
import type {ChunkingContext, OutputOptions} from 'rolldown'

/**
 * How the bundle is cut. What a comparison needs at once is one file, `core`, free of Node's modules; what the command
 * line needs at once besides is another, `command-line`, from which the Action takes what it shares. All that loads only
 * when it is used stands in chunks of its own.
 */
export function chunks(root: string): NonNullable<OutputOptions['codeSplitting']> {
  const file = (name: string) => join(root, ...name.split('/'))
  const reach = reachable()
  const library = (context: ChunkingContext) => reach(file('src/index.ts'), context)
  const start = (context: ChunkingContext) => reach(file('src/cli/start.ts'), context)
  const source = join(root, 'src') + sep
  const isPure = (id: string) =>
    id.startsWith(source) && !/^(?:cli|action|source)[\\/]|^config[\\/]load/.test(id.slice(source.length))
  const isCore = (id: string, context: ChunkingContext) =>
    library(context).has(id) || (isPure(id) && start(context).has(id))
  return {
    groups: [
      {debugName: 'core', name: (id, context) => (isCore(id, context) ? 'core' : null), priority: 3},
      {debugName: 'command-line', name: (id, context) => (start(context).has(id) ? 'command-line' : null), priority: 1},
    ],
  }
}

/** The modules that load together with one, by static imports all the way; worked out once for each. */
function reachable(): (from: string, context: ChunkingContext) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (from, context) => {
    const found = known.get(from) ?? follow(from, context)
    known.set(from, found)
    return found
  }
}

function follow(from: string, context: ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = found.has(id) ? null : context.getModuleInfo(id)
    if (!module) continue
    found.add(id)
    waiting.push(...module.importedIds)
  }
  return found
}
