import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type Plugin, rolldown} from 'rolldown'
import licensePlugin from 'rollup-plugin-license'
import {chunks} from './chunks.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** The package is CommonJS whose types describe an ES module: what they call its `default` is what is imported here. */
const license = licensePlugin as unknown as typeof licensePlugin.default

/** One bundle for the command line, the Action and the library, so that what they share is shipped once. */
const entries = {cli: 'src/cli/bin.ts', action: 'src/action/bin.ts', index: 'src/index.ts'}

/** vfile asks for Node's modules by name; the library must run without them, so it gets what it would get in a browser. */
const browserParts = Object.fromEntries(
  ['minpath', 'minproc', 'minurl'].map(name => [`#${name}`, join(root, `node_modules/vfile/lib/${name}.browser.js`)]),
)

/**
 * Bundles the three entries into `folder`. The bytes depend on nothing but the sources and
 * `package-lock.json`: chunk names carry no hash, and no path of this machine gets in.
 */
export async function bundle(folder: string): Promise<void> {
  const dir = resolve(root, folder)
  const build = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(join(root, file)))),
    platform: 'node',
    resolve: {alias: browserParts, mainFields: ['module', 'main']},
    // The toolkit does nothing by being loaded either: without this its HTTP client came along for printing a line.
    treeshake: {
      moduleSideEffects: [
        {test: /[\\/]src[\\/]/, sideEffects: false},
        {test: /[\\/]node_modules[\\/](?:@actions|undici|tunnel)[\\/]/, sideEffects: false},
      ],
    },
    plugins: [
      requireBuiltins,
      plainText,
      license({
        cwd: root,
        thirdParty: {
          includePrivate: false,
          output: {file: join(dir, 'LICENSES.txt'), template: licenses},
        },
      }),
    ],
    onLog(level, log, handle) {
      if (level === 'warn') throw new Error(log.message)
      handle(level, log)
    },
  })
  await build.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: ({name, moduleIds}) => `chunks/${packageOf(moduleIds.at(-1)) ?? name}.js`,
    comments: false,
    minify: true,
    codeSplitting: chunks(root),
  })
  await build.close()
}

/**
 * Old packages among those of the Action call `require`, for Node's own modules only. The bundler would give them a
 * `createRequire`, by an import that every chunk then drags in, the library's too; this one needs none.
 */
const requireBuiltins: Plugin = {
  name: 'require-builtins',
  renderChunk(code, {name}) {
    if (name !== 'rolldown-runtime') return null
    const made = code
      .replace(/^import \{ createRequire \} from "node:module";\n/m, '')
      .replace(/createRequire\(import\.meta\.url\)/, 'name => process.getBuiltinModule(name)')
    if (/createRequire|node:/.test(made)) throw new Error('the runtime of the bundler is not as it was')
    return made
  },
}

/** Writes characters beyond ASCII as escapes: one of them doubles what the engine has to scan of a whole file. */
const plainText: Plugin = {
  name: 'plain-text',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue
      if (/String\.raw`[^`]*[\u0080-\uffff]/.test(file.code))
        throw new Error(`${file.fileName} holds raw text beyond ASCII`)
      file.code = file.code.replace(
        /[\u0080-\uffff]/g,
        unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}

/** Packages name their chunk, since their files are called `dist` and `core` more often than not. */
const packageOf = (id = ''): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace(/^@/, '').replaceAll(/[\\/]/g, '-')

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
