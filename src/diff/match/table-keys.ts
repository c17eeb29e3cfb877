import type {Described} from './describe.ts'
import {grouped} from './groups.ts'
import {likestFirst, type Scored} from './likest.ts'
import type {Matching} from './tables.ts'

/**
 * Keys that two tables have to share, unless they share all, and the share of all of theirs, where nothing else says
 * that they are one.
 */
const KEYS = 3
const MOST_KEYS = 0.5

/**
 * Tables retitled, under another header and with other values, that still are about the things that no others are
 * about; the likest first.
 *
 * @param mine old tables without a partner
 */
export function keyPairs(matching: Matching, mine: readonly number[]): Scored[] {
  const oldHolders = soleHolders(matching.old)
  const nextHolders = soleHolders(matching.next)
  const scored: Scored[] = []
  for (const from of mine) {
    const own = keysOf(matching.old[from] as Described)
    const shared = grouped(own, key => (oldHolders.get(key) === from ? nextHolders.get(key) : undefined))
    for (const [to, keys] of shared) {
      if (to === undefined || to === -1 || matching.nextPartner[to] !== -1) continue
      const share = (2 * keys.length) / (own.length + keysOf(matching.next[to] as Described).length)
      if (share === 1 || (keys.length >= KEYS && share >= MOST_KEYS))
        scored.push({from, to, score: Math.round(share * 1e6)})
    }
  }
  return likestFirst(scored)
}

/** Which table has a key; -1 where several do. */
function soleHolders(tables: readonly Described[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const [index, table] of tables.entries()) {
    for (const key of keysOf(table)) found.set(key, found.has(key) ? -1 : index)
  }
  return found
}

/** Names of the rows; numbers alone name nothing. */
export function keysOf(table: Described): string[] {
  return table.content().filter(feature => feature.startsWith('key ') && !/^key \d+\.?$/.test(feature))
}
