/** Words that either text may have for the two to be compared word by word: the work is their product. */
const MOST_WORDS = 300

export interface ChangedWords {
  /** Ranges of the old and of the new text, from start to end, that the other lacks. */
  readonly old: readonly (readonly [number, number])[] | undefined
  readonly new: readonly (readonly [number, number])[] | undefined
}

/**
 * The words of two texts that the other does not have, by a longest common subsequence. Nothing where the texts have
 * too little in common for that to help, or too many words.
 */
export function changedWords(old: string, next: string): ChangedWords {
  const nothing = {old: undefined, new: undefined}
  const a = words(old)
  const b = words(next)
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) return nothing
  const common = lengths(a, b)
  const shared = common[0]![0]!
  if (shared * 3 < Math.min(a.length, b.length)) return nothing
  const changed: {old: [number, number][]; new: [number, number][]} = {old: [], new: []}
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i]!.text === b[j]!.text) {
      i++
      j++
    } else if (j >= b.length || (i < a.length && common[i + 1]![j]! >= common[i]![j + 1]!)) add(changed.old, a[i++]!)
    else add(changed.new, b[j++]!)
  }
  return changed
}

interface Word {
  readonly text: string
  readonly start: number
}

/** Runs of letters and digits, and every other character but white space by itself. */
function words(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}_]+|[^\s]/gu)].map(match => ({text: match[0], start: match.index}))
}

/** `lengths[i][j]`: of the longest common subsequence of what follows `i` and `j`. */
function lengths(a: readonly Word[], b: readonly Word[]): number[][] {
  const table = Array.from({length: a.length + 1}, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i]![j] =
        a[i]!.text === b[j]!.text ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
    }
  }
  return table
}

/** Adds a word, joined to the one before where only white space parts them. */
function add(ranges: [number, number][], {text, start}: Word): void {
  const last = ranges.at(-1)
  if (last && start - last[1] <= 1) last[1] = start + text.length
  else ranges.push([start, start + text.length])
}
