import {type Bags, weightedDice} from './bags.ts'
import type {EvidenceSide} from './evidence.ts'
import {thinned} from './groups.ts'
import {range} from './view.ts'

/** Rows of a side whose words are counted, of those without a partner and of the others. */
const ROWS = 1000

/**
 * How alike two cells of a column are by their words, 0 to 1. A word that most rows of the column have says next to
 * nothing: `Whether to enable projection` and `Whether to enable sorting` are not alike where every row begins so.
 */
export function wording(
  old: EvidenceSide,
  next: EvidenceSide,
  from: number,
  to: number,
  bags: Bags,
): (before: string, after: string) => number {
  let weight: ((word: number) => number) | undefined
  return (before, after) => {
    weight ??= weights(old, next, from, to, bags)
    return weightedDice(bags.words(before), bags.words(after), weight)
  }
}

function weights(
  old: EvidenceSide,
  next: EvidenceSide,
  from: number,
  to: number,
  bags: Bags,
): (word: number) => number {
  const counts = new Map<number, number>()
  let rows = 0
  for (const [side, column] of [
    [old, from],
    [next, to],
  ] as const) {
    for (const row of counted(side)) {
      const text = side.table.text(row, column)
      if (text === '') continue
      rows++
      for (const word of new Set(bags.words(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  // Few rows cannot tell which words are common: there all count nearly alike.
  return word => Math.log((rows + 1) / (counts.get(word) ?? 1)) + 2 / rows
}

function counted(side: EvidenceSide): number[] {
  const free = new Set(side.rows)
  const others = range(side.table.rows).filter(row => !free.has(row))
  return [...thinned(side.rows, ROWS, side.key), ...thinned(others, ROWS, side.key)]
}
