import type {Key} from './choose-key.ts'
import type {RowPair, Rows} from './pair-rows.ts'
import {candidates, postings} from './postings.ts'
import type {Identity} from './row-identity.ts'
import {grouped} from './value-groups.ts'

/** Share of the rows under a sub-header that must be found under another for the two to be one. */
const SAME = 0.5
const LIMITS = {product: 256, pairs: 100_000}

/**
 * Pairs rows under other sub-headers than before: first those under a sub-header that was itself renamed, which is told
 * by the keys under it, then single rows that moved and whose key alone says which they are.
 */
export function acrossSubHeaders(key: Key, rest: Rows): RowPair[] {
  const renamed = renamedSubHeaders(key, rest)
  const gone = new Set(renamed.map(pair => pair.old))
  const taken = new Set(renamed.map(pair => pair.new))
  const oldRows = rest.removed.filter(row => !gone.has(row))
  const newRows = rest.added.filter(row => !taken.has(row))
  return [...renamed, ...byKeyAlone(key, oldRows, newRows)]
}

function byKeyAlone(key: Key, removed: readonly number[], added: readonly number[]): RowPair[] {
  const oldRest = grouped(removed, key.oldIdentity.key)
  const newRest = grouped(added, key.newIdentity.key)
  const pairs: RowPair[] = []
  for (const [text, mine] of oldRest) {
    const theirs = newRest.get(text)
    if (mine.length !== 1 || theirs?.length !== 1) continue
    pairs.push({old: mine[0] as number, new: theirs[0] as number, by: 'key'})
  }
  return pairs
}

/** The rows of one sub-header that are without a partner. */
interface Section {
  title: string
  rows: number[]
}

function sections(rows: Identity, free: readonly number[]): Section[] {
  const found = grouped(free, row => rows.context(row) || undefined)
  return [...found].map(([title, own]) => ({title, rows: own}))
}

function renamedSubHeaders(key: Key, rest: Rows): RowPair[] {
  const before = sections(key.oldIdentity, rest.removed)
  const after = sections(key.newIdentity, rest.added)
  const keys = (section: Section | undefined, rows: Identity) => section?.rows.map(rows.key) ?? []
  const lists = postings(
    before.length,
    at => keys(before[at], key.oldIdentity),
    after.length,
    at => keys(after[at], key.newIdentity),
  )
  const scored = candidates(lists, LIMITS).pairs.map(({old, new: next}) => {
    const [mine, theirs] = [before[old] as Section, after[next] as Section]
    const pairs = byKeyAlone(key, mine.rows, theirs.rows)
    return {mine, theirs, pairs, share: (2 * pairs.length) / (mine.rows.length + theirs.rows.length)}
  })
  const byMine = grouped(scored, one => one.mine)
  const byTheirs = grouped(scored, one => one.theirs)
  const clear = scored.filter(one => {
    const rivals = [...(byMine.get(one.mine) ?? []), ...(byTheirs.get(one.theirs) ?? [])]
    return one.share > SAME && rivals.every(other => other === one || other.share < one.share)
  })
  return clear.flatMap(({mine, theirs, pairs, share}) => {
    const from = headerRow(key.oldIdentity, rest.removed, mine.title)
    const to = headerRow(key.newIdentity, rest.added, theirs.title)
    const similarity = Math.round(share * 1000) / 1000
    return from === undefined || to === undefined
      ? pairs
      : [...pairs, {old: from, new: to, by: 'rename' as const, similarity}]
  })
}

/** The row that is the sub-header itself. */
function headerRow(rows: Identity, free: readonly number[], title: string): number | undefined {
  return free.find(row => {
    const [first, ...others] = rows.cells(row)
    return first === title && rows.context(row) === '' && others.every(cell => cell === '')
  })
}
