import type {TableDiff} from '../diff/change.ts'
import type {Coverage, TableType} from '../model.ts'
import {type Axis, axisOf} from './axis.ts'
import {areDisjoint, type Box, difference, isCovered, isEmpty, isWithin, without} from './boxes.ts'
import {type Assumed, type Declaring, declaringSide, type Namers} from './covering-rows.ts'

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
  const rows = [...before.rows, ...after.rows]
  const axes = dimensions.map((name, at) =>
    axisOf(
      name,
      rows.map(({extents}) => extents[at]!),
    ),
  )
  const covering = rows.map((row, at): Covering => ({...row, box: axes.map(({masks}) => masks[at]!)}))
  const old = covering.slice(0, before.rows.length)
  const next = covering.slice(before.rows.length)
  const [was, is] = [comparable(old, next, coverage), comparable(next, old, coverage)]
  const lost = difference(boxesOf(was), boxesOf(is))
  const gained = difference(boxesOf(is), boxesOf(was))
  return {
    type,
    coverage,
    tables,
    axes: axes.map(({axis}) => axis),
    old,
    new: next,
    lost: coverage.of === 'rows' ? lossesOf(lost, was, next) : rowLosses(lost, was),
    gained: coverage.of === 'rows' ? gained : rowLosses(gained, is).flatMap(({boxes}) => boxes),
  }
}

/** Rows that cover; where it is not the rows themselves that do, of names that both sides have: others came or went as rows. */
function comparable(rows: readonly Covering[], others: readonly Covering[], {of}: Coverage): Covering[] {
  const covering = rows.filter(({as, box}) => as === 'cover' && !isEmpty(box))
  if (of === 'rows') return covering
  const known = new Set(others.map(({box}) => box.join()))
  return covering.filter(({box}) => known.has(box.join()))
}

function boxesOf(rows: readonly Covering[]): Box[] {
  return rows.map(({box}) => box)
}

/** Where rows are not what covers, each stands for itself. */
function rowLosses(boxes: readonly Box[], old: readonly Covering[]): Loss[] {
  const lost = old.filter(row => isCovered(row.box, boxes))
  const first = new Map(lost.toReversed().map(row => [row.box.join(), row]))
  return lost
    .filter(row => first.get(row.box.join()) === row)
    .map(row => ({boxes: [row.box], causes: [row], reserve: [], isWhole: false}))
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
      reserve: narrowestFirst(whole.length > 0 ? whole : some),
      isWhole: whole.length > 0,
    }
  })
}

/** Rows that declare all that this old one did, or what it did and does no longer; the narrowest first. */
export function stillDeclaring(
  row: Covering,
  now: Covering | undefined,
  change: CoverageChange,
): Covering[] | undefined {
  if (row.as !== 'cover' || isEmpty(row.box)) return undefined
  const gone = now?.as === 'cover' ? without(row.box, [now.box]) : [row.box]
  const others = change.new.filter(other => other.as === 'cover' && other !== now)
  if (gone.length === 0 || !gone.every(piece => isCovered(piece, boxesOf(others)))) return undefined
  return narrowestFirst(others.filter(({box}) => gone.every(piece => isWithin(piece, box))))
}

/** None before one that it holds; else by name, as the order of rows says nothing. */
function narrowestFirst(rows: readonly Covering[]): Covering[] {
  const holds = new Map(rows.map(row => [row, rows.filter(other => isWithin(other.box, row.box)).length]))
  const nameOf = ({ref}: Covering) => ref.key.join('\0')
  return [...rows].sort((a, b) => holds.get(a)! - holds.get(b)! || (nameOf(a) < nameOf(b) ? -1 : 1))
}
