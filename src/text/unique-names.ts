/**
 * Gives each name once: a repeated one is followed by a mark and its number from 2 up, as the next number that is free.
 * A name that repeats a hundred thousand times costs no search.
 */
export function namer(mark: string): (name: string) => string {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return name => {
    let count = counts.get(name) ?? 1
    const written = () => (count === 1 ? name : `${name}${mark}${count}`)
    while (taken.has(written())) count++
    counts.set(name, count + 1)
    const unique = written()
    taken.add(unique)
    return unique
  }
}
