import {type Bags, bagDice, bags} from './bags.ts'
import {confirmed} from './confirm.ts'
import {type Edit, edits, results} from './edits.ts'
import {type Content, type EvidenceSide, evidence} from './evidence.ts'
import {type Candidates, candidates, postings} from './postings.ts'
import type {ColumnPair} from './view.ts'
import {words} from './words.ts'

export interface Rename {
  old: number
  next: number
  /** 0 to 1, three decimals. */
  similarity: number
}

const LIMITS = {product: 256, pairs: 200_000}
/** A pair below this is no rename. */
const SCORE = 0.7
/** The best pair of a row must beat its second best by this. */
const MARGIN = 0.03
/** Keys this alike need no rare cell, where half of the content agrees. */
const ALIKE_KEY = 0.8
/** Claims that show one edit before it is applied to other rows. */
const REPEATS = 3

interface Scored {
  old: number
  next: number
  score: number
  /** Whether what speaks for it is enough. */
  claimable: boolean
  /** Whether that is that no other row has the same cells. */
  relies: boolean
}

/**
 * Rows whose key changed, among rows without a partner. Claims are mutual and clear: a pair must score, must have
 * evidence of its own and must beat every other pair of both rows; of equals none is claimed.
 *
 * @param columns matched columns outside the key, in an order that is the same seen from either side
 * @param known values that tell rows of a family apart, such as names of codecs
 */
export function findRenames(
  old: EvidenceSide,
  next: EvidenceSide,
  columns: readonly ColumnPair[],
  known: ReadonlySet<string> = new Set(),
): {renames: Rename[]; capped: boolean} {
  if (old.rows.length === 0 || next.rows.length === 0) return {renames: [], capped: false}
  const store = bags()
  const {pairs, capped} = proposals(old, next, columns, store)
  if (pairs.length === 0) return {renames: [], capped}
  const {score, sampled, exhausted} = scorer(old, next, columns, known, store)
  const scored = pairs
    .map(pair => score(old.rows[pair.old] as number, next.rows[pair.next] as number))
    .filter(pair => pair.score >= SCORE - MARGIN)
  let claims = settle(scored)
  if (sampled) {
    const sure = new Set(
      confirmed(
        old,
        next,
        columns,
        claims.filter(claim => claim.relies),
      ),
    )
    claims = claims.filter(claim => !claim.relies || sure.has(claim))
  }
  claims.push(...byEdit(old, next, claims, score))
  const renames = claims.map(claim => ({
    old: claim.old,
    next: claim.next,
    similarity: Math.round(claim.score * 1000) / 1000,
  }))
  return {renames: renames.sort((left, right) => left.old - right.old), capped: capped || exhausted()}
}

/** Rows that share a cell or a word of the key with few others. */
function proposals(old: EvidenceSide, next: EvidenceSide, columns: readonly ColumnPair[], store: Bags): Candidates {
  const [before, after] = [old.rows, next.rows]
  const keyed = (side: EvidenceSide) => (index: number) => store.words(side.key(side.rows[index] as number))
  const lists = postings(before.length, keyed(old), after.length, keyed(next))
  for (const [from, to] of columns) {
    const cell = (side: EvidenceSide, column: number) => (index: number) => {
      const text = side.table.text(side.rows[index] as number, column)
      return text === '' ? [] : [text]
    }
    for (const list of postings(before.length, cell(old, from), after.length, cell(next, to))) lists.push(list)
  }
  return candidates(lists, LIMITS)
}

function scorer(
  old: EvidenceSide,
  next: EvidenceSide,
  columns: readonly ColumnPair[],
  known: ReadonlySet<string>,
  store: Bags,
) {
  const found = evidence(old, next, columns, store)
  const family = familyOf(known)
  const edition = editions(old, next)
  const score = (oldRow: number, nextRow: number): Scored => {
    const before = old.key(oldRow)
    const after = next.key(nextRow)
    const key = Math.max(
      bagDice(store.words(before), store.words(after)),
      bagDice(store.bigrams(before), store.bigrams(after)),
    )
    const content = found.content(oldRow, nextRow)
    const respelt = before !== after && words(before).join(' ') === words(after).join(' ')
    const siblings = before !== after && !respelt && family(before) === family(after)
    const renewed = siblings && content.equal && edition(before, after)
    const value = 0.6 * (respelt || renewed ? content.raw : content.score) + 0.4 * (respelt ? 1 : key)
    return {
      old: oldRow,
      next: nextRow,
      score: siblings && !renewed && !isTwin(content) ? 0 : Math.round(value * 1e6) / 1e6,
      relies: !respelt && !renewed && content.rare > 0,
      claimable: siblings
        ? renewed || isTwin(content)
        : respelt || content.rare >= found.enough || (key >= ALIKE_KEY && content.score >= 0.5),
    }
  }
  return {score, sampled: found.sampled, exhausted: found.exhausted}
}

