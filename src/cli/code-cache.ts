/**
 * Keeps what the engine compiled of refdiff's own code for the next run of the same command, so that this need not
 * compile it again: that is half of what a run on one reference takes. Node's own cache (`module.enableCompileCache`,
 * since Node 22) leaves out what is compiled when it is first called, which is nearly all.
 *
 * What goes wrong with it is no trouble of the user's: the code is compiled as ever.
 */
import type {Script} from 'node:vm'

/** Names the code that was compiled, since the engine itself looks at its length only; the build writes a digest here. */
const BUILD = '@digest-of-the-build@'

/** As in `source/world.ts`, which is among what is to be compiled from here. */
const fs = process.getBuiltinModule('fs')

/** What of Node's loader of CommonJS modules this stands in front of. */
export interface Loader {
  readonly prototype?: {require(this: unknown, id: string): unknown}
}

/**
 * From now on, the program's own files are compiled from what an earlier run kept; at the end of the process, what was
 * compiled anew is kept where the run came to a result. They are found without asking Node's loader, which would look
 * for each of them as for any file.
 *
 * What is kept of a file are the functions that were called. Other runs call others, and nobody can ask the engine
 * whether one did, so all is kept again now and then: soon at first, in the end once a day.
 *
 * @param folder of the program's own files, which ask for each other by `./name.js`
 * @param loader Node's, which is what makes the `module` of a file; asking for it by its name would load more
 */
export function keepCompiled(folder: string, loader: Partial<Loader> | undefined): void {
  const file = placeOf(process.argv[2])
  const {prototype} = loader ?? {}
  // What runs this may be no Node at all.
  if (file === undefined || typeof prototype?.require !== 'function') return
  const {Script} = process.getBuiltinModule('vm')
  const kept = read(file)
  const scripts = new Map<string, Script>()
  let isNew = false
  const modules = new Map<string, {exports: object}>()
  const {require: other} = prototype
  function load(this: unknown, id: string): unknown {
    const name = OWN.exec(id)?.[1]
    if (name === undefined) return other.call(this, id)
    const known = modules.get(name)
    if (known) return known.exports
    const module = {exports: {}}
    modules.set(name, module)
    const filename = `${folder}/${name}`
    const cachedData = kept.compiled.get(name)
    // The build writes plain ASCII.
    const code = HEAD + fs.readFileSync(filename, 'latin1') + TAIL
    const script = new Script(code, {filename, ...(cachedData && {cachedData})})
    scripts.set(name, script)
    isNew ||= !cachedData || script.cachedDataRejected === true
    script.runInThisContext().call(module.exports, module.exports, load, module, filename, folder)
    return module.exports
  }
  prototype.require = load
  process.on('exit', status => {
    const isDue = kept.age >= (AGES[kept.times] ?? DAY)
    if (status > 1 || !(isNew || isDue)) return
    write(file, () => {
      const compiled = new Map(kept.compiled)
      for (const [name, script] of scripts) {
        const made = script.createCachedData()
        // The engine forgets functions that a long run has not called for a while.
        if (script.cachedDataRejected || made.length > (compiled.get(name)?.length ?? 0)) compiled.set(name, made)
      }
      return pack(compiled, isDue ? kept.times + 1 : kept.times)
    })
  })
}

/** Node's documentation, "The module wrapper". */
const HEAD = '(function (exports, require, module, __filename, __dirname) { '
const TAIL = '\n})'

/** How the program's files ask for each other. */
const OWN = /^\.\/(?:chunks\/)?([\w.-]+\.js)$/

