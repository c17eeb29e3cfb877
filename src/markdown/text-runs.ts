/**
 * Long stretches of text without a blank line. remark takes time squared in the lines of a paragraph that goes on
 * outside its quote or list item (CommonMark 0.31, "lazy continuation line"), so it gets such a stretch without its
 * middle, where that changes nothing: a line that starts no block only goes on with the paragraph that is open.
 */
import type {Nodes} from 'mdast'
import type {Lines} from './lines.ts'
import {delimiterCells} from './split.ts'
import {startOf} from './starts.ts'
import {ends, type Found, type Origin} from './tree.ts'

/** 0-based lines: the first one, and the one after the last. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

/** Lines left at both ends: a label may start the paragraph, and has at most 999 characters, so 500 lines. */
const KEPT = 600

/**
 * Middles of long stretches of lines that start no block.
 *
 * @param taken lines that are left out already, ascending
 */
export function textRuns(text: string, lines: Lines, taken: readonly LineRange[]): LineRange[] {
  const runs: LineRange[] = []
  let first = 0
  let next = 0
  for (let line = 0; line <= lines.count; line++) {
    const range = taken[next]
    const isTaken = range !== undefined && line === range.from
    if (!isTaken && line < lines.count && isText(text, lines, line)) continue
    if (line - first > KEPT * 2) runs.push({from: first + KEPT, to: line - KEPT})
    if (isTaken) {
      line = range.to - 1
      next++
    }
    first = line + 1
  }
  return runs
}

function isText(text: string, lines: Lines, line: number): boolean {
  const end = lines.ends[line] as number
  let at = lines.starts[line] as number
  while (at < end && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at++
  return at < end && startOf(text, at, end) === 'text' && delimiterCells(text, at, end) === 0
}

/** A document, and the tree of what is left of it. */
interface Reduced extends Origin {
  readonly text: string
  readonly whole: string
  readonly lines: Lines
}

/** Those of the runs whose lines all go on with one paragraph, or with one block of fenced code. */
export function heldRuns(runs: readonly LineRange[], {paragraphs, code}: Found, reduced: Reduced): LineRange[] {
  if (runs.length === 0) return []
  const startsWith = (marks: string) => (node: Nodes) => marks.includes(reduced.text.charAt(ends(node).start.offset))
  const placed = (nodes: readonly Nodes[]) => nodes.map(node => linesOfNode(node, reduced))
  const holders = placed([...paragraphs.filter(node => !startsWith('[')(node)), ...code.filter(startsWith('`~'))])
  // They may be the beginnings of definitions, whose title ends somewhere.
  const definitions = placed(paragraphs.filter(startsWith('[')))
  const holds = (run: LineRange) => (holder: LineRange) => holder.from < run.from && run.to < holder.to
  return runs.filter(
    run => holders.some(holds(run)) || (definitions.some(holds(run)) && !/["')]/.test(sourceOf(run, reduced))),
  )
}

function sourceOf({from, to}: LineRange, {whole, lines}: Reduced): string {
  return whole.slice(lines.starts[from], lines.ends[to - 1])
}

function linesOfNode(node: Nodes, origin: Origin): LineRange {
  const {start, end} = ends(node)
  return {from: origin.line(start) - 1, to: origin.line(end)}
}
