import type {Plugin} from 'rolldown'

/**
 * Makes a CommonJS bundle load some of its chunks at the first use of anything in them, not at its own start. The
 * modules in them do nothing by being loaded, so nobody can tell but by the clock.
 *
 * @param chunks names of those chunks
 * @throws where a chunk is used in a way that this does not know
 */
export function lazily(chunks: readonly string[]): Plugin {
  const isLazy = new Set(chunks)
  return {
    name: 'lazily',
    renderChunk(code, {fileName}) {
      const names: string[] = []
      const own = code.replaceAll(`${RUNTIME}(`, 'namespaceOf(')
      const declared = (own === code ? code : `${NAMESPACE}${own}`).replace(
        REQUIRE,
        (line, name: string, path: string, chunk: string) => {
          if (!isLazy.has(chunk)) return line
          names.push(name)
          return `let ${name}$loaded; const ${name} = () => ${name}$loaded ??= require(${path});`
        },
      )
      if (names.length === 0) return null
      const used = new RegExp(`(?<![\\w$])(${names.join('|')})(?=\\.)`, 'g')
      // In brackets, since it may stand behind `new`.
      const made = declared.replace(used, '($1())')
      const odd = new RegExp(`(?<![\\w$])(?:${names.join('|')})(?![\\w$]|\\(\\)\\)\\.| = \\(\\) =>)`).exec(made)
      if (odd)
        throw new Error(`${fileName} uses a lazy chunk in an unknown way: ${made.slice(odd.index, odd.index + 60)}`)
      return made
    },
  }
}

/**
 * Has a CommonJS chunk hand out what it exports as plain values. The bundler hands out getters, since exports of ES
 * modules may change later; no source here changes one, and a chunk that loads no other at its start has made them all
 * when it is done.
 */
export const plainExports: Plugin = {
  name: 'plain-exports',
  renderChunk(code, {fileName}) {
    if (/^const \w+ = require\("\.{1,2}\//m.test(code)) return null
    return code.replace(GETTER, (_, name: string, value: string) => {
      if (new RegExp(`^let ${value.replaceAll('$', '\\$')}\\b`, 'm').test(code))
        throw new Error(`${fileName} exports ${name}, which may change`)
      return `exports.${name} = ${value};`
    })
  },
}

/** How the bundler exports what a chunk makes. */
const GETTER =
  /^Object\.defineProperty\(exports, ["'](\w+)["'], \{\s+enumerable: true,\s+get: function \(\) \{\s+return ([\w$]+);\s+\}\s+\}\);/gm

/** What the bundler calls to make the namespace of a module that somebody imports by `import()`, and the same without loading a file for it. */
const RUNTIME = 'require_rolldown_runtime.__exportAll'
const NAMESPACE = `function namespaceOf(all) {
  const made = {};
  for (const name in all) Object.defineProperty(made, name, {get: all[name], enumerable: true});
  return made;
}
`

/** How the bundler loads another chunk. */
const REQUIRE = /^const (require_\w+) = require\(("\.{1,2}\/(?:chunks\/)?([\w.-]+)\.js")\);$/gm
