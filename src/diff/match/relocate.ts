import {bagDice, bags} from './bags.ts'
import {grouped} from './groups.ts'
import {candidates, postings} from './postings.ts'
import type {TableView} from './view.ts'
import {words} from './words.ts'

/** A row without a partner in its own table. */
export interface Leftover {
  readonly table: TableView
  readonly row: number
  readonly key: readonly string[]
}

/** A row that went to another table or document. */
export interface Relocation {
  from: Leftover
  to: Leftover
  /** Share of what it says that is still said, 0 to 1, three decimals. */
  similarity: number
}

/** Less in common than this, and it is another row by the same name. */
const ALIKE = 0.5
const LIMITS = {product: 64, pairs: 200_000}

/**
 * Finds rows that went to another table: the key is the same, is had by one row without a partner on each side and by
 * no row of any other table that lost or gained rows, and their other cells say mostly the same.
 */
export function relocate(leftovers: {removed: readonly Leftover[]; added: readonly Leftover[]}): Relocation[] {
  const {removed, added} = leftovers
  if (removed.length === 0 || added.length === 0) return []
  const name = (leftover: Leftover) => leftover.key[leftover.key.length - 1] ?? ''
  const {pairs} = candidates(
    postings(removed.length, at => [name(removed[at] as Leftover)], added.length, at => [name(added[at] as Leftover)]),
    LIMITS,
  )
  const score = likenessOf()
  const scored = pairs
    .map(({old, next}) => ({from: removed[old] as Leftover, to: added[next] as Leftover, score: 0}))
    .filter(pair => name(pair.from) !== '' && pair.from.table !== pair.to.table)
    .map(pair => ({...pair, score: score(pair.from, pair.to)}))
    .filter(pair => pair.score >= ALIKE)
  const byFrom = grouped(scored, pair => pair.from)
  const byTo = grouped(scored, pair => pair.to)
  const best = (pair: (typeof scored)[number], rivals: typeof scored | undefined) =>
    rivals?.every(rival => rival === pair || rival.score < pair.score) ?? false
  return scored
    .filter(pair => best(pair, byFrom.get(pair.from)) && best(pair, byTo.get(pair.to)))
    .map(pair => ({from: pair.from, to: pair.to, similarity: Math.round(pair.score * 1000) / 1000}))
}

/** Compares rows of different tables title by title, and by all their words where titles differ. */
function likenessOf(): (from: Leftover, to: Leftover) => number {
  const store = bags()
  return (from, to) => {
    let all = 0
    let same = 0
    for (const [column, title] of from.table.header.entries()) {
      const partner = to.table.header.indexOf(title)
      if (partner === -1) continue
      const before = from.table.text(from.row, column)
      const after = to.table.text(to.row, partner)
      const size = Math.max(words(before).length, words(after).length)
      all += size
      same += before === after ? size : size * bagDice(store.words(before), store.words(after))
    }
    return all === 0 ? 0 : Math.round((same / all) * 1e6) / 1e6
  }
}
