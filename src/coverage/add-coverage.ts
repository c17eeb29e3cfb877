import type {Change, RowRef, TableDiff} from '../diff/change.ts'
import type {DocumentDiff} from '../diff/diff-document.ts'
import type {JudgedFlaw} from '../diff/faults/flaw-status.ts'
import type {Grid} from '../diff/grid.ts'
import {survivors} from '../diff/rows/nearest-survivor.ts'
import type {CoverageReport} from '../model.ts'
import {titleKey} from '../tables/index.ts'
import {groupBy} from '../text/group-by.ts'
import {areaOf} from './area.ts'
import {type CoverageChange, type Covering, type Loss, stillDeclaring} from './coverage-change.ts'
import {coverageReports} from './coverage-report.ts'
import {type Place, supportColumns} from './covering-rows.ts'
import {documentCoverage} from './document-coverage.ts'
import {lossWords, remainsWords} from './words.ts'

/** A document with what its tables cover together. */
export interface CoveredDiff extends DocumentDiff {
  readonly coverage: readonly CoverageReport[]
}

/**
 * The document with what nothing declares any more as changes of the tables where that was declared; rows that declare
 * less, or are gone, say who still declares the rest.
 */
export function withCoverage(diff: DocumentDiff): CoveredDiff {
  const {changes: all, tooFine} = documentCoverage(diff.tables)
  const changes = all.filter(change => !isSaidByRows(change))
  const losses = changes.flatMap(lossChanges)
  const remains = new Map(changes.flatMap(change => [...remainsOf(change), ...columnRemains(change)]))
  const tables = diff.tables.map(table => {
    const known = table.changes.map((change): Change => {
      const text = remains.get(change)
      return text === undefined ? change : {...change, remains: text}
    })
    return {...table, changes: [...losses.filter(loss => loss.table === table).map(({change}) => change), ...known]}
  })
  return {
    ...diff,
    tables,
    flaws: [...diff.flaws, ...tooFine.filter(({old, new: next}) => old && next).map(notCompared)],
    coverage: coverageReports(changes),
  }
}

/** Silence would say that nothing is lost. */
function notCompared(table: TableDiff): JudgedFlaw {
  const message = `The rows of \`${table.name}\` declare too much to compare what they cover together: look at rows that declare less, one by one`
  const flaw = {
    rule: 'search-capped',
    side: 'new',
    line: table.new!.raw.line,
    table,
    message,
    facts: 'coverage',
  } as const
  return {flaw, status: 'introduced'}
}

/** Where each row covers its own key, its removal says all; one column of support says no more than its cells do. */
function isSaidByRows({coverage, type, tables}: CoverageChange): boolean {
  const isWide = (grid: Grid | undefined) => grid !== undefined && supportColumns(grid).length > 1
  if (coverage.of === 'columns') return !tables.some(table => isWide(table.old) || isWide(table.new))
  const titles = (list: readonly string[]) => list.map(titleKey).sort().join('\0')
  return coverage.of === 'rows' && titles(coverage.by) === titles(type.key)
}

interface LossChange {
  readonly table: TableDiff
  readonly change: Change
}

/** Where rows are not what covers, losses with one cause are one. */
function lossChanges(change: CoverageChange): LossChange[] {
  if (change.coverage.of === 'rows') return change.lost.map(loss => lossChange(loss, change))
  return [...lossesByCause(change)].flatMap(([cause, losses]) =>
    // A column that is gone says itself what went with it.
    'subject' in cause && cause.subject === 'column' ? [] : lossChange(joined(losses), change),
  )
}

function lossesByCause({lost}: CoverageChange): Map<Change | TableDiff, Loss[]> {
  return groupBy(lost, ({causes: [row]}) => causeOf(row!.namedBy[0] ?? row!) ?? row!.table)
}

function joined(losses: readonly Loss[]): Loss {
  const [boxes, causes] = [losses.flatMap(loss => loss.boxes), losses.flatMap(loss => loss.causes)]
  return {boxes, causes, reserve: [], isWhole: false}
}

