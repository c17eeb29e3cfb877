import {expect} from 'vitest'
import {readDocument} from '../../../src/markdown/index.ts'
import type {Cell, Kind, Part, RawTable, ReadContext, Value} from '../../../src/model.ts'
import {settled} from '../../../src/suspend.ts'
import {columnTypeFrom} from '../../../src/tables/declared.ts'
import type {ColumnDeclaration} from '../../../src/tables/table-type.ts'

/** The first table of a document, every cell read. */
export async function tableOf(text: string): Promise<RawTable> {
  const [table] = await tablesOf(text)
  if (table === undefined) throw new Error('The text holds no table')
  return table
}

export async function tablesOf(text: string): Promise<readonly RawTable[]> {
  const {tables} = await readDocument(text)
  await settled(() =>
    tables.flatMap(table => [table.header, ...[...table.rows].map(row => row.cells)].flat().map(cell => cell.visible)),
  )
  return tables
}

/** A cell as a document holds it; `|` is written `\|` for it. */
export async function cellOf(source: string, definitions = ''): Promise<Cell> {
  const table = await tableOf(`| A | B |\n| - | - |\n| x | ${source.replaceAll('|', '\\|')} |\n\n${definitions}\n`)
  return table.rows.get(0)!.cells[1]!
}

export function kindOf(column: ColumnDeclaration, title = 'Title'): Kind {
  return columnTypeFrom(title, column).kind
}

export interface Comparison {
  readonly equal: boolean
  /** Equal in fact, with other anchors. */
  readonly moved: boolean
  readonly parts: readonly Part[]
  readonly old: Value
  readonly next: Value
}

/** Reads two cells by one kind and compares them, holding the kind to what every kind promises. */
export async function compareCells(
  kind: Kind,
  old: string | Cell,
  next: string | Cell,
  contexts: {old?: ReadContext; next?: ReadContext} = {},
): Promise<Comparison> {
  const cells = [
    typeof old === 'string' ? await cellOf(old) : old,
    typeof next === 'string' ? await cellOf(next) : next,
  ] as const
  const before = kind.read(cells[0], contexts.old ?? {})
  const after = kind.read(cells[1], contexts.next ?? {})
  const equal = before.canon === after.canon
  // The facts document must differ exactly when the values do, else a patch would say too much or too little.
  expect(JSON.stringify(kind.facts(before)) === JSON.stringify(kind.facts(after))).toBe(equal)
  const parts = equal ? [] : kind.compare(before, after)
  if (!equal) expectMirrored(parts, kind.compare(after, before))
  return {equal, moved: equal && before.anchors !== after.anchors, parts, old: before, next: after}
}

const mirror = {narrowed: 'widened', widened: 'narrowed', shifted: 'shifted'} as const

function expectMirrored(parts: readonly Part[], back: readonly Part[]): void {
  expect(parts.length).toBeGreaterThan(0)
  const turned = back.map(({direction, old, new: next, gone, came, ...rest}) => ({
    ...rest,
    old: next,
    new: old,
    ...(gone ? {came: gone} : {}),
    ...(came ? {gone: came} : {}),
    ...(direction ? {direction: mirror[direction]} : {}),
  }))
  expect(turned).toEqual(parts)
}
