import {withoutAffixes} from './affixes.ts'
import {type Described, describe, likeness, rarity} from './describe.ts'
import {gapPairs} from './gaps.ts'
import {grouped} from './groups.ts'
import {likestFirst, type Scored} from './likest.ts'
import {candidates, postings} from './postings.ts'
import {keyPairs, keysOf} from './table-keys.ts'
import {range, type TableView} from './view.ts'
import {dice} from './words.ts'

/** Tables of both revisions and who is whose partner so far. */
export interface Matching {
  readonly old: readonly Described[]
  readonly next: readonly Described[]
  /** Partner by table, -1 for none. */
  readonly oldPartner: Int32Array
  readonly nextPartner: Int32Array
}

/** Groups up to this many pairs are compared pair by pair. */
const GROUP_LIMIT = 4096
/** Tables alike by less are not the same one, where heading and header do not say so. */
const ALIKE = 0.35
const LIMITS = {product: 256, pairs: 1_000_000}

/**
 * Finds which table is which across two revisions, whatever was retitled, moved, split off or repeated. Indexes into
 * the two lists, in the old one's order; mirrored when the lists change places.
 */
export function matchTables(old: readonly TableView[], next: readonly TableView[]): [number, number][] {
  const matching: Matching = {
    old: old.map(describe),
    next: next.map(describe),
    oldPartner: new Int32Array(old.length).fill(-1),
    nextPartner: new Int32Array(next.length).fill(-1),
  }
  byTrailAndHeader(matching)
  unique(matching, table => `${table.last}\n${table.header}`)
  unique(matching, table => (table.view.rows === 0 ? undefined : `${table.header}\n${table.digest()}`))
  byTrail(matching)
  byHeading(matching)
  byEvidence(matching)
  const {mine, theirs} = open(matching)
  if (mine.length > 0 && theirs.length > 0) pairFree(matching, keyPairs(matching, mine))
  for (const [from, to] of gapPairs(matching)) pair(matching, from, to)
  return range(old.length)
    .map((from): [number, number] => [from, matching.oldPartner[from] as number])
    .filter(([, to]) => to >= 0)
}

function pair(matching: Matching, from: number, to: number): void {
  matching.oldPartner[from] = to
  matching.nextPartner[to] = from
}

/** Pairs those that have no partner yet, the first ones first. */
function pairFree(matching: Matching, pairs: readonly {from: number; to: number}[]): void {
  for (const {from, to} of pairs)
    if (matching.oldPartner[from] === -1 && matching.nextPartner[to] === -1) pair(matching, from, to)
}

/** Unpaired tables of both sides that share a name, where both have one. */
function groups(
  matching: Matching,
  name: (table: Described) => string | undefined,
): {mine: number[]; theirs: number[]}[] {
  const {mine, theirs} = open(matching)
  const oldGroups = grouped(mine, table => name(matching.old[table] as Described))
  const nextGroups = grouped(theirs, table => name(matching.next[table] as Described))
  return [...oldGroups].flatMap(([text, group]) => {
    const partners = nextGroups.get(text)
    return partners === undefined ? [] : [{mine: group, theirs: partners}]
  })
}

function open(matching: Matching): {mine: number[]; theirs: number[]} {
  return {
    mine: range(matching.old.length).filter(table => matching.oldPartner[table] === -1),
    theirs: range(matching.next.length).filter(table => matching.nextPartner[table] === -1),
  }
}

function byTrailAndHeader(matching: Matching): void {
  for (const {mine, theirs} of groups(matching, table => `${table.trail}\n${table.header}`)) {
    if (mine.length === 1 && theirs.length === 1) {
      pair(matching, mine[0] as number, theirs[0] as number)
      continue
    }
    equalRows(matching, mine, theirs)
    bestFirst(matching, unpaired(matching.oldPartner, mine), unpaired(matching.nextPartner, theirs), 0.01)
    if (mine.length !== theirs.length) continue
    const rest = unpaired(matching.nextPartner, theirs)
    for (const [index, table] of unpaired(matching.oldPartner, mine).entries())
      pair(matching, table, rest[index] as number)
  }
}

function unpaired(partner: Int32Array, tables: readonly number[]): number[] {
  return tables.filter(table => partner[table] === -1)
}

/** Tables with the same rows under the same heading: whichever pair is right, so they pair in order. */
function equalRows(matching: Matching, mine: readonly number[], theirs: readonly number[]): void {
  const waiting = grouped(theirs, table => (matching.next[table] as Described).digest())
  for (const tables of waiting.values()) tables.reverse()
  for (const table of mine) {
    const partner = waiting.get((matching.old[table] as Described).digest())?.pop()
    if (partner !== undefined) pair(matching, table, partner)
  }
}

