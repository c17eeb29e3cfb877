import type {Change, Flaw, TableDiff} from '../diff/change.ts'
import type {DocumentDiff} from '../diff/diff-document.ts'
import {fingerprint} from '../diff/facts/fingerprint.ts'
import type {Level} from '../model.ts'
import {worst} from '../rules/levels.ts'
import {factsOf, identityOf, tableIdentity} from './finding-identity.ts'
import {judgeChange, judgeFlaw, judgeHolder, type Setting} from './judge-change.ts'
import {rowNames} from './message.ts'

/** What the parts of a section or document that came, went or changed, or of a broken table, need to know of it. */
export interface Holder {
  readonly fingerprint: string
  readonly level: Level
  /** What explains its parts, in words. */
  readonly cause: string
  /** The rows that a break took out of their table, where it did. */
  readonly names?: string
}

export type Holders = ReadonlyMap<Change | Flaw, Holder>

/** The changes that hold others, and the breaks that brought some about, each as its finding will have it. */
export function holdersOf(diff: DocumentDiff, setting: Setting): Holders {
  const parts = new Map<Change | Flaw, Part[]>()
  const add = (change: Change, table: TableDiff | undefined) => {
    const whole = change.within ?? change.brokenBy
    if (!whole) return
    const known = parts.get(whole)
    if (known) known.push({change, table})
    else parts.set(whole, [{change, table}])
  }
  for (const change of diff.changes) add(change, undefined)
  for (const table of diff.tables) for (const change of table.changes) add(change, table)
  const holders = diff.changes.filter(change => change.holds !== undefined)
  const breaks = diff.flaws.flatMap(({flaw}): [Flaw, Holder][] => {
    const broken = parts.get(flaw)
    return broken ? [[flaw, breakOf(flaw, broken, setting)]] : []
  })
  return new Map<Change | Flaw, Holder>([
    ...holders.map(change => [change, holderOf(change, parts.get(change) ?? [], setting)] as const),
    ...breaks,
  ])
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

/** A broken table has the level of the worst that it brought about, unless config switches it off. */
function breakOf(flaw: Flaw, parts: readonly Part[], setting: Setting): Holder {
  const own = judgeFlaw(flaw.rule, flaw.key, {...setting, table: flaw.table}).level
  const levels = parts.map(part => judgeChange(part.change, {...setting, table: part.table}).level)
  const lost = parts.flatMap(({change}) => (change.subject === 'row' && change.action === 'removed' ? change.old : []))
  return {
    fingerprint: flawFingerprint(flaw),
    level: own === 'off' ? own : worst([own, ...levels]),
    cause: `${flaw.rule} at line ${flaw.line}`,
    ...(lost.length > 0 ? {names: rowNames(lost)} : {}),
  }
}

/** What is wrong on one side is named as that side names it, so that it is the same once the change has landed. */
export function flawFingerprint(flaw: Flaw): string {
  return fingerprint({
    table: tableIdentity(flaw.table, flaw.side),
    subject: 'diagnostic',
    action: flaw.rule,
    key: flaw.key ? [...flaw.key] : null,
    facts: [flaw.facts],
  })
}
