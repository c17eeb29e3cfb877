import type {Link} from '../../model.ts'
import {unequalParts} from '../../text/ends.ts'
import type {Change, FieldDiff} from '../change.ts'

/**
 * Where a cell differs only in link destinations, and all of them by replacing the same part (a host, a
 * branch, a folder), returns that part before and after; else `undefined`.
 */
export function replacedPart(field: FieldDiff, change: Change): [string, string] | undefined {
  const old = cellOf(field, change, 'old')
  const next = cellOf(field, change, 'new')
  if (!old || !next || old.links.length !== next.links.length) return undefined
  // The text of a source link usually is its path, so there only the destinations have to agree.
  if (field.role !== 'location' && old.visible !== next.visible) return undefined
  let part: [string, string] | undefined
  for (const [index, link] of old.links.entries()) {
    const other = next.links[index]!
    const before = withoutAnchor(link, field)
    const after = withoutAnchor(other, field)
    if (before === after) continue
    const here = difference(before, after)
    if (part && (part[0] !== here[0] || part[1] !== here[1])) return undefined
    part = here
  }
  return part
}

function cellOf(field: FieldDiff, change: Change, side: 'old' | 'new') {
  const ref = change[side][0]
  const column = ref?.grid.header.indexOf(field.column) ?? -1
  return ref && column >= 0 ? ref.grid.cell(ref.row, column) : undefined
}

/** The middle that differs, widened to whole path segments (and to the colon of a scheme). */
function difference(old: string, next: string): [string, string] {
  const [gone, came] = unequalParts(old.split(SEGMENT), next.split(SEGMENT))
  return [gone.join(''), came.join('')]
}

function withoutAnchor(link: Link, field: FieldDiff): string {
  return field.role === 'location' ? link.url.replace(/#.*/s, '') : link.url
}

/** Keeps the separators, so that joining gives the text back. */
const SEGMENT = /(?<=[/:?#&=])/
