import {execFile} from 'node:child_process'
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join, posix, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {reportTypes} from './report-types.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)

/** Writes `index.d.ts` into `folder`, with the declarations it draws on and no others. */
export async function declarations(folder: string): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'refdiff-types-'))
  try {
    await run(process.execPath, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      join(root, 'tsconfig.pure.json'),
      ...['--noEmit', 'false', '--emitDeclarationOnly', '--declaration', '--noCheck'],
      ...['--rootDir', join(root, 'src'), '--outDir', temporary],
    ])
    await writeFile(join(temporary, 'contract.d.ts'), reportTypes())
    for (const [name, text] of await closure(temporary, 'index.d.ts')) {
      const file = join(resolve(root, folder), name)
      await mkdir(dirname(file), {recursive: true})
      await writeFile(file, text)
    }
  } finally {
    await rm(temporary, {recursive: true, force: true})
  }
}

/** Follows relative imports from `entry`; the compiler leaves their `.ts` as it is, and a reader of types wants `.js`. */
async function closure(folder: string, entry: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const waiting = [entry]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    const from = posix.dirname(name)
    const text = (await readFile(join(folder, name), 'utf8')).replace(
      /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.[jt]s\2/g,
      (_, before: string, quote: string, path: string) => {
        waiting.push(`${posix.join(from, path)}.d.ts`)
        return `${before}${quote}${path}.js${quote}`
      },
    )
    found.set(name, text)
  }
  return found
}
