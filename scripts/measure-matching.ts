/**
 * How much of what was edited by hand in real tables the matching finds: precision and recall, kind by kind. Every edit
 * is known by construction, and the same for every run.
 *
 *     npm run measure-matching [-- --root FOLDER]    the matching of another checkout, on the same edits
 */
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import type {TableView} from '../src/match/index.ts'
import {hasCorpus, readPairs} from '../test/corpus/pairs.ts'
import {viewsOf} from './views.ts'

const {values} = parseArgs({options: {root: {type: 'string'}}})
const root = resolve(values.root ?? join(import.meta.dirname, '..'))
const {alignTable, matchTables} = (await import(
  pathToFileURL(join(root, 'src/match/index.ts')).href
)) as typeof import('../src/match/index.ts')

/** A table as plain cells, to be edited. */
interface Sheet {
  heading: string[]
  header: string[]
  rows: string[][]
}

type Random = (below: number) => number

function randomFrom(seed: number): Random {
  let state = seed
  return below => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return Math.abs(state ^ (state >>> 13)) % below
  }
}

const WORDS = 'amber birch cedar dusk ember fjord grove heath inlet juniper kelp lagoon marsh nook oak pine'.split(' ')

function sheetOf(view: TableView): Sheet {
  const rows = Array.from({length: view.rows}, (_, row) => view.header.map((_, column) => view.text(row, column)))
  return {heading: [...view.heading], header: [...view.header], rows}
}

function viewOf({heading, header, rows}: Sheet): TableView {
  const text = (row: number, column: number) => rows[row]?.[column] ?? ''
  return {heading, header, rows: rows.length, source: row => `| ${rows[row]?.join(' | ')} |`, text}
}

const copyOf = (sheet: Sheet): Sheet => structuredClone(sheet)

/** Edits of a key; `undefined` where one does not fit. */
const RENAMES: Readonly<Record<string, (key: string, random: Random) => string | undefined>> = {
  'a word of the key': (key, random) => {
    const words = key.match(/\p{L}{3,}/gu)
    return words?.length ? key.replace(words[random(words.length)]!, WORDS[random(WORDS.length)]!) : undefined
  },
  'a digit of the key': key =>
    /\d/.test(key) ? key.replace(/\d/, digit => String((Number(digit) + 1) % 10)) : undefined,
  'another name': (_key, random) => `${WORDS[random(WORDS.length)]}_${WORDS[random(WORDS.length)]}`,
}

/** Rows whose key is renamed, some with a cell edited; one row goes and an unlike one comes. Truth: old → next row. */
function renamedRows(sheet: Sheet, kind: string, random: Random): {next: Sheet; truth: Set<string>} | undefined {
  const next = copyOf(sheet)
  const truth = new Set<string>()
  const keys = new Set(sheet.rows.map(row => row[0]))
  if (keys.size < sheet.rows.length || sheet.rows.length < 6 || sheet.header.length < 3) return undefined
  for (let count = 1 + random(3); count > 0; count--) {
    const row = random(sheet.rows.length)
    const key = RENAMES[kind]!(sheet.rows[row]![0]!, random)
    if (key === undefined || keys.has(key) || truth.has(`${row} ${row}`)) continue
    keys.add(key)
    next.rows[row]![0] = key
    if (random(2) === 0) next.rows[row]![1 + random(sheet.header.length - 1)] = WORDS[random(WORDS.length)]!
    truth.add(`${row} ${row}`)
  }
  const [gone, model] = [random(sheet.rows.length), random(sheet.rows.length)]
  const isFree = [gone, model].every(row => !truth.has(`${row} ${row}`)) && gone !== model
  if (truth.size === 0 || !isFree) return undefined
  next.rows[gone] = [`${WORDS[random(WORDS.length)]}-x`, ...next.rows[model]!.slice(1)]
  return {next, truth}
}

function withoutPrefix(sheet: Sheet, random: Random): {next: Sheet; truth: Set<string>} | undefined {
  const keys = new Set(sheet.rows.map(row => row[0]))
  if (keys.size < sheet.rows.length || sheet.rows.length < 6) return undefined
  const next = copyOf(sheet)
  const prefix = `${WORDS[random(WORDS.length)]}_`
  const truth = new Set<string>()
  for (const [at, row] of next.rows.entries()) {
    if (random(4) === 0) continue
    row[0] = prefix + row[0]
    truth.add(`${at} ${at}`)
  }
  return {next, truth}
}

