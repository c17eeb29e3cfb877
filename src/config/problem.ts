import {UserError} from '../errors.ts'

/** One mistake in a file that the user wrote. */
export interface Problem {
  /** 1-based. */
  readonly line: number
  /** 1-based, in UTF-16 code units. */
  readonly column: number
  /** What is there and what was expected, without a final dot. */
  readonly message: string
  /** What to do about it. */
  readonly hint?: string
}

/** Mistakes in `refdiff.yml` or `refdiff.accepted.yml`, each with its place, in the order of the file. */
export class ConfigError extends UserError {
  readonly file: string
  readonly problems: readonly Problem[]

  constructor(file: string, problems: readonly Problem[]) {
    const shownProblems = problems.slice(0, most)
    const single = problems.length === 1
    const lines = shownProblems.map(
      ({line, column, message, hint}) => `${file}:${line}:${column}: ${message}${single || !hint ? '' : ` (${hint})`}`,
    )
    if (problems.length > most) lines.push(`${file}: ${problems.length - most} more`)
    super('bad-config', lines.join('\n'), single ? problems[0]?.hint : undefined)
    this.file = file
    this.problems = problems
  }
}

const most = 10

/** Text of a file as part of a message: in back-quotes, harmless, at most 60 characters. */
export function quoted(text: string): string {
  return `\`${harmless(text.length > 60 ? `${text.slice(0, 59)}…` : text).replaceAll('`', "'")}\``
}

/** Text with its control, bidirectional and line separating characters escaped. */
export function harmless(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, char => `\\u{${char.codePointAt(0)?.toString(16)}}`)
}

/** `a`, `b` or `c`. */
export function oneOf(options: readonly string[]): string {
  const all = options.map(quoted)
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}

/** The option that `text` was probably meant to be, as a hint. */
export function didYouMean(text: string, options: readonly string[]): string | undefined {
  const nearest = options
    .map(option => ({option, distance: distance(text.toLowerCase(), option.toLowerCase())}))
    .filter(({option, distance}) => distance <= Math.max(1, Math.floor(Math.min(option.length, 60) / 3)))
    .sort((one, other) => one.distance - other.distance)[0]
  return nearest && `did you mean ${quoted(nearest.option)}`
}

/** Edits (a letter added, dropped, replaced, or two neighbours swapped) between two texts; texts over 60 characters are far from everything. */
function distance(from: string, to: string): number {
  if (from.length > 60 || to.length > 60) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({length: to.length + 1}, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const line = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const steps = [(last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1)]
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        steps.push((before[column - 2] ?? 0) + 1)
      line.push(Math.min(...steps))
    }
    before = last
    last = line
  }
  return last[to.length] ?? 0
}
