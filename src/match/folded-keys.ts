import type {Split} from './cut-row.ts'
import {byCode, type Reader} from './table-view.ts'

/** Rows without a partner, and the single cell that names each. */
export interface Foldable {
  readonly table: Reader
  readonly free: ReadonlySet<number>
  readonly name: (row: number) => string
  /** Columns outside the key. */
  readonly content: readonly number[]
}

/**
 * Rows with dotted keys that were folded into the row of their parent: `a.x` and `a.y` into `a`, which holds an object
 * with `x` and `y`. What the object says of them may be another value.
 */
export function foldedKeys(whole: Foldable, part: Foldable): Split[] {
  const children = childrenOf(part)
  const taken = new Set<number>()
  // A parent before its own, so that each child goes to the nearest.
  const parents = [...whole.free].filter(row => children.has(whole.name(row)))
  parents.sort(
    (one, other) => whole.name(other).length - whole.name(one).length || byCode(whole.name(one), whole.name(other)),
  )
  return parents.flatMap((one): Split[] => {
    const name = whole.name(one)
    for (const column of whole.content) {
      const members = whole.table.view.members?.(one, column)
      if (!members) continue
      const held = children.get(name)!.filter(row => !taken.has(row) && members.has(part.name(row).slice(name.length)))
      if (held.length === 0) continue
      for (const row of held) taken.add(row)
      return [{one, many: held}]
    }
    return []
  })
}

/** The rows that stand under a key, by every key that may be their parent's: `a` and `a.b` for `a.b[0]`. */
function childrenOf({free, name}: Foldable): ReadonlyMap<string, number[]> {
  const children = new Map<string, number[]>()
  for (const row of free) {
    const key = name(row)
    for (const {index} of key.matchAll(/[.[]/g)) {
      if (index === 0) continue
      const parent = key.slice(0, index)
      const known = children.get(parent)
      if (known) known.push(row)
      else children.set(parent, [row])
    }
  }
  return children
}
