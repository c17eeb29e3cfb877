import type {Bags} from './bags.ts'
import {hash} from './groups.ts'
import {type Holders, holders} from './holders.ts'
import type {ColumnPair, Reader} from './view.ts'
import {wording} from './wording.ts'

/** One side of the evidence. `rows` are those without a partner. */
export interface EvidenceSide {
  table: Reader
  rows: readonly number[]
  key: (row: number) => string
}

/** What the cells beside the key say about two rows being one. */
export interface Content {
  /** Rarity-weighted share of equal cells, alike ones in part; cells that another row has together count neither way. */
  score: number
  /** The same with those cells. */
  raw: number
  /** Weight of what is equal and alike, without cells that another row has together. */
  rare: number
  /** Every cell is equal, and at least one holds something. */
  equal: boolean
  /** Some other row has all the equal cells too. */
  shared: boolean
  /** There are equal cells, and no other row has them together. */
  own: boolean
}

export interface Evidence {
  content(oldRow: number, nextRow: number): Content
  /** Weight that counts as enough: most of that of a cell held by nothing but the two rows. */
  enough: number
  /** Whether the search for others with the same cells went over its budget. */
  exhausted(): boolean
  /** Whether rarity was counted in part of the rows only, so that claims need to be checked against all. */
  sampled: boolean
}

/** Rows in which cells are counted; longer tables are sampled by the hash of their keys. */
const ROWS = 8000
/** Rows looked at, in all, to see whether others share what two rows share; beyond it they are taken to. */
const BUDGET = 4_000_000
/** From here on the words of two cells count as alike. */
const ALIKE = 0.5
/** Share of a unique cell's weight that counts as enough. */
const ENOUGH = 0.75

/** Scores pairs of rows by their cells outside the key; a cell weighs the more, the fewer rows hold it. */
export function evidence(old: EvidenceSide, next: EvidenceSide, columns: readonly ColumnPair[], bags: Bags): Evidence {
  const total = old.table.rows + next.table.rows
  const every = Math.ceil(total / ROWS)
  const chosen = {old: counted(old, every), next: counted(next, every)}
  const held = columns.map(([from, to]) => holders(old.table, chosen.old, from, next.table, chosen.next, to, every))
  const alikeness = columns.map(([from, to]) => wording(old, next, from, to, bags))
  let budget = BUDGET

  const weight = (at: number, text: string) =>
    text === '' ? 0 : Math.log(1 + total / (held[at] as Holders).count(text))

  /** Whether a row other than these two has all the given cells. */
  function isShared(oldRow: number, nextRow: number, equal: readonly number[]): boolean {
    const texts = equal.map(at => old.table.text(oldRow, (columns[at] as ColumnPair)[0]))
    let rarest = 0
    let fewest = Number.POSITIVE_INFINITY
    for (const [index, at] of equal.entries()) {
      const count = (held[at] as Holders).count(texts[index] as string)
      if (count < fewest) [fewest, rarest] = [count, index]
    }
    const rare = held[equal[rarest] as number] as Holders
    budget -= rare.seen(texts[rarest] as string)
    if (budget < 0) return true
    return rare.some(texts[rarest] as string, (side, row) => {
      if (row === (side === 'old' ? oldRow : nextRow)) return false
      const table = side === 'old' ? old.table : next.table
      return equal.every(
        (at, index) => table.text(row, (columns[at] as ColumnPair)[side === 'old' ? 0 : 1]) === texts[index],
      )
    })
  }

  return {
    enough: ENOUGH * Math.log(1 + total / 2),
    sampled: every > 1,
    exhausted: () => budget < 0,
    content(oldRow, nextRow) {
      const equal: number[] = []
      let all = 0
      let same = 0
      let alike = 0
      let differs = false
      for (const [at, [from, to]] of columns.entries()) {
        const before = old.table.text(oldRow, from)
        const after = next.table.text(nextRow, to)
        if (before === after) {
          if (before === '') continue
          equal.push(at)
          same += weight(at, before)
          all += weight(at, before)
          continue
        }
        differs = true
        const against = difference(weight(at, before), weight(at, after))
        const likeness = before === '' || after === '' ? 0 : (alikeness[at]?.(before, after) ?? 0)
        all += against
        if (likeness >= ALIKE) alike += against * likeness
      }
      const shared = equal.length > 0 && isShared(oldRow, nextRow, equal)
      return {
        raw: share(same + alike, all),
        score: share(shared ? alike : same + alike, shared ? all - same : all),
        rare: shared ? alike : same + alike,
        equal: !differs && equal.length > 0,
        shared,
        own: equal.length > 0 && !shared,
      }
    },
  }
}

/**
 * How much an unequal cell speaks against two rows: as much as the commoner of its values, since a value seen nowhere
 * else says that the cell was edited, not that the rows are two; half of it where the other cell is empty.
 */
function difference(before: number, after: number): number {
  return before === 0 || after === 0 ? (before + after) / 2 : Math.min(before, after)
}

function share(part: number, all: number): number {
  return all <= 0 ? 0 : part / all
}

/** Rows whose cells are counted: all without a partner, and of a long table's others a sample. */
function counted(side: EvidenceSide, every: number): {free: readonly number[]; others: number[]} {
  const free = new Set(side.rows)
  const others: number[] = []
  for (let row = 0; row < side.table.rows; row++) {
    if (!free.has(row) && (every === 1 || hash(side.key(row)) % every === 0)) others.push(row)
  }
  return {free: side.rows, others}
}
