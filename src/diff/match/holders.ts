import {numbering, rowsOfNumber, type Sorted, sorted} from './numbering.ts'
import type {Reader} from './view.ts'

/** Who holds which value in one column. */
export interface Holders {
  /** About how many rows of both tables hold it, at least 1. */
  count(text: string): number
  /** How many of the rows looked at do. */
  seen(text: string): number
  /** Whether one of them passes the test. */
  some(text: string, test: (side: 'old' | 'next', row: number) => boolean): boolean
}

/** Rows of a table to look at: those without a partner, and others that stand for `every` rows each. */
export interface Chosen {
  free: readonly number[]
  others: readonly number[]
}

/** Which of the chosen rows hold a text in a matched column; `every`: the chosen are one in so many. */
export function holders(
  old: Reader,
  oldRows: Chosen,
  from: number,
  next: Reader,
  nextRows: Chosen,
  to: number,
  every: number,
): Holders {
  const mine = [...oldRows.free, ...oldRows.others]
  const theirs = [...nextRows.free, ...nextRows.others]
  const textOf = {
    old: (index: number) => old.text(mine[index] as number, from),
    next: (index: number) => next.text(theirs[index] as number, to),
  }
  const numbers = numbering(mine.length, textOf.old, theirs.length, textOf.next)
  const counts = new Float64Array(numbers.count)
  for (const [side, free] of [
    ['old', oldRows.free.length],
    ['next', nextRows.free.length],
  ] as const) {
    for (const [index, id] of numbers[side].entries()) {
      counts[id] = (counts[id] as number) + (index < free ? 1 : every)
    }
  }
  let lists: {old: Sorted; next: Sorted} | undefined
  const listed = (id: number) => {
    lists ??= {old: sorted(numbers.old, numbers.count), next: sorted(numbers.next, numbers.count)}
    return {old: rowsOfNumber(lists.old, id), next: rowsOfNumber(lists.next, id)}
  }
  return {
    count: text => counts[numbers.of(text) ?? -1] ?? 1,
    seen(text) {
      const who = listed(numbers.of(text) ?? 0)
      return who.old.length + who.next.length
    },
    some(text, test) {
      const who = listed(numbers.of(text) ?? 0)
      return (
        who.old.some(index => test('old', mine[index] as number)) ||
        who.next.some(index => test('next', theirs[index] as number))
      )
    },
  }
}
