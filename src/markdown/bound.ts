import {UserError} from '../errors.ts'

/** Characters that remark reads within a minute, however they are put together. */
const mostCharacters = 100_000

/** Quotes and list items inside each other that it reads within a minute and with the stack that it has. */
const mostNested = 100

const nested = new RegExp(`^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|[0-9]{1,9}[.)](?=[ \\t]))){${mostNested + 1}}`, 'm')

/**
 * Verifies that remark may be given a document.
 *
 * @param line 0-based, the one that the scanner could not take
 * @param label names the document
 * @throws UserError
 */
export function verifyWithinBound(text: string, line: number, label: string): void {
  if (text.length <= mostCharacters && !nested.test(text)) return
  throw new UserError(
    'document-too-large',
    `${label}line ${line + 1} needs the full Markdown parser; documents that need it are limited to ${mostCharacters.toLocaleString('en')} characters and ${mostNested} quotes and list items inside each other`,
    'write that line in a simpler way, or split the document',
  )
}
