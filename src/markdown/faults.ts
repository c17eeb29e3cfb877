import type {Fault, RawTable} from '../model.ts'
import {blockFaults} from './faults-blocks.ts'
import {conflictFaults} from './faults-conflicts.ts'
import {indentedTables} from './faults-indented.ts'
import {rowFaults} from './faults-rows.ts'
import type {InlineReader} from './inline-reader.ts'
import type {Structure} from './structure.ts'

/**
 * What is wrong with a document as Markdown, in source order.
 *
 * @param tables the document's tables, GFM and HTML, in source order
 */
export function findFaults(
  text: string,
  structure: Structure,
  tables: readonly RawTable[],
  reader: InlineReader,
): Fault[] {
  const places = new Map<number, number>()
  tables.forEach((table, index) => {
    if (table.syntax === 'gfm') places.set(table.line, index)
  })
  const indexOf = (line: number): number | undefined => places.get(line)
  const faults = [
    ...rowFaults(text, structure, indexOf, reader),
    ...blockFaults(text, structure, indexOf),
    ...indentedTables(text, structure),
    ...conflictFaults(text),
  ]
  return faults.sort((one, other) => one.line - other.line || (one.column ?? 0) - (other.column ?? 0))
}
