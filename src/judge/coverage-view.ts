import {causesOf, remainsOf} from '../coverage/add-coverage.ts'
import type {Axis} from '../coverage/axis.ts'
import {type Box, isEmpty} from '../coverage/boxes.ts'
import type {CoverageChange, Covering} from '../coverage/coverage-change.ts'
import {type Assumed, dimensionKey} from '../coverage/covering-rows.ts'
import {documentCoverage} from '../coverage/document-coverage.ts'
import {boxWords, isNumeric, lossWords} from '../coverage/words.ts'
import type {DocumentDiff} from '../diff/diff-document.ts'
import {UserError} from '../errors.ts'

/** What the tables of one type cover, as `refdiff coverage` shows it; plain data. */
export interface CoverageView {
  /** What a reader calls the tables. */
  readonly title: string
  /** What covers, in the singular; `native` where some do only in reserve. */
  readonly noun: string
  /** What a row is, in the singular. */
  readonly row: string
  /** Flags that make a row a reserve. */
  readonly reserve: readonly string[]
  readonly dimensions: readonly {readonly name: string; readonly holds: 'names' | 'numbers'}[]
  /** Rows on either side; `null` for a side that is not there. */
  readonly rows: Sides<number>
  readonly lost: readonly {readonly text: string; readonly cause?: string}[]
  readonly gained: readonly string[]
  /** Rows that are gone or declare less, and of whose declarations nothing is lost. */
  readonly kept: readonly {readonly key: string; readonly what: string; readonly text: string}[]
  readonly matrix?: Matrix
  /** Rows that do not admit what is assumed. */
  readonly outOfReach?: Sides<readonly string[]>
}

export interface Sides<T> {
  readonly old: T | null
  readonly new: T | null
}

/** How many rows cover each pair of names of the first two dimensions that have some. */
export interface Matrix {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** By row and column. */
  readonly cells: readonly (readonly Sides<Count>[])[]
}

export interface Count {
  readonly native: number
  readonly reserve: number
  /** Rows that only account. */
  readonly observers: number
}

/**
 * What the tables of a document cover, with `assumed` only as far as its values go.
 *
 * @throws UserError where more is told apart than can be compared
 */
export function coverageViews(diff: DocumentDiff, assumed: Assumed): CoverageView[] {
  const {changes, tooFine} = documentCoverage(diff.tables, assumed)
  const [table] = tooFine
  if (table) {
    const hint = 'its lists, bounds and alignments tell more values apart than refdiff compares'
    throw new UserError('too-fine', `\`${table.name}\` declares too much to compare`, hint)
  }
  return changes
    .map(change => viewOf(change, assumed))
    .filter(({lost, gained, matrix}) => matrix || lost.length + gained.length > 0)
}

function viewOf(change: CoverageChange, assumed: Assumed): CoverageView {
  const {axes, coverage, tables, lost, gained} = change
  const isThere = (side: 'old' | 'new') => tables.some(table => table[side])
  const both = <T>(of: (rows: readonly Covering[]) => T): Sides<T> => ({
    old: isThere('old') ? of(change.old) : null,
    new: isThere('new') ? of(change.new) : null,
  })
  const isAssumed = axes.some(({name}) => assumed.has(dimensionKey(name)))
  const matrix = coverage.of === 'rows' ? matrixOf(axes, both) : undefined
  return {
    title: [...new Set(tables.map(({name}) => name))].join(', '),
    noun: coverage.noun,
    row: change.type.noun,
    reserve: coverage.reserve,
    dimensions: axes.map(axis => ({name: axis.name, holds: isNumeric(axis) ? 'numbers' : 'names'})),
    rows: both(rows => rows.length),
    lost: isThere('new') ? lost.map(loss => ({text: lossWords(loss, change), ...causesOf(loss)})) : [],
    gained: isThere('old') ? gained.map(box => boxWords(box, axes)) : [],
    kept: remainsOf(change).map(([{key, action}, text]) => ({
      key: key.join(' / '),
      what: action === 'changed' ? 'supports less' : action,
      text,
    })),
    ...(matrix ? {matrix} : {}),
    ...(isAssumed
      ? {outOfReach: both(rows => rows.filter(({box}) => isEmpty(box)).map(({ref}) => ref.key.join(' / ')))}
      : {}),
  }
}

/** The first two dimensions that have names. */
function matrixOf(
  axes: readonly Axis[],
  both: <T>(of: (rows: readonly Covering[]) => T) => Sides<T>,
): Matrix | undefined {
  const [first, second] = axes.flatMap((axis, at) => (isNumeric(axis) ? [] : [{axis, at}]))
  if (!first || !second) return undefined
  const [rows, columns] = [namesOf(first.axis), namesOf(second.axis)]
  const cells = rows.map(row =>
    columns.map(column =>
      both(all => {
        const here = all.filter(({box}) => !isEmpty(box) && isIn(box, first.at, row) && isIn(box, second.at, column))
        const count = (as: Covering['as']) => here.filter(each => each.as === as).length
        return {native: count('cover'), reserve: count('reserve'), observers: count('nothing')}
      }),
    ),
  )
  return {rows: rows.map(({name}) => name), columns: columns.map(({name}) => name), cells}
}

interface Name {
  readonly name: string
  /** Its class on the axis. */
  readonly bit: bigint
}

function namesOf({classes}: Axis): Name[] {
  const all = classes.flatMap((each, at) =>
    'names' in each ? each.names.map(name => ({name, bit: 1n << BigInt(at)})) : [],
  )
  return all.sort((a, b) => (a.name < b.name ? -1 : 1))
}

function isIn(box: Box, axis: number, {bit}: Name): boolean {
  return (box[axis]! & bit) !== 0n
}
