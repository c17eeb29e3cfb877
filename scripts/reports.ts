/**
 * Keeps the reports of every pair of the corpus and of every case, and compares them with those that were kept.
 *
 *     npm run reports -- keep FOLDER       writes NAME.json and NAME.txt for each pair
 *     npm run reports -- compare FOLDER    compares today's with those; exits 1 where one is not the same bytes
 *
 * `--only TEXT` leaves out the pairs whose name does not hold the text, `--brief` the differences themselves.
 */
import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {compareDocuments} from '../src/compare.ts'
import type {Input} from '../src/model.ts'
import {formats} from '../src/report/index.ts'
import {hasCorpus, readPairs} from '../test/corpus/pairs.ts'

interface NamedPair {
  readonly name: string
  readonly old: Input
  readonly next: Input
}

const root = join(import.meta.dirname, '..')

function pairsOf(folder: string, prefix: string): NamedPair[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap(name => {
    const [old, next] = ['old.md', 'new.md'].map(file => join(folder, name, file)) as [string, string]
    if (!existsSync(old) || !existsSync(next)) return []
    const input = (path: string, label: string): Input => ({text: readFileSync(path, 'utf8'), label})
    return [{name: `${prefix}/${name}`, old: input(old, 'old.md'), next: input(next, 'new.md')}]
  })
}

function allPairs(only: string): NamedPair[] {
  return [
    ...(hasCorpus ? readPairs() : []).map(({name, old, next}) => ({name: `corpus/${name}`, old, next})),
    ...pairsOf(join(root, 'test/cases'), 'cases'),
    ...pairsOf(join(root, '../shared/cases'), 'shared'),
  ].filter(({name}) => name.includes(only))
}

async function reportsOf({old, next}: NamedPair): Promise<Record<'json' | 'txt', string>> {
  const {report} = await compareDocuments([old], [next])
  const render = (id: string) =>
    formats.find(format => format.id === id)?.render(report, {colour: false, width: 120}) ?? ''
  return {json: await render('json'), txt: await render('text')}
}

async function keep(folder: string, only: string): Promise<void> {
  mkdirSync(folder, {recursive: true})
  for (const pair of allPairs(only))
    for (const [ending, text] of Object.entries(await reportsOf(pair)))
      writeFileSync(join(folder, `${pair.name.replaceAll('/', '.')}.${ending}`), text)
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {only: {type: 'string', default: ''}, brief: {type: 'boolean', default: false}},
  })
  const [verb, folder] = positionals
  if (folder === undefined || (verb !== 'keep' && verb !== 'compare')) {
    console.error('usage: npm run reports -- keep|compare FOLDER [--only TEXT] [--brief]')
    return 2
  }
  if (verb === 'keep') {
    await keep(folder, values.only)
    return 0
  }
  const today = mkdtempSync(join(tmpdir(), 'reports-'))
  try {
    await keep(today, values.only)
    const differing: string[] = []
    for (const file of readdirSync(today)) {
      const before = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
      if (before === readFileSync(join(today, file), 'utf8')) continue
      differing.push(file)
      if (values.brief || !file.endsWith('.txt')) continue
      const {stdout} = spawnSync('diff', ['-U1', join(folder, file), join(today, file)], {encoding: 'utf8'})
      console.log(`== ${file}\n${stdout}`)
    }
    const pairs = new Set(differing.map(file => file.replace(/\.(json|txt)$/, '')))
    console.log([...pairs].join('\n'))
    console.log(`${pairs.size} of ${readdirSync(today).length / 2} reports are not the same bytes as before`)
    return pairs.size === 0 ? 0 : 1
  } finally {
    rmSync(today, {recursive: true, force: true})
  }
}

process.exitCode = await main()
