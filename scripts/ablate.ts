/**
 * What each step and each feature of the matching is worth: switches them off one by one over all pairs of the corpus
 * and all cases, and prints in how many pairs the answer is another one then.
 *
 *     npm run ablate [-- --only TEXT]    only switches whose name holds the text, with the pairs that change
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {alignTable, matchTables, relocate, type TableView} from '../src/match/index.ts'
import type {Without} from '../src/match/switched-off.ts'
import {hasCorpus, readPairs} from '../test/corpus/pairs.ts'
import {viewsOf} from './views.ts'

const STEPS = [
  'columns by values',
  'columns by cells',
  'titles that moved',
  'the name before a type',
  'marks in the key',
  'the first cell as key',
  'joined keys',
  'joined columns',
  'splits and merges',
  'renamed rows',
  'tables of equal rows',
  'moved rows',
  'evidence of its own',
  'a reason beside the name',
  'habits',
  'families',
  'edits between siblings',
  'places',
]
const FEATURES = [
  ...['name', 'family'].map(name => `rows: ${name}`),
  ...['title', 'cells', 'values'].map(name => `columns: ${name}`),
  ...['heading', 'section', 'titles', 'keys', 'cells', 'key and cell'].map(name => `tables: ${name}`),
  ...['name', 'words'].map(name => `moves: ${name}`),
]

interface Pair {
  readonly name: string
  readonly old: readonly TableView[]
  readonly new: readonly TableView[]
}

async function allPairs(): Promise<Pair[]> {
  const folders = ['../test/cases', '../../shared/cases'].map(folder => join(import.meta.dirname, folder))
  const cases = folders.filter(existsSync).flatMap(casesOf)
  const corpus = hasCorpus
    ? readPairs().map(({name, old, next}) => ({name: `corpus/${name}`, old: String(old.text), new: String(next.text)}))
    : []
  const pairs: Pair[] = []
  for (const {name, old, new: next} of [...corpus, ...cases])
    pairs.push({name, old: await viewsOf(old), new: await viewsOf(next)})
  return pairs
}

function casesOf(folder: string): {name: string; old: string; new: string}[] {
  return readdirSync(folder)
    .filter(name => existsSync(join(folder, name, 'old.md')) && existsSync(join(folder, name, 'new.md')))
    .map(name => {
      const read = (side: string) => readFileSync(join(folder, name, side), 'utf8')
      return {name: `cases/${name}`, old: read('old.md'), new: read('new.md')}
    })
}

/** All that the matching says of a pair, as one text. */
function answer({old, new: next}: Pair, without: Without): string {
  const pairs = matchTables(old, next, without)
  const [gone, taken] = [new Set(pairs.map(pair => pair[0])), new Set(pairs.map(pair => pair[1]))]
  const aligned = pairs.map(([from, to]) => ({from, to, rows: alignTable(old[from]!, next[to]!, {without})}))
  const alone = (tables: readonly TableView[], known: ReadonlySet<number>) =>
    tables.filter((_, table) => !known.has(table)).map(table => ({table, rows: alignTable(table, table)}))
  const single = {old: alone(old, gone), new: alone(next, taken)}
  const leftover = (table: TableView, keys: (row: number) => string[], rows: readonly number[]) =>
    rows.map(row => ({table, row, key: keys(row)}))
  const every = ({rows}: TableView) => Array.from({length: rows}, (_, row) => row)
  const removed = [
    ...aligned.flatMap(({from, rows}) => leftover(old[from]!, rows.oldKeys, rows.removed)),
    ...single.old.flatMap(({table, rows}) => leftover(table, rows.oldKeys, every(table))),
  ]
  const added = [
    ...aligned.flatMap(({to, rows}) => leftover(next[to]!, rows.newKeys, rows.added)),
    ...single.new.flatMap(({table, rows}) => leftover(table, rows.oldKeys, every(table))),
  ]
  const partner = new Map(pairs.map(([from, to]) => [old[from]!, next[to]!]))
  const keyed = {
    old: [...aligned.map(({from, rows}) => ({table: old[from]!, keys: rows.oldKeys})), ...single.old.map(keysOf)],
    new: [...aligned.map(({to, rows}) => ({table: next[to]!, keys: rows.newKeys})), ...single.new.map(keysOf)],
  }
  const moves = without.has('moved rows')
    ? []
    : relocate({removed, added}, keyed, (from, to) => partner.get(from.table) !== to.table, without)
  return JSON.stringify([
    aligned.map(({from, to, rows}) => {
      const {columns, joined, key, pairs, splits, merges} = rows
      return [from, to, columns, joined, key, pairs.map(pair => [pair.old, pair.new, pair.by]), splits, merges]
    }),
    moves.map(({from, to}) => [old.indexOf(from.table), from.row, next.indexOf(to.table), to.row]),
  ])
}

function keysOf({table, rows}: {table: TableView; rows: ReturnType<typeof alignTable>}) {
  return {table, keys: rows.oldKeys}
}

const {values} = parseArgs({options: {only: {type: 'string'}}})
const pairs = await allPairs()
const today = pairs.map(pair => answer(pair, new Set()))
const isCorpus = (pair: Pair) => pair.name.startsWith('corpus/')
console.log(
  `switched off | corpus pairs that change, of ${pairs.filter(isCorpus).length} | cases, of ${pairs.filter(pair => !isCorpus(pair)).length}`,
)
console.log('--- | --- | ---')
for (const name of [...STEPS, ...FEATURES].filter(one => one.includes(values.only ?? ''))) {
  const changed = pairs.filter((pair, at) => answer(pair, new Set([name])) !== today[at])
  const corpus = changed.filter(isCorpus)
  console.log(`${name} | ${corpus.length} | ${changed.length - corpus.length}`)
  if (values.only !== undefined) for (const pair of changed) console.log(`    ${pair.name}`)
}
