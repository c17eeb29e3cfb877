import type {EvidenceSide} from './evidence.ts'
import {grouped} from './groups.ts'
import type {ColumnPair} from './view.ts'

interface Claim {
  old: number
  next: number
}

/** Sets of equal columns that are looked through; claims with rarer sets of a long table are given up. */
const SETS = 32

/**
 * Drops claims of a long table whose equal cells some row outside the sample has together as well. For each set of
 * equal columns reads one cell of each row, and the others only where that one fits.
 */
export function confirmed<T extends Claim>(
  old: EvidenceSide,
  next: EvidenceSide,
  columns: readonly ColumnPair[],
  claims: readonly T[],
): T[] {
  const equalColumns = (claim: T) =>
    columns.filter(([from, to]) => {
      const text = old.table.text(claim.old, from)
      return text !== '' && text === next.table.text(claim.next, to)
    })
  const proofs = claims.map(claim => ({claim, equal: equalColumns(claim)}))
  const sets = [...grouped(proofs, proof => proof.equal.join(' ')).values()]
    .filter(group => group[0]?.equal.length !== 0)
    .sort((left, right) => right.length - left.length)
  const kept = new Set<T>()
  for (const group of sets.slice(0, SETS)) {
    const members = group.map(proof => proof.claim)
    const refuted = sharing(old, next, mostVaried(old, members, group[0]?.equal ?? []), members)
    for (const claim of members) if (!refuted.has(claim)) kept.add(claim)
  }
  return claims.filter(claim => kept.has(claim))
}

/** The columns with the one first that tells most claims apart. */
function mostVaried(old: EvidenceSide, claims: readonly Claim[], columns: readonly ColumnPair[]): ColumnPair[] {
  const variety = (column: number) => new Set(claims.map(claim => old.table.text(claim.old, column))).size
  const length = (column: number) => claims.reduce((sum, claim) => sum + old.table.text(claim.old, column).length, 0)
  return [...columns].sort((left, right) => variety(right[0]) - variety(left[0]) || length(right[0]) - length(left[0]))
}

/** Claims whose cells in these columns a third row has together. */
function sharing<T extends Claim>(
  old: EvidenceSide,
  next: EvidenceSide,
  columns: readonly ColumnPair[],
  claims: readonly T[],
): Set<T> {
  const first = columns[0]
  const refuted = new Set<T>()
  if (first === undefined) return refuted
  const joint = (side: EvidenceSide, row: number, which: 0 | 1) =>
    columns.map(pair => side.table.text(row, pair[which])).join('\u0000')
  const lead = new Set(claims.map(claim => old.table.text(claim.old, first[0])))
  const waiting = grouped(claims, claim => joint(old, claim.old, 0))
  for (const [side, which] of [
    [old, 0],
    [next, 1],
  ] as const) {
    for (let row = 0; row < side.table.rows; row++) {
      if (!lead.has(side.table.text(row, first[which]))) continue
      for (const claim of waiting.get(joint(side, row, which)) ?? []) {
        if (row !== (which === 0 ? claim.old : claim.next)) refuted.add(claim)
      }
    }
  }
  return refuted
}
