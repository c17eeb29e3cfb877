import {createTwoFilesPatch} from 'diff'

/** Edits beyond which nobody reads line by line. */
const MOST_EDITS = 5000

/** The changed lines of two texts as a unified diff under these names; undefined where there are too many. */
export function lineDiff(names: readonly [string, string], old: string, next: string): string | undefined {
  const [before, after] = names
  const patch = createTwoFilesPatch(before, after, old, next, undefined, undefined, {
    context: 3,
    maxEditLength: MOST_EDITS,
  })
  // A line of `=` stands above the names.
  return patch?.slice(patch.indexOf('\n') + 1)
}
