import {scanDestination, skipBlanks, type Target, unsure} from './inline-marks.ts'
import type {SourceLines} from './source-lines.ts'
import {startOf} from './starts.ts'

/** Labels that a document defines, normalised as micromark does it, in upper case. */
export interface Labels {
  readonly definitions: ReadonlySet<string>
  readonly footnotes: ReadonlySet<string>
}

/** What a document defines, anywhere in it, for its inline content to refer to. */
export interface Definitions {
  readonly labels: Labels
  /** Where they lead, by label in lower case, which is mdast's `identifier`; the first definition of a label counts. */
  readonly destinations: ReadonlyMap<string, Target>
}

export const noDefinitions: Definitions = {
  labels: {definitions: new Set(), footnotes: new Set()},
  destinations: new Map(),
}

/** A label has at most 999 characters, over several lines or not. */
const label = /\[(?:[^[\]\\]|\\.){0,1000}/sy

/**
 * Reads the line `[start, end)` that starts with a bracket where a paragraph may start, with the one below it where that
 * has the target.
 *
 * @returns its label, normalised as micromark does it and in lower case, and where it leads; `text` where it is no
 *   definition; `doubt` where that takes more than this line
 */
export function readDefinition(
  text: string,
  start: number,
  end: number,
): {label: string; target: Target} | 'text' | 'doubt' {
  label.lastIndex = start
  const opening = label.exec(text)?.[0] ?? ''
  const close = start + opening.length
  if (close >= text.length || text.charCodeAt(close) === BACKSLASH) return 'doubt'
  if (!text.startsWith(']:', close)) return 'text'
  if (close > end || opening.length > 900 || opening.trim() === '[' || opening.includes('\\')) return 'doubt'
  // The blank stands for the line's end.
  const source = `${text.slice(close + 2, end).replace(/^[ \t]*(?:\r\n?|\n)/, '')} `
  const found = scanDestination(source, skipBlanks(source, 0))
  if (found === undefined || found === unsure || found.end < source.length || found.target.url === '') return 'doubt'
  return {label: normalise(opening.slice(1)).toLowerCase(), target: found.target}
}

const BACKSLASH = 92

/** Whether a line ends behind a label, and the line below it is text and no table's header: Prettier breaks there. */
export function hasTargetBelow(lines: SourceLines, line: number): boolean {
  const below = line + 1
  if (lines.isBlank(below) || !/\]:[ \t]*$/.test(lines.text.slice(lines.start(line), lines.end(line)))) return false
  const mark = lines.mark(below)
  return startOf(lines.text, mark, lines.end(below)) === 'text' && lines.delimiterBelow(below) === 0
}

/** Whether a line may belong to the definition above it, or to the paragraph that starts below that. */
export function mayBeTitle(lines: SourceLines, line: number): boolean {
  if (lines.isBlank(line)) return false
  const mark = lines.mark(line)
  return lines.isDeep(lines.start(line), mark) || !/[A-Za-z#[|]/.test(lines.text.charAt(mark))
}

/** A label as micromark compares it (micromark-util-normalize-identifier): blanks collapsed, in upper case. */
export function normalise(label: string): string {
  return label
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase()
}
