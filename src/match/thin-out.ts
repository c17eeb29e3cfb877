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
