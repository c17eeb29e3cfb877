import {readFile, writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import {pages, rebuild} from './docs/page.ts'

/**
 * `npm run docs`: runs every command that the pages show and writes down what it really prints, and makes their tables
 * anew from what they describe. With `--check` it changes nothing, and fails where something is out of date.
 */
for (const page of pages) {
  const file = fileURLToPath(new URL(`../${page}`, import.meta.url))
  const written = await readFile(file, 'utf8')
  const rebuilt = await rebuild(written)
  if (!process.argv.includes('--check')) await writeFile(file, rebuilt)
  else if (rebuilt !== written) {
    const lines = rebuilt.split('\n')
    const at = written.split('\n').findIndex((line, index) => line !== lines[index])
    console.error(`${page}:${at + 1} is out of date, expected \`${lines[at]}\`: run \`npm run docs\``)
    process.exitCode = 1
  }
}