/** Pairs tables that alone, in their whole document, have a name. */
function unique(matching: Matching, name: (table: Described) => string | undefined): void {
  const found = groups(matching, name).filter(group => group.mine.length === 1 && group.theirs.length === 1)
  if (found.length === 0) return
  const oldCounts = grouped(matching.old, name)
  const nextCounts = grouped(matching.next, name)
  for (const {mine, theirs} of found) {
    const text = name(matching.old[mine[0] as number] as Described) as string
    const alone = oldCounts.get(text)?.length === 1 && nextCounts.get(text)?.length === 1
    if (alone) pair(matching, mine[0] as number, theirs[0] as number)
  }
}

/** Tables of one section whose headers changed: the only one on both sides, or the likest. */
function byTrail(matching: Matching): void {
  for (const {mine, theirs} of groups(matching, table => table.trail)) {
    const [from, to] = [mine[0] as number, theirs[0] as number]
    const alone = mine.length === 1 && theirs.length === 1
    if (!alone) bestFirst(matching, mine, theirs, ALIKE)
    else if (resembles(matching.old[from] as Described, matching.next[to] as Described)) pair(matching, from, to)
  }
}

/** Tables under one heading whose outer headings and titles both changed. */
function byHeading(matching: Matching): void {
  for (const {mine, theirs} of groups(matching, table => table.last.toLowerCase() || undefined)) {
    const [from, to] = [mine[0] as number, theirs[0] as number]
    const alone = mine.length === 1 && theirs.length === 1
    if (alone && resembles(matching.old[from] as Described, matching.next[to] as Described)) pair(matching, from, to)
    if (alone) continue
    bestFirst(matching, mine, theirs, ALIKE)
    sharedKeys(matching, unpaired(matching.oldPartner, mine), unpaired(matching.nextPartner, theirs))
  }
}

/** Tables under one heading that are about the same things in other words: a third of their keys. */
function sharedKeys(matching: Matching, mine: readonly number[], theirs: readonly number[]): void {
  if (mine.length * theirs.length > GROUP_LIMIT) return
  const scored = mine.flatMap(from =>
    theirs.map(to => ({
      from,
      to,
      score: dice(keysOf(matching.old[from] as Described), keysOf(matching.next[to] as Described)),
    })),
  )
  pairFree(matching, likestFirst(scored.filter(({score}) => score >= 1 / 3)))
}

/**
 * Whether tables share half of their titles, a third of their keys or a third of what else they say, or half of their
 * keys but for what each has on all of its own.
 */
function resembles(old: Described, next: Described): boolean {
  const kind = (table: Described, start: string) => table.content().filter(feature => feature.startsWith(start))
  const [mine, theirs] = [kind(old, 'key '), kind(next, 'key ')]
  const bare = (keys: string[]) => [...withoutAffixes(new Set(keys.map(key => key.slice('key '.length))))]
  return (
    dice(kind(old, 'title '), kind(next, 'title ')) >= 0.5 ||
    dice(mine, theirs) >= 1 / 3 ||
    dice(bare(mine), bare(theirs)) >= 0.5 ||
    dice(old.sayings(), next.sayings()) >= 1 / 3
  )
}

/** Whatever is left anywhere, by rare rows, keys, titles and words of the headings. */
function byEvidence(matching: Matching): void {
  const {mine, theirs} = open(matching)
  bestFirst(matching, mine, theirs, ALIKE, true)
}

/** Pairs the likest tables first; of equally like ones those whose places are nearest. */
function bestFirst(
  matching: Matching,
  mine: readonly number[],
  theirs: readonly number[],
  least: number,
  headings = false,
): void {
  if (mine.length === 0 || theirs.length === 0) return
  const features = (table: Described) => (headings ? table.everything() : table.content())
  const before = mine.map(table => features(matching.old[table] as Described))
  const after = theirs.map(table => features(matching.next[table] as Described))
  const weights = headings ? rarity([...matching.old, ...matching.next].map(features)) : rarity([...before, ...after])
  const scored: Scored[] = []
  const consider = (from: number, to: number) => {
    const score = likeness(before[from] as string[], after[to] as string[], weights)
    if (score >= least) scored.push({from, to, score})
  }
  if (!headings && mine.length * theirs.length <= GROUP_LIMIT) {
    for (let from = 0; from < mine.length; from++) for (let to = 0; to < theirs.length; to++) consider(from, to)
  } else {
    const lists = postings(
      before.length,
      table => before[table] as string[],
      after.length,
      table => after[table] as string[],
    )
    for (const {old, next} of candidates(lists, LIMITS).pairs) consider(old, next)
  }
  const likest = likestFirst(scored)
  pairFree(
    matching,
    likest.map(({from, to}) => ({from: mine[from] as number, to: theirs[to] as number})),
  )
}
