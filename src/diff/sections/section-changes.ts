import {byCode} from '../../match/table-view.ts'
import {distinctNames} from '../../text/distinct-names.ts'
import type {Change, Holdings, TableDiff} from '../change.ts'
import type {SectionMatch, SectionNode} from './section-tree.ts'

type Side = 'old' | 'new'

/** What happened to sections, and which of these changes holds what else happened. */
export interface SectionChanges {
  readonly changes: readonly Change[]
  /** The section that came or went and holds this one, which then came or went itself; `undefined` for one that stayed. */
  holderOf(side: Side, section: number): Change | undefined
  /** The renaming of a section, by its index in the new document. */
  renamingOf(section: number): Change | undefined
  /** What a reader calls a section of a side: its heading, with as many of those above as tell it from others. */
  nameOf(side: Side, section: number): string
}

/**
 * A section that came, went, got another heading or another parent is one change each; those within a section that came
 * or went are a part of it.
 *
 * @param tables all of the document
 */
export function sectionChanges(match: SectionMatch, tables: readonly TableDiff[]): SectionChanges {
  const tree = new Tree(match, tables)
  const [gone, came] = [tree.regions('old'), tree.regions('new')]
  const stayed = [...match.partnerOf.old].flatMap(([from, to]): [number, Change][] => {
    if (from === 0) return []
    const change = tree.changeOf(match.old[from]!, match.new[to]!)
    return change ? [[to, change]] : []
  })
  const renamings = new Map(stayed.filter(([, {previousKey, key}]) => previousKey?.at(-1) !== key.at(-1)))
  const holders = {old: holdersOf(gone, tree, 'removed'), new: holdersOf(came, tree, 'added')}
  const all = [...stayed.map(([, change]) => change), ...holders.old.values(), ...holders.new.values()]
  return {
    changes: [...new Set(all)],
    holderOf: (side, section) => holders[side].get(section),
    renamingOf: section => renamings.get(section),
    nameOf: (side, section) => tree.names[side][section] ?? '',
  }
}

/** The change of each section that has no partner: sections that stand in each other are one. */
function holdersOf(regions: readonly SectionNode[][], tree: Tree, action: 'added' | 'removed'): Map<number, Change> {
  return new Map(
    regions.flatMap(held => {
      const change = tree.single(action, held)
      return held.map(({index}): [number, Change] => [index, change])
    }),
  )
}

class Tree {
  readonly names: Readonly<Record<Side, readonly string[]>>
  private readonly match: SectionMatch
  private readonly tables: readonly TableDiff[]

  constructor(match: SectionMatch, tables: readonly TableDiff[]) {
    this.match = match
    this.tables = tables
    const namesOf = (nodes: readonly SectionNode[]) => distinctNames(nodes.map(({section}) => section.trail))
    this.names = {old: namesOf(match.old), new: namesOf(match.new)}
  }

  /** Sections without a partner, each list headed by the uppermost of those that stand in each other. */
  regions(side: Side): SectionNode[][] {
    const regions = new Map<number, SectionNode[]>()
    const found: SectionNode[][] = []
    for (const node of this.match[side]) {
      if (this.match.partnerOf[side].has(node.index)) continue
      const around = regions.get(node.parent)
      const region = around ?? []
      if (!around) found.push(region)
      region.push(node)
      regions.set(node.index, region)
    }
    return found
  }

  single(action: 'added' | 'removed', held: readonly SectionNode[]): Change {
    const side = action === 'added' ? 'new' : 'old'
    const [{section, index}] = held as readonly [SectionNode]
    const inside = new Set(held.flatMap(node => node.tables))
    const own = this.tables.filter(table => table.status === action && inside.has(table[side]!))
    return {
      ...base,
      action,
      key: section.trail,
      label: this.names[side][index]!,
      holds: holdings(held, own, side),
      ...(side === 'new' ? {line: section.line} : {oldLine: section.line}),
    }
  }

  /** What happened to a section that stayed: it may have another heading, another place or both. */
  changeOf(old: SectionNode, next: SectionNode): Change | undefined {
    const {partnerOf} = this.match
    const [from, to] = [this.around('old', old), this.around('new', next)]
    const moved = partnerOf.old.get(from) !== to
    const [before, after] = [old.section.trail.at(-1), next.section.trail.at(-1)]
    if (!moved && before === after) return undefined
    const inside = this.within('new', next.index)
    const grids = new Set(inside.flatMap(node => node.tables))
    return {
      ...base,
      action: moved ? 'relocated' : 'renamed',
      key: next.section.trail,
      previousKey: old.section.trail,
      label: this.names.new[next.index]!,
      previousLabel: this.names.old[old.index]!,
      ...(moved ? {before: this.names.old[old.parent]!, after: this.names.new[next.parent]!} : {}),
      holds: holdings(
        inside,
        this.tables.filter(table => table.new && grids.has(table.new)),
        'new',
      ),
      line: next.section.line,
      oldLine: old.section.line,
    }
  }

  /** The next section around this one that has a partner: a heading put above others, or taken away, moves none of them. */
  private around(side: Side, node: SectionNode): number {
    let parent = node.parent
    while (parent > 0 && !this.match.partnerOf[side].has(parent)) parent = this.match[side][parent]!.parent
    return parent
  }

  /** The section with all that stand in it. */
  private within(side: Side, top: number): SectionNode[] {
    const nodes = this.match[side]
    const depth = nodes[top]!.section.trail.length
    const end = nodes.findIndex(({index, section}) => index > top && section.trail.length <= depth)
    return nodes.slice(top, end < 0 ? nodes.length : end)
  }
}

const base = {subject: 'section', old: [], new: [], fields: []} as const

/** So many rows are named; more are counted. */
const NAMED_ROWS = 4

function holdings(sections: readonly SectionNode[], tables: readonly TableDiff[], side: Side): Holdings {
  const rows = tables.reduce((sum, table) => sum + table[side]!.rows, 0)
  // The order of rows is no fact.
  const names = rows > NAMED_ROWS ? [] : tables.flatMap(table => namesOf(table, side)).sort(byCode)
  return {sections: sections.length - 1, tables: tables.length, rows, elsewhere: elsewhere(tables, side, rows), names}
}

/** How many of the rows of tables that came or went only went to other tables, or came from them. */
function elsewhere(tables: readonly TableDiff[], side: Side, rows: number): number {
  const whole = tables.flatMap(({status, changes}) =>
    status === 'added' || status === 'removed' ? changes.filter(({subject}) => subject === 'table') : [],
  )
  return whole.length === 0 ? 0 : rows - whole.reduce((sum, change) => sum + change[side].length, 0)
}

/** What the rows of a short table are called: what stands first in them, else their keys. */
function namesOf(table: TableDiff, side: Side): string[] {
  const grid = table[side]!
  const first = Array.from({length: grid.rows}, (_, row) => (grid.header.length > 0 ? grid.text(row, 0) : ''))
  if (first.every(text => text !== '') && new Set(first).size === first.length) return first
  return first.map((_, row) => (side === 'old' ? table.oldKeys(row) : table.newKeys(row)).join(' / '))
}
