import {writeFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type OutputOptions, type PreRenderedChunk, type RolldownPluginOption, rolldown} from 'rolldown'
import licensePlugin from 'rollup-plugin-license'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** The package is CommonJS whose types describe an ES module: what they call its `default` is what is imported here. */
const license = licensePlugin as unknown as typeof licensePlugin.default

/** What runs in Node. It is CommonJS: Node 20 takes a tenth of an empty program's time to get its loader of modules going. */
const programs = {cli: 'src/cli/bin.ts', action: 'src/action/bin.ts'}

/** What is imported: an ES module that runs anywhere, with all that it needs beside it. */
const library = {index: 'src/index.ts'}

/** vfile asks for Node's modules by name; the library must run without them, so it gets what it would get in a browser. */
const browserParts = Object.fromEntries(
  ['minpath', 'minproc', 'minurl'].map(name => [`#${name}`, join(root, `node_modules/vfile/lib/${name}.browser.js`)]),
)

/**
 * Bundles the programs into `folder` and the library into `library/` there. The bytes depend on nothing but the sources
 * and `package-lock.json`: chunk names carry no hash, and no path of this machine gets in.
 */
export async function bundle(folder: string): Promise<void> {
  const dir = resolve(root, folder)
  const listed = license({
    cwd: root,
    // All that the library needs is among it, since the command line is made of the same parts.
    thirdParty: {includePrivate: false, output: {file: join(dir, 'LICENSES.txt'), template: licenses}},
  })
  await write(programs, browserParts, [listed], {dir, format: 'cjs'})
  const place = join(dir, 'library')
  const alias = {...browserParts, yaml: join(root, 'node_modules/yaml/browser/index.js')}
  await write(library, alias, [], {dir: place, format: 'esm'})
  await writeFile(join(dir, 'package.json'), '{"type": "commonjs"}\n')
  await writeFile(join(place, 'package.json'), '{"type": "module", "sideEffects": false}\n')
}

async function write(
  input: Record<string, string>,
  alias: Record<string, string>,
  plugins: readonly RolldownPluginOption[],
  output: OutputOptions,
): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    resolve: {alias, mainFields: ['module', 'main']},
    // Nor do these by being loaded: without this the HTTP client of the toolkit came along for printing a line.
    treeshake: {
      moduleSideEffects: [
        {test: /[\\/]src[\\/]/, sideEffects: false},
        {test: /[\\/]node_modules[\\/](?:@actions|undici|tunnel|diff)[\\/]/, sideEffects: false},
      ],
    },
    // As `useDefineForClassFields: false` in tsconfig.json: engines define a field more slowly than they assign it.
    transform: {
      assumptions: {setPublicClassFields: true},
      typescript: {removeClassFieldsWithoutInitializer: true},
    },
    plugins: [...plugins],
    onLog(level, log, handle) {
      if (level === 'warn') throw new Error(log.message)
      handle(level, log)
    },
  })
  await build.write({
    entryFileNames: '[name].js',
    chunkFileNames: chunk => `chunks/${nameOf(chunk)}.js`,
    comments: false,
    minify: true,
    ...output,
  })
  await build.close()
}

/** A chunk is called as the package that it holds, or as the bundler calls it; what nearly all others share is the core. */
function nameOf({name, moduleIds}: PreRenderedChunk): string {
  const packages = moduleIds.flatMap(id => PACKAGE.exec(id)?.[1] ?? [])
  const own = moduleIds.length - packages.length
  const last = packages.at(-1)
  if (own === 0 && last) return last.replace(/^@/, '').replace(/[\\/]/, '-')
  return own > 50 ? 'core' : name
}

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/

interface Dependency {
  readonly name: string | null
  readonly version: string | null
  readonly license: string | null
  readonly licenseText: string | null
}

function licenses(dependencies: readonly Dependency[]): string {
  const order = (a: Dependency, b: Dependency) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1)
  const parts = dependencies.toSorted(order).map(({name, version, license, licenseText}) => {
    const text = (licenseText ?? '')
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t]+$/gm, '')
      .trim()
    return `${name} ${version}\n${license}\n\n${text}\n`
  })
  return `refdiff is bundled with these packages.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}
