import {matchSections, type SectionView} from '../../match/index.ts'
import type {RawDocument, Section} from '../../model.ts'
import type {Grid} from '../grid.ts'

/** A section of one revision among the others of its document, which know each other by index; the first has no heading. */
export interface SectionNode {
  readonly index: number
  readonly section: Section
  /** The section around it; -1 for the first. */
  readonly parent: number
  /** Tables that stand in it itself. */
  readonly tables: readonly Grid[]
}

/** The sections of both revisions, and which is which. */
export interface SectionMatch {
  readonly old: readonly SectionNode[]
  readonly new: readonly SectionNode[]
  /** Index of the partner on the other side. */
  readonly partnerOf: Readonly<Record<'old' | 'new', ReadonlyMap<number, number>>>
}

/** Matches the sections of two revisions; where either is absent, none has a partner. */
export function sectionMatch(
  old: {readonly document: RawDocument; readonly grids: readonly Grid[]} | undefined,
  next: {readonly document: RawDocument; readonly grids: readonly Grid[]} | undefined,
): SectionMatch {
  const [before, after] = [old, next].map(side => (side ? nodesOf(side.document, side.grids) : []))
  const pairs = old && next ? matchSections(before!.map(viewOf), after!.map(viewOf)) : []
  return {old: before!, new: after!, partnerOf: partners(pairs)}
}

/**
 * The match with sections that no heading and no text joined, but whose tables are one: those that only have tables of
 * each other.
 *
 * @param tables which table of the old document is which of the new one
 */
export function joinedByTables(match: SectionMatch, tables: readonly (readonly [Grid, Grid])[]): SectionMatch {
  const {partnerOf} = match
  const toward = new Map<number, Set<number>>()
  const back = new Map<number, Set<number>>()
  const add = (map: Map<number, Set<number>>, from: number, to: number) =>
    map.set(from, (map.get(from) ?? new Set()).add(to))
  for (const [old, next] of tables) {
    add(toward, old.raw.section, next.raw.section)
    add(back, next.raw.section, old.raw.section)
  }
  const joined = [...toward].flatMap(([from, [to, ...others]]): [number, number][] => {
    const isOpen = !partnerOf.old.has(from) && to !== undefined && !partnerOf.new.has(to)
    return isOpen && others.length === 0 && back.get(to)!.size === 1 ? [[from, to]] : []
  })
  if (joined.length === 0) return match
  return {...match, partnerOf: partners([...partnerOf.old, ...joined])}
}

/** Both in the order of the new document. */
function partners(pairs: readonly (readonly [number, number])[]): SectionMatch['partnerOf'] {
  const sorted = pairs.toSorted((one, other) => one[1] - other[1])
  return {old: new Map(sorted), new: new Map(sorted.map(([from, to]) => [to, from]))}
}

function nodesOf({sections}: RawDocument, grids: readonly Grid[]): SectionNode[] {
  const tables = sections.map((): Grid[] => [])
  for (const grid of grids) tables[grid.raw.section]!.push(grid)
  // The last section of each depth, which is the parent of those one deeper that follow.
  const open: number[] = []
  return sections.map((section, index) => {
    const depth = section.trail.length
    open.length = depth
    open.push(index)
    return {index, section, parent: depth === 0 ? -1 : open[depth - 1]!, tables: tables[index]!}
  })
}

function viewOf({section, parent, tables}: SectionNode): SectionView {
  return {
    heading: section.trail.at(-1) ?? '',
    parent,
    prose: section.prose,
    keys: () => tables.flatMap(keysOf),
  }
}

/** Longer tables are known by their first rows. */
const ROWS = 256

function keysOf(grid: Grid): string[] {
  if (grid.header.length === 0) return []
  return Array.from({length: Math.min(ROWS, grid.rows)}, (_, row) => grid.text(row, 0))
}
