import {UserError} from '../errors.ts'
import {type Lines, lineAt} from './lines.ts'

/**
 * What remark is given, so that no two documents keep a run busy for more than a minute: each is read twice, whole and
 * section by section. Quotes and list items inside each other overflow its stack at some thousands.
 */
const most = {work: 300_000_000, inCells: 300_000, nested: 100} as const

/**
 * What remark's time grows by, in units of some 50 nanoseconds: each character; the marks of one piece of inline
 * content, squared; and each container that opens or ends times the length of the text, as it then goes through all it
 * has found, for a footnote inside something else several times. Measured on the slowest texts known
 * (`npm run bench -- --only bound`).
 */
const cost = {character: 800, marks: 4, innerNote: 8} as const

/** Marks of inline content that may open or close something. */
const mark = /[!&*<[\]_`~]/g

/** Marks of quotes, list items and footnotes at the start of a line. */
const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|[0-9]{1,9}[.)](?=[ \t]|$)|\[\^[^\]\s]*\]:))*[ \t]*/

/** Cuts texts to their pieces of inline content: paragraphs, headings, cells. */
export type Cutter = (text: string) => readonly string[]

/**
 * Whether remark may be given some texts, one by one.
 *
 * @param piecesOf is called only where the texts as a whole hold too many marks
 */
export function isWithinBound(texts: readonly string[], piecesOf: Cutter): boolean {
  const blocks = texts.map(workOfBlocks)
  if (blocks.some(work => work === undefined)) return false
  const room = most.work - blocks.reduce<number>((sum, work) => sum + (work as number), 0)
  if (room < 0) return false
  return workOfMarks(texts) <= room || workOfMarks(texts.flatMap(piecesOf)) <= room
}

function workOfMarks(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + cost.marks * (piece.match(mark)?.length ?? 0) ** 2, 0)
}

/** What the blocks of a text cost; `undefined` where they nest too deep. */
function workOfBlocks(text: string): number | undefined {
  let count = 0
  let above = ''
  let inContainer = false
  for (const line of text.split(/\r\n?|\n/)) {
    const start = prefix.exec(line)?.[0] ?? ''
    const marks = start.match(/[>*+\-.)\]]/g)?.length ?? 0
    if (marks > most.nested) return undefined
    // A line that goes on as the one above opens and ends nothing, unless it stands outside of what is open.
    if (start !== above) count += marks
    if (start.includes(']')) count += start.startsWith('[') ? 1 : cost.innerNote
    if (start === '' && inContainer) count++
    inContainer = start.length < line.length && (inContainer || marks > 0)
    above = start
  }
  return text.length * (cost.character + count)
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
  verifyWhole(text: string, line: number, piecesOf: Cutter): void {
    if (!isWithinBound([text], piecesOf)) throw this.error(line)
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
    const [characters, marks] = [most.work / cost.character, Math.sqrt(most.work / cost.marks)].map(number =>
      (Math.floor(number / 1000) * 1000).toLocaleString('en'),
    )
    return new UserError(
      'document-too-large',
      `${this.label ? `\`${this.label}\`: ` : ''}line ${line + 1} needs the full Markdown parser, which the document would keep busy for too long: it reads at most ${characters} characters, ${marks} marks in one paragraph and ${most.nested} quotes and list items inside each other, less of each where there is much of the others, and ${most.inCells.toLocaleString('en')} characters in cells`,
      'write that line in a simpler way, or split the document',
    )
  }
}
