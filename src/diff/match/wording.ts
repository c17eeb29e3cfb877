import {type Bags, bagDice} from './bags.ts'
import type {EvidenceSide} from './evidence.ts'
import {thinned} from './groups.ts'
import {range} from './view.ts'

/** Rows of a side whose words are counted, besides those without a partner. */
const ROWS = 500

/**
 * How alike two cells of a column are by their words, 0 to 1. A word that most rows of the column have says next to
 * nothing: `Whether to enable projection` and `Whether to enable sorting` are not alike where every row begins so.
 */
export function wording(old: EvidenceSide, next: EvidenceSide, from: number, to: number, bags: Bags): (before: string, after: string) => number {
  const counts = new Map<number, number>()
  let rows = 0
  for (const [side, column] of [[old, from], [next, to]] as const) {
    const free = new Set(side.rows)
    const others = thinned(range(side.table.rows).filter(row => !free.has(row)), ROWS, side.key)
    for (const row of [...side.rows, ...others]) {
      const text = side.table.text(row, column)
      if (text === '') continue
      rows++
      let last = -1
      for (const word of bags.words(text)) {
        if (word !== last) counts.set(word, (counts.get(word) ?? 0) + 1)
        last = word
      }
    }
  }
  // Few rows cannot tell which words are common: there all count nearly alike.
  const weight = (word: number) => Math.log((rows + 1) / (counts.get(word) ?? 1)) + 2 / rows
  return (before, after) => bagDice(bags.words(before), bags.words(after), weight)
}
