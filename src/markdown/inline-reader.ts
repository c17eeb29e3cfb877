import type {Bound} from './bound.ts'
import type {CellReader} from './cells.ts'
import type {Definitions} from './definition.ts'
import {readInline} from './inline.ts'
import {needRemark} from './load-remark.ts'
import {readPhrasing} from './phrasing.ts'
import {noLinks, type Reading, tidy} from './reading.ts'
import {unescapePipes} from './split.ts'

/** No cell of fewer characters is intricate. */
export const intricateFrom = 1000

/**
 * Whether remark would take too long for a piece of inline content: for some it takes time squared in their marks.
 * It is then read as source.
 */
export function isIntricate(raw: string): boolean {
  if (raw.length <= intricateFrom) return false
  if (raw.length > 65_536) return true
  return (raw.match(mark)?.length ?? 0) > intricateFrom
}

const mark = /[!&*<[\]_`~]/g

/**
 * Reads inline content of one document: by the fast reader where that is sure of itself, else by remark, each
 * text once. What a text says depends on the document's definitions and on nothing else around it.
 */
export class InlineReader implements CellReader {
  readonly definitions: Definitions
  private readonly bound: Bound | undefined
  private readonly cells = new Map<string, Reading>()
  private titled: boolean | undefined

  /** @param bound holds for what remark is given; who hands in no other text needs none */
  constructor(definitions: Definitions, bound?: Bound) {
    this.definitions = definitions
    this.bound = bound
  }

  get hasTitles(): boolean {
    this.titled ??= [...this.definitions.destinations.values()].some(({title}) => title)
    return this.titled
  }

  read(raw: string, start: number): Reading {
    return this.fast(raw) ?? this.slow(raw, start)
  }

  /** Whether a cell is so intricate that it is read as source. */
  isOversized(raw: string): boolean {
    return isIntricate(raw) && !this.fast(raw)
  }

  /** A heading of one line. */
  heading(raw: string, start: number): Reading {
    if (raw === '') return {visible: '', links: noLinks}
    const reading = readInline(raw, false, this.definitions)
    if (reading) return reading
    if (isIntricate(raw)) return {visible: tidy(raw), links: noLinks}
    const {destinations, labels} = this.definitions
    const {parseHeading} = needRemark()
    this.bound?.verifyCell(raw.length, start)
    return readPhrasing(parseHeading(raw, labels), destinations, false)
  }

  private fast(raw: string): Reading | undefined {
    return readInline(raw, true, this.definitions)
  }

  private slow(raw: string, start: number): Reading {
    const known = this.cells.get(raw)
    if (known) return known
    const reading = isIntricate(raw) ? asSource(raw) : this.parse(raw, start)
    this.cells.set(raw, reading)
    return reading
  }

  private parse(raw: string, start: number): Reading {
    const {destinations, labels} = this.definitions
    const {parseCell} = needRemark()
    this.bound?.verifyCell(raw.length, start)
    return readPhrasing(parseCell(raw, labels), destinations, true)
  }
}

/** A cell read as what stands there, markup and all. */
export function asSource(raw: string): Reading {
  return {visible: tidy(unescapePipes(raw)), links: noLinks}
}
