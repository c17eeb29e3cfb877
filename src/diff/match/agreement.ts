import type {Feature, Field, Reading} from './features.ts'
import {MATCHING} from './settings.ts'

/** Bits that each field of two items says for their being one; below 0 against it. */
export function agreements(
  fields: readonly Field[],
  costs: readonly number[],
  before: readonly (Reading | undefined)[],
  after: readonly (Reading | undefined)[],
): number[] {
  return fields.map((field, at) => agreement(field, costs[at]!, before[at], after[at]))
}

export function agreement(
  {role}: Field,
  cost: number,
  before: Reading | undefined,
  after: Reading | undefined,
): number {
  if (before === undefined && after === undefined) return 0
  if (before === undefined || after === undefined) return role === 'set' ? -MATCHING.difference : -cost
  if (before.whole !== undefined && before.whole === after.whole) return before.whole.bits
  const {shared, lost, others} = overlap(before, after)
  const likeness = shared === 0 ? 0 : shared / (shared + lost / 2)
  const against = role === 'set' ? Math.min(MATCHING.cap, MATCHING.difference * others) : cost
  return Math.min(MATCHING.cap, shared) * likeness - against * (1 - likeness)
}

/**
 * Bits of the parts that both have and of those that one has; `others`: how many of those have one of the other side to
 * stand against, since a set may grow or shrink.
 */
function overlap(before: Reading, after: Reading): {shared: number; lost: number; others: number} {
  const sum = {shared: 0, lost: 0}
  const alone = [0, 0] as [number, number]
  let from = 0
  let to = 0
  while (from < before.parts.length || to < after.parts.length) {
    const [mine, theirs] = [before.parts[from], after.parts[to]]
    if (mine === theirs) sum.shared += Math.min(bitsIn(before, mine!), bitsIn(after, theirs!))
    else {
      const isMine = theirs === undefined || (mine !== undefined && mine.id < theirs.id)
      sum.lost += isMine ? bitsIn(before, mine!) : bitsIn(after, theirs!)
      alone[isMine ? 0 : 1]++
      if (isMine) to--
      else from--
    }
    from++
    to++
  }
  return {...sum, others: Math.min(...alone)}
}

/** What sharing a part proves, for one of the two that have it. */
export function bitsIn(reading: Reading, part: Feature): number {
  return reading.weights?.get(part) ?? part.bits
}
