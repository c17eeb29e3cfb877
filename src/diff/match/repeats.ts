import {type Edit, edits, results} from './edits.ts'
import type {EvidenceSide} from './evidence.ts'
import {grouped} from './groups.ts'
import type {Scored} from './renames.ts'

/** Claims that show one edit before it is applied to other rows. */
const REPEATS = 3
/** Rows that one edit alone has to rename, and the share of the rows that could be, to prove itself. */
const WHOLESALE = 5
const MOST = 0.5
/** Such a row has to score this, shared cells counted: its key alone says most. */
const SCORE = 0.5
/** Edits applied, those shown most often first. */
const EDITS = 64

/**
 * Renames by an edit of the key that many rows show: three claims, or half of all rows without a partner, each to one
 * of the other side; or all of three or more, where it only adds words or takes them away. Applies it to every row that is left, where exactly one key results.
 *
 * @param pairs rows that share something rare
 */
export function repeatedEdits(
  old: EvidenceSide,
  next: EvidenceSide,
  pairs: readonly (readonly [number, number])[],
  claims: readonly Scored[],
  score: (oldRow: number, nextRow: number) => Scored,
): Scored[] {
  const gone = new Set(claims.map(claim => claim.old))
  const taken = new Set(claims.map(claim => claim.next))
  const oldKeys = byKey(old, gone)
  const nextKeys = byKey(next, taken)
  if (oldKeys.size === 0 || nextKeys.size === 0) return []
  const shown = common(
    claims.map(claim => [claim.old, claim.next] as const),
    old,
    next,
    REPEATS,
  )
  const found = applied(shown, oldKeys, nextKeys).map(([from, to]) => score(from, to))
  for (const claim of found) {
    oldKeys.delete(old.key(claim.old))
    nextKeys.delete(next.key(claim.next))
  }
  const open = pairs.filter(([from, to]) => oldKeys.get(old.key(from)) === from && nextKeys.get(next.key(to)) === to)
  const fewer = Math.min(oldKeys.size, nextKeys.size)
  const least = Math.max(WHOLESALE, fewer * MOST)
  const wholesale = applied(common(open, old, next, least), oldKeys, nextKeys)
    .map(([from, to]) => score(from, to))
    .filter(pair => !pair.siblings && pair.raw >= SCORE)
  if (wholesale.length >= least) return [...found, ...wholesale.map(byKeyAlone)]
  const affix = common(open, old, next, Math.max(REPEATS, fewer)).filter(edit => edit.gone === '' || edit.came === '')
  const every = applied(affix, oldKeys, nextKeys)
  return every.length === fewer ? [...found, ...every.map(([from, to]) => byKeyAlone(score(from, to)))] : found
}

/** Its key says which row it is, however much of the others' cells it has. */
function byKeyAlone(pair: Scored): Scored {
  return {...pair, score: pair.raw}
}

/** Edits that at least so many pairs show, those shown most often first. */
function common(
  pairs: readonly (readonly [number, number])[],
  old: EvidenceSide,
  next: EvidenceSide,
  least: number,
): Edit[] {
  if (pairs.length < least) return []
  const all = pairs.flatMap(([from, to]) => edits(old.key(from), next.key(to)))
  const groups = [...grouped(all, edit => `${edit.gone}\n${edit.came}`).values()].filter(group => group.length >= least)
  return groups
    .sort((left, right) => right.length - left.length)
    .slice(0, EDITS)
    .map(group => group[0] as Edit)
}

/** Rows that edits lead from one to the other, where they lead to one row only on either side. */
function applied(
  repeated: readonly Edit[],
  oldKeys: ReadonlyMap<string, number>,
  nextKeys: ReadonlyMap<string, number>,
): [number, number][] {
  const forward = new Map<number, Set<number>>()
  const backward = new Map<number, Set<number>>()
  for (const edit of repeated) {
    for (const [from, to] of results(edit, oldKeys, nextKeys)) {
      forward.set(from, (forward.get(from) ?? new Set()).add(to))
      backward.set(to, (backward.get(to) ?? new Set()).add(from))
    }
  }
  const found: [number, number][] = []
  for (const [from, partners] of forward) {
    const [to] = partners
    if (to !== undefined && partners.size === 1 && backward.get(to)?.size === 1) found.push([from, to])
  }
  return found
}

/** Free rows by key; a key that several have leads nowhere. */
function byKey(side: EvidenceSide, used: ReadonlySet<number>): Map<string, number> {
  const found = new Map<string, number>()
  const repeated = new Set<string>()
  for (const row of side.rows) {
    if (used.has(row)) continue
    const key = side.key(row)
    if (found.has(key)) repeated.add(key)
    else found.set(key, row)
  }
  for (const key of repeated) found.delete(key)
  return found
}
