import {matchTables} from '../match/index.ts'
import type {Input, RawDocument} from '../model.ts'
import {linkContexts} from '../tables/index.ts'
import type {Change, TableDiff} from './change.ts'
import {explainBreaks} from './faults/broken-tables.ts'
import {findFlaws} from './faults/find-flaws.ts'
import {type JudgedFlaw, judgeFlaws} from './faults/flaw-status.ts'
import {Grid, type Side} from './grid.ts'
import {proseChanges, trailName} from './prose/prose-changes.ts'
import {joinRelocations} from './rows/relocated-rows.ts'
import {groupChanges} from './rows/same-edits.ts'
import {compareTable, singleTable, type TableHints} from './tables/compare-table.ts'
import {nameTables} from './tables/table-names.ts'

/** A document that was read, with where it came from. */
export interface ReadInput {
  readonly input: Input
  readonly document: RawDocument
}

/** Everything that differs between two revisions of one document, not yet judged. */
export interface DocumentDiff {
  readonly status: 'matched' | 'added' | 'removed' | 'renamed'
  readonly old: ReadInput | undefined
  readonly new: ReadInput | undefined
  /** In the new document's order, then those that only the old one has. */
  readonly tables: readonly TableDiff[]
  /** Of the document itself and its prose. */
  readonly changes: readonly Change[]
  readonly flaws: readonly JudgedFlaw[]
}

export type ReadPair = readonly [ReadInput | undefined, ReadInput | undefined]

/** A document whose tables are compared; rows may still go to tables of other documents. */
interface Draft extends Omit<DocumentDiff, 'changes'> {}

/**
 * Compares the documents of two revisions, already paired; of a pair either may be absent, not both. Rows that
 * went to another table, of whichever document, are found over all of them. Pure but for `Suspended`.
 *
 * @param hintsOf what config says of the tables of a pair
 */
export function diffDocuments(pairs: readonly ReadPair[], hintsOf: (pair: ReadPair) => TableHints): DocumentDiff[] {
  const drafts = pairs.map(pair => compareTables(pair, hintsOf(pair)))
  const relocated = joinRelocations(drafts.map(({tables, new: next, old}) => ({tables, name: nameOf(next ?? old)})))
  return drafts.map((draft, index) => finish(draft, relocated[index]!))
}

/** The same for one pair. */
export function diffDocument(old: ReadInput | undefined, next: ReadInput | undefined, hints: TableHints): DocumentDiff {
  return diffDocuments([[old, next]], () => hints)[0]!
}

function compareTables([old, next]: ReadPair, hints: TableHints): Draft {
  const contexts = linkContexts(old?.document, next?.document, old?.input.path, next?.input.path)
  const oldGrids = grids(old, contexts.old)
  const newGrids = grids(next, contexts.new)
  const pairs = new Map(matchTables(oldGrids, newGrids).map(([from, to]) => [to, from]))
  const matchedOld = new Set(pairs.values())
  const tables = nameTables([
    ...newGrids.map((grid, index) => {
      const from = pairs.get(index)
      return from === undefined ? singleTable(grid, 'new', hints) : compareTable(oldGrids[from]!, grid, hints)
    }),
    ...oldGrids.filter((_, index) => !matchedOld.has(index)).map(grid => singleTable(grid, 'old', hints)),
  ])
  const found = findFlaws({old: old?.document, new: next?.document}, tables, hints.types)
  const flaws = judgeFlaws(found.old, found.new)
  return {status: statusOf(old, next), old, new: next, tables, flaws}
}

function finish(draft: Draft, relocated: readonly TableDiff[]): DocumentDiff {
  const tables = explainBreaks(relocated, draft.flaws, draft.new?.document).map(table => ({
    ...table,
    changes: [...headingChange(table), ...groupChanges(table.changes, table.pairs.length)],
  }))
  return {...draft, tables, changes: documentChanges(draft.status, draft.old, draft.new, tables)}
}

function grids(read: ReadInput | undefined, context: Side['context']): Grid[] {
  if (!read) return []
  const side: Side = {document: read.document, context}
  return read.document.tables.map(table => new Grid(table, side))
}

function statusOf(old: ReadInput | undefined, next: ReadInput | undefined): DocumentDiff['status'] {
  if (!old) return 'added'
  if (!next) return 'removed'
  const [before, after] = [old.input.path, next.input.path]
  return before !== undefined && after !== undefined && before !== after ? 'renamed' : 'matched'
}

/** The table's own heading reads otherwise; headings above it are no fact of the table. */
function headingChange(table: TableDiff): Change[] {
  if (table.status !== 'renamed' || !table.old || !table.new) return []
  return [
    {
      subject: 'table',
      action: 'renamed',
      key: [table.new.heading.at(-1) ?? ''],
      previousKey: [table.old.heading.at(-1) ?? ''],
      old: [],
      new: [],
      fields: [],
      line: table.new.raw.line,
      oldLine: table.old.raw.line,
    },
  ]
}

function documentChanges(
  status: DocumentDiff['status'],
  old: ReadInput | undefined,
  next: ReadInput | undefined,
  tables: readonly TableDiff[],
): Change[] {
  const base = {subject: 'document', old: [], new: [], fields: []} as const
  if (status === 'added') return [{...base, action: 'added', key: [nameOf(next)], line: 1}]
  if (status === 'removed') return [{...base, action: 'removed', key: [nameOf(old)], oldLine: 1}]
  const renamed: Change[] =
    status === 'renamed' ? [{...base, action: 'renamed', key: [nameOf(next)], previousKey: [nameOf(old)], line: 1}] : []
  const trails = new Map(
    tables.flatMap((table): [string, string][] =>
      table.status === 'renamed' && table.old && table.new
        ? [[trailName(table.old.heading), trailName(table.new.heading)]]
        : [],
    ),
  )
  return [...renamed, ...proseChanges(old!.document, next!.document, trails, next!.input.text)]
}

function nameOf(read: ReadInput | undefined): string {
  return read?.input.path ?? read?.input.label ?? ''
}
