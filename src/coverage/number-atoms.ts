import {type Admitted, ascending, commonDivisor, commonMultiple} from '../tables/admission.ts'

/**
 * The integers from 0 up, cut so that every set of some is a union of pieces: each listed value alone, cut where a
 * range begins and behind its end, and in between one piece for each combination of steps that a number there can be a
 * multiple of. Numbers of one piece are told apart by none of the sets.
 */
export interface Atom {
  /** Its smallest number. */
  readonly least: bigint
  /** The stretch between two cuts that it lies in; `to` is its last number, `null` without end. */
  readonly from: bigint
  readonly to: bigint | null
  /** Of the steps that matter there, those that divide its numbers; none of the others do. */
  readonly steps: readonly bigint[]
}

/** Thrown where there is too much to tell apart. */
export class TooFine extends Error {}

/** So many combinations of steps are told apart in one stretch. */
const MOST_COMBINATIONS = 4096

/** The pieces in ascending order of their smallest numbers, and the steps that tell some of them apart. */
export interface Atoms {
  readonly atoms: readonly Atom[]
  /** Ascending, all above 1. */
  readonly steps: readonly bigint[]
}

/** @throws TooFine where the sets tell more apart than can be looked at */
export function atomsOf(sets: readonly Admitted[]): Atoms {
  // 0 is a multiple of everything, and often not meant with the others.
  const cuts = new Set([0n, 1n])
  const allSteps = new Set<bigint>()
  for (const set of sets) {
    if ('list' in set) for (const value of set.list) cuts.add(value).add(value + 1n)
    else {
      cuts.add(set.from)
      if (set.to !== null) cuts.add(set.to + 1n)
      if (set.step > 1n) allSteps.add(set.step)
    }
  }
  const steps = [...allSteps].sort(ascending)
  const combinations = combinationsOf(steps)
  const starts = [...cuts].sort(ascending)
  const atoms = starts.flatMap((from, index) => {
    const next = starts[index + 1]
    return stretch(from, next === undefined ? null : next - 1n, steps, combinations)
  })
  return {atoms: atoms.sort((a, b) => ascending(a.least, b.least)), steps}
}

function stretch(
  from: bigint,
  to: bigint | null,
  steps: readonly bigint[],
  combinations: readonly Combination[],
): Atom[] {
  if (from === to) return [{least: from, from, to, steps: steps.filter(step => from % step === 0n)}]
  return combinations.flatMap(({multiple, members, others}): Atom[] => {
    const least = leastOf(multiple, others, from, to)
    return least === undefined ? [] : [{least, from, to, steps: members}]
  })
}

/** Numbers that are multiples of `multiple`, and thereby of all `members`, and of none of the others. */
interface Combination {
  readonly multiple: bigint
  readonly members: readonly bigint[]
  /** What must not divide the quotient by `multiple`. */
  readonly others: readonly bigint[]
}

function combinationsOf(steps: readonly bigint[]): Combination[] {
  let multiples = new Set([1n])
  for (const step of steps) {
    multiples = new Set([...multiples, ...[...multiples].map(multiple => commonMultiple(multiple, step))])
    if (multiples.size > MOST_COMBINATIONS) throw new TooFine()
  }
  return [...multiples].map(multiple => ({
    multiple,
    members: steps.filter(step => multiple % step === 0n),
    others: steps.filter(step => multiple % step !== 0n).map(step => step / commonDivisor(step, multiple)),
  }))
}

/** Ends soon: of so many numbers in a row that few others divide, one is divided by none. */
function leastOf(multiple: bigint, others: readonly bigint[], from: bigint, to: bigint | null): bigint | undefined {
  for (let times = (from + multiple - 1n) / multiple; to === null || times * multiple <= to; times++) {
    if (!others.some(other => times % other === 0n)) return times * multiple
  }
  return undefined
}
