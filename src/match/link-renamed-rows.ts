import type {Field, Items, Value} from './features.ts'
import {link} from './linkage.ts'
import {familyOf, nameValue, Text} from './name-value.ts'
import {similarityOf} from './row-similarity.ts'
import type {Without} from './switched-off.ts'
import type {ColumnPair, Reader} from './table-view.ts'

export interface Rename {
  old: number
  new: number
  /** 0 to 1, three decimals. */
  similarity: number
}

/** One table, and how its rows are called. */
export interface RowSide {
  readonly table: Reader
  readonly key: (row: number) => string
  /** Rows that were cut or put together. */
  readonly aside: ReadonlySet<number>
}

const NOTHING: Value = {text: '', parts: []}

/**
 * Rows whose key changed, among those without a partner.
 *
 * @param settled rows that are known to be one
 * @param columns matched columns outside the key, in an order that is the same seen from either side
 * @param known values that tell rows of a family apart, such as names of codecs
 */
export function findRenames(
  old: RowSide,
  next: RowSide,
  settled: readonly (readonly [number, number])[],
  columns: readonly ColumnPair[],
  known: ReadonlySet<string> = new Set(),
  without?: Without,
): {renames: Rename[]; capped: boolean} {
  const family = familyOf(known)
  const fields: Field[] = [
    {name: 'name', role: 'name', identifies: true},
    {name: 'family', role: 'extra'},
    ...columns.map(([from]): Field => ({name: old.table.view.header[from] ?? '', role: 'value'})),
  ]
  const sides = [rowItems(old, columns, 0, family), rowItems(next, columns, 1, family)] as const
  const {claims, capped} = link({
    of: 'rows',
    ...(without ? {without} : {}),
    old: sides[0],
    new: sides[1],
    fields,
    settled,
    aside: {old: old.aside, new: next.aside},
    siblings: (from, to) => {
      const [before, after] = [sides[0].value(from, 1).text, sides[1].value(to, 1).text]
      return before !== '' && before === after && sides[0].value(from, 0).text !== sides[1].value(to, 0).text
    },
  })
  const renames = claims.map((claim): Rename => {
    const cells = columns.map(
      ([from, to]) => [old.table.text(claim.old, from), next.table.text(claim.new, to)] as const,
    )
    return {...claim, similarity: similarityOf(old.key(claim.old), next.key(claim.new), cells)}
  })
  return {renames, capped}
}

function rowItems(
  {table, key}: RowSide,
  columns: readonly ColumnPair[],
  side: 0 | 1,
  family: (key: string) => string,
): Items {
  const names: Text[] = []
  return {
    count: table.rows,
    value(row, field) {
      if (field > 1) return new Text(table.text(row, columns[field - 2]![side]))
      const name = key(row).replaceAll('\u0000', ' ')
      if (field === 0) {
        names[row] ??= nameValue(name)
        return names[row]
      }
      const own = family(name)
      return own === name ? NOTHING : {text: nameValue(own).text, parts: []}
    },
  }
}
