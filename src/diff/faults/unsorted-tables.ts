import type {Flaw, TableDiff} from '../change.ts'

/** What a section says of its table: `Sorted by name`, `in alphabetical order`. */
const SAID_SORTED = /\b(?:sorted\s(?:by|alphabetically)|in\salphabetical\sorder|alphabetically\ssorted)\b/i

/** The first row that stands out of order in each table whose section says that it is sorted. For documents alone. */
export function unsortedTables(tables: readonly TableDiff[]): Flaw[] {
  return tables.flatMap((table): Flaw[] => {
    const grid = table.new
    if (!grid) return []
    const {document} = grid.side
    const isOnly = document.tables.filter(({section}) => section === grid.raw.section).length === 1
    if (!isOnly || !SAID_SORTED.test(document.sections[grid.raw.section]?.prose ?? '')) return []
    const keys = Array.from({length: grid.rows}, (_, row) => table.newKeys(row).join('\0'))
    const row = ORDERS.map(order => keys.findIndex((key, index) => index > 0 && order(keys[index - 1]!, key) > 0))
    if (row.includes(-1)) return []
    const at = Math.max(...row)
    return [
      {
        rule: 'unsorted-table',
        side: 'new',
        line: grid.line(at),
        table,
        key: table.newKeys(at),
        facts: '',
        message: `The section says the table is sorted, but \`${table.newKeys(at).join(' / ')}\` comes after \`${table.newKeys(at - 1).join(' / ')}\`; sort the rows, or remove the claim`,
      },
    ]
  })
}

/** By code unit as most generators sort, or without regard to case; any of them will do. */
const ORDERS: readonly ((a: string, b: string) => number)[] = [
  (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  (a, b) => {
    const [left, right] = [a.toLowerCase(), b.toLowerCase()]
    return left < right ? -1 : left > right ? 1 : 0
  },
]
