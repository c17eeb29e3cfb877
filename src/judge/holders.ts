import type {Change, TableDiff} from '../diff/change.ts'
import type {DocumentDiff} from '../diff/diff-document.ts'
import {fingerprint} from '../diff/facts/fingerprint.ts'
import type {Level} from '../model.ts'
import {factsOf, identityOf} from './finding-identity.ts'
import {judgeChange, judgeHolder, type Setting} from './judge-change.ts'

/** What the parts of a section or document that came, went or changed need to know of its finding. */
export interface Holder {
  readonly fingerprint: string
  readonly level: Level
  /** What explains its parts, in words. */
  readonly cause: string
}

/** The changes that hold others, each as its finding will have it. */
export function holdersOf(diff: DocumentDiff, setting: Setting): ReadonlyMap<Change, Holder> {
  const parts = new Map<Change, Part[]>()
  const add = (change: Change, table: TableDiff | undefined) => {
    if (change.within) parts.set(change.within, [...(parts.get(change.within) ?? []), {change, table}])
  }
  for (const change of diff.changes) add(change, undefined)
  for (const table of diff.tables) for (const change of table.changes) add(change, table)
  const holders = diff.changes.filter(change => change.holds !== undefined)
  return new Map(holders.map(change => [change, holderOf(change, parts.get(change) ?? [], setting)]))
}

interface Part {
  readonly change: Change
  readonly table: TableDiff | undefined
}

function holderOf(change: Change, parts: readonly Part[], setting: Setting): Holder {
  const levels = parts.map(part => judgeChange(part.change, {...setting, table: part.table}).level)
  // Whoever accepts a section that came or went accepts what it holds, and no more.
  const isWhole = change.subject === 'section' && change.previousKey === undefined
  const facts = isWhole ? parts.map(part => fingerprintOf(part.change, part.table)) : factsOf(change)
  return {
    fingerprint: fingerprint({...identityOf(change, undefined), facts}),
    level: judgeHolder(change, levels, setting),
    cause: `${judgeChange(change, setting).rule}: \`${change.label ?? change.key.join(' / ')}\``,
  }
}

/** The fingerprint of a change that is told by its own facts. */
export function fingerprintOf(change: Change, table: TableDiff | undefined): string {
  return fingerprint({...identityOf(change, table), facts: factsOf(change)})
}
