import type {Cell, Direction, Json, Kind, Part, ReadContext, Value} from '../../model.ts'
import {directionOf} from '../admission.ts'
import {record} from '../exact.ts'
import type {ColumnDeclaration} from '../table-type.ts'
import {difference, type Members, readMembers} from './members.ts'
import {compareLinks} from './text.ts'

/** Members without order. `universe` names one that stands for all; directions are told where losing members matters. */
export function setKind({split = ',', universe, none, role}: ColumnDeclaration): Kind<Members> {
  return {
    id: 'set',
    faultless: true,
    read: (cell, context) => readSet(cell, context, split, none),
    compare: (old, next) => compareSets(old.data, next.data, universe, role === 'capability'),
    inOrder: visible =>
      visible
        .split(split)
        .map(member => member.trim())
        .sort()
        .join(split),
    members: ({data}) => data.members,
    declares: ({data: {members}}) => ({
      dimensions: new Map([['', {names: universe !== undefined && members.includes(universe) ? null : members}]]),
      flags: [],
    }),
    facts: value => setFacts(value.data),
  }
}

function readSet(cell: Cell, context: ReadContext, split: string, none: string | undefined): Value<Members> {
  const read = readMembers(cell, context, split, none)
  const members = [...new Set(read.members)].sort()
  const links = read.links.length > 1 ? [...read.links].sort() : read.links
  const canon = members.join('\0') + (links.length === 0 ? '' : `\0\0${links.join('\0')}`)
  return {canon, data: {members, links, anchors: read.anchors}, anchors: read.anchors}
}

function compareSets(old: Members, next: Members, universe: string | undefined, directed: boolean): Part[] {
  const {gone, came} = difference(old.members, next.members)
  const links = compareLinks(old.links, next.links).map((part): Part => ({role: 'value', ...part}))
  if (gone.length + came.length === 0) return links
  const part: Part = {path: '', old: [...old.members], new: [...next.members], gone, came}
  return [directed ? {...part, ...judgement(old.members, next.members, universe)} : part, ...links]
}

function judgement(
  old: readonly string[],
  next: readonly string[],
  universe: string | undefined,
): {direction?: Direction; equalAdmission?: boolean} {
  const direction = directionOf(!isWithin(old, next, universe), !isWithin(next, old, universe))
  return direction === undefined ? {equalAdmission: true} : {direction}
}

function isWithin(part: readonly string[], whole: readonly string[], universe: string | undefined): boolean {
  if (universe !== undefined && whole.includes(universe)) return true
  const members = new Set(whole)
  return part.every(member => members.has(member))
}

function setFacts({members, links}: Members): Json {
  const facts = record(members.map(member => [member, true] as const))
  return links.length === 0 ? facts : {members: facts, links: [...links]}
}
