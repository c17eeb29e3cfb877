/** An item of the old side and one of the new side that share something rare. */
export interface Candidate {
  old: number
  new: number
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

/** Items of both sides that have one feature. */
export interface Posting {
  old: number[]
  new: number[]
}

/** Features that both sides have, with who has them; each item lists its features, repeats allowed. */
export function postings<F>(
  old: number,
  oldFeatures: (item: number) => Iterable<F>,
  next: number,
  newFeatures: (item: number) => Iterable<F>,
): Posting[] {
  const lists = new Map<F, Posting>()
  for (let item = 0; item < old; item++) {
    for (const feature of oldFeatures(item)) {
      const list = lists.get(feature)
      if (list === undefined) lists.set(feature, {old: [item], new: []})
      else if (list.old[list.old.length - 1] !== item) list.old.push(item)
    }
  }
  for (let item = 0; item < next; item++) {
    for (const feature of newFeatures(item)) {
      const list = lists.get(feature)
      if (list !== undefined && list.new[list.new.length - 1] !== item) list.new.push(item)
    }
  }
  return [...lists.values()].filter(list => list.new.length > 0)
}

/**
 * Pairs of items that share a feature, rarest features first, bounded whatever the input. Which pairs the bound leaves
 * out depends neither on the side nor on the order of the items.
 */
export function candidates(lists: readonly Posting[], limits: Limits): Candidates {
  const product = (list: Posting) => list.old.length * list.new.length
  const rarestFirst = lists
    .filter(list => product(list) <= limits.product)
    .sort((left, right) => product(left) - product(right))
  const seen = new Set<number>()
  const pairs: Candidate[] = []
  let level = 0
  let start = 0
  for (const list of rarestFirst) {
    if (product(list) !== level) {
      level = product(list)
      start = pairs.length
    }
    for (const old of list.old) {
      for (const next of list.new) {
        const id = old * 0x4000000 + next
        if (seen.has(id)) continue
        seen.add(id)
        pairs.push({old, new: next})
      }
    }
    // A level is taken whole or not at all, so that the order of the input does not decide. The first is never cut:
    // it has no more pairs than there are features.
    if (level > 1 && pairs.length > limits.pairs) return {pairs: pairs.slice(0, start), capped: true}
  }
  return {pairs, capped: false}
}
