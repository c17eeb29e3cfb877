import {pointer} from '../../tables/pointer.ts'
import {groupBy} from '../../text/group-by.ts'
import type {Change, FieldDiff, RowRef} from '../change.ts'

interface Hop {
  readonly member: string
  readonly path: string
  readonly column: string
  readonly from: Change
  readonly to: Change
}

/**
 * A member of an exclusive set (a codec's alias) that leaves one row and joins another is one fact, not a loss and a
 * gain: rows that differ in nothing else become one change. A row that does keeps a change of its own, so that what
 * else it says is not taken for the other's.
 */
export function joinRetargets(changes: readonly Change[]): Change[] {
  const hops = findHops(changes)
  if (hops.length === 0) return [...changes]
  const groups = groupsOf(hops)
  const inside = groupBy(hops, hop => groups.get(hop.from))
  const done = new Set<Set<Change>>()
  const result: Change[] = []
  for (const change of changes) {
    const group = groups.get(change)
    if (!group) result.push(change)
    else if (!done.has(group)) {
      done.add(group)
      result.push(...changesOf([...group], inside.get(group) ?? []))
    }
  }
  return result
}

/** Changes that hops join, each with all it is joined to. The smaller group goes into the larger one, so that chains cost little. */
function groupsOf(hops: readonly Hop[]): Map<Change, Set<Change>> {
  const groups = new Map<Change, Set<Change>>()
  for (const {from, to} of hops) {
    const [one, other] = [groups.get(from) ?? new Set([from]), groups.get(to) ?? new Set([to])]
    const [large, small] = one.size < other.size ? [other, one] : [one, other]
    for (const member of small) large.add(member)
    for (const member of large === small ? [] : [...small, from, to]) groups.set(member, large)
  }
  return groups
}

function findHops(changes: readonly Change[]): Hop[] {
  const left = new Map<string, Change>()
  const joined: {id: string; member: string; field: FieldDiff; change: Change}[] = []
  for (const change of changes) {
    if (change.action !== 'changed' && change.action !== 'renamed') continue
    for (const field of change.fields) {
      if (field.type?.exclusive !== field.part.path) continue
      for (const member of field.part.gone ?? []) left.set(identity(field, member), change)
      for (const member of field.part.came ?? []) joined.push({id: identity(field, member), member, field, change})
    }
  }
  return joined.flatMap(({id, member, field, change}) => {
    const from = left.get(id)
    return from && from !== change ? [{member, path: field.part.path, column: field.column, from, to: change}] : []
  })
}

function identity(field: FieldDiff, member: string): string {
  return JSON.stringify([field.column, field.part.path, member])
}

function changesOf(group: readonly Change[], hops: readonly Hop[]): Change[] {
  const hopped = new Set(hops.map(hop => JSON.stringify([hop.column, hop.path, hop.member])))
  const rests = group.map(change => change.fields.flatMap(field => remainder(field, hopped)))
  if (group.every((change, index) => change.action === 'changed' && rests[index]!.length === 0)) {
    const refs = (side: 'old' | 'new'): RowRef[] => group.flatMap(change => change[side])
    return [{...hops[0]!.to, old: refs('old'), new: refs('new'), fields: hops.map(retarget)}]
  }
  return group.map((change, index) => {
    const own = hops.filter(hop => hop.from === change || hop.to === change)
    return {...change, fields: [...own.map(retarget), ...rests[index]!]}
  })
}

function retarget(hop: Hop): FieldDiff {
  return {
    column: hop.column,
    type: undefined,
    role: 'capability',
    retargeted: true,
    part: {
      path: hop.path + pointer(hop.member),
      old: hop.from.key.join(' / '),
      new: hop.to.key.join(' / '),
    },
  }
}

/** What is left of a set's difference once the members that hopped are told apart. */
function remainder(field: FieldDiff, hopped: ReadonlySet<string>): FieldDiff[] {
  const {gone, came} = field.part
  if (!gone || !came) return [field]
  const stays = (member: string) => !hopped.has(identity(field, member))
  const [stillGone, stillCame] = [gone.filter(stays), came.filter(stays)]
  if (stillGone.length === gone.length && stillCame.length === came.length) return [field]
  if (stillGone.length === 0 && stillCame.length === 0) return []
  const direction = stillGone.length === 0 ? 'widened' : stillCame.length === 0 ? 'narrowed' : 'shifted'
  return [{...field, part: {...field.part, gone: stillGone, came: stillCame, direction}}]
}
