import type {Feature, Field, Reading} from './features.ts'
import {MATCHING} from './thresholds.ts'

/** Bits that each field of two items says for their being one; below 0 against it. */
export function agreements(
  fields: readonly Field[],
  costs: readonly number[],
  before: readonly (Reading | undefined)[],
  after: readonly (Reading | undefined)[],
): number[] {
  return fields.map((field, at) => agreement(field, costs[at]!, before[at], after[at]))
}

/** What is shared, by its rarity and by its share of all that the two have; what is not, by what a difference costs. */
function agreement(field: Field, cost: number, before: Reading | undefined, after: Reading | undefined): number {
  if (before === undefined && after === undefined) return 0
  if (before === undefined || after === undefined) return field.role === 'set' ? -MATCHING.difference : -cost
  if (before.whole !== undefined && before.whole === after.whole) return before.whole.bits
  const {shared, lost, alone} = overlap(before, after)
  const likeness = shared === 0 ? 0 : shared / (shared + lost / 2)
  const against = field.role === 'set' ? costOfMembers(field, alone) : cost
  return Math.min(MATCHING.cap, shared) * likeness - against * (1 - likeness)
}

function costOfMembers({grows}: Field, [gone, came]: readonly [number, number]): number {
  return Math.min(MATCHING.cap, MATCHING.difference * (grows ? Math.min(gone, came) : (gone + came) / 2))
}

/** Bits of the parts that both have and of those that one has, and how many each has alone. */
function overlap(before: Reading, after: Reading): {shared: number; lost: number; alone: readonly [number, number]} {
  let [shared, lost, gone, came] = [0, 0, 0, 0]
  let from = 0
  let to = 0
  while (from < before.parts.length || to < after.parts.length) {
    const [mine, theirs] = [before.parts[from], after.parts[to]]
    if (mine === theirs) {
      shared += Math.min(bitsIn(before, mine!), bitsIn(after, theirs!))
      from++
      to++
    } else if (theirs === undefined || (mine !== undefined && mine.id < theirs.id)) {
      lost += bitsIn(before, mine!)
      gone++
      from++
    } else {
      lost += bitsIn(after, theirs)
      came++
      to++
    }
  }
  return {shared, lost, alone: [gone, came]}
}

/** What sharing a part proves, for one of the two that have it. */
export function bitsIn(reading: Reading, part: Feature): number {
  return reading.weights?.get(part) ?? part.bits
}

/** Sums of the same bits in another order must be the same number. */
export function rounded(bits: number): number {
  return Math.round(bits * 1e6) / 1e6
}
