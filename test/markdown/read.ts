import {readDocument} from '../../src/markdown/index.ts'
import type {RawDocument, RawTable} from '../../src/model.ts'
import {settled} from '../../src/suspend.ts'

/** A document as its lines, read. */
export function read(...lines: string[]): Promise<RawDocument> {
  return readDocument(lines.join('\n'))
}

/** Visible text of a table, header first. */
export function texts(table: RawTable | undefined): Promise<string[][]> {
  return settled(() =>
    table ? [table.header, ...[...table.rows].map(row => row.cells)].map(cells => cells.map(cell => cell.visible)) : [],
  )
}
