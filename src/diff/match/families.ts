import type {EvidenceSide} from './evidence.ts'

/**
 * Whether two keys are one name with another version behind it (`Engine 4.1`, `Engine 4.2`), which no other row of
 * either table has. Where several versions of it stand side by side each is a thing of its own.
 */
export function editions(old: EvidenceSide, next: EvidenceSide): (before: string, after: string) => boolean {
  let counts: readonly Map<string, number>[] | undefined
  const count = ({table, key}: EvidenceSide) => {
    const found = new Map<string, number>()
    for (let row = 0; row < table.rows; row++) {
      const name = unversioned(key(row))
      found.set(name, (found.get(name) ?? 0) + 1)
    }
    return found
  }
  return (before, after) => {
    const name = unversioned(before)
    if (name !== unversioned(after) || !/\p{L}{2}/u.test(name)) return false
    counts ??= [count(old), count(next)]
    return counts.every(found => found.get(name) === 1)
  }
}

/** A key without the numbers that stand as words of their own. */
function unversioned(key: string): string {
  return key.replace(/(?<=^|\s)v?\d[\d.]*(?=\s|$)/gi, '#')
}

/** A key without what tells the members of a family apart: its numbers and known values. */
export function familyOf(known: ReadonlySet<string>): (key: string) => string {
  const names = [...known].flatMap(name => [name, ...name.split('_').filter(part => /\d/.test(part))])
  const sorted = names.filter(name => name !== '').sort((left, right) => right.length - left.length)
  const escaped = sorted.map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern =
    escaped.length === 0
      ? undefined
      : new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return key => (pattern === undefined ? key : key.replace(pattern, '#')).replace(/\d[\d.]*/g, '#')
}
