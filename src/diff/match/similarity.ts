import type {Claim} from './linkage.ts'
import type {RowSide} from './renames.ts'
import type {ColumnPair} from './view.ts'
import {dice, likeness, words} from './words.ts'

/**
 * How alike two rows are, as people read it: the share of equal cells and of the words of others, with the name for
 * two fifths. 0 to 1, three decimals.
 */
export function similarity(old: RowSide, next: RowSide, claim: Claim, columns: readonly ColumnPair[]): number {
  let all = 0
  let same = 0
  for (const [from, to] of columns) {
    const [before, after] = [old.table.text(claim.old, from), next.table.text(claim.next, to)]
    if (before === '' && after === '') continue
    all++
    same += before === after ? 1 : dice(words(before), words(after))
  }
  const name = likeness(old.key(claim.old), next.key(claim.next))
  return Math.round((all === 0 ? name : 0.4 * name + (0.6 * same) / all) * 1000) / 1000
}