/** The file for a command, in the user's own folder for what can be made again; `undefined` where nothing is to be kept. */
function placeOf(command = ''): string | undefined {
  const {env, platform, version, arch} = process
  // Whoever measures what code ran needs it compiled by Node.
  if (env.NODE_DISABLE_COMPILE_CACHE || env.NODE_V8_COVERAGE) return undefined
  const home = platform === 'darwin' ? '/Library/Caches' : '/.cache'
  const root = platform === 'win32' ? env.LOCALAPPDATA : env.XDG_CACHE_HOME || (env.HOME && env.HOME + home)
  // A relative path would be one in whatever folder the user is in.
  if (!root || !/^(?:\/|[A-Za-z]:)/.test(root)) return undefined
  return `${root}/refdiff/${/^[a-z]{1,20}$/.test(command) ? command : 'refdiff'}-${version}-${arch}`
}

interface Kept {
  /** By the name of a file. */
  readonly compiled: ReadonlyMap<string, Uint8Array>
  /** How often all of it was kept again, and milliseconds since it was last written. */
  readonly times: number
  readonly age: number
}

const NOTHING: Kept = {compiled: new Map(), times: 0, age: 0}

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
/** Ages at which all is kept again, by how often it was; a day from then on. */
const AGES = [10 * SECOND, MINUTE, 10 * MINUTE, 60 * MINUTE]

/** Nobody but the user may have written the file, for what is in it runs. */
function read(file: string): Kept {
  try {
    const {O_RDONLY, O_NONBLOCK = 0} = fs.constants
    // A pipe in its place would else wait for a writer.
    const descriptor = fs.openSync(file, O_RDONLY | O_NONBLOCK)
    try {
      const found = fs.fstatSync(descriptor)
      const own = process.getuid?.()
      const isOwn = own === undefined || (own === found.uid && (found.mode & 0o022) === 0)
      return isOwn && found.isFile() ? unpack(fs.readFileSync(descriptor), Date.now() - found.mtimeMs) : NOTHING
    } finally {
      fs.closeSync(descriptor)
    }
  } catch {
    return NOTHING
  }
}

/** Written beside it first and moved into its place, so that nobody ever sees half of it. */
function write(file: string, make: () => Uint8Array): void {
  const draft = `${file}.${process.pid}`
  const folder = file.slice(0, file.lastIndexOf('/'))
  try {
    // Not their parents: a home that does not exist is not ours to make.
    for (const level of [folder.slice(0, folder.lastIndexOf('/')), folder]) {
      if (!fs.existsSync(level)) fs.mkdirSync(level, {mode: 0o700})
    }
    // Nothing is made where it cannot be written.
    const descriptor = fs.openSync(draft, 'wx', 0o600)
    try {
      fs.writeFileSync(descriptor, make())
    } finally {
      fs.closeSync(descriptor)
    }
    fs.renameSync(draft, file)
  } catch {
    try {
      fs.rmSync(draft, {force: true})
    } catch {
      // Not even that is allowed there.
    }
  }
}

/** A line of JSON, then what was compiled, one file after the other. All of it twice: the engine aborts on damaged data. */
function pack(compiled: Kept['compiled'], times: number): Uint8Array {
  const head = JSON.stringify({build: BUILD, times, sizes: [...compiled].map(([name, {length}]) => [name, length])})
  // The engine copies what does not start at a multiple of 8.
  const line = `${head.padEnd(Math.ceil((head.length + 1) / 8) * 8 - 1)}\n`
  const once = [Buffer.from(line, 'latin1'), ...compiled.values()]
  return Buffer.concat([...once, ...once])
}

const NEWLINE = 10

/** @throws where it is nothing that `pack` wrote */
function unpack(bytes: Buffer, age: number): Kept {
  const half = bytes.length / 2
  if (!bytes.subarray(0, half).equals(bytes.subarray(half))) return NOTHING
  let at = 1
  while (at < bytes.length && bytes[at - 1] !== NEWLINE) at++
  const head = JSON.parse(bytes.toString('latin1', 0, at)) as {build: string; times: number; sizes: [string, number][]}
  if (head.build !== BUILD) return NOTHING
  const compiled = new Map<string, Uint8Array>()
  for (const [name, size] of head.sizes) {
    compiled.set(name, bytes.subarray(at, at + size))
    at += size
  }
  return {compiled, times: head.times, age}
}
