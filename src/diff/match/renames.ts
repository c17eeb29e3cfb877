import {type Bags, bagDice, bags, kept} from './bags.ts'
import {confirmed} from './confirm.ts'
import {type Content, type EvidenceSide, evidence} from './evidence.ts'
import {editions, familyOf} from './families.ts'
import {isInflected, signatures, stemsOf} from './namesakes.ts'
import {type Candidate, type Candidates, candidates, postings} from './postings.ts'
import {repeatedEdits} from './repeats.ts'
import type {ColumnPair} from './view.ts'

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
/** What the other cells count for at least where the name alone says which it is. */
const NAMED = 0.5
/** Share of the other cells that has to agree where one word of the key has another form. */
const INFLECTED = 1 / 3
/** Claims are looked for again while others are settled by them, this often at most. */
const ROUNDS = 20

/** Two rows that may be one. */
export interface Scored {
  old: number
  next: number
  score: number
  /** Whether what speaks for it is enough. */
  claimable: boolean
  /** Whether that is that no other row has the same cells. */
  relies: boolean
  /** The score if cells that other rows have too counted. */
  raw: number
  /** Whether their keys differ in numbers or known values only. */
  siblings: boolean
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
  const rowsOf = (pair: Candidate): [number, number] => [old.rows[pair.old] as number, next.rows[pair.next] as number]
  const scored = pairs.map(pair => score(...rowsOf(pair))).filter(pair => pair.score >= SCORE - MARGIN)
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
  claims.push(...repeatedEdits(old, next, pairs.map(rowsOf), claims, score))
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
  const stemmed = (side: EvidenceSide) => (index: number) => stemsOf(side.key(side.rows[index] as number))
  for (const list of postings(before.length, stemmed(old), after.length, stemmed(next))) lists.push(list)
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
  const family = kept(familyOf(known))
  const edition = editions(old, next)
  const signature = signatures(old, next)
  const score = (oldRow: number, nextRow: number): Scored => {
    const before = old.key(oldRow)
    const after = next.key(nextRow)
    const key = Math.max(
      bagDice(store.words(before), store.words(after)),
      bagDice(store.bigrams(before), store.bigrams(after)),
    )
    const content = found.content(oldRow, nextRow)
    const signed = before !== after && signature(before, after)
    const respelt = before !== after && (signed || store.spelling(before) === store.spelling(after))
    const siblings = before !== after && !respelt && family(before) === family(after)
    const renewed = siblings && content.equal && edition(before, after)
    const inflected = !siblings && !respelt && content.raw >= INFLECTED && isInflected(before, after)
    const named = respelt || inflected
    const part = signed || inflected ? Math.max(NAMED, content.raw) : named || renewed ? content.raw : content.score
    const value = 0.6 * part + 0.4 * (named ? 1 : key)
    return {
      old: oldRow,
      next: nextRow,
      score: siblings && !renewed && !isTwin(content) ? 0 : Math.round(value * 1e6) / 1e6,
      raw: Math.round((0.6 * content.raw + 0.4 * key) * 1e6) / 1e6,
      siblings,
      relies: !named && !renewed && content.own,
      claimable: siblings
        ? renewed || isTwin(content)
        : named || content.rare >= found.enough || (key >= ALIKE_KEY && content.score >= 0.5),
    }
  }
  return {score, sampled: found.sampled, exhausted: found.exhausted}
}

/** Equal in everything but the key, and no other row is. */
function isTwin(content: Content): boolean {
  return content.equal && !content.shared
}

/** Claims mutual bests, round after round, since each claim may settle what was open between others. */
function settle(pairs: readonly Scored[]): Scored[] {
  const claims: Scored[] = []
  let open = pairs
  for (let round = 0; round < ROUNDS; round++) {
    const oldBest = bests(open, pair => pair.old)
    const nextBest = bests(open, pair => pair.next)
    const won = open.filter(pair => {
      const clear = (best: Best | undefined) => best?.pair === pair && pair.score - best.second >= MARGIN - 1e-9
      return pair.claimable && pair.score >= SCORE && clear(oldBest.get(pair.old)) && clear(nextBest.get(pair.next))
    })
    if (won.length === 0) break
    for (const pair of won) claims.push(pair)
    const gone = new Set(won.map(pair => pair.old))
    const taken = new Set(won.map(pair => pair.next))
    open = open.filter(pair => !gone.has(pair.old) && !taken.has(pair.next))
  }
  return claims
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
