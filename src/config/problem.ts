import {UserError} from '../errors.ts'
import {closest} from '../text/closest.ts'

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
  const meant = closest(text, options)
  return meant && `did you mean ${quoted(meant)}`
}