/** By column that is gone: what no other column supports. */
function columnRemains(change: CoverageChange): [Change, string][] {
  if (change.coverage.of !== 'columns') return []
  return [...lossesByCause(change)].flatMap(([cause, losses]): [Change, string][] =>
    'subject' in cause && cause.subject === 'column' ? [[cause, lossWords(joined(losses), change)]] : [],
  )
}

/** Stands at the row that declared it, or at the one nearest to where that stood. */
function lossChange(loss: Loss, change: CoverageChange): LossChange {
  const [{table, ref}] = loss.causes as readonly [Covering]
  const partner = fatesOf(table).get(ref.row)?.partner
  const line = table.new && (partner === undefined ? survivors(table)(ref) : table.new.line(partner))
  return {
    table,
    change: {
      subject: 'coverage',
      action: 'removed',
      key: [],
      old: [],
      new: [],
      fields: [],
      lost: {text: lossWords(loss, change), areas: loss.boxes.map(box => areaOf(box, change.axes))},
      oldLine: ref.grid.line(ref.row),
      ...(line === undefined ? {} : {line}),
      ...causesOf(loss),
    },
  }
}

/** So many causes are named. */
const NAMED = 3

/** What explains a loss, in words, where something does. */
export function causesOf({causes: rows}: Loss): {cause?: string} {
  // A row that others named is lost with them.
  const places = rows.flatMap((row): readonly Place[] => (row.namedBy.length > 0 ? row.namedBy : [row]))
  const changes = new Map(places.map(place => [causeOf(place), place] as const))
  const said = [...changes].flatMap(([change, {table, ref}]) =>
    change ? `${ruleOf(change)}: \`${nameOf(change, ref)}\` in ${table.name}` : [],
  )
  const more = said.length > NAMED ? ` and ${said.length - NAMED} more` : ''
  return said.length > 0 ? {cause: said.slice(0, NAMED).join(', ') + more} : {}
}

function nameOf({subject, key, group}: Change, ref: RowRef): string {
  return (subject === 'row' && !group ? key : subject === 'column' ? key : ref.key).join(' / ')
}

/** The rule by which the change is judged, as far as coverage can lose by it. */
function ruleOf({subject, action}: Change): string {
  return subject === 'row' && action === 'changed' ? 'capability-narrowed' : `${subject}-${action}`
}

/** What became of a row; where it stayed as it was, of the columns beside it. */
function causeOf({table, ref}: Place): Change | undefined {
  return fatesOf(table).get(ref.row)?.change ?? columnLoss(table)
}

function columnLoss({changes}: TableDiff): Change | undefined {
  return changes.find(({subject, action}) => subject === 'column' && action === 'removed')
}

/** What became of an old row. */
interface Fate {
  readonly change?: Change
  /** The new row that it is matched with. */
  readonly partner?: number
}

const known = new WeakMap<TableDiff, ReadonlyMap<number, Fate>>()

function fatesOf(table: TableDiff): ReadonlyMap<number, Fate> {
  const fates = known.get(table) ?? fatesIn(table)
  known.set(table, fates)
  return fates
}

function fatesIn({changes, pairs, old}: TableDiff): Map<number, Fate> {
  const fates = new Map<number, Fate>(pairs.map(pair => [pair.old, {partner: pair.new}]))
  for (const change of changes)
    for (const {grid, row} of change.old) if (grid === old) fates.set(row, {...fates.get(row), change})
  return fates
}

/** By row that is gone or declares less: who still declares that, where nothing of it is lost. */
export function remainsOf(change: CoverageChange): [Change, string][] {
  if (change.coverage.of !== 'rows') return []
  const now = groupBy(change.new, ({table}) => table)
  const at = new Map([...now].map(([table, rows]) => [table, new Map(rows.map(row => [row.ref.row, row]))]))
  const still = (row: Covering) => {
    const partner = fatesOf(row.table).get(row.ref.row)?.partner
    return stillDeclaring(row, partner === undefined ? undefined : at.get(row.table)?.get(partner), change)
  }
  return [...groupBy(change.old, row => fatesOf(row.table).get(row.ref.row)?.change)].flatMap(([cause, rows]) => {
    if (cause?.subject !== 'row') return []
    const all = rows.map(still)
    if (all.includes(undefined)) return []
    return [[cause, remainsWords(rows.length > 1 ? undefined : all[0], change)]]
  })
}