/** Equal in everything but the key, and no other row is. */
function isTwin(content: Content): boolean {
  return content.equal && !content.shared
}

/**
 * Whether two keys are one name with another version behind it (`Engine 4.1`, `Engine 4.2`), which no other row of
 * either table has. Where several versions of it stand side by side each is a thing of its own.
 */
function editions(old: EvidenceSide, next: EvidenceSide): (before: string, after: string) => boolean {
  let counts: readonly Map<string, number>[] | undefined
  const count = ({table, key}: EvidenceSide) => {
    const found = new Map<string, number>()
    for (let row = 0; row < table.rows; row++) {
      const name = unversioned(key(row))
      found.set(name, (found.get(name) ?? 0) + 1)
    }
    return found
  }
  return (before, after) => {
    const name = unversioned(before)
    if (name !== unversioned(after) || !/\p{L}{2}/u.test(name)) return false
    counts ??= [count(old), count(next)]
    return counts.every(found => found.get(name) === 1)
  }
}

/** A key without the numbers that stand as words of their own. */
function unversioned(key: string): string {
  return key.replace(/(?<=^|\s)v?\d[\d.]*(?=\s|$)/gi, '#')
}

/** A key without what tells the members of a family apart: its numbers and known values. */
function familyOf(known: ReadonlySet<string>): (key: string) => string {
  const names = [...known].flatMap(name => [name, ...name.split('_').filter(part => /\d/.test(part))])
  const sorted = names.filter(name => name !== '').sort((left, right) => right.length - left.length)
  const escaped = sorted.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern =
    escaped.length === 0
      ? undefined
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return key => (pattern === undefined ? key : key.replace(pattern, '#')).replace(/\d[\d.]*/g, '#')
}

/** Claims mutual bests, round after round, since each claim may settle what was open between others. */
function settle(pairs: readonly Scored[]): Scored[] {
  const claims: Scored[] = []
  let open = pairs
  for (;;) {
    const oldBest = bests(open, pair => pair.old)
    const nextBest = bests(open, pair => pair.next)
    const won = open.filter(pair => {
      const clear = (best: Best | undefined) => best?.pair === pair && pair.score - best.second >= MARGIN - 1e-9
      return pair.claimable && pair.score >= SCORE && clear(oldBest.get(pair.old)) && clear(nextBest.get(pair.next))
    })
    if (won.length === 0) return claims
    claims.push(...won)
    const gone = new Set(won.map(pair => pair.old))
    const taken = new Set(won.map(pair => pair.next))
    open = open.filter(pair => !gone.has(pair.old) && !taken.has(pair.next))
  }
}

interface Best {
  pair: Scored
  second: number
}

function bests(pairs: readonly Scored[], row: (pair: Scored) => number): Map<number, Best> {
  const found = new Map<number, Best>()
  for (const pair of pairs) {
    const best = found.get(row(pair))
    if (best === undefined) found.set(row(pair), {pair, second: 0})
    else if (pair.score > best.pair.score) found.set(row(pair), {pair, second: best.pair.score})
    else if (pair.score > best.second) best.second = pair.score
  }
  return found
}

/** Applies an edit of the key that three claims show to rows that are left, where exactly one key results. */
function byEdit(
  old: EvidenceSide,
  next: EvidenceSide,
  claims: readonly Scored[],
  score: (oldRow: number, nextRow: number) => Scored,
): Scored[] {
  const repeated = repeatedEdits(claims.map(claim => [old.key(claim.old), next.key(claim.next)] as const))
  if (repeated.length === 0) return []
  const gone = new Set(claims.map(claim => claim.old))
  const taken = new Set(claims.map(claim => claim.next))
  const oldKeys = byKey(old, gone)
  const nextKeys = byKey(next, taken)
  const forward = new Map<number, Set<number>>()
  const backward = new Map<number, Set<number>>()
  for (const edit of repeated) {
    for (const [from, to] of results(edit, oldKeys, nextKeys)) {
      forward.set(from, (forward.get(from) ?? new Set()).add(to))
      backward.set(to, (backward.get(to) ?? new Set()).add(from))
    }
  }
  const found: Scored[] = []
  for (const [from, partners] of forward) {
    const [to] = partners
    if (to === undefined || partners.size > 1 || (backward.get(to)?.size ?? 0) > 1) continue
    found.push(score(from, to))
  }
  return found
}

function repeatedEdits(pairs: readonly (readonly [string, string])[]): Edit[] {
  const seen = new Map<string, {edit: Edit; count: number}>()
  for (const [before, after] of pairs) {
    for (const edit of edits(before, after)) {
      const id = JSON.stringify(edit)
      const entry = seen.get(id)
      if (entry === undefined) seen.set(id, {edit, count: 1})
      else entry.count++
    }
  }
  return [...seen.values()].filter(entry => entry.count >= REPEATS).map(entry => entry.edit)
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
