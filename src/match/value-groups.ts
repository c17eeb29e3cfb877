/** Items by a key, in order of appearance; items whose key is undefined are left out. (`Map.groupBy` needs Node 21.) */
export function grouped<T, K>(items: Iterable<T>, key: (item: T) => K | undefined): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const name = key(item)
    if (name === undefined) continue
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [item])
    else group.push(item)
  }
  return groups
}

/** FNV-1a over UTF-16 code units, 32 bits unsigned. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/**
 * About `limit` of the items, and all where there are no more than that: those whose text has a lucky hash, so that
 * neither order nor side decides which.
 */
export function thinned<T>(items: readonly T[], limit: number, text: (item: T) => string): readonly T[] {
  if (items.length <= limit) return items
  const every = Math.ceil(items.length / limit)
  return items.filter(item => hash(text(item)) % every === 0)
}
