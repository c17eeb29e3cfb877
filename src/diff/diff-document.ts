import {matchTables} from '../match/index.ts'
import type {Input, RawDocument} from '../model.ts'
import {linkContexts} from '../tables/index.ts'
import type {Change, TableDiff} from './change.ts'
import {explainBreaks, explainProse, withoutPieces} from './faults/broken-tables.ts'
import {findFlaws} from './faults/find-flaws.ts'
import {type JudgedFlaw, judgeFlaws} from './faults/flaw-status.ts'
import {Grid, type Side} from './grid.ts'
import {proseChanges} from './prose/prose-changes.ts'
import {joinRelocations} from './rows/relocated-rows.ts'
import {groupChanges} from './rows/same-edits.ts'
import {type SectionChanges, sectionChanges} from './sections/section-changes.ts'
import {joinedByTables, type SectionMatch, sectionMatch} from './sections/section-tree.ts'
import {compareTable, singleTable} from './tables/compare-table.ts'
import {identifyTables, type TableHints, type TableIdentity, type TablePair} from './tables/table-identity.ts'

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
interface Draft extends Omit<DocumentDiff, 'changes'> {
  readonly sections: SectionMatch
}

/**
 * Compares the documents of two revisions, already paired; of a pair either may be absent, not both. Rows that
 * went to another table, of whichever document, are found over all of them. Pure but for `Suspended`.
 *
 * @param hintsOf what config says of the tables of a pair
 */
export function diffDocuments(pairs: readonly ReadPair[], hintsOf: (pair: ReadPair) => TableHints): DocumentDiff[] {
  const drafts = pairs.map(pair => compareTables(pair, hintsOf(pair)))
  const relocated = joinRelocations(
    drafts.map(({tables, new: next, old}) => ({tables, name: documentName({old, new: next})})),
  )
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
  const matched = sectionMatch(
    old && {document: old.document, grids: oldGrids},
    next && {document: next.document, grids: newGrids},
  )
  for (const [from, to] of matched.partnerOf.old) placeTables(matched.old[from]!.tables, matched.new[to]!.tables, to)
  const pairs = new Map(matchTables(oldGrids, newGrids).map(([from, to]) => [to, from]))
  const sections = joinedByTables(
    matched,
    [...pairs].map(([to, from]) => [oldGrids[from]!, newGrids[to]!]),
  )
  const matchedOld = new Set(pairs.values())
  const paired: TablePair[] = [
    ...newGrids.map((grid, index) => ({old: oldGrids[pairs.get(index) ?? -1], new: grid})),
    ...oldGrids.filter((_, index) => !matchedOld.has(index)).map(grid => ({old: grid})),
  ]
  const tables = identifyTables(paired, hints).map((identity, at) => diffTable(identity, paired[at]!))
  const found = findFlaws({old: old?.document, new: next?.document}, tables, hints.types)
  const flaws = withoutPieces(judgeFlaws(found.old, found.new))
  return {status: statusOf(old, next), old, new: next, tables, flaws, sections}
}

function diffTable(identity: TableIdentity, {old, new: next}: TablePair): TableDiff {
  if (old && next) return compareTable(identity, old, next)
  return singleTable(identity, (next ?? old)!, next ? 'new' : 'old')
}

function finish({sections: match, ...draft}: Draft, relocated: readonly TableDiff[]): DocumentDiff {
  const tables = explainBreaks(relocated, draft.flaws, draft.new?.document)
  const {old, new: next} = draft
  const whole = old && next ? undefined : documentChange(old, next, tables)
  const sections = sectionChanges(match, tables)
  const owned = tables.map(table => ({
    ...table,
    changes: [
      ...headingChange(table, sections),
      ...groupChanges(table.changes, table.pairs.length).map(change => ownedBy(change, table, whole, sections)),
    ],
  }))
  if (!old || !next) return {...draft, tables: owned, changes: [whole!]}
  const renamed = draft.status === 'renamed' ? [documentChange(old, next, tables)] : []
  const prose = proseChanges(old.document, next.document, match, sections, next.input.text)
  const explained = explainProse(prose, draft.flaws, {old: old.document, new: next.document})
  return {...draft, tables: owned, changes: [...renamed, ...sections.changes, ...explained]}
}

/** A table that came or went with its section, or with its document, is a part of that. */
function ownedBy(
  change: Change,
  {old, new: next}: TableDiff,
  whole: Change | undefined,
  sections: SectionChanges,
): Change {
  if (change.subject !== 'table') return change
  const within =
    whole ?? (next ? sections.holderOf('new', next.raw.section) : sections.holderOf('old', old!.raw.section))
  return within ? {...change, within} : change
}

function grids(read: ReadInput | undefined, context: Side['context']): Grid[] {
  if (!read) return []
  const side: Side = {document: read.document, context}
  return read.document.tables.map(table => new Grid(table, side))
}

/** Tables of sections that are one stand in one place, whatever its heading is. */
function placeTables(old: readonly Grid[], next: readonly Grid[], place: number): void {
  for (const grid of [...old, ...next])
    grid.place = [`\0${String(place).padStart(8, '0')}`, ...(grid.raw.within ?? [])].join('\n')
}

function statusOf(old: ReadInput | undefined, next: ReadInput | undefined): DocumentDiff['status'] {
  if (!old) return 'added'
  if (!next) return 'removed'
  const [before, after] = [old.input.path, next.input.path]
  return before !== undefined && after !== undefined && before !== after ? 'renamed' : 'matched'
}

/** The table's own heading reads otherwise: its section was renamed, or it went to another. */
function headingChange(table: TableDiff, sections: SectionChanges): Change[] {
  if (table.status !== 'renamed' || !table.old || !table.new) return []
  const within = sections.renamingOf(table.new.raw.section)
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
      ...(within?.previousKey?.at(-1) === table.old.heading.at(-1) ? {within} : {}),
    },
  ]
}

function documentChange(old: ReadInput | undefined, next: ReadInput | undefined, tables: readonly TableDiff[]): Change {
  const base = {subject: 'document', old: [], new: [], fields: []} as const
  if (old && next) return {...base, action: 'renamed', key: [nameOf(next)], previousKey: [nameOf(old)], line: 1}
  const rows = tables.reduce((sum, table) => sum + (table.new ?? table.old)!.rows, 0)
  const holds = {
    sections: ((next ?? old)?.document.sections.length ?? 1) - 1,
    tables: tables.length,
    rows,
    elsewhere: 0,
    names: [],
  }
  return next
    ? {...base, action: 'added', key: [nameOf(next)], line: 1, holds}
    : {...base, action: 'removed', key: [nameOf(old)], oldLine: 1, holds}
}

/** What a document is called now, or was where it went. */
export function documentName({old, new: next}: Pick<DocumentDiff, 'old' | 'new'>): string {
  return nameOf(next ?? old)
}

function nameOf(read: ReadInput | undefined): string {
  return read?.input.path ?? read?.input.label ?? ''
}
