/**
 * The candidate that `text` was probably meant to be: at most a third of its letters (and at most three) mistyped, left
 * out, doubled or swapped; never the text itself. The first wins a tie.
 */
export function closest(text: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let limit = Math.min(3, Math.max(1, Math.floor(text.length / 3))) + 1
  for (const candidate of candidates) {
    if (candidate === text) continue
    const steps = distance(text.toLowerCase(), candidate.toLowerCase(), limit)
    if (steps < limit) {
      best = candidate
      limit = steps
    }
  }
  return best
}

/** Edits (insert, delete, replace, swap neighbours) between two texts, or at least `limit` where there are as many. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let before: number[] = []
  let last = Array.from({length: b.length + 1}, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? limit) + 1 : limit
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped))
    }
    if (Math.min(...row) >= limit) return limit
    before = last
    last = row
  }
  return last[b.length] ?? limit
}
