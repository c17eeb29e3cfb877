/**
 * Emphasis and strikethrough, resolved as micromark does it (micromark-core-commonmark `attention`,
 * micromark-extension-gfm-strikethrough): which delimiter characters turn into markup and which stay text.
 */

const STAR = 42
const UNDERSCORE = 95
const TILDE = 126

/** A run of `*`, `_` or `~`. */
export interface Delimiter {
  readonly kind: 'delimiter'
  readonly mark: number
  readonly open: boolean
  readonly close: boolean
  /** Characters that are still text. */
  left: number
  /** A tilde run that is one end of a strikethrough. */
  struck: boolean
  /** Already paired or passed over, so no longer a candidate. */
  settled: boolean
}

/** 0 a letter or digit, 1 white space or an end, 2 punctuation: what decides on which side a run may pair. */
function classOf(code: number): 0 | 1 | 2 {
  // NaN stands for an end of the text.
  if (Number.isNaN(code) || code === 32 || code === 9) return 1
  if (code < 128)
    return code < 48 || (code > 57 && code < 65) || (code > 90 && code < 97) || code > 122 ? ascii(code) : 0
  const character = String.fromCharCode(code)
  if (/\s/.test(character)) return 1
  return /\p{P}|\p{S}/u.test(character) ? 2 : 0
}

function ascii(code: number): 0 | 1 | 2 {
  if (code > 32 && code < 127) return 2
  return code >= 10 && code <= 13 ? 1 : 0
}

/**
 * The run of `size` characters before offset `end` of `raw`. Next to a tilde, emphasis follows rules that only
 * micromark knows, so such a run is `undefined`: not sure.
 */
export function delimiterRun(raw: string, end: number, size: number): Delimiter | undefined {
  const mark = raw.charCodeAt(end - 1)
  const previous = raw.charCodeAt(end - size - 1)
  const next = raw.charCodeAt(end)
  if (previous === TILDE || next === TILDE) return undefined
  const before = classOf(previous)
  const after = classOf(next)
  let open = after === 0 || (after === 2 && before !== 0)
  let close = before === 0 || (before === 2 && after !== 0)
  if (mark === UNDERSCORE) {
    const left = open
    open = left && (before !== 0 || !close)
    close = close && (after !== 0 || !left)
  }
  return {kind: 'delimiter', mark, open, close, left: size, struck: false, settled: false}
}

/** Steps back from closers to openers, all together: past this, a text is made to be slow. */
const mostSteps = 200_000

/**
 * Pairs runs that stand in one stretch of text; false where tildes and emphasis mix, which only remark can tell, and
 * where it takes too long.
 */
export function pairDelimiters(runs: readonly Delimiter[]): boolean {
  const waiting = runs.filter(run => !run.settled && (run.open || run.close))
  const tildes = waiting.filter(run => run.mark === TILDE).length
  if (tildes > 0 && tildes < waiting.length) return false
  let steps = mostSteps
  for (const [at, closer] of waiting.entries()) {
    if (tildes > 0) steps -= strike(waiting, closer, at)
    else steps -= emphasise(waiting, closer, at)
    if (steps < 0) return false
  }
  for (const run of runs) run.settled = true
  return true
}

/** Pairs a closer with openers before it as long as it has characters left; says how many steps that took. */
function emphasise(runs: readonly Delimiter[], closer: Delimiter, at: number): number {
  let steps = 0
  while (closer.close && closer.left > 0 && !closer.settled) {
    const found = findOpener(runs, closer, at)
    steps += at - Math.max(found, 0)
    if (found < 0) break
    const opener = runs[found] as Delimiter
    const use = opener.left > 1 && closer.left > 1 ? 2 : 1
    opener.left -= use
    closer.left -= use
    settleBetween(runs, found, at)
    if (opener.left === 0) opener.settled = true
  }
  return steps
}

function findOpener(runs: readonly Delimiter[], closer: Delimiter, at: number): number {
  for (let index = at - 1; index >= 0; index--) {
    const opener = runs[index] as Delimiter
    if (opener.settled || !opener.open || opener.left === 0 || opener.mark !== closer.mark) continue
    const thirds = (opener.close || closer.open) && closer.left % 3 !== 0 && (opener.left + closer.left) % 3 === 0
    if (!thirds) return index
  }
  return -1
}

/** Pairs a closing tilde run with an equal one before it; says how many steps that took. */
function strike(runs: readonly Delimiter[], closer: Delimiter, at: number): number {
  if (!closer.close || closer.settled) return 0
  for (let index = at - 1; index >= 0; index--) {
    const opener = runs[index] as Delimiter
    if (opener.settled || !opener.open || opener.left !== closer.left) continue
    opener.struck = true
    closer.struck = true
    opener.settled = true
    closer.settled = true
    settleBetween(runs, index, at)
    return at - index
  }
  return at
}

function settleBetween(runs: readonly Delimiter[], from: number, to: number): void {
  for (let index = from + 1; index < to; index++) (runs[index] as Delimiter).settled = true
}

export {STAR, TILDE, UNDERSCORE}
