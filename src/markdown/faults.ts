import type {Fault, RawTable} from '../model.ts'
import type {InlineReader} from './reader.ts'
import type {Structure} from './structure.ts'

/** What is wrong with a document as Markdown, in source order. */
export function findFaults(
  _text: string,
  _structure: Structure,
  _tables: readonly RawTable[],
  _reader: InlineReader,
): Fault[] {
  return []
}
