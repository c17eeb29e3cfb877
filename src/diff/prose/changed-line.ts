import type {Section} from '../../model.ts'

/**
 * The line of a document at which a section's prose first says what it did not say before; the section's own where it
 * only lost something.
 *
 * @param lines the new document's
 */
export function changedLine(old: Section, next: Section, lines: readonly string[]): number {
  const before = new Set(linesOf(old.prose))
  const first = linesOf(next.prose).find(line => line !== '' && !before.has(line))
  const at =
    first === undefined ? -1 : lines.findIndex((line, index) => index >= next.line - 1 && line.trim() === first)
  return at < 0 ? next.line : at + 1
}

/** The lines of a text, which end at LF, CR or CRLF, without their indentation. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map(line => line.trim())
}
