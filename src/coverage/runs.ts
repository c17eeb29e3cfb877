import {ascending, commonMultiple} from '../tables/admission.ts'
import type {Atom} from './number-atoms.ts'

/** Numbers from `from` to `to`, both members; `null`: without end. Of them those that the pattern admits. */
export interface Run {
  readonly from: bigint
  readonly to: bigint | null
  readonly pattern: Pattern
}

/** Which numbers are meant, by which of the steps divide them. */
export interface Pattern {
  /** Steps that matter; none: all numbers are meant, or none are. */
  readonly steps: readonly bigint[]
  /** What divides the numbers that are meant: combinations of these steps. */
  readonly admits: readonly (readonly bigint[])[]
}

/** Atoms of one stretch or of several that lie side by side, with those of them that are meant. */
interface Stretch {
  readonly from: bigint
  readonly to: bigint | null
  readonly atoms: readonly {readonly atom: Atom; readonly isIn: boolean}[]
  readonly pattern: Pattern
}

/**
 * A set of numbers as few runs, ascending. It is the same for the same set, however finely the atoms are cut, but where
 * runs are too short to show a pattern.
 *
 * @param all every atom of the axis
 * @param chosen those that the set holds
 */
export function runsOf(all: readonly Atom[], chosen: ReadonlySet<Atom>): Run[] {
  const stretches = new Map<bigint, {atom: Atom; isIn: boolean}[]>()
  for (const atom of all) {
    const own = stretches.get(atom.from) ?? []
    own.push({atom, isIn: chosen.has(atom)})
    stretches.set(atom.from, own)
  }
  let runs: Stretch[] = []
  // From the end, which has no end: what stands before it mostly is as it is.
  for (const from of [...stretches.keys()].sort(ascending).reverse()) {
    const atoms = stretches.get(from)!
    runs = joined({from, to: atoms[0]!.atom.to, atoms, pattern: patternOf(atoms)}, runs)
  }
  return runs.filter(({pattern}) => pattern.admits.length > 0).map(trimmed)
}

function joined(stretch: Stretch, runs: readonly Stretch[]): Stretch[] {
  const [next, ...rest] = runs
  if (!next) return [stretch]
  const both = {from: stretch.from, to: next.to, atoms: [...stretch.atoms, ...next.atoms]}
  if (fits(next.pattern, stretch.atoms)) return [{...both, pattern: next.pattern}, ...rest]
  if (fits(stretch.pattern, next.atoms)) return joined({...both, pattern: stretch.pattern}, rest)
  return [stretch, ...runs]
}

function fits(pattern: Pattern, atoms: Stretch['atoms']): boolean {
  return atoms.every(({atom, isIn}) => matches(pattern, atom.steps) === isIn)
}

function matches({steps, admits}: Pattern, divisors: readonly bigint[]): boolean {
  const own = idOf(steps.filter(step => divisors.includes(step)))
  return admits.some(admitted => idOf(admitted) === own)
}

const idOf = (steps: readonly bigint[]): string => steps.join()

/** Steps that nothing depends on are left out. */
function patternOf(atoms: Stretch['atoms']): Pattern {
  let steps = [...new Set(atoms.flatMap(({atom}) => atom.steps))].sort(ascending)
  for (const step of steps.toReversed()) {
    const fewer = steps.filter(other => other !== step)
    if (isDecided(atoms, fewer)) steps = fewer
  }
  const admits = new Map(
    atoms
      .filter(({isIn}) => isIn)
      .map(({atom}) => steps.filter(step => atom.steps.includes(step)))
      .map(combination => [idOf(combination), combination]),
  )
  return {steps, admits: [...admits.keys()].sort().map(id => admits.get(id)!)}
}

/** Whether these steps alone tell which atoms are meant. */
function isDecided(atoms: Stretch['atoms'], steps: readonly bigint[]): boolean {
  const known = new Map<string, boolean>()
  return atoms.every(({atom, isIn}) => {
    const id = idOf(steps.filter(step => atom.steps.includes(step)))
    const before = known.get(id) ?? isIn
    known.set(id, before)
    return before === isIn
  })
}

/** From its first member to its last one. */
function trimmed({to, atoms, pattern}: Stretch): Run {
  const members = atoms.filter(({isIn}) => isIn).map(({atom}) => atom)
  const [from = 0n] = members.map(({least}) => least).sort(ascending)
  return {from, to: to === null ? null : lastMember(to, pattern), pattern}
}

function lastMember(to: bigint, {steps, admits}: Pattern): bigint {
  const ends = admits.map(admitted => {
    const multiple = admitted.reduce(commonMultiple, 1n)
    const others = steps.filter(step => multiple % step !== 0n)
    let number = to - (to % multiple)
    while (number > 0n && others.some(other => number % other === 0n)) number -= multiple
    return number
  })
  return ends.sort(ascending).at(-1) ?? to
}
