import {type Columns, columnsOf, inOrder, WIDTH} from './columns-by-title.ts'
import type {Field, Items, Value} from './features.ts'
import {link} from './linkage.ts'
import {Text} from './name-value.ts'
import {withoutAffixes} from './shared-affixes.ts'
import type {Without} from './switched-off.ts'
import {type ColumnPair, type Reader, range} from './table-view.ts'
import {thinned} from './thin-out.ts'
import {words} from './word-likeness.ts'

const FIELDS: readonly Field[] = [
  {name: 'title', role: 'name'},
  {name: 'cells', role: 'set', grows: true},
  {name: 'values', role: 'set', grows: true},
]

/** Pairs of rows, and values of a column, that are looked at. */
const SAMPLE = 400
/** Leading columns that may turn out to have left their title to another. */
const LEADING = 3

type Rows = readonly (readonly [old: number, next: number])[]

/**
 * Columns that go by another title, told by what they hold.
 *
 * @param columns those that are known to be one, and those that may be
 * @param rows rows that are known to be one; without any only columns that could name rows are linked, since a key has
 *   to be found among them
 */
export function linkColumns(old: Reader, next: Reader, columns: Columns, rows?: Rows, without?: Without): Columns {
  const widths = [old.view.header.length, next.view.header.length] as const
  if (columns.added.length + columns.removed.length === 0) return columns
  if (Math.max(columns.added.length, columns.removed.length) > WIDTH) return columns
  const sides = [new Side(old), new Side(next)] as const
  const misplaced = rows === undefined && !without?.has('titles that moved') ? misplacedTitles(sides, columns) : []
  const settled = columns.matched.filter(pair => !misplaced.includes(pair))
  const open = columnsOf(...widths, settled)
  if (open.added.length === 0 || open.removed.length === 0) return columns
  const sample = rows && thinned(rows, SAMPLE, ([row]) => old.view.source(row))
  const aside = (side: Side, unmatched: readonly number[], free: readonly number[]) =>
    new Set(unmatched.filter(column => (rows === undefined ? !side.namesRows(column) : !free.includes(column))))
  const {claims} = link({
    of: 'columns',
    ...(without ? {without} : {}),
    old: columnItems(
      sides[0],
      sample?.map(pair => pair[0]),
    ),
    new: columnItems(
      sides[1],
      sample?.map(pair => pair[1]),
    ),
    fields: FIELDS,
    settled,
    aside: {
      old: aside(sides[0], open.removed, columns.removed),
      new: aside(sides[1], open.added, columns.added),
    },
  })
  const found = [...settled, ...claims.map((claim): ColumnPair => [claim.old, claim.new])]
  const left = misplaced.filter(pair => !found.some(other => other[0] === pair[0] || other[1] === pair[1]))
  return columnsOf(...widths, [...found, ...left])
}

/**
 * Names move between columns (`OS` becomes `Name`, and a new `OS` comes): leading columns of one title that share no
 * value are not settled by it.
 */
function misplacedTitles([old, next]: readonly [Side, Side], columns: Columns): ColumnPair[] {
  return inOrder(columns.matched, old.table, next.table)
    .slice(0, LEADING)
    .filter(([from, to]) => {
      const [before, after] = [old.valuesOf(from), next.valuesOf(to)]
      return (old.namesRows(from) || next.namesRows(to)) && !before.some(value => after.includes(value))
    })
}

/** One table's columns; what they hold is read when first asked for. */
class Side {
  readonly table: Reader
  private readonly counts = new Map<number, ReadonlyMap<string, number>>()

  constructor(table: Reader) {
    this.table = table
  }

  /** How often each value stands in a column; a cell that repeats the column's title is a mark. */
  countsOf(column: number): ReadonlyMap<string, number> {
    let counts = this.counts.get(column)
    if (counts === undefined) {
      const found = new Map<string, number>()
      for (let row = 0; row < this.table.rows; row++) {
        const text = this.textOf(row, column)
        found.set(text, (found.get(text) ?? 0) + 1)
      }
      counts = found
      this.counts.set(column, counts)
    }
    return counts
  }

  textOf(row: number, column: number): string {
    const text = this.table.text(row, column)
    return text !== '' && text === this.table.view.header[column] ? OWN_TITLE : text
  }

  valuesOf(column: number): string[] {
    return [...this.countsOf(column).keys()].filter(value => value !== '')
  }

  /** Whether a column could name the rows: it hardly repeats a value, and half of its cells hold one. */
  namesRows(column: number): boolean {
    const filled = this.table.rows - (this.countsOf(column).get('') ?? 0)
    return filled >= this.table.rows / 2 && this.valuesOf(column).length >= filled * 0.8
  }
}

const OWN_TITLE = '\u0001'
const BETWEEN = '\u0000'

function columnItems(side: Side, rows: readonly number[] | undefined): Items {
  const {table} = side
  const values = range(table.view.header.length).map((column): Value[] => {
    const title = table.view.header[column] ?? ''
    const bag = thinned([...withoutAffixes(new Set(side.valuesOf(column)))], SAMPLE, value => value)
    return [
      {text: title, parts: words(title).length > 0 ? new Text(title).parts : [title]},
      rows === undefined ? {text: '', parts: []} : cellsOf(side, column, rows),
      {text: [...bag].sort().join(BETWEEN), parts: bag},
    ]
  })
  return {count: values.length, value: (column, field) => values[column]![field]!}
}

/** A column as its cells in the rows that both tables have; a cell says the more, the rarer its value is there. */
function cellsOf(side: Side, column: number, rows: readonly number[]): Value {
  const counts = side.countsOf(column)
  const weights = new Map<string, number>()
  for (const [at, row] of rows.entries()) {
    const text = side.textOf(row, column)
    weights.set(`${at}${BETWEEN}${text}`, -Math.log2(counts.get(text)! / (side.table.rows + 1)))
  }
  return {text: [...weights.keys()].join(BETWEEN), parts: [...weights.keys()], weights}
}
