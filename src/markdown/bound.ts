import {UserError} from '../errors.ts'
import {type Lines, lineAt} from './lines.ts'

/**
 * What remark is given of a document, so that the two of a comparison take no minute, whatever is in them: for nested
 * images with emphasis it takes time squared in their number, and quotes inside each other overflow its stack.
 */
const most = {whole: 24_000, inCells: 300_000, nested: 100} as const

const nested = new RegExp(`^(?:[ \\t]*(?:>|[-*+](?=[ \\t])|[0-9]{1,9}[.)](?=[ \\t]))){${most.nested + 1}}`, 'm')

/** Whether remark may be given some texts, one by one: their time squared is no more than that of the largest one allowed. */
export function isWithinBound(...texts: readonly string[]): boolean {
  const work = texts.reduce((sum, text) => sum + text.length ** 2, 0)
  return work <= most.whole ** 2 && !texts.some(text => nested.test(text))
}

/** Keeps what remark is given of one document within bounds. */
export class Bound {
  private readonly lines: Lines
  private readonly label: string | undefined
  private inCells = 0

  /** @param label names the document in errors */
  constructor(lines: Lines, label: string | undefined) {
    this.lines = lines
    this.label = label
  }

  /**
   * Before remark reads a whole document.
   *
   * @param line 0-based, the one that the scanner could not take
   * @throws UserError
   */
  verifyWhole(text: string, line: number): void {
    if (!isWithinBound(text)) throw this.error(line)
  }

  /**
   * Before remark reads a cell or heading of a document that the scanner has read.
   *
   * @param size its characters
   * @throws UserError
   */
  verifyCell(size: number, offset: number): void {
    this.inCells += size
    if (this.inCells > most.inCells) throw this.error(lineAt(this.lines, offset))
  }

  private error(line: number): UserError {
    const [whole, inCells] = [most.whole, most.inCells].map(number => number.toLocaleString('en'))
    return new UserError(
      'document-too-large',
      `${this.label ? `\`${this.label}\`: ` : ''}line ${line + 1} needs the full Markdown parser; documents that need it are limited to ${whole} characters and ${most.nested} quotes and list items inside each other, or to ${inCells} characters in such cells`,
      'write that line in a simpler way, or split the document',
    )
  }
}
