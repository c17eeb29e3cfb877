import {TooFine} from './number-atoms.ts'

/** A product of sets, one mask for each axis. It holds nothing where one of them is 0. */
export type Box = readonly bigint[]

export function isEmpty(box: Box): boolean {
  return box.includes(0n)
}

export function areDisjoint(one: Box, other: Box): boolean {
  for (let axis = 0; axis < one.length; axis++) if ((one[axis]! & other[axis]!) === 0n) return true
  return false
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
  const [mine, theirs] = [distinct(some), distinct(others)]
  const gone = [...mine].filter(([id]) => !theirs.has(id)).map(([, box]) => box)
  const [before, after] = [[...mine.values()], [...theirs.values()]]
  let rest = gone.flatMap(box => without(box, after))
  const found: Box[] = []
  while (rest.length > 0) {
    const box = grown(firstPoint(rest), before, after)
    found.push(box)
    rest = rest.flatMap(piece => minus(piece, box))
    if (rest.length > MOST_PIECES) throw new TooFine()
  }
  return withoutNeedless(found)
}

/** Boxes that hold something, each once. */
function distinct(boxes: readonly Box[]): Map<string, Box> {
  return new Map(boxes.filter(box => !isEmpty(box)).map(box => [box.join(), box]))
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
    const wide = box.with(axis, -1n)
    // Of the others only those that the box meets but for this axis say what cannot join it.
    const taken = others.reduce((all, other) => (areDisjoint(wide, other) ? all : all | other[axis]!), 0n)
    const near = some.filter(one => !areDisjoint(wide, one))
    const free = near.reduce((all, one) => all | one[axis]!, 0n) & ~taken
    let mask = box[axis]!
    for (let bit = 1n; bit <= free; bit <<= 1n) {
      if ((bit & free) !== 0n && (bit & mask) === 0n && isCovered(box.with(axis, bit), near)) mask |= bit
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
