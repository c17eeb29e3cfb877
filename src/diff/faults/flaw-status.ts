import {groupBy} from '../../text/group-by.ts'
import type {Flaw} from '../change.ts'

export interface JudgedFlaw {
  readonly flaw: Flaw
  readonly status: 'introduced' | 'standing' | 'resolved'
}

/**
 * A flaw on both sides is standing, one only in the new document introduced, one only in the old resolved.
 * Flaws are the same by rule, table, key and facts; left over faults of the document itself by table alone.
 */
export function judgeFlaws(old: readonly Flaw[], next: readonly Flaw[]): JudgedFlaw[] {
  const waiting = groupBy(old, identity)
  const rest: Flaw[] = []
  const judged: JudgedFlaw[] = []
  for (const flaw of next) {
    if (waiting.get(identity(flaw))?.shift()) judged.push({flaw, status: 'standing'})
    else rest.push(flaw)
  }
  judged.push(...rest.map(flaw => ({flaw, status: 'introduced' as const})))
  for (const group of waiting.values()) judged.push(...group.map(flaw => ({flaw, status: 'resolved' as const})))
  return judged
}

function identity({rule, table, key, facts}: Flaw): string {
  return JSON.stringify([rule, table?.id ?? null, key ?? null, facts])
}
