import type {TableDiff} from '../diff/change.ts'
import type {Coverage, TableType} from '../model.ts'
import {type Axis, axisOf} from './axis.ts'
import {areDisjoint, type Box, difference, isCovered, isEmpty, isWithin, without} from './boxes.ts'
import {type Assumed, type Declaring, declaringSide, type Namers} from './covering-rows.ts'
import {TooFine} from './number-atoms.ts'

/** A row with what it declares as a box. */
export interface Covering extends Declaring {
  readonly box: Box
}

/** What some rows declared, and no row declares any more. */
export interface Loss {
  readonly boxes: readonly Box[]
  /** The old rows that declared some of it, in the order of the document. */
  readonly causes: readonly Covering[]
  /** New rows that declare all of it in reserve, the narrowest first; where none does, those that declare some of it. */
  readonly reserve: readonly Covering[]
  readonly isWhole: boolean
}

/** What tables of one type cover together, before and after. */
export interface CoverageChange {
  readonly type: TableType
  readonly coverage: Coverage
  readonly tables: readonly TableDiff[]
  readonly axes: readonly Axis[]
  readonly old: readonly Covering[]
  readonly new: readonly Covering[]
  readonly lost: readonly Loss[]
  readonly gained: readonly Box[]
}

/**
 * Compares what the rows of tables of one type cover together.
 *
 * @returns `undefined` where a side lacks what tells it
 * @throws TooFine
 */
export function coverageChange(
  tables: readonly TableDiff[],
  coverage: Coverage,
  namers: Readonly<Record<'old' | 'new', Namers>>,
  assumed?: Assumed,
): CoverageChange | undefined {
  const type = tables[0]!.type
  const sides = (['old', 'new'] as const).map(side => declaringSide(tables, side, coverage, namers[side], assumed))
  const [before, after] = sides
  if (!before || !after) return undefined
  const dimensions = before.rows.length > 0 ? before.dimensions : after.dimensions
  if (after.rows.length > 0 && after.dimensions.join('\0') !== dimensions.join('\0')) return undefined
  const common = {type, coverage, tables}
  if (coverage.of !== 'rows') return {...common, ...byNames(before.rows, after.rows, dimensions)}
  // Each row is compared with each of the other side.
  if (before.rows.length * after.rows.length > MOST_PAIRS) throw new TooFine()
  const {axes, covering} = boxed([...before.rows, ...after.rows], dimensions)
  const old = covering.slice(0, before.rows.length)
  const next = covering.slice(before.rows.length)
  const [was, is] = [boxesOf(old.filter(covers)), boxesOf(next.filter(covers))]
  return {
    ...common,
    axes,
    old,
    new: next,
    lost: lossesOf(difference(was, is), old.filter(covers), next),
    gained: difference(is, was),
  }
}

/** Two thousand rows on each side. */
const MOST_PAIRS = 4_000_000

const covers = ({as}: Declaring) => as === 'cover'

function boxed(rows: readonly Declaring[], dimensions: readonly string[]): {axes: Axis[]; covering: Covering[]} {
  const axes = dimensions.map((name, at) =>
    axisOf(
      name,
      rows.map(({extents}) => extents[at]!),
    ),
  )
  return {
    axes: axes.map(({axis}) => axis),
    covering: rows.map((row, at) => ({...row, box: axes.map(({masks}) => masks[at]!)})),
  }
}

/**
 * Where it is not the rows themselves that cover, each stands for its names, and only such count as both sides have:
 * others came or went as rows.
 */
function byNames(
  old: readonly Declaring[],
  next: readonly Declaring[],
  dimensions: readonly string[],
): Pick<CoverageChange, 'axes' | 'old' | 'new' | 'lost' | 'gained'> {
  const [lost, gained] = [notCovered(old, next), notCovered(next, old)]
  const {axes, covering} = boxed([...lost, ...gained], dimensions)
  const unboxed = (rows: readonly Declaring[]) => rows.map((row): Covering => ({...row, box: []}))
  return {
    axes,
    old: unboxed(old),
    new: unboxed(next),
    lost: covering.slice(0, lost.length).map(row => ({boxes: [row.box], causes: [row], reserve: [], isWhole: false})),
    gained: boxesOf(covering.slice(lost.length)),
  }
}

