import {ascending, commonMultiple} from '../tables/admission.ts'
import {counted} from '../text/count.ts'
import {type Axis, wholeAxis} from './axis.ts'
import {type Pattern, type Run, runsOf} from './runs.ts'

/** What a mask of an axis holds: everything, names, or runs of numbers. */
export type Described =
  | {readonly any: true}
  | {readonly names: readonly string[]}
  /** All names but these, also those that no row mentions. */
  | {readonly except: readonly string[]}
  | {readonly runs: readonly Run[]}

/** The values that a mask stands for. */
export function describe(axis: Axis, mask: bigint): Described {
  const chosen = axis.classes.filter((_, at) => (mask >> BigInt(at)) & 1n)
  if (chosen.some(each => 'names' in each && each.others)) {
    if (mask === wholeAxis(axis)) return {any: true}
    const left = axis.classes.filter(each => !chosen.includes(each))
    return {except: left.flatMap(each => ('names' in each ? each.names : [])).sort()}
  }
  const names = chosen.flatMap(each => ('names' in each ? each.names : []))
  const atoms = chosen.flatMap(each => ('atoms' in each ? each.atoms : []))
  if (atoms.length === 0) return {names: [...names].sort()}
  const all = axis.classes.flatMap(each => ('atoms' in each ? each.atoms : []))
  const runs = runsOf(all, new Set(atoms))
  const [only] = runs
  const isAll = runs.length === 1 && only!.from === 0n && only!.to === null && only!.pattern.steps.length === 0
  return isAll ? {any: true} : {runs}
}

/** `784`, `4000 to 4096`, `64 or more`, `multiples of 16 up to 8192`; of many the first. */
export function words(described: Described): string {
  if ('any' in described) return 'any'
  if ('names' in described) return alternatives(described.names)
  if ('except' in described) return `any but ${alternatives(described.except)}`
  const holes = holesOf(described.runs)
  return holes ? `any but ${alternatives(holes.map(String))}` : alternatives(described.runs.map(runWords))
}

/** So many values are named. */
const NAMED = 8

function alternatives(items: readonly string[]): string {
  if (items.length > NAMED) return `${items.slice(0, NAMED).join(', ')} or ${counted(items.length - NAMED, 'other')}`
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
}

/** The few numbers that a set leaves out, where it holds all others. */
function holesOf(runs: readonly Run[]): bigint[] | undefined {
  if (runs[0]?.from !== 0n || runs.at(-1)?.to !== null || runs.length > FEW_HOLES) return undefined
  if (runs.some(({pattern}) => pattern.steps.length > 0)) return undefined
  const gaps = runs.slice(1).map(({from}, at) => [runs[at]!.to! + 1n, from - 1n] as const)
  return gaps.every(([first, last]) => first === last) ? gaps.map(([first]) => first) : undefined
}

const FEW_HOLES = 4

function runWords({from, to, pattern}: Run): string {
  if (from === to) return String(from)
  if (pattern.steps.length === 0) return to === null ? `${from} or more` : `${from} to ${to}`
  const start = from <= firstMember(pattern) ? '' : ` from ${from}`
  return `${patternWords(pattern)}${start}${to === null ? '' : `${start === '' ? ' up' : ''} to ${to}`}`
}

/** The first number above 0 that the pattern admits. */
function firstMember({steps, admits}: Pattern): bigint {
  const firsts = admits.map(admitted => {
    const multiple = admitted.reduce(commonMultiple, 1n)
    const others = steps.filter(step => multiple % step !== 0n)
    let number = multiple
    while (others.some(other => number % other === 0n)) number += multiple
    return number
  })
  return firsts.sort(ascending)[0] ?? 0n
}

function patternWords({steps, admits}: Pattern): string {
  const each = admits.map(admitted => {
    const multiple = admitted.reduce(commonMultiple, 1n)
    // What a larger combination that is meant as well would exclude need not be said.
    const others = steps.filter(
      step =>
        multiple % step !== 0n &&
        !admits.some(more => more.includes(step) && admitted.every(one => more.includes(one))),
    )
    return {multiple, others, admitted}
  })
  const needed = each.filter(
    ({admitted, others}) =>
      !each.some(
        one =>
          one.admitted.length < admitted.length &&
          one.admitted.every(step => admitted.includes(step)) &&
          one.others.every(step => others.includes(step)),
      ),
  )
  return alternatives(
    needed.map(({multiple, others}) => {
      if (others.length === 0) return multiple === 1n ? 'any' : `multiples of ${multiple}`
      const except = `multiples of ${alternatives(others.map(String))}`
      return multiple === 1n
        ? `no ${except}`
        : `multiples of ${multiple} but not of ${alternatives(others.map(String))}`
    }),
  )
}
