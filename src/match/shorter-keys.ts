import {type Key, keyOf, leading, type Tables, TOLERANCE} from './choose-key.ts'
import type {Identity} from './row-identity.ts'
import {type Reader, range} from './table-view.ts'

/** Tables with fewer rows have no key to speak of. */
const ROWS = 3
/** Keys of more columns are not tried without each of them. */
const WIDEST = 5

/**
 * Keys of fewer columns than the chosen one that were the key in one revision, or nearly are it in both: what follows
 * them may be values, and a row of which such a value changed would be another row.
 *
 * @param chosen the key to find others for
 */
export function shorterKeys(tables: Tables, chosen: Key): Key[] {
  const {old, new: next} = tables
  if (Math.min(old.rows, next.rows) < ROWS) return []
  const found = [formerKey(tables, chosen), prefix(tables, chosen), ...withoutOne(tables, chosen)]
  return found.filter(key => key !== undefined)
}

/** Of a key that takes all columns those that tell rows apart without one of them, which then is a value. */
function withoutOne(tables: Tables, chosen: Key): Key[] {
  const pairs = leading(tables).filter(pair => chosen.old.includes(pair[0]))
  if (pairs.length < 3 || pairs.length > WIDEST || pairs.length < tables.matched.length) return []
  return pairs
    .slice(1)
    .map(pair =>
      keyOf(
        tables,
        pairs.filter(other => other !== pair),
        0,
      ),
    )
    .filter(key => key.unique)
}

/**
 * The first column alone, where it tells all rows of one revision apart and the other has a single row too much: it
 * was the key, and may still be.
 */
function formerKey(tables: Tables, chosen: Key): Key | undefined {
  const {old, new: next} = tables
  const lead = leading(tables)[0]
  if (lead === undefined) return undefined
  if (chosen.old.length === 1 && chosen.old[0] === lead[0]) return undefined
  const key = keyOf(tables, [lead])
  const repeats = [old.rows - key.names.oldDistinct, next.rows - key.names.newDistinct]
  const isFormer = Math.min(...repeats) === 0 && Math.max(...repeats) === 1
  return isFormer && allNamed(tables, key) ? {...key, intended: true, near: true} : undefined
}

/** The fewest leading columns of the chosen key that tell all rows apart but for a few, which are not mistakes then. */
function prefix(tables: Tables, chosen: Key): Key | undefined {
  const {old, new: next} = tables
  const pairs = leading(tables).filter(pair => chosen.old.includes(pair[0]))
  for (let length = 1; length < pairs.length; length++) {
    const key = keyOf(tables, pairs.slice(0, length))
    const isNear =
      key.names.oldDistinct >= old.rows * (1 - TOLERANCE) && key.names.newDistinct >= next.rows * (1 - TOLERANCE)
    if (isNear) return allNamed(tables, key) ? {...key, intended: false, near: true} : undefined
  }
  return undefined
}

function allNamed({old, new: next}: Tables, key: Key): boolean {
  const isNamed = (table: Reader, rows: Identity) => !range(table.rows).some(rows.anonymous)
  return isNamed(old, key.oldIdentity) && isNamed(next, key.newIdentity)
}
