/**
 * Long stretches of text without a blank line. remark takes its time for each line, more of it outside a quote or list
 * item whose paragraph the line goes on with (CommonMark 0.31, "lazy continuation line"), so it gets such a stretch
 * without its middle, where that changes nothing: a line that starts no block only goes on with the paragraph that is open.
 */
import type {Nodes} from 'mdast'
import type {Lines} from './lines.ts'
import {delimiterCells} from './split.ts'
import {blockNames, startOf} from './starts.ts'
import {ends, type Found, type Origin} from './tree.ts'

/** 0-based lines: the first one, and the one after the last. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

/** Lines left at both ends: a label may start the paragraph, and has at most 999 characters, so 500 lines. */
const KEPT = 600
/** Characters to look through for a label and the colon behind it. */
const LABEL = 1100

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
  if (at === end || delimiterCells(text, at, end) > 0) return false
  const kind = startOf(text, at, end)
  return kind === 'text' || kind === 'tag' || (kind === 'doubt' && isHarmless(text.slice(at, end)))
}

/**
 * Two marks of a kind that three would be a break of; or a tag, whole or not, that is none of those with which a block
 * of HTML interrupts a paragraph.
 */
function isHarmless(line: string): boolean {
  if (/^(?:\*\*|\+\+)[ \t]*$/.test(line)) return true
  const name = /^<\/?([A-Za-z][A-Za-z0-9-]*)/.exec(line)?.[1]?.toLowerCase()
  return name !== undefined && !blockNames.has(name) && !/^(?:pre|script|style|textarea)$/.test(name)
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
  const start = (node: Nodes) => reduced.text.slice(ends(node).start.offset, ends(node).start.offset + LABEL)
  const placed = (nodes: readonly Nodes[]) => nodes.map(node => linesOfNode(node, reduced))
  const isDefinition = (node: Nodes) => /^\[(?:[^[\]\\]|\\.)*\]:/s.test(start(node))
  const isFenced = (node: Nodes) => /^[`~]/.test(start(node))
  const holders = placed([...paragraphs.filter(node => !isDefinition(node)), ...code.filter(isFenced)])
  // What begins as a definition may be one, by a title that ends somewhere.
  const definitions = placed(paragraphs.filter(isDefinition))
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
