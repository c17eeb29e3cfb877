/**
 * What each path is called: its last part, with as many of those before it as tell it from the others. Equal paths have
 * one name, and so has an empty one: the empty text.
 */
export function distinctNames(paths: readonly (readonly string[])[]): string[] {
  const names: string[] = paths.map(path => path.join(BETWEEN))
  let rest = paths.map((_, at) => at)
  for (let depth = 1; rest.length > 0; depth++) {
    const shortened = new Map<string, Set<string>>()
    const short = (at: number) => paths[at]!.slice(-depth).join(BETWEEN)
    for (const at of rest) shortened.set(short(at), (shortened.get(short(at)) ?? new Set()).add(paths[at]!.join('\0')))
    const isDone = (at: number) => shortened.get(short(at))!.size === 1 || paths[at]!.length <= depth
    for (const at of rest) if (isDone(at)) names[at] = short(at)
    rest = rest.filter(at => !isDone(at))
  }
  return names
}

const BETWEEN = ' › '
