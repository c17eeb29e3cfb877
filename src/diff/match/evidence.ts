import type {Bags} from './bags.ts'
import {hash} from './groups.ts'
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
}

export interface Evidence {
  content(oldRow: number, nextRow: number): Content
  /** Weight that counts as enough: most of that of a cell held by nothing but the two rows. */
  enough: number
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

interface Holders {
  count: number
  old: number[]
  next: number[]
}

export function evidence(old: EvidenceSide, next: EvidenceSide, columns: readonly ColumnPair[], bags: Bags): Evidence {
  const total = old.table.rows + next.table.rows
  const every = Math.ceil(total / ROWS)
  const holders = columns.map(() => new Map<string, Holders>())
  count(old, columns.map(pair => pair[0]), holders, every, 'old')
  count(next, columns.map(pair => pair[1]), holders, every, 'next')
  const weight = (at: number, text: string) =>
    text === '' ? 0 : Math.log(1 + total / (holders[at]?.get(text)?.count ?? 1))
  const alikeness = columns.map(([from, to]) => wording(old, next, from, to, bags))
  let budget = BUDGET

  /** Whether a row other than these two has all the given cells. */
  function isShared(oldRow: number, nextRow: number, equal: readonly number[]): boolean {
    let rarest: Holders | undefined
    for (const at of equal) {
      const found = holders[at]?.get(old.table.text(oldRow, (columns[at] as ColumnPair)[0]))
      if (found !== undefined && (rarest === undefined || found.count < rarest.count)) rarest = found
    }
    if (rarest === undefined) return true
    budget -= rarest.old.length + rarest.next.length
    if (budget < 0) return true
    const texts = equal.map(at => old.table.text(oldRow, (columns[at] as ColumnPair)[0]))
    const has = (table: Reader, row: number, side: 0 | 1) =>
      equal.every((at, index) => table.text(row, (columns[at] as ColumnPair)[side]) === texts[index])
    return (
      rarest.old.some(row => row !== oldRow && has(old.table, row, 0)) ||
      rarest.next.some(row => row !== nextRow && has(next.table, row, 1))
    )
  }

  return {
    enough: ENOUGH * Math.log(1 + total / 2),
    sampled: every > 1,
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
        const mean = (weight(at, before) + weight(at, after)) / 2
        const likeness = before === '' || after === '' ? 0 : (alikeness[at]?.(before, after) ?? 0)
        all += mean
        if (likeness >= ALIKE) alike += mean * likeness
      }
      const shared = equal.length > 0 && isShared(oldRow, nextRow, equal)
      return {
        raw: share(same + alike, all),
        score: share(shared ? alike : same + alike, shared ? all - same : all),
        rare: shared ? alike : same + alike,
        equal: !differs && equal.length > 0,
        shared,
      }
    },
  }
}

function share(part: number, all: number): number {
  return all <= 0 ? 0 : part / all
}

/** Counts who holds which value; rows of a sample stand for those left out. */
function count(
  side: EvidenceSide,
  columns: readonly number[],
  holders: readonly Map<string, Holders>[],
  every: number,
  name: 'old' | 'next',
): void {
  const free = new Set(side.rows)
  for (let row = 0; row < side.table.rows; row++) {
    const certain = every === 1 || free.has(row)
    if (!certain && hash(side.key(row)) % every !== 0) continue
    for (const [at, column] of columns.entries()) {
      const text = side.table.text(row, column)
      if (text === '') continue
      const values = holders[at] as Map<string, Holders>
      let found = values.get(text)
      if (found === undefined) values.set(text, (found = {count: 0, old: [], next: []}))
      found.count += certain ? 1 : every
      found[name].push(row)
    }
  }
}
