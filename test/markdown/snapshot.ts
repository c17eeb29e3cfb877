import {readBy, type Way} from '../../src/markdown/index.ts'
import type {Cell, RawDocument} from '../../src/model.ts'
import {settled} from '../../src/suspend.ts'

function cellOf(cell: Cell): unknown[] {
  return [cell.line, cell.column, cell.source, cell.visible, cell.links, cell.asides ?? [], cell.missing ?? false]
}

/** Everything that a reading of a document says, as plain data. */
export function contentsOf(document: RawDocument): unknown {
  return {
    text: document.text,
    sections: document.sections.map(section => [section.trail, section.line, section.prose]),
    faults: document.faults,
    tables: document.tables.map(table => ({
      place: [table.syntax, table.heading, table.section, table.line, table.endLine],
      header: table.header.map(cellOf),
      rows: [...table.rows].map(row => [
        row.line,
        row.source,
        row.missing,
        row.cells.map(cellOf),
        row.extra.map(cellOf),
      ]),
    })),
  }
}

/** What a document says as JSON text, and what read it in the end. */
export async function reading(text: string, first: Way): Promise<{by: Way; contents: string}> {
  const {by, document} = await readBy(text, first)
  return {by, contents: await settled(() => JSON.stringify(contentsOf(document)))}
}
