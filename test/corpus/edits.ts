/** Edits of one table in the source text, each of which knows what a reader expects of it. */
import type {ExpectedTable} from './pairs.ts'
import type {ReadTable} from './reader.ts'

/** A table under edit. */
export interface Plot {
  table: ReadTable
  /** Rows as lists of cells as written. */
  rows: string[][]
  header: string[]
  delimiter: string[]
  random: () => number
  word: () => string
}

/** Whether nearly all cells of a column are one, or those of another column: then they do not tell which column it is. */
function tellsNothing({rows, header}: ReadTable, column: number): boolean {
  const most = rows.length * 0.8
  const alike = (text: (cells: readonly string[]) => string | undefined) =>
    rows.filter(({cells}) => cells[column] === text(cells)).length
  return (
    rows.some(({cells}) => alike(() => cells[column]) > most) ||
    header.some((_, other) => other !== column && alike(cells => cells[other]) >= most)
  )
}

/** An edit of a table: changes its rows, header or delimiter in place and returns what a reader expects, or nothing where it does not fit. */
type Edit = (plot: Plot) => Omit<ExpectedTable, 'heading'> | undefined

export const tableEdits: Readonly<Record<string, Edit>> = {
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
    if (tellsNothing(table, column)) return undefined
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

/** The cells of a row as written, without outer pipes. */
export function cellsOf(line = ''): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim())
}

/** Up to `wanted` different numbers from 0 up to `count`. */
export function pick(count: number, wanted: number, random: () => number): number[] {
  const left = Array.from({length: count}, (_, index) => index)
  return Array.from({length: Math.min(wanted, count)}, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 0)
}
