import {numbering, rowsOfNumber, type Sorted, sorted} from './numbering.ts'
import type {Reader} from './view.ts'

/** Who holds which value in one column. */
export interface Holders {
  /** About how many rows of both tables hold it, at least 1. */
  count(text: string): number
  /** Which of the rows looked at do. */
  who(text: string): {old: number[]; next: number[]}
}

/** Rows of a table to look at: those without a partner, and others that stand for `every` rows each. */
export interface Chosen {
  free: readonly number[]
  others: readonly number[]
}

export function holders(old: Reader, oldRows: Chosen, from: number, next: Reader, nextRows: Chosen, to: number, every: number): Holders {
  const mine = [...oldRows.free, ...oldRows.others]
  const theirs = [...nextRows.free, ...nextRows.others]
  const textOf = {
    old: (index: number) => old.text(mine[index] as number, from),
    next: (index: number) => next.text(theirs[index] as number, to),
  }
  const numbers = numbering(mine.length, textOf.old, theirs.length, textOf.next)
  const counts = new Float64Array(numbers.count)
  for (const [side, free] of [['old', oldRows.free.length], ['next', nextRows.free.length]] as const) {
    for (const [index, id] of numbers[side].entries()) {
      counts[id] = (counts[id] as number) + (index < free ? 1 : every)
    }
  }
  let lists: {old: Sorted; next: Sorted} | undefined
  return {
    count: text => counts[numbers.of(text) ?? -1] ?? 1,
    who(text) {
      const id = numbers.of(text)
      if (id === undefined) return {old: [], next: []}
      lists ??= {old: sorted(numbers.old, numbers.count), next: sorted(numbers.next, numbers.count)}
      return {
        old: Array.from(rowsOfNumber(lists.old, id), index => mine[index] as number),
        next: Array.from(rowsOfNumber(lists.next, id), index => theirs[index] as number),
      }
    },
  }
}
