/**
 * A failure that is the user's to mend: bad usage, unreadable input, bad config. Anything else that
 * is thrown is a bug in refdiff and is shown as one.
 */
export class UserError extends Error {
  override readonly name = 'UserError'
  /** A stable word for programs, such as `file-not-found`. */
  readonly code: string
  /** What to do about it, one sentence without a final dot. */
  readonly hint: string | undefined

  constructor(code: string, message: string, hint?: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.hint = hint
  }
}
