import {type Member, memberValue} from '../../tables/index.ts'
import type {FieldDiff, RowRef} from '../change.ts'

type Matched = readonly (readonly [number, number])[]
type Members = ReadonlyMap<string, Member>

/**
 * What differs between rows with dotted keys and the row of their parent, one cell of which holds them as an object:
 * other values, and what the object holds beyond the rows. None where no cell of the parent holds them all.
 *
 * @param matched columns of the old and the new table that are one
 */
export function foldedFields(old: readonly RowRef[], next: readonly RowRef[], matched: Matched): FieldDiff[] {
  const isOld = old.length === 1
  const [[one], many] = isOld ? [old, next] : [next, old]
  if (!one) return []
  for (const pair of matched) {
    const [own, theirs] = isOld ? pair : [pair[1], pair[0]]
    const members = one.grid.members(one.row, own)
    const held = members && heldIn(members, one, many)
    if (!held) continue
    const grid = (isOld ? many : [one])[0]!.grid
    const type = grid.columnType(pair[1])
    return differences(members, held, theirs).map(({path, apart, within}) => ({
      column: grid.header[pair[1]]!,
      type,
      role: type.role,
      part: isOld ? {path, old: within, new: apart} : {path, old: apart, new: within},
    }))
  }
  return []
}

/** Each row with what the object holds under the rest of its key; `undefined` where one is not in it. */
function heldIn(members: Members, one: RowRef, many: readonly RowRef[]): [RowRef, Member][] | undefined {
  const parent = one.key.at(-1) ?? ''
  const held = many.map(ref => [ref, members.get((ref.key.at(-1) ?? '').slice(parent.length))] as const)
  return held.every(([, member]) => member) ? (held as [RowRef, Member][]) : undefined
}

interface Difference {
  readonly path: string
  /** The value of a row of its own. */
  readonly apart: string | undefined
  /** The value within the object. */
  readonly within: string
}

function differences(members: Members, held: readonly [RowRef, Member][], column: number): Difference[] {
  const others = held.flatMap(([{grid, row}, {pointer, text}]): Difference[] => {
    const apart = memberValue(grid.text(row, column))
    return apart === text ? [] : [{path: pointer, apart, within: text}]
  })
  const isTold = (path: string) => held.some(([, {pointer}]) => path === pointer || path.startsWith(`${pointer}/`))
  const beyond = [...members.values()].filter(({pointer, isLeaf}) => isLeaf && !isTold(pointer))
  return [...others, ...beyond.map(({pointer, text}) => ({path: pointer, apart: undefined, within: text}))]
}
