import {readDocument} from '../src/markdown/index.ts'
import type {TableView} from '../src/match/index.ts'
import {settled} from '../src/suspend.ts'
import {typedName} from '../src/text/typed-name.ts'

/** The tables of a document as matching sees them. */
export async function viewsOf(text: string): Promise<TableView[]> {
  const document = await readDocument(text)
  return settled(() =>
    document.tables.map((table): TableView => {
      const key = (cell: string | undefined) => (cell ?? '').replace(/\[\^[^\]]*\]/g, '').trim()
      const header = table.header.map(cell => key(cell.visible))
      const cells = [...table.rows].map(row => header.map((_, column) => key(row.cells[column]?.visible)))
      return {
        heading: table.heading,
        header,
        rows: cells.length,
        source: row => table.rows.get(row)?.source ?? '',
        text: (row, column) => cells[row]?.[column] ?? '',
        typedName: (row, column) => typedName(table.rows.get(row)?.cells[column]?.source ?? ''),
      }
    }),
  )
}
