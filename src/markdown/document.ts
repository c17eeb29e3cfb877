import type {Cell, Fault, RawDocument, RawTable, Section} from '../model.ts'
import {findFaults} from './faults.ts'
import type {InlineReader} from './reader.ts'
import {collapse} from './reading.ts'
import type {GfmRows} from './rows.ts'
import type {Span, Structure, TablePlace} from './structure.ts'

/** A table that is ready but for its place among the sections. */
export interface PlacedTable {
  readonly span: Span
  /** Text to count as prose although it stands inside the table, such as an HTML caption. */
  readonly prose?: string
  make(heading: readonly string[], section: number): RawTable
}

/**
 * Puts a document together from what was found in it.
 *
 * @param text the document, without byte order mark
 * @param html its HTML tables, in source order
 * @param front its front matter: prose of what stands before the first heading
 */
export function assemble(
  text: string,
  structure: Structure,
  html: readonly PlacedTable[],
  reader: InlineReader,
  front = '',
): RawDocument {
  const placed = [...structure.tables.map(placeOf), ...html].sort((one, other) => one.span.start - other.span.start)
  const sections = sectionsOf(text, structure, placed, front)
  let section = 0
  const tables = placed.map(table => {
    while (section + 1 < sections.length && (sections[section + 1] as DocumentSection).start <= table.span.start)
      section++
    return table.make((sections[section] as DocumentSection).trail, section)
  })
  let faults: readonly Fault[] | undefined
  return {
    text,
    tables,
    sections,
    get faults() {
      faults ??= findFaults(text, structure, tables, reader)
      return faults
    },
  }
}

class DocumentSection implements Section {
  readonly trail: readonly string[]
  readonly line: number
  readonly start: number
  private readonly text: string
  /** Stretches of prose, start and end offset in turn, and texts that stand in between. */
  private readonly parts: (number | string)[]
  private read: string | undefined

  constructor(trail: readonly string[], line: number, start: number, text: string, parts: (number | string)[]) {
    this.trail = trail
    this.line = line
    this.start = start
    this.text = text
    this.parts = parts
  }

  get prose(): string {
    this.read ??= this.join()
    return this.read
  }

  private join(): string {
    let prose = ''
    for (let at = 0; at < this.parts.length; at++) {
      const part = this.parts[at] as number | string
      if (typeof part === 'string') prose += ` ${part}`
      else prose += ` ${this.text.slice(part, this.parts[++at] as number)}`
    }
    return collapse(prose)
  }
}

function sectionsOf(
  text: string,
  structure: Structure,
  tables: readonly PlacedTable[],
  front: string,
): DocumentSection[] {
  const sections: DocumentSection[] = []
  const above: {depth: number; text: string}[] = []
  let table = 0
  const add = (line: number, start: number, from: number, to: number): void => {
    const parts: (number | string)[] = front && start === 0 && above.length === 0 ? [front] : []
    let at = from
    for (; table < tables.length && (tables[table] as PlacedTable).span.start < to; table++) {
      const {span, prose} = tables[table] as PlacedTable
      if (span.start > at) parts.push(at, span.start)
      if (prose) parts.push(prose)
      at = Math.max(at, span.end)
    }
    if (to > at) parts.push(at, to)
    sections.push(
      new DocumentSection(
        above.map(heading => heading.text),
        line,
        start,
        text,
        parts,
      ),
    )
  }
  const {headings} = structure
  add(1, 0, 0, headings[0]?.start ?? text.length)
  headings.forEach((heading, index) => {
    while (above.length > 0 && (above.at(-1) as {depth: number}).depth >= heading.depth) above.pop()
    above.push(heading)
    add(heading.line, heading.start, heading.end, headings[index + 1]?.start ?? text.length)
  })
  return sections
}

function placeOf(place: TablePlace): PlacedTable {
  return {span: place, make: (heading, section) => new GfmTable(place, heading, section)}
}

class GfmTable implements RawTable {
  readonly syntax = 'gfm'
  readonly heading: readonly string[]
  readonly section: number
  readonly line: number
  readonly endLine: number
  readonly rows: GfmRows
  private readonly place: TablePlace
  private titles: readonly Cell[] | undefined

  constructor(place: TablePlace, heading: readonly string[], section: number) {
    this.place = place
    this.heading = heading
    this.section = section
    this.line = place.line
    this.rows = place.rows
    this.endLine = (place.rows.last?.line ?? place.line + 1) + 1
  }

  get header(): readonly Cell[] {
    this.titles ??= this.place.header.cells
    return this.titles
  }
}
