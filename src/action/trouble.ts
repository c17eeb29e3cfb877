import {UserError} from '../errors.ts'
import {Refused, reasonOf} from './github/client.ts'

/** What to tell the user about a failure that is no bug of refdiff: one sentence and a hint; undefined for a bug. */
export function troubleOf(error: unknown): string | undefined {
  if (error instanceof UserError) return error.hint === undefined ? error.message : `${error.message}. ${error.hint}`
  if (error instanceof Refused) return `GitHub's API cannot be read: ${reasonOf(error, 'contents: read')}`
  return undefined
}
