import type {Extent} from '../model.ts'
import {holds} from '../tables/admission.ts'
import {type Atom, atomsOf, TooFine} from './number-atoms.ts'

/**
 * One dimension, cut into classes that no row tells apart any further. A set of values is a mask: bit 0 is the first
 * class. Classes stand in the order of their first values, whatever else tells values apart.
 */
export interface Axis {
  readonly name: string
  readonly classes: readonly AxisClass[]
  readonly steps: readonly bigint[]
}

/** Names or numbers of a class; `others` are all the names that no row mentions. */
export type AxisClass =
  | {readonly names: readonly string[]; readonly others: boolean}
  | {readonly atoms: readonly Atom[]}

/** Everything on an axis. */
export function wholeAxis({classes}: Axis): bigint {
  return (1n << BigInt(classes.length)) - 1n
}

/** An axis for what rows declare of a dimension, and the mask of each of them. */
export function axisOf(name: string, extents: readonly Extent[]): {axis: Axis; masks: readonly bigint[]} {
  const ids = extents.map(extentId)
  const distinct = new Map(ids.map((id, index) => [id, extents[index]!]))
  const all = [...distinct.values()]
  const isNumbers = all.some(extent => 'numbers' in extent)
  const {pieces, steps} = isNumbers ? numberPieces(all) : namePieces(all)
  if (pieces.length * all.length > MOST_TOLD_APART) throw new TooFine()
  const classes = new Map<string, {piece: AxisClass; at: number}>()
  const masks = all.map(() => 0n)
  for (const {value, piece} of pieces) {
    const members = all.map(extent => has(extent, value))
    const id = members.map(Number).join('')
    const known = classes.get(id)
    const at = known?.at ?? classes.size
    classes.set(id, {piece: known ? joined(known.piece, piece) : piece, at})
    if (!known) for (const [index, isMember] of members.entries()) if (isMember) masks[index]! |= 1n << BigInt(at)
  }
  const maskOf = new Map([...distinct.keys()].map((id, index) => [id, masks[index]!]))
  return {
    axis: {name, classes: [...classes.values()].map(({piece}) => piece), steps},
    masks: ids.map(id => maskOf.get(id)!),
  }
}

/** So many pairs of a piece and a set are looked at. */
const MOST_TOLD_APART = 4_000_000

interface Piece {
  /** A member that stands for all; `undefined` for a name that no row mentions. */
  readonly value: bigint | string | undefined
  readonly piece: AxisClass
}

function numberPieces(extents: readonly Extent[]): {pieces: Piece[]; steps: readonly bigint[]} {
  const {atoms, steps} = atomsOf(extents.flatMap(extent => ('numbers' in extent ? extent.numbers : [])))
  return {pieces: atoms.map(atom => ({value: atom.least, piece: {atoms: [atom]}})), steps}
}

function namePieces(extents: readonly Extent[]): {pieces: Piece[]; steps: readonly bigint[]} {
  const lists = extents.map(extent => ('names' in extent ? extent.names : []))
  const names = [...new Set(lists.flatMap(list => list ?? []))].sort()
  const pieces: Piece[] = names.map(name => ({value: name, piece: {names: [name], others: false}}))
  if (lists.includes(null)) pieces.push({value: undefined, piece: {names: [], others: true}})
  return {pieces, steps: []}
}

function has(extent: Extent, value: Piece['value']): boolean {
  if ('numbers' in extent) return typeof value === 'bigint' && holds(extent.numbers, value)
  return extent.names === null || (typeof value === 'string' && extent.names.includes(value))
}

/** Whether a value written as text is among those declared; empty text is a name that no row mentions, and 0. */
export function admits(extent: Extent, value = ''): boolean {
  if ('names' in extent) return has(extent, value === '' ? undefined : value)
  return /^\d*$/.test(value) && has(extent, BigInt(value))
}

function joined(one: AxisClass, other: AxisClass): AxisClass {
  if ('atoms' in one) return {atoms: [...one.atoms, ...('atoms' in other ? other.atoms : [])]}
  if ('atoms' in other) return one
  return {names: [...one.names, ...other.names], others: one.others || other.others}
}

function extentId(extent: Extent): string {
  if ('numbers' in extent) {
    const set = extent.numbers
    return 'list' in set ? `list ${set.list.join(' ')}` : `range ${set.from} ${set.step} ${set.to}`
  }
  return extent.names === null ? 'any' : JSON.stringify([...extent.names].sort())
}
