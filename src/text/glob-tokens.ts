/** Reads a glob into tokens; what they mean stands in glob.ts. */

/** `path`: `*`, `?` and classes stop at `/`, and a segment `**` stands for folders. */
export type Mode = 'text' | 'path'

export type Token =
  | {is: 'text'; code: number}
  | {is: 'class'; ranges: [number, number][]; negated: boolean}
  | {is: 'one' | 'run' | 'folders' | 'rest' | 'open' | 'comma' | 'close'}

export const slash = 0x2f

/** The tokens of a glob without its leading `!`; braces and commas are left only where they make a choice. */
export function tokensOf(glob: string, mode: Mode): Token[] {
  return groups(tokens(glob, mode))
}

function tokens(glob: string, mode: Mode): Token[] {
  const points = Array.from(glob, char => char.codePointAt(0) ?? 0)
  const found: Token[] = []
  for (let at = 0; at < points.length; at++) {
    const code = points[at] ?? 0
    const char = String.fromCodePoint(code)
    if (char === '\\' && at + 1 < points.length) found.push({is: 'text', code: points[++at] ?? 0})
    else if (char === '?') found.push({is: 'one'})
    else if (char === '{') found.push({is: 'open'})
    else if (char === '}') found.push({is: 'close'})
    else if (char === ',') found.push({is: 'comma'})
    else if (char === '*') {
      const first = at
      while (points[at + 1] === 0x2a) at++
      const whole = mode === 'path' && at === first + 1 && startsSegment(points, first)
      if (whole && points[at + 1] === slash) {
        found.push({is: 'folders'})
        at++
      } else if (whole && endsSegment(points, at + 1)) found.push({is: 'rest'})
      else found.push({is: 'run'})
    } else if (char === '[') {
      const read = characterClass(points, at)
      found.push(read?.token ?? {is: 'text', code})
      at = read?.end ?? at
    } else found.push({is: 'text', code})
  }
  return found
}

const startsSegment = (points: readonly number[], at: number): boolean =>
  at === 0 || '/{,'.includes(String.fromCodePoint(points[at - 1] ?? 0))

const endsSegment = (points: readonly number[], at: number): boolean =>
  at >= points.length || '},'.includes(String.fromCodePoint(points[at] ?? 0))

/** The class that opens at `at`, or nothing where it is never closed and so stands for itself. */
function characterClass(points: readonly number[], at: number): {token: Token; end: number} | undefined {
  const ranges: [number, number][] = []
  let next = at + 1
  const negated = points[next] === 0x21 || points[next] === 0x5e
  if (negated) next++
  for (let first = true; next < points.length; first = false) {
    if (points[next] === 0x5d && !first) return {token: {is: 'class', ranges, negated}, end: next}
    if (points[next] === 0x5c && next + 1 < points.length) next++
    const from = points[next++] ?? 0
    if (points[next] !== 0x2d || points[next + 1] === 0x5d || next + 1 >= points.length) {
      ranges.push([from, from])
      continue
    }
    next++
    if (points[next] === 0x5c && next + 1 < points.length) next++
    ranges.push([from, points[next++] ?? 0])
  }
  return undefined
}

/** Turns braces that do not pair up, or that hold no comma, into text, and commas outside braces too. */
function groups(list: readonly Token[]): Token[] {
  const result = [...list]
  const plain = (at: number, char: string) => {
    result[at] = {is: 'text', code: char.charCodeAt(0)}
  }
  const open: {at: number; commas: number[]}[] = []
  list.forEach((token, at) => {
    if (token.is === 'open') open.push({at, commas: []})
    else if (token.is === 'comma') open.at(-1) ? open.at(-1)?.commas.push(at) : plain(at, ',')
    else if (token.is === 'close') {
      const group = open.pop()
      if (group?.commas.length) return
      if (group) plain(group.at, '{')
      plain(at, '}')
    }
  })
  for (const group of open) {
    plain(group.at, '{')
    for (const comma of group.commas) plain(comma, ',')
  }
  return result
}
