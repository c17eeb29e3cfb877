import type {Kind, Part} from '../../model.ts'
import {directionOf} from '../admission.ts'
import type {ColumnDeclaration} from '../table-type.ts'
import {difference, type Members, readMembers} from './members.ts'
import {compareLinks} from './text.ts'

/** Members whose order counts. */
export function listKind({split = ',', none, role}: ColumnDeclaration): Kind<Members> {
  return {
    id: 'list',
    faultless: true,
    read(cell, context) {
      const data = readMembers(cell, context, split, none)
      const canon = data.members.join('\0') + (data.links.length === 0 ? '' : `\0\0${data.links.join('\0')}`)
      return {canon, data, anchors: data.anchors}
    },
    compare: (old, next) => compareLists(old.data, next.data, role === 'capability'),
    members: ({data}) => data.members,
    facts: ({data}) =>
      data.links.length === 0 ? [...data.members] : {members: [...data.members], links: [...data.links]},
  }
}

function compareLists(old: Members, next: Members, directed: boolean): Part[] {
  const links = compareLinks(old.links, next.links).map((part): Part => ({role: 'value', ...part}))
  if (old.members.join('\0') === next.members.join('\0')) return links
  const {gone, came} = difference(old.members, next.members)
  const direction = directed ? directionOf(gone.length > 0, came.length > 0) : undefined
  const part: Part = {path: '', old: [...old.members], new: [...next.members]}
  return [direction === undefined ? part : {...part, direction}, ...links]
}
