import {isCounter, isFlag, isProse, isRanking} from './column-uses.ts'
import {inOrder} from './columns-by-title.ts'
import {type Key, keyOf, type Tables, unpairedBy, withNames} from './key.ts'
import type {Identity} from './row-identity.ts'
import type {Without} from './switched-off.ts'
import {type ColumnPair, type Reader, range} from './table-view.ts'

/** Columns considered for a key, from the left. */
const REACH = 8
/** The first column stays in the key where it has more values a row than this: it names the things, and no kind of them. */
const NAMES = 0.5

/**
 * Keys that identify the rows of both tables, the one to be preferred among equals first: the first column alone, else
 * the fewest leading columns, with and without those of marks. Where none does, the first column stands, and
 * `identifies` says so. The same for both sides.
 */
export function candidateKeys(tables: Tables, without: Without): Key[] {
  const leading = leadingColumns(tables)
  const [lead] = leading
  if (lead === undefined) return [keyOf(tables, [])]
  const first = keyOf(tables, [lead])
  if (first.identifies) return [first, ...(without.has('the name before a type') ? [] : byTypedName(tables, first))]
  const columns = columnsOfKeys(tables, leading).slice(0, without.has('marks in the key') ? 1 : 2)
  const found = columns.map(some => leadingKey(tables, some)).filter(key => key !== undefined)
  const shortens = (key: Key) => key.carried.length > 0 && !without.has('the first cell as key')
  const keys = found.flatMap(key => (shortens(key) ? [key, underFirst(tables, key)] : [key]))
  return keys.length > 0 ? keys : [first]
}

/** The name that each cell of a single key column begins with, where a type follows that may change: it alone identifies. */
function byTypedName(tables: Tables, key: Key): Key[] {
  const [from, to] = [key.old[0]!, key.new[0]!]
  if (unpairedBy(key) === 0) return []
  const named = (table: Reader, column: number) =>
    range(table.rows).every(row => table.view.typedName?.(row, column) !== undefined)
  if (!named(tables.old, from) || !named(tables.new, to)) return []
  const short = (side: Identity, table: Reader, column: number): Identity => {
    const name = (row: number) => table.view.typedName!(row, column)!
    return {...side, key: name, cells: row => [name(row)]}
  }
  const rows = {old: short(key.rows.old, tables.old, from), new: short(key.rows.new, tables.new, to)}
  return [withNames(tables, key, rows)].filter(found => found.identifies)
}

/** The same columns, where a row that alone writes its first cell is called by that. */
function underFirst(tables: Tables, key: Key): Key {
  return keyOf(
    tables,
    key.old.map((column, at): ColumnPair => [column, key.new[at]!]),
    true,
  )
}

/**
 * The columns that may be part of a key, from the left: numbers that run down only where nothing else does but sentences;
 * all where none does.
 */
function leadingColumns({old, new: next, matched}: Tables): ColumnPair[] {
  const ordered = inOrder(matched, old, next).slice(0, REACH)
  const isRunning = (pair: ColumnPair) => isCounter(old, next, pair) || isRanking(old, next, pair)
  const naming = ordered.filter(pair => !isFlag(old, next, pair) && !isRunning(pair))
  if (naming.some(pair => !isProse(old, next, pair))) return naming
  const numbered = ordered.filter(pair => naming.includes(pair) || isRanking(old, next, pair))
  return numbered.length > 0 ? numbered : ordered
}

/** The columns that may be a key together: no sentences but the first; with those of marks, which never lead, and without. */
function columnsOfKeys({old, new: next, matched}: Tables, leading: readonly ColumnPair[]): ColumnPair[][] {
  const [lead] = leading
  const names = leading.filter(pair => pair === lead || !isProse(old, next, pair))
  const ordered = inOrder(matched, old, next).slice(0, REACH)
  const marked = ordered.filter(pair => pair !== lead && (names.includes(pair) || isFlag(old, next, pair)))
  return [names, lead === undefined ? marked : [lead, ...marked]]
}

/** The fewest columns from the left that identify rows, without those that are not needed. */
function leadingKey(tables: Tables, columns: readonly ColumnPair[]): Key | undefined {
  for (let count = 2; count <= columns.length; count++) {
    const key = keyOf(tables, columns.slice(0, count))
    if (key.identifies) return shortened(tables, columns.slice(0, count), key)
  }
  return undefined
}

/**
 * The key without each column that is not needed: the one without which most rows pair first, the last of equals. The
 * first stays where it names things, or where rows leave it out, by which the table says that they belong to it.
 */
function shortened(tables: Tables, columns: readonly ColumnPair[], key: Key): Key {
  const isKept = (pair: ColumnPair) =>
    columns.length === 1 || (pair === columns[0] && (key.carried.includes(pair) || namesThings(tables, pair)))
  const shorter = [...columns]
    .reverse()
    .filter(pair => !isKept(pair))
    .map(pair => columns.filter(other => other !== pair))
    .map(rest => ({rest, key: keyOf(tables, rest)}))
    .filter(one => one.key.identifies)
    .sort((left, right) => unpairedBy(left.key) - unpairedBy(right.key))
  return shorter[0] ? shortened(tables, shorter[0].rest, shorter[0].key) : key
}

function namesThings({old, new: next}: Tables, [from, to]: ColumnPair): boolean {
  const variety = (table: Reader, column: number) => {
    const values = new Set<string>()
    for (let row = 0; row < table.rows; row++) values.add(table.text(row, column))
    return table.rows === 0 ? 1 : values.size / table.rows
  }
  return Math.min(variety(old, from), variety(next, to)) > NAMES
}