/** Two columns under other titles, all columns turned around. Truth: old → next column. */
function retitledColumns(sheet: Sheet, random: Random): {next: Sheet; truth: Set<string>} | undefined {
  if (sheet.header.length < 4 || sheet.rows.length < 4) return undefined
  const next = copyOf(sheet)
  const truth = new Set<string>()
  const last = sheet.header.length - 1
  for (const column of [1 + random(last), 1 + random(last)]) {
    const most = Math.max(
      ...sheet.rows.map(({[column]: cell}) => sheet.rows.filter(row => row[column] === cell).length),
    )
    if (most > sheet.rows.length * 0.8) continue
    next.header[column] = WORDS[random(WORDS.length)]!
    truth.add(`${column} ${last - column}`)
  }
  for (const row of next.rows) if (random(4) === 0) row[1 + random(last)] = WORDS[random(WORDS.length)]!
  for (const cells of [next.header, ...next.rows]) cells.reverse()
  return truth.size === 0 || new Set(next.header).size <= last ? undefined : {next, truth}
}

/** A document in which tables were retitled, lost rows and gained a column. Truth: old → next table. */
function retitledTables(sheets: readonly Sheet[], random: Random): {next: Sheet[]; truth: Set<string>} {
  const next = sheets.map(copyOf)
  const truth = new Set<string>()
  for (const [at, sheet] of next.entries()) {
    if (random(3) > 0 || sheet.rows.length < 2) continue
    sheet.heading = [...sheet.heading.slice(0, -1), `${WORDS[random(WORDS.length)]} ${WORDS[random(WORDS.length)]}`]
    sheet.rows = sheet.rows.filter((_, row) => row === 0 || random(5) > 0)
    sheet.header.splice(1, 0, 'added')
    for (const row of sheet.rows) row.splice(1, 0, WORDS[random(WORDS.length)]!)
    truth.add(`${at} ${at}`)
  }
  return {next, truth}
}

class Tally {
  right = 0
  claimed = 0
  true = 0

  add(claims: readonly string[], truth: ReadonlySet<string>): void {
    this.right += claims.filter(claim => truth.has(claim)).length
    this.claimed += claims.length
    this.true += truth.size
  }
}

const tallies = new Map<string, Tally>()
const tally = (kind: string) => {
  const found = tallies.get(kind) ?? new Tally()
  tallies.set(kind, found)
  return found
}

const documents = hasCorpus ? readPairs().filter(({name}) => !name.startsWith('runtime')) : []
for (const [seed, document] of documents.entries()) {
  const sheets = (await viewsOf(String(document.next.text))).map(sheetOf)
  const random = randomFrom(seed + 1)
  for (const sheet of sheets.slice(0, 12)) {
    for (const kind of [...Object.keys(RENAMES), 'a prefix of most keys']) {
      const edit = kind in RENAMES ? renamedRows(sheet, kind, random) : withoutPrefix(sheet, random)
      if (!edit) continue
      const {pairs} = alignTable(viewOf(sheet), viewOf(edit.next))
      const claims = pairs.filter(pair => pair.by === 'rename').map(pair => `${pair.old} ${pair.new}`)
      tally(`rows: ${kind}`).add(claims, edit.truth)
    }
    const columns = retitledColumns(sheet, random)
    if (columns) {
      const {matched} = alignTable(viewOf(sheet), viewOf(columns.next)).columns
      const claims = matched.filter(([from, to]) => sheet.header[from] !== columns.next.header[to])
      tally('columns retitled').add(
        claims.map(pair => pair.join(' ')),
        columns.truth,
      )
    }
  }
  const tables = retitledTables(sheets, random)
  const pairs = matchTables(sheets.map(viewOf), tables.next.map(viewOf))
  const claims = pairs.filter(([from, to]) => sheets[from]!.heading.join() !== tables.next[to]!.heading.join())
  tally('tables retitled and reshaped').add(
    claims.map(pair => pair.join(' ')),
    tables.truth,
  )
}
console.log('edit | of how many | precision | recall\n--- | --- | --- | ---')
for (const [kind, {right, claimed, true: all}] of tallies)
  console.log(
    `${kind} | ${all} | ${(right / Math.max(1, claimed)).toFixed(3)} | ${(right / Math.max(1, all)).toFixed(3)}`,
  )