/** Of rows that cover, each name once, those that the other side has and does not cover. */
function notCovered(rows: readonly Declaring[], others: readonly Declaring[]): Declaring[] {
  const idOf = ({extents}: Declaring) =>
    JSON.stringify(extents, (_, value) => (typeof value === 'bigint' ? String(value) : value))
  const [there, covered] = [new Set(others.map(idOf)), new Set(others.filter(covers).map(idOf))]
  const first = new Map(
    rows
      .filter(covers)
      .toReversed()
      .map(row => [idOf(row), row]),
  )
  return rows.filter(row => first.get(idOf(row)) === row && there.has(idOf(row)) && !covered.has(idOf(row)))
}

function boxesOf(rows: readonly Covering[]): Box[] {
  return rows.map(({box}) => box)
}

/** Boxes that one row declared some of stand together. */
function lossesOf(boxes: readonly Box[], old: readonly Covering[], next: readonly Covering[]): Loss[] {
  const losses: {boxes: Box[]; causes: Set<Covering>}[] = []
  for (const box of boxes) {
    const causes = old.filter(row => !areDisjoint(row.box, box))
    const same = losses.filter(loss => causes.some(cause => loss.causes.has(cause)))
    const joined = {
      boxes: [...same.flatMap(loss => loss.boxes), box],
      causes: new Set([...same.flatMap(loss => [...loss.causes]), ...causes]),
    }
    losses.splice(0, losses.length, ...losses.filter(loss => !same.includes(loss)), joined)
  }
  const reserve = next.filter(({as}) => as === 'reserve')
  return losses.map(({boxes, causes}) => {
    const whole = reserve.filter(row => boxes.every(box => isWithin(box, row.box)))
    const some = reserve.filter(row => boxes.some(box => !areDisjoint(box, row.box)))
    return {
      boxes,
      causes: old.filter(row => causes.has(row)),
      reserve: reserveOf(whole.length > 0 ? whole : some),
      isWhole: whole.length > 0,
    }
  })
}

/** Rows that declare all of something, and the narrowest of them. */
export interface Still {
  readonly count: number
  readonly narrowest: Covering | undefined
}

/** Rows that declare all that this old one did, or what it did and does no longer; `undefined` where some of it is lost. */
export function stillDeclaring(row: Covering, now: Covering | undefined, change: CoverageChange): Still | undefined {
  if (row.as !== 'cover' || isEmpty(row.box)) return undefined
  const gone = now?.as === 'cover' ? without(row.box, [now.box]) : [row.box]
  const others = change.new.filter(other => other.as === 'cover' && other !== now)
  if (gone.length === 0 || !gone.every(piece => isCovered(piece, boxesOf(others)))) return undefined
  const whole = others.filter(({box}) => gone.every(piece => isWithin(piece, box)))
  return {count: whole.length, narrowest: narrowestOf(whole)}
}

/** One that holds none of the others; of several the first by name, as the order of rows says nothing. */
function narrowestOf(rows: readonly Covering[]): Covering | undefined {
  let narrowest: Covering | undefined
  for (const row of byName(rows)) {
    const isNarrower = narrowest && isWithin(row.box, narrowest.box) && !isWithin(narrowest.box, row.box)
    if (!narrowest || isNarrower) narrowest = row
  }
  return narrowest
}

function byName(rows: readonly Covering[]): Covering[] {
  const nameOf = ({ref}: Covering) => ref.key.join('\0')
  return [...rows].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
}

/** The narrowest first, the others by name. */
function reserveOf(rows: readonly Covering[]): Covering[] {
  const first = narrowestOf(rows)
  return first ? [first, ...byName(rows).filter(row => row !== first)] : []
}
