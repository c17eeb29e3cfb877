import type {Input} from '../model.ts'

/** Shingles per document that are compared when paths say nothing. */
const SAMPLED_LINES = 2000
/** Share of equal lines from which two documents are one that was renamed. */
const SIMILAR = 0.5

export type DocumentPair = readonly [Input | undefined, Input | undefined]

/**
 * Pairs documents of two revisions: by path, the single one with the single one, then by equal text, then by
 * the share of equal lines, best first. What stays alone was added or removed. Order: new documents as
 * given, then removed ones.
 */
export function pairDocuments(old: readonly Input[], next: readonly Input[]): DocumentPair[] {
  if (old.length === 1 && next.length === 1) return [[old[0], next[0]]]
  const partner = new Map<Input, Input>()
  const left = new Set(old)
  const join = (from: Input, to: Input) => {
    partner.set(to, from)
    left.delete(from)
  }
  const pairBy = (keyOf: (input: Input) => string | undefined) => {
    const known = new Map<string, Input[]>()
    for (const input of left) {
      const key = keyOf(input)
      if (key !== undefined) known.set(key, [...(known.get(key) ?? []), input])
    }
    for (const input of next) {
      const key = keyOf(input)
      const from = partner.has(input) || key === undefined ? undefined : known.get(key)?.shift()
      if (from) join(from, input)
    }
  }
  pairBy(input => input.path ?? input.label)
  pairBy(input => input.text)
  const alone = next.filter(input => !partner.has(input))
  for (const [from, to] of mostSimilar([...left], alone)) join(from, to)
  return [
    ...next.map((input): DocumentPair => [partner.get(input), input]),
    ...old.filter(input => left.has(input)).map((input): DocumentPair => [input, undefined]),
  ]
}

function mostSimilar(old: readonly Input[], next: readonly Input[]): [Input, Input][] {
  const lines = new Map([...old, ...next].map(input => [input, lineSet(input.text)]))
  const scored = old.flatMap((from, i) =>
    next.map((to, j) => ({from, to, i, j, score: dice(lines.get(from)!, lines.get(to)!)})),
  )
  scored.sort((a, b) => b.score - a.score || a.i - b.i || a.j - b.j)
  const taken = new Set<Input>()
  return scored.flatMap(({from, to, score}): [Input, Input][] => {
    if (score < SIMILAR || taken.has(from) || taken.has(to)) return []
    taken.add(from).add(to)
    return [[from, to]]
  })
}

function lineSet(text: string): Set<string> {
  const lines = text.split('\n', SAMPLED_LINES).map(line => line.trim())
  return new Set(lines.filter(line => line !== ''))
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const line of a) if (b.has(line)) shared++
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size)
}
