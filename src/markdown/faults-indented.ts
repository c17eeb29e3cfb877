import type {Fault} from '../model.ts'
import {linesOf} from './lines.ts'
import {countCells, delimiterCells} from './split.ts'
import type {Structure} from './structure.ts'

/** Blanks that make code of a line, where it goes on with nothing above. */
const deep = /^(?: {4}| {0,3}\t)/

/** Tables that are indented as code is: MkDocs and MDX indent what stands in a tab, a note or a component. */
export function* indentedTables(text: string, structure: Structure): Generator<Fault> {
  if (!text.includes('    |') && !text.includes('\t|')) return
  const {count, starts, ends} = linesOf(text)
  const read = new Set(structure.tables.map(({line}) => line - 1))
  const source = (line: number) => (line < count ? text.slice(starts[line], ends[line]) : '')
  let block = 0
  const isInHtml = (at: number) => {
    while (at >= (structure.html[block]?.end ?? Number.POSITIVE_INFINITY)) block++
    return at >= (structure.html[block]?.start ?? Number.POSITIVE_INFINITY)
  }
  let fence = ''
  for (let line = 0; line < count; line++) {
    const row = source(line)
    const mark = /^[ \t]*(`{3,}|~{3,})/.exec(row)?.[1]
    if (mark) fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence
    if (fence !== '' || !deep.test(row) || !row.trimStart().startsWith('|') || read.has(line)) continue
    const delimiter = source(line + 1).trim()
    const cells = delimiterCells(delimiter, 0, delimiter.length)
    if (cells === 0 || cells !== countCells(row.trim()) || !deep.test(source(line + 1)) || isInHtml(starts[line]!))
      continue
    const rows: number[] = []
    while (
      deep.test(source(line + 2 + rows.length)) &&
      source(line + 2 + rows.length)
        .trimStart()
        .startsWith('|')
    )
      rows.push(line + 3 + rows.length)
    const message =
      'Table is indented like code, so it is not read as one; remove the indent, or fence it if it is code'
    yield {rule: 'broken-table', line: line + 1, rows, message}
  }
}
