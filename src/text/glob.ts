/**
 * Globs over paths, keys and titles, matched in time `text × pattern` whatever the pattern.
 *
 * Own code, because patterns may come from a pull request. picomatch, the usual choice, compiles to
 * backtracking regular expressions: CVE-2026-33671 (extglobs that take seconds on 40 characters), its fix
 * reported incomplete (micromatch/picomatch#175), and CVE-2024-4067 in micromatch before it. It also knows paths
 * only, while most of what is matched here are keys, in which `/` is a letter like any other.
 *
 * | written | means |
 * | --- | --- |
 * | `?` | one character (in paths: not `/`) |
 * | `*` | any characters (in paths: none of them `/`) |
 * | `**` | in paths, as a whole segment: any folders, none included; elsewhere as `*` |
 * | `{a,b}` | either; may nest; braces without a comma stand for themselves, as in `/users/{id}` |
 * | `[a-f_]`, `[!a-f]` | one character of these, or none of these |
 * | `\` | the next character stands for itself |
 * | `!` first | everything that the rest does not match |
 *
 * Letters match in their own case, a leading dot is a character like any other, and a text matches the glob that it
 * is equal to, so that a key such as `ports[0]` can be written down as it stands.
 */
import {type Mode, slash, type Token, tokensOf} from './glob-tokens.ts'

/** One step of the compiled glob: reads a character, or goes on at `next` (and at `other`, for a fork). */
type Step =
  | {is: 'read'; reads: (code: number) => boolean}
  | {is: 'fork'; next: number; other: number}
  | {is: 'jump'; next: number}

type Matcher = (text: string) => boolean

/** A config may hold thousands of globs, each of which is asked about every finding. */
const cached: Readonly<Record<Mode, Map<string, Matcher>>> = {text: new Map(), path: new Map()}
const cacheSize = 10_000

/** Whether `text` (a key, a title, an id) matches `glob`; `/` is a character like any other. Never throws. */
export function matchesGlob(glob: string, text: string): boolean {
  return glob === text || matcher(glob, 'text')(text)
}

/** Whether the repository path `path` matches `glob`; `*` and `?` stop at `/`, `docs/` is short for `docs/**`, and a leading `./` counts for nothing. Never throws. */
export function matchesPath(glob: string, path: string): boolean {
  const text = path.startsWith('./') ? path.slice(2) : path
  return glob === text || matcher(glob, 'path')(text)
}

/** Whether `path` is among the documents that a list of globs names: one of those without `!` matches, and none with `!` leaves it out. */
export function selectsPath(globs: readonly string[], path: string): boolean {
  const wanted = globs.filter(glob => !glob.startsWith('!'))
  const unwanted = globs.filter(glob => glob.startsWith('!'))
  return (
    (wanted.length === 0 || wanted.some(glob => matchesPath(glob, path))) &&
    !unwanted.some(glob => matchesPath(glob.slice(1), path))
  )
}

/** Whether a folder may hold a document that a list of globs names, by what those start with before their first mark. */
export function mayHold(globs: readonly string[], folder: string): boolean {
  const wanted = globs.filter(glob => !glob.startsWith('!'))
  const starts = wanted.map(glob => /^[^*?[\]{}\\]*/.exec(plainPath(glob))?.[0] ?? '')
  return wanted.length === 0 || starts.some(start => start.startsWith(`${folder}/`) || `${folder}/`.startsWith(start))
}

/** The glob that matches `text` and nothing else. */
export function literalGlob(text: string): string {
  return text.replace(/[\\*?{}[\],!]/g, '\\$&')
}

function matcher(glob: string, mode: Mode): Matcher {
  const known = cached[mode].get(glob)
  if (known) return known
  if (cached[mode].size >= cacheSize) cached[mode].clear()
  const made = compile(glob, mode)
  cached[mode].set(glob, made)
  return made
}

function compile(glob: string, mode: Mode): Matcher {
  let start = 0
  while (glob[start] === '!') start++
  const negated = start % 2 === 1
  const tokens = tokensOf(mode === 'path' ? plainPath(glob.slice(start)) : glob.slice(start), mode)
  const steps = program(tokens, mode)
  const literal = literalStart(tokens)
  const matches = (text: string) => text.startsWith(literal) && run(steps, text)
  return text => matches(text) !== negated
}

/** What every text that matches starts with: most texts are told by it. */
function literalStart(tokens: readonly Token[]): string {
  let start = ''
  for (const token of tokens) {
    if (token.is !== 'text') break
    start += String.fromCodePoint(token.code)
  }
  return start
}

function plainPath(glob: string): string {
  const plain = glob.startsWith('./') ? glob.slice(2) : glob
  return plain.endsWith('/') ? `${plain}**` : plain
}

function program(list: readonly Token[], mode: Mode): Step[] {
  const steps: Step[] = []
  const any = () => true
  const inside = mode === 'path' ? (code: number) => code !== slash : any
  const loop = (reads: (code: number) => boolean) => {
    const at = steps.length
    steps.push({is: 'fork', next: at + 1, other: at + 3}, {is: 'read', reads}, {is: 'jump', next: at})
  }
  const open: {fork: {next: number; other: number}; ends: {next: number}[]}[] = []
  const fork = () => {
    const step = {is: 'fork' as const, next: steps.length + 1, other: steps.length + 1}
    steps.push(step)
    return step
  }
  for (const token of list) {
    if (token.is === 'text') steps.push({is: 'read', reads: code => code === token.code})
    else if (token.is === 'one') steps.push({is: 'read', reads: inside})
    else if (token.is === 'run') loop(inside)
    else if (token.is === 'rest') loop(any)
    else if (token.is === 'class') {
      const {ranges, negated} = token
      steps.push({
        is: 'read',
        reads: code => inside(code) && ranges.some(([from, to]) => from <= code && code <= to) !== negated,
      })
    } else if (token.is === 'folders') {
      const skip = fork()
      loop(any)
      steps.push({is: 'read', reads: code => code === slash})
      skip.other = steps.length
    } else if (token.is === 'open') open.push({fork: fork(), ends: []})
    else if (token.is === 'comma') {
      const group = open.at(-1)
      if (!group) continue
      const end = {is: 'jump' as const, next: 0}
      steps.push(end)
      group.ends.push(end)
      group.fork.other = steps.length
      group.fork = fork()
    } else for (const end of open.pop()?.ends ?? []) end.next = steps.length
  }
  return steps
}

/** Runs all ways through the program at once, each step at most once a character: no backtracking. */
function run(steps: readonly Step[], text: string): boolean {
  const seen = new Int32Array(steps.length + 1).fill(-1)
  let round = 0
  const enter = (ways: number[], first: number) => {
    const waiting = [first]
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (seen[at] === round) continue
      seen[at] = round
      const step = steps[at]
      if (step?.is === 'jump') waiting.push(step.next)
      else if (step?.is === 'fork') waiting.push(step.other, step.next)
      else ways.push(at)
    }
  }
  let ways: number[] = []
  enter(ways, 0)
  for (const char of text) {
    if (ways.length === 0) return false
    const code = char.codePointAt(0) ?? 0
    const reached: number[] = []
    round++
    for (const at of ways) {
      const step = steps[at]
      if (step?.is === 'read' && step.reads(code)) enter(reached, at + 1)
    }
    ways = reached
  }
  return ways.includes(steps.length)
}
