import {dice, likeness, words} from './word-likeness.ts'

/**
 * How alike two rows are, as people read it: the share of equal cells and of the words of others, with the name for
 * two fifths. 0 to 1, three decimals.
 *
 * @param cells those beside the name, pair by pair
 */
export function similarityOf(oldName: string, newName: string, cells: readonly (readonly [string, string])[]): number {
  let all = 0
  let same = 0
  for (const [before, after] of cells) {
    if (before === '' && after === '') continue
    all++
    same += before === after ? 1 : dice(words(before), words(after))
  }
  const name = likeness(oldName, newName)
  return Math.round((all === 0 ? name : 0.4 * name + (0.6 * same) / all) * 1000) / 1000
}
