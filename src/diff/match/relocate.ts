import {type Bags, bagDice, bags} from './bags.ts'
import {grouped} from './groups.ts'
import {candidates, postings} from './postings.ts'
import type {TableView} from './view.ts'

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

/** Less of the other cells in common than this, and it is another row by the same name. */
const ALIKE = 0.5
/** Rows with a name that other tables know too must be as good as equal, and say something. */
const EQUAL = 0.9
const TELLING = 4
/** A name in more tables than this tells nothing (`Severity`, `Type`). */
const TABLES = 8
/** Where there is nothing but the name, it must be one of several words. */
const LONG_NAME = 2
const LIMITS = {product: 64, pairs: 200_000}

/**
 * Finds rows that went to another table: both have the same key, it is rare enough to name the row, and the other
 * cells say mostly the same. Of several that fit equally well none is claimed.
 *
 * @param tables every table of both revisions, so that names which other tables have too are known; those of the
 *   rows themselves always count
 */
export function relocate(
  leftovers: {removed: readonly Leftover[]; added: readonly Leftover[]},
  tables: readonly TableView[] = [],
): Relocation[] {
  const {removed, added} = leftovers
  const names = (rows: readonly Leftover[]) => (at: number) =>
    [nameOf(rows[at] as Leftover)].filter(name => name !== '')
  const {pairs} = candidates(postings(removed.length, names(removed), added.length, names(added)), LIMITS)
  const proposed = pairs
    .map(({old, next}) => ({from: removed[old] as Leftover, to: added[next] as Leftover}))
    .filter(pair => pair.from.table !== pair.to.table)
  if (proposed.length === 0) return []
  const known = new Set([...tables, ...removed.map(row => row.table), ...added.map(row => row.table)])
  const spread = tablesByName(known, new Set(proposed.map(pair => nameOf(pair.from))))
  const store = bags()
  const scored = proposed
    .map(pair => ({...pair, similarity: similarity(pair.from, pair.to, store, spread.get(nameOf(pair.from)) ?? 0)}))
    .filter(pair => pair.similarity > 0)
  return unrivalled(scored)
}

/** The last key cell: what stands before it, such as a sub-header, belongs to the table. */
function nameOf(row: Leftover): string {
  return row.key[row.key.length - 1] ?? ''
}

/** In how many tables a cell of the first two columns is one of the names. */
function tablesByName(tables: Iterable<TableView>, names: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const table of tables) {
    const found = new Set<string>()
    for (let column = 0; column < Math.min(2, table.header.length); column++) {
      for (let row = 0; row < table.rows; row++) {
        const text = table.text(row, column)
        if (names.has(text)) found.add(text)
      }
    }
    for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** How alike two rows are beside their name, 0 where that is not enough. The two tables they are in count as two. */
function similarity(from: Leftover, to: Leftover, store: Bags, tables: number): number {
  const {share, size} = content(from, to, store)
  if (tables > TABLES) return 0
  if (size === 0) return tables <= 2 && store.words(nameOf(from)).length >= LONG_NAME ? 1 : 0
  const enough = tables <= 2 ? share >= ALIKE : share >= EQUAL && size >= TELLING
  return enough ? Math.round((0.4 + 0.6 * share) * 1000) / 1000 : 0
}

/** Compares cells under equal titles, the first of each, the name aside; `size` is the number of words compared. */
function content(from: Leftover, to: Leftover, store: Bags): {share: number; size: number} {
  const name = nameOf(from)
  let size = 0
  let same = 0
  for (const [column, title] of from.table.header.entries()) {
    const partner = to.table.header.indexOf(title)
    if (partner === -1 || from.table.header.indexOf(title) !== column) continue
    const before = from.table.text(from.row, column)
    const after = to.table.text(to.row, partner)
    if (before === name && after === name) continue
    const longer = Math.max(store.words(before).length, store.words(after).length, before === after ? 0 : 1)
    size += longer
    same += before === after ? longer : longer * bagDice(store.words(before), store.words(after))
  }
  return {share: size === 0 ? 0 : same / size, size}
}

function unrivalled(scored: readonly Relocation[]): Relocation[] {
  const byFrom = grouped(scored, pair => pair.from)
  const byTo = grouped(scored, pair => pair.to)
  return scored.filter(pair => {
    const rivals = [...(byFrom.get(pair.from) ?? []), ...(byTo.get(pair.to) ?? [])]
    return rivals.every(rival => rival === pair || rival.similarity < pair.similarity)
  })
}
