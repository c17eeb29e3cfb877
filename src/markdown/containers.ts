/**
 * What stands in list items, block quotes and footnote definitions. To a document of tables it is prose, as long as
 * no table, heading of the document or definition can be in it: which container holds which line does not matter.
 */
import type {SourceLines} from './source-lines.ts'
import {delimiterCells} from './split.ts'
import {startOf} from './starts.ts'
import {Uncertain} from './uncertain.ts'

/** Containers that a line may open before remark is asked; nobody writes as many. */
const mostNested = 100

const marker = /^(?:>[ \t]?|[-*+][ \t]+|[0-9]{1,9}[.)][ \t]+|\[\^[^\]]*\]:[ \t]*)/

/** Whether `[start, end)` of a line is prose in whichever container it stands. */
export function isCalm(lines: SourceLines, start: number, end: number): boolean {
  const {text} = lines
  let at = start
  for (let depth = 0; ; depth++) {
    const kind = startOf(text, at, end)
    if (kind === 'text' || kind === 'heading') break
    if (kind === 'comment') return /^<!--.*?-->[^|<]*$/.test(text.slice(at, end))
    if (at > start && /^(?:dash|underline|rule|break)$/.test(kind)) return true
    if ((kind !== 'container' && kind !== 'item') || depth === mostNested) return false
    const found = marker.exec(text.slice(at, end))
    // A footnote's definition counts, so it must stand where its place is certain.
    if (!found || (found[0].startsWith('[') && at > start)) return false
    at = lines.skipBlanks(at + found[0].length, end)
    if (at === end) return true
  }
  // The paragraph of a task starts behind its box.
  return !mayMatter(text.slice(at, end).replace(/^\[[ \txX]\][ \t]+/, ''))
}

/** The end of a definition's label, which starts a paragraph, maybe some lines above. */
const label = /^\[?(?:[^[\]\\]|\\.)*\]:/

/** Whether text could be part of a table or hold a definition. */
function mayMatter(source: string): boolean {
  return source.startsWith('|') || label.test(source) || delimiterCells(source, 0, source.length) > 0
}

/** The line after a fenced code block; the end of the document where nothing closes it. */
export function fenceEnd(lines: SourceLines, line: number, mark: number): number {
  const fence = new Fence(lines.text, mark)
  for (let next = line + 1; next < lines.count; next++) {
    const at = lines.mark(next)
    if (!lines.isDeep(lines.start(next), at) && fence.isClosedBy(lines.text.slice(at, lines.end(next)))) return next + 1
  }
  return lines.count
}

/**
 * Code in a block quote of one level, every line with its `>`.
 *
 * @returns the line after it, and whether a fence closed it or the quote ended
 * @throws Uncertain
 */
export function quotedFenceEnd(lines: SourceLines, line: number, mark: number): {line: number; closed: boolean} {
  const {text} = lines
  if (mark > lines.start(line) || text.charCodeAt(mark + 1) === 62) throw new Uncertain(line)
  const fence = new Fence(text, lines.skipBlanks(mark + 1, lines.end(line)))
  for (let next = line + 1; next < lines.count; next++) {
    const start = lines.start(next)
    if (text.charCodeAt(start) !== 62) return {line: next, closed: false}
    const from = text.charCodeAt(start + 1) === 32 ? start + 2 : start + 1
    const at = lines.skipBlanks(from, lines.end(next))
    if (!lines.isDeep(from, at) && fence.isClosedBy(text.slice(at, lines.end(next))))
      return {line: next + 1, closed: true}
  }
  return {line: lines.count, closed: false}
}

/**
 * The line after code that is indented, inside a list item or below one. It is certain where all lines are indented
 * at least as far as the fences, and none would matter outside a fence.
 *
 * @throws Uncertain
 */
export function indentedFenceEnd(lines: SourceLines, line: number, mark: number): number {
  const {text} = lines
  const indent = mark - lines.start(line)
  const fence = new Fence(text, mark)
  for (let next = line + 1; next < lines.count; next++) {
    const start = lines.start(next)
    const at = lines.mark(next)
    if (at === lines.end(next)) continue
    const source = text.slice(at, lines.end(next))
    if (at - start < indent || text.slice(start, at).includes('\t')) throw new Uncertain(next)
    if (fence.isClosedBy(source) && at - start === indent) return next + 1
    if (fence.isClosedBy(source) || mayMatter(source)) throw new Uncertain(next)
  }
  throw new Uncertain(line)
}

/** The opening fence at an offset. */
class Fence {
  private readonly mark: string
  private readonly size: number

  constructor(text: string, start: number) {
    this.mark = text.charAt(start)
    this.size = runOf(text, start, this.mark)
  }

  /** @param source a line without indent */
  isClosedBy(source: string): boolean {
    const size = runOf(source, 0, this.mark)
    return size >= this.size && /^[ \t]*$/.test(source.slice(size))
  }
}

function runOf(text: string, start: number, mark: string): number {
  let at = start
  while (text.charAt(at) === mark) at++
  return at - start
}
