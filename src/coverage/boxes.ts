import {TooFine} from './number-atoms.ts'

/** A product of sets, one mask for each axis. It holds nothing where one of them is 0. */
export type Box = readonly bigint[]

export function isEmpty(box: Box): boolean {
  return box.includes(0n)
}

export function areDisjoint(one: Box, other: Box): boolean {
  return one.some((mask, axis) => (mask & other[axis]!) === 0n)
}

/** Whether all of `part` is in `whole`. */
export function isWithin(part: Box, whole: Box): boolean {
  return part.every((mask, axis) => (mask & ~whole[axis]!) === 0n)
}

/** What is in `box` and in none of the others, as boxes that share nothing. */
export function without(box: Box, others: readonly Box[]): Box[] {
  let left = [box]
  for (const other of others) {
    if (areDisjoint(box, other)) continue
    left = left.flatMap(piece => minus(piece, other))
    if (left.length === 0) return left
    if (left.length > MOST_PIECES) throw new TooFine()
  }
  return left
}

/** So many pieces are looked at. */
const MOST_PIECES = 20_000

function minus(box: Box, other: Box): Box[] {
  if (areDisjoint(box, other)) return [box]
  const inside = [...box]
  return box.flatMap((mask, axis): Box[] => {
    const rest = mask & ~other[axis]!
    const piece = inside.with(axis, rest)
    inside[axis] = mask & other[axis]!
    return rest === 0n ? [] : [piece]
  })
}

/** Whether the boxes together hold all of `box`. */
export function isCovered(box: Box, boxes: readonly Box[]): boolean {
  return boxes.some(whole => isWithin(box, whole)) || without(box, boxes).length === 0
}

/**
 * What `some` hold and `others` do not, as few boxes, each as large as it can be; two may share a part. The same
 * whatever the order of the boxes, and however finely the axes are cut.
 */
export function difference(some: readonly Box[], others: readonly Box[]): Box[] {
  const kept = new Set(others.map(box => box.join()))
  const gone = [...new Map(some.filter(box => !kept.has(box.join())).map(box => [box.join(), box])).values()]
  let rest = gone.filter(box => !isEmpty(box)).flatMap(box => without(box, others))
  const found: Box[] = []
  while (rest.length > 0) {
    const box = grown(firstPoint(rest), some, others)
    found.push(box)
    rest = rest.flatMap(piece => minus(piece, box))
    if (rest.length > MOST_PIECES) throw new TooFine()
  }
  return withoutNeedless(found)
}

/** The point that comes first, axis by axis. */
function firstPoint(boxes: readonly Box[]): Box {
  const points = boxes.map(box => box.map(mask => mask & -mask))
  return points.reduce((first, point) => (comesBefore(point, first) ? point : first))
}

function comesBefore(one: Box, other: Box): boolean {
  const axis = one.findIndex((mask, at) => mask !== other[at])
  return axis >= 0 && one[axis]! < other[axis]!
}

/** The point with all that can join it, the last axis first. */
function grown(point: Box, some: readonly Box[], others: readonly Box[]): Box {
  let box = point
  for (let axis = point.length - 1; axis >= 0; axis--) {
    const isFree = (mask: bigint) => {
      const next = box.with(axis, mask)
      return others.every(other => areDisjoint(next, other)) && isCovered(next, some)
    }
    const reachable = some.reduce((all, one) => all | one[axis]!, 0n)
    let mask = box[axis]!
    for (let bit = 1n; bit <= reachable; bit <<= 1n) {
      if ((bit & reachable) !== 0n && (bit & mask) === 0n && isFree(bit)) mask |= bit
    }
    box = box.with(axis, mask)
  }
  return box
}

/** Leaves out boxes that the others hold together, the last ones first. */
function withoutNeedless(boxes: readonly Box[]): Box[] {
  let kept = [...boxes]
  for (const box of boxes.toReversed()) {
    const rest = kept.filter(other => other !== box)
    if (rest.length > 0 && isCovered(box, rest)) kept = rest
  }
  return kept
}
