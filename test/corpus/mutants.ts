/**
 * Real documents with edits whose true difference is known by construction: rows, cells, columns and headings changed
 * in the source text by line, with the expectation written down by the edit itself.
 */
import {cellsOf, type Plot, pick, randomFrom, tableEdits} from './edits.ts'
import type {Expected} from './pairs.ts'
import {type ReadTable, readHeadings, readSections, readTables} from './reader.ts'

export interface Mutant {
  text: string
  expected: Expected
  /** The edits made, for messages. */
  edits: string[]
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
    const plot: Plot = {
      ...{table, random, word},
      header: cellsOf(lines[at]),
      delimiter: cellsOf(lines[at + 1]),
      rows: table.rows.map(row => cellsOf(lines[row.line - 1])),
    }
    const names = Object.keys(tableEdits)
    const name = names[Math.floor(random() * names.length)] ?? ''
    const expectation = tableEdits[name]?.(plot)
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

/** The document becomes a chapter of another one, and every table gets a column or loses one: all tables stay the same ones. */
export function demote(text: string, seed: number): Mutant | undefined {
  const random = randomFrom(seed)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const fit = readTables(text).filter(table => isFit(table, lines))
  // What stands above all headings would get one.
  const isBook = readSections(text)[0]?.prose === '' && readTables(text).every(table => table.trail.length > 0)
  if (fit.length === 0 || !isBook || readHeadings(text).some(heading => heading.depth > 5)) return undefined
  for (const heading of readHeadings(text)) lines[heading.line - 1] = `#${lines[heading.line - 1]}`
  const title = `zq${seed}`
  const tables = fit.map(table => {
    const removed = table.header.length > 3 && random() < 0.5 ? table.header.length - 1 : -1
    for (const at of [table.line, table.line + 1, ...table.rows.map(row => row.line)]) {
      const cells = cellsOf(lines[at - 1])
      if (removed >= 0) cells.splice(removed, 1)
      else cells.push(at === table.line ? title : at === table.line + 1 ? '---' : `${at % 3}`)
      lines[at - 1] = `| ${cells.join(' | ')} |`
    }
    const columns = removed >= 0 ? {removed: [table.header[removed] ?? '']} : {added: [title]}
    return {heading: table.trail.at(-1) ?? '', columns}
  })
  const whole = ['# Another book', '', ...lines]
  return {
    text: whole.join('\n'),
    expected: {tables, sections: {added: ['Another book']}},
    edits: ['a chapter of another book, a column more or less in every table'],
  }
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
    sections: {renamed: [[title, next]]},
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
