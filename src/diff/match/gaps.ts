import type {Described} from './describe.ts'
import {grouped} from './groups.ts'
import {alwaysIncreasing} from './lis.ts'
import type {Matching} from './tables.ts'
import {range} from './view.ts'

/** Tables between matched neighbours, on both sides. */
interface Gap {
  mine: number[]
  theirs: number[]
}

/** From this share of its kind on, tables are taken to have been retitled together. */
const MOST = 0.5

/**
 * Pairs what stands in equal numbers, with equal headers, between matched neighbours, in order: headings alone were
 * changed. Not where a few of many like tables gave way to others: of those each may be a removal and an addition.
 */
export function gapPairs(matching: Matching): [number, number][] {
  const oldKinds = grouped(matching.old, table => table.header)
  const nextKinds = grouped(matching.next, table => table.header)
  const found: [number, number][] = []
  for (const {mine, theirs} of gaps(matching)) {
    if (mine.length !== theirs.length || mine.length === 0) continue
    const header = (side: 'old' | 'next', table: number) => matching[side][table]?.header as string
    if (!mine.every((table, index) => header('old', table) === header('next', theirs[index] as number))) continue
    for (const [kind, places] of grouped(range(mine.length), place => header('old', mine[place] as number))) {
      const pairs = places.map((place): [number, number] => [mine[place] as number, theirs[place] as number])
      const all = Math.max(oldKinds.get(kind)?.length ?? 0, nextKinds.get(kind)?.length ?? 0)
      const retitled = places.length >= all * MOST && equalRows(matching, pairs) >= MOST
      if (retitled || (all === 1 && pairs.every(pair => areLike(matching, pair)))) found.push(...pairs)
    }
  }
  return found
}

/** From this many titles on, a header that no other table has tells which table it is. */
const TELLING = 4

/** Whether the only two tables with one header share more than a short header. */
function areLike(matching: Matching, [from, to]: readonly [number, number]): boolean {
  const [before, after] = [matching.old[from] as Described, matching.next[to] as Described]
  if (before.view.header.length >= TELLING || before.view.rows === 0 || after.view.rows === 0) return true
  const known = new Set(after.everything())
  return before.everything().some(feature => !feature.startsWith('title ') && known.has(feature))
}

/** Share of rows that are equal as written, of all rows of the pairs. */
function equalRows(matching: Matching, pairs: readonly (readonly [number, number])[]): number {
  let equal = 0
  let all = 0
  for (const [from, to] of pairs) {
    const before = matching.old[from]?.content() ?? []
    const after = new Set(matching.next[to]?.content())
    all += before.length + after.size
    equal += 2 * before.filter(feature => after.has(feature)).length
  }
  return all === 0 ? 1 : equal / all
}

function gaps(matching: Matching): Gap[] {
  const anchors = range(matching.old.length).filter(table => matching.oldPartner[table] !== -1)
  const kept = alwaysIncreasing(anchors.map(table => matching.oldPartner[table] as number)).map(
    at => anchors[at] as number,
  )
  const found: Gap[] = []
  let from = 0
  let to = 0
  for (const table of [...kept, matching.old.length]) {
    const partner = table === matching.old.length ? matching.next.length : (matching.oldPartner[table] as number)
    found.push({
      mine: between(from, table).filter(one => matching.oldPartner[one] === -1),
      theirs: between(to, partner).filter(one => matching.nextPartner[one] === -1),
    })
    from = table + 1
    to = partner + 1
  }
  return found
}

function between(start: number, end: number): number[] {
  return range(Math.max(0, end - start)).map(index => start + index)
}
