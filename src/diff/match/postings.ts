import {grouped} from './groups.ts'

/** An item of the old side and one of the new side that share something rare. */
export interface Candidate {
  old: number
  next: number
}

export interface Candidates {
  pairs: Candidate[]
  /** Whether there were more than the limit. */
  capped: boolean
}

export interface Limits {
  /** A feature that `old × new` items have, more than this many, proposes nothing. */
  product: number
  /** Pairs proposed in all. */
  pairs: number
}

/**
 * Pairs of items that share a feature, rarest features first, bounded whatever the input. Which pairs the bound leaves
 * out depends neither on the side nor on the order of the items.
 */
export function candidates(
  oldFeatures: readonly (readonly string[])[],
  nextFeatures: readonly (readonly string[])[],
  limits: Limits,
): Candidates {
  const before = postings(oldFeatures)
  const after = postings(nextFeatures)
  const shared: {mine: number[]; theirs: number[]; product: number}[] = []
  for (const [feature, mine] of before) {
    const theirs = after.get(feature)
    if (theirs === undefined || mine.length * theirs.length > limits.product) continue
    shared.push({mine, theirs, product: mine.length * theirs.length})
  }
  const byProduct = [...grouped(shared, list => list.product)].sort((left, right) => left[0] - right[0])
  const seen = new Set<number>()
  const pairs: Candidate[] = []
  for (const [product, lists] of byProduct) {
    const start = pairs.length
    for (const {mine, theirs} of lists) {
      for (const old of mine) {
        for (const next of theirs) {
          const id = old * nextFeatures.length + next
          if (seen.has(id)) continue
          seen.add(id)
          pairs.push({old, next})
        }
      }
      // A level is taken whole or not at all, so that the order of the input does not decide. The first is never cut:
      // it has no more pairs than there are features.
      if (product > 1 && pairs.length > limits.pairs) return {pairs: pairs.slice(0, start), capped: true}
    }
  }
  return {pairs, capped: false}
}

function postings(features: readonly (readonly string[])[]): Map<string, number[]> {
  const lists = new Map<string, number[]>()
  for (const [item, own] of features.entries()) {
    for (const feature of own) {
      const list = lists.get(feature)
      if (list === undefined) lists.set(feature, [item])
      else if (list[list.length - 1] !== item) list.push(item)
    }
  }
  return lists
}
