import type {Level} from '../../model.ts'
import {LEVELS, rankOf} from '../../rules/levels.ts'

/** One finding that may have to be left out. */
export interface Piece {
  readonly level: Level
  readonly accepted: boolean
  readonly text: () => string
}

/** Findings that stand together, with what is written around them when at least one is kept. */
export interface Group {
  readonly head: string
  readonly foot: string
  readonly pieces: readonly Piece[]
}

/**
 * Joins groups between `head` and `foot` within `limit` (measured by `size`), keeping the worst: errors of all groups
 * before any warning, accepted ones last. Cuts only between findings; `leftOut` says what is missing, after the groups.
 * Falls back to `least`, cut to the limit if it must be, where not even head and foot fit.
 */
export function fitted(
  {head, foot, groups, leftOut, least}: Layout,
  limit: number,
  size: (text: string) => number,
): string {
  const queue = groups.flatMap((group, at) => group.pieces.map((piece, index) => ({piece, group, at, index})))
  queue.sort((a, b) => rank(a.piece) - rank(b.piece) || a.at - b.at || a.index - b.index)
  // What is said about the rest can be no longer than when nothing is kept.
  let room = limit - size(head) - size(foot) - (queue.length > 0 ? size(leftOut(queue.map(({piece}) => piece))) : 0)
  if (room < 0) return cut(least, limit, size)
  const kept = new Map<Group, Map<number, string>>()
  let taken = 0
  for (const {piece, group, index} of queue) {
    const text = piece.text()
    const opened = kept.get(group)
    const cost = size(text) + (opened ? 0 : size(group.head) + size(group.foot))
    if (cost > room) break
    room -= cost
    taken++
    if (opened) opened.set(index, text)
    else kept.set(group, new Map([[index, text]]))
  }
  const bodies = groups.flatMap(group => {
    const texts = kept.get(group)
    if (!texts) return []
    const inOrder = [...texts].sort(([a], [b]) => a - b).map(([, text]) => text)
    return [group.head, ...inOrder, group.foot]
  })
  const rest = queue.slice(taken).map(({piece}) => piece)
  return [head, ...bodies, rest.length > 0 ? leftOut(rest) : '', foot].join('')
}

export interface Layout {
  readonly head: string
  readonly foot: string
  readonly groups: readonly Group[]
  readonly leftOut: (rest: readonly Piece[]) => string
  /** The least worth saying: plain text of refdiff's own. */
  readonly least: string
}

/** Worst first, accepted ones last. */
export function rank({level, accepted}: Pick<Piece, 'level' | 'accepted'>): number {
  return accepted ? LEVELS.length : rankOf(level)
}

function cut(text: string, limit: number, size: (text: string) => number): string {
  let kept = text
  while (kept !== '' && size(kept) > limit) kept = kept.slice(0, -1)
  return kept
}

/** How many findings of each level are among some pieces, as `levelCounts` takes them. */
export function tally(pieces: readonly Pick<Piece, 'level' | 'accepted'>[]): {
  error: number
  warning: number
  notice: number
  accepted: number
} {
  const counts = {error: 0, warning: 0, notice: 0, accepted: 0}
  for (const {level, accepted} of pieces) {
    if (accepted) counts.accepted++
    else if (level !== 'off') counts[level]++
  }
  return counts
}
