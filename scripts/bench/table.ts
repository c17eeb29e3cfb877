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

export function printLines(lines: readonly Line[]): void {
  const rows = lines.map(({work, against, ratio, aim, detail}) => [
    ratio <= aim ? 'ok' : 'MISSED',
    work,
    against,
    shown(ratio),
    shown(aim),
    detail,
  ])
  console.log(
    ['| | work | against | ratio | aim: at most | times |', '| --- | --- | --- | --- | --- | --- |'].join('\n'),
  )
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
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
