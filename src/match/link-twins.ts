import type {Key} from './key.ts'
import type {RowPair} from './pair-rows.ts'
import {similarityOf} from './row-similarity.ts'
import {type ColumnPair, type Reader, range} from './table-view.ts'

/** Rows of both sides that found no partner. */
interface Left {
  readonly removed: readonly number[]
  readonly added: readonly number[]
}

/**
 * Rows that got a name which another row has, or lost one. A name that is taken is none of a new thing: where a row that
 * went says all else that it says, and no other row does, that is the row.
 */
export function linkTwins(old: Reader, next: Reader, key: Key, left: Left, content: readonly ColumnPair[]): RowPair[] {
  const {names} = key
  if (content.length === 0 || (names.oldDistinct === old.rows && names.newDistinct === next.rows)) return []
  const columns = {old: content.map(pair => pair[0]), new: content.map(pair => pair[1])}
  const [gone, came] = [saidBy(old, columns.old), saidBy(next, columns.new)]
  const [mine, theirs] = [countsOf(names.old), countsOf(names.new)]
  const open = {old: new Set(left.removed), new: new Set(left.added)}
  return [...gone].flatMap(([said, [row, ...others]]): RowPair[] => {
    const [partner, ...more] = came.get(said) ?? []
    if (row === undefined || partner === undefined || others.length + more.length > 0) return []
    if (!open.old.has(row) || !open.new.has(partner)) return []
    const isTwin = mine.get(names.old[row]!)! > 1 || theirs.get(names.new[partner]!)! > 1
    if (!isTwin) return []
    const cells = content.map(([from, to]) => [old.text(row, from), next.text(partner, to)] as const)
    const similarity = similarityOf(key.rows.old.key(row), key.rows.new.key(partner), cells)
    return [{old: row, new: partner, by: 'rename', similarity}]
  })
}

/** What fewer cells say may be said by chance. */
const TELLING = 2

/** Rows by what they say outside the key; those that say hardly anything are left out. */
function saidBy(table: Reader, columns: readonly number[]): ReadonlyMap<string, number[]> {
  const said = new Map<string, number[]>()
  for (const row of range(table.rows)) {
    const texts = columns.map(column => table.text(row, column))
    if (texts.filter(text => text !== '').length < TELLING) continue
    const text = texts.join('\u0000')
    const rows = said.get(text)
    if (rows) rows.push(row)
    else said.set(text, [row])
  }
  return said
}

function countsOf(names: ArrayLike<number>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const name of Array.from(names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
