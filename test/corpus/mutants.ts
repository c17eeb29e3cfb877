/**
 * Real documents with edits whose true difference is known by construction: rows, cells, columns and headings changed
 * in the source text by line, with the expectation written down by the edit itself.
 */
import type {Expected, ExpectedTable} from './pairs.ts'
import {type ReadTable, readHeadings, readTables} from './reader.ts'

export interface Mutant {
  text: string
  expected: Expected
  /** The edits made, for messages. */
  edits: string[]
}

/** Random numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Plot {
  table: ReadTable
  /** Rows as lists of cells as written. */
  rows: string[][]
  header: string[]
  delimiter: string[]
  random: () => number
  word: () => string
}

/** An edit of a table: changes its rows, header or delimiter in place and returns what a reader expects, or nothing where it does not fit. */
type Edit = (plot: Plot) => Omit<ExpectedTable, 'heading'> | undefined

const edits: Readonly<Record<string, Edit>> = {
  'rows removed': ({rows, table, random}) => {
    const findings = pick(table.rows.length, 1 + Math.floor(random() * 3), random).map(index => {
      rows[index] = []
      return {action: 'removed' as const, key: [table.rows[index]?.cells[0] ?? '']}
    })
    return {findings}
  },
  'a row added': ({rows, table, random, word}) => {
    const key = word()
    rows.splice(Math.floor(random() * rows.length), 0, [key, ...table.header.slice(1).map(word)])
    return {findings: [{action: 'added', key: [key]}]}
  },
  'cells changed': ({rows, table, random, word}) => {
    const column = 1 + Math.floor(random() * (table.header.length - 1))
    const findings = pick(rows.length, 1 + Math.floor(random() * 7), random).map(index => {
      rows[index]?.splice(column, 1, word())
      const columns = [table.header[column] ?? '']
      return {action: 'changed' as const, key: [table.rows[index]?.cells[0] ?? ''], columns}
    })
    return {findings}
  },
  'a column removed': ({rows, table, header, delimiter, random}) => {
    if (table.header.length < 3) return undefined
    const column = 1 + Math.floor(random() * (table.header.length - 1))
    for (const cells of [...rows, header, delimiter]) cells.splice(column, 1)
    // A table type may be known by the column that went; then the report says so, once.
    return {columns: {removed: [table.header[column] ?? '']}}
  },
  'a column added': ({rows, header, delimiter, random, table, word}) => {
    const column = 1 + Math.floor(random() * table.header.length)
    const title = word()
    for (const cells of rows) cells.splice(column, 0, random() < 0.5 ? 'yes' : '')
    header.splice(column, 0, title)
    delimiter.splice(column, 0, '---')
    return {columns: {added: [title]}}
  },
  'a column renamed': ({table, header, random, word}) => {
    const column = Math.floor(random() * table.header.length)
    const title = word()
    header[column] = title
    return {columns: {renamed: [[table.header[column] ?? '', title]]}}
  },
  'the table removed': ({rows, header, delimiter}) => {
    for (const cells of [...rows, header, delimiter]) cells.length = 0
    return {action: 'removed'}
  },
  'rows in another order': ({rows, random}) => {
    for (let index = rows.length - 1; index > 0; index--) {
      const other = Math.floor(random() * (index + 1))
      const [one, two] = [rows[index] ?? [], rows[other] ?? []]
      rows[index] = two
      rows[other] = one
    }
    return {}
  },
  'rows renamed': ({rows, table, random, word}) => {
    // Only where the rest of a row tells it from all others.
    const rest = table.rows.map(row => row.cells.slice(1).join('|'))
    const clear = rest.flatMap((text, index) =>
      text.length > 24 && rest.indexOf(text) === rest.lastIndexOf(text) ? [index] : [],
    )
    if (clear.length < 6) return undefined
    const chosen = pick(clear.length, 2, random).map(index => clear[index] ?? 0)
    const part = word()
    const pairs = chosen.map(index => {
      const previous = table.rows[index]?.cells[0] ?? ''
      const key = random() < 0.5 ? `${previous}_${part}` : `${part}_${previous}`
      rows[index]?.splice(
        0,
        1,
        key.replace(/[_*`<|]/g, mark => `\\${mark}`),
      )
      return {key: [key], previousKey: [previous]}
    })
    return {findings: pairs.map(pair => ({action: 'renamed' as const, ...pair}))}
  },
  'columns in another order': ({rows, header, delimiter}) => {
    for (const cells of [...rows, header, delimiter]) cells.push(...cells.splice(1, 1))
    return {}
  },
  'keys in other markup': ({rows, table, random}) => {
    const isPlain = (row: ReadTable['rows'][number]) =>
      /^[A-Za-z][\w.-]*$/.test(row.cells[0] ?? '') && row.links[0]?.length === 0
    if (!table.rows.every(isPlain)) return undefined
    const wrap =
      random() < 0.5 ? (key: string) => `<a name="x_${key}"></a> \`${key}\`` : (key: string) => `**\`${key}\`**`
    for (const [index, cells] of rows.entries()) cells[0] = wrap(table.rows[index]?.cells[0] ?? '')
    return {}
  },
}

/** Edits up to four tables of a document, each in one way; undefined where no table lends itself to it. */
export function mutate(text: string, seed: number): Mutant | undefined {
  const random = randomFrom(seed)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const fit = readTables(text).filter(table => isFit(table, lines))
  if (fit.length === 0) return undefined
  const mutant: Mutant = {text, expected: {tables: []}, edits: []}
  let words = 0
  const word = () => `zq${seed.toString(36)}x${(words++).toString(36)}`
  // From the last table up, so that the lines above keep their numbers.
  for (const index of pick(fit.length, Math.min(4, fit.length), random).sort((a, b) => b - a)) {
    const table = fit[index] as ReadTable
    const at = table.line - 1
    const plot = {
      ...{table, random, word},
      header: cellsOf(lines[at]),
      delimiter: cellsOf(lines[at + 1]),
      rows: table.rows.map(row => cellsOf(lines[row.line - 1])),
    }
    const names = Object.keys(edits)
    const name = names[Math.floor(random() * names.length)] ?? ''
    const expectation = edits[name]?.(plot)
    if (!expectation) continue
    const body = [plot.header, plot.delimiter, ...plot.rows].filter(cells => cells.length > 0)
    lines.splice(at, 2 + table.rows.length, ...body.map(cells => `| ${cells.join(' | ')} |`))
    const heading = table.trail.at(-1) ?? ''
    mutant.expected.tables.push({heading, ...expectation})
    mutant.edits.push(`${name} in '${heading}' at line ${table.line}`)
  }
  mutant.text = lines.join('\n')
  return mutant
}

/** The sections of one depth in another order: nothing that a report has to say. */
export function shuffleSections(text: string, seed: number): Mutant | undefined {
  const random = randomFrom(seed)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const headings = readHeadings(text)
  const depth = [2, 3, 1, 4].find(depth => headings.filter(heading => heading.depth === depth).length > 2)
  if (depth === undefined) return undefined
  const starts = headings.filter(heading => heading.depth <= depth).map(heading => heading.line - 1)
  // Only runs of sections without a higher heading between them may change places.
  const first = headings.findIndex(heading => heading.depth === depth)
  const until = headings.findIndex((heading, index) => index > first && heading.depth < depth)
  const end = until < 0 ? lines.length : (headings[until]?.line ?? 1) - 1
  const begin = (headings[first]?.line ?? 1) - 1
  const own = starts.filter(start => start >= begin && start < end)
  if (own.length < 2) return undefined
  const parts = own.map((start, index) => [...lines.slice(start, own[index + 1] ?? end), ''])
  const order = pick(parts.length, parts.length + 3, random)
  const shuffled = order.flatMap(index => parts[index] ?? [])
  const whole = [...lines.slice(0, begin), ...shuffled, ...lines.slice(end)]
  return {text: whole.join('\n'), expected: {tables: []}, edits: [`sections of depth ${depth} in another order`]}
}

/** One row goes to another table with the same columns. */
export function moveRow(text: string, seed: number): Mutant | undefined {
  const random = randomFrom(seed)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const fit = readTables(text).filter(table => isFit(table, lines))
  const [one] = pick(fit.length, 1, random)
  const from = fit[one ?? 0]
  if (!from) return undefined
  const others = fit.filter(table => table !== from && table.header.join('|') === from.header.join('|'))
  const to = others[Math.floor(random() * others.length)]
  const row = from.rows[Math.floor(random() * from.rows.length)]
  const key = row?.cells[0] ?? ''
  // The row has to tell something, and its key may stand in one table only.
  if (
    !to ||
    !row ||
    row.cells.join('').length < 40 ||
    fit.some(table => table !== from && table.rows.some(other => other.cells[0] === key))
  ) {
    return undefined
  }
  const line = lines[row.line - 1] ?? ''
  const target = to.line + 1
  lines.splice(row.line - 1, 1)
  lines.splice(target - (row.line - 1 < target ? 1 : 0), 0, line)
  const heading = to.trail.at(-1) ?? ''
  const expected: Expected = {tables: [{heading, findings: [{action: 'relocated', key: [key]}]}]}
  return {text: lines.join('\n'), expected, edits: [`'${key}' moved from '${from.trail.at(-1)}' to '${heading}'`]}
}

/** One heading above tables gets another title: its tables are renamed, and nothing else. */
export function retitle(text: string, seed: number): Mutant | undefined {
  const random = randomFrom(seed)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const headings = readHeadings(text)
  const tables = readTables(text).filter(table => table.root && table.trail.length > 0)
  const above = (table: ReadTable) => headings.findLast(heading => heading.line < table.line)
  const [index] = pick(tables.length, 1, random)
  const table = tables[index ?? 0]
  const heading = table && above(table)
  // A heading that has the same text elsewhere would not say which one changed.
  const title = table?.trail.at(-1) ?? ''
  if (!table || !heading || tables.some(other => other.trail.at(-1) === title && above(other) !== heading))
    return undefined
  const next = `Renamed zq${seed} ${title.replace(/\W+/g, ' ').trim()}`.trim()
  lines[heading.line - 1] = `${'#'.repeat(heading.depth)} ${next}`
  const renamed = tables.filter(other => above(other) === heading)
  const expected: Expected = {
    tables: renamed.map(() => ({heading: next, action: 'renamed', previousHeading: title})),
  }
  return {text: lines.join('\n'), expected, edits: [`'${title}' retitled`]}
}

/** Rows that are written with their pipes, one cell a column, and told apart by their first cell. */
function isFit(table: ReadTable, lines: readonly string[]): boolean {
  const keys = table.rows.map(row => row.cells[0] ?? '')
  const written = [table.line, table.line + 1, ...table.rows.map(row => row.line)]
  return (
    table.root &&
    table.syntax === 'gfm' &&
    table.rows.length >= 6 &&
    table.header.length >= 2 &&
    new Set(table.header).size === table.header.length &&
    table.header.every(title => title !== '') &&
    keys.every(key => key !== '') &&
    new Set(keys).size === keys.length &&
    // Not a row number, a version or a date, which name no row.
    keys.every(key => /[A-Za-z_]{2}/.test(key)) &&
    written.every(
      line =>
        /^ {0,3}\|.*\|\s*$/.test(lines[line - 1] ?? '') && cellsOf(lines[line - 1]).length === table.header.length,
    )
  )
}

function cellsOf(line = ''): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim())
}

function pick(count: number, wanted: number, random: () => number): number[] {
  const left = Array.from({length: count}, (_, index) => index)
  return Array.from({length: Math.min(wanted, count)}, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0)
}
