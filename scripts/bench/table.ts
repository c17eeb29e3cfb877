/** What every measurement needs. */
export interface Setting {
  readonly root: string
  /** Where peers and generated files are kept. */
  readonly folder: string
  readonly rounds: number
  /** Only what is quick and stable. */
  readonly quick: boolean
}

/** One measured ratio. */
export interface Line {
  readonly work: string
  readonly against: string
  /** Time of the work over the time of what it is measured against. */
  readonly ratio: number
  /** What is aimed at: at most this. */
  readonly aim: number
  /** Well beyond the aim: from here on a build fails. Absent where the ratio is not stable enough. */
  readonly limit?: number
  /** The times themselves, and what else there is to say. */
  readonly detail: string
}

/** What a line comes to: within its aim, beyond it, or so far beyond that a build fails; `reported` has no limit. */
export type Outcome = 'ok' | 'slow' | 'FAILED' | 'reported'

export function outcomeOf({ratio, aim, limit}: Pick<Line, 'ratio' | 'aim' | 'limit'>): Outcome {
  if (ratio <= aim) return 'ok'
  if (limit === undefined) return 'reported'
  return ratio > limit ? 'FAILED' : 'slow'
}

/**
 * Each line by its lowest ratio of two measurements: a busy moment makes a ratio worse far more often than better, and
 * seldom twice.
 */
export function lowest(lines: readonly Line[], again: readonly Line[]): Line[] {
  return lines.map(line => {
    const other = again.find(({work, against}) => work === line.work && against === line.against)
    return other && other.ratio < line.ratio ? other : line
  })
}

export function printLines(lines: readonly Line[]): void {
  const rows = lines.map(line => {
    const {work, against, ratio, aim, limit, detail} = line
    return [outcomeOf(line), work, against, shown(ratio), shown(aim), limit === undefined ? '' : shown(limit), detail]
  })
  const head = ['', 'work', 'against', 'ratio', 'aim: at most', 'fails beyond', 'times']
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`)
}

/** How many lines came to what: `9 ok, 1 slow (beyond the aim, within the limit), 0 failed, 2 only reported`. */
export function tally(lines: readonly Line[]): string {
  const count = (outcome: Outcome) => lines.filter(line => outcomeOf(line) === outcome).length
  return `${count('ok')} ok, ${count('slow')} slow (beyond the aim, within the limit), ${count('FAILED')} failed, ${count('reported')} beyond an aim that only is reported`
}

function shown(ratio: number): string {
  return ratio < 0.1 ? ratio.toFixed(4) : ratio.toFixed(2)
}

export function times(ours: number, theirs: number): string {
  return `${milliseconds(ours)} : ${milliseconds(theirs)}`
}

function milliseconds(time: number): string {
  return time < 10 ? `${time.toFixed(2)} ms` : `${Math.round(time)} ms`
}
