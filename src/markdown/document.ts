import type {Cell, Fault, HeadingBeside, RawDocument, RawTable, Section} from '../model.ts'
import {findFaults} from './faults.ts'
import type {InlineReader} from './inline-reader.ts'
import type {GfmRows} from './rows.ts'
import {type Hole, seenProse} from './seen.ts'
import type {HeadingPlace, Structure, TablePlace} from './structure.ts'

/** A table that is ready but for its place among the sections. */
export interface PlacedTable extends Hole {
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
  let seen: readonly string[] | undefined | null = null
  return {
    text,
    tables,
    sections,
    get seen() {
      if (seen === null) seen = seenProse(text, sections, reader.definitions)
      return seen
    },
    get faults() {
      faults ??= findFaults(text, structure, tables, reader)
      return faults
    },
  }
}

/** Where a section's prose stands: between its heading and the next one, around tables. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly holes: readonly PlacedTable[]
  readonly front: string
  readonly beside: HeadingBeside | undefined
}

class DocumentSection implements Section {
  readonly trail: readonly string[]
  readonly line: number
  readonly start: number
  readonly front: string
  readonly beside: HeadingBeside | undefined
  private readonly text: string
  private readonly stretch: Stretch
  private read: string | undefined

  constructor(trail: readonly string[], line: number, start: number, text: string, stretch: Stretch) {
    this.trail = trail
    this.line = line
    this.start = start
    this.front = stretch.front
    this.beside = stretch.beside
    this.text = text
    this.stretch = stretch
  }

  get prose(): string {
    this.read ??= `${this.front} ${this.around(({prose = ''}) => prose)}`.replace(/\r\n?/g, '\n').trim()
    return this.read
  }

  /** The text with something else in the place of each table. */
  around(instead: (hole: PlacedTable) => string): string {
    let prose = ''
    let at = this.stretch.from
    for (const hole of this.stretch.holes) {
      prose += this.text.slice(at, Math.max(at, hole.span.start)) + instead(hole)
      at = Math.max(at, hole.span.end)
    }
    return prose + this.text.slice(at, Math.max(at, this.stretch.to))
  }
}

function sectionsOf(
  text: string,
  structure: Structure,
  tables: readonly PlacedTable[],
  front: string,
): DocumentSection[] {
  const sections: DocumentSection[] = []
  const above: HeadingPlace[] = []
  let table = 0
  const add = (line: number, start: number, from: number, to: number): void => {
    const beside = above.at(-1)?.beside
    const first = table
    while (table < tables.length && (tables[table] as PlacedTable).span.start < to) table++
    const trail = above.map(heading => heading.text)
    const stretch = {from, to, holes: tables.slice(first, table), front: sections.length === 0 ? front : '', beside}
    sections.push(new DocumentSection(trail, line, start, text, stretch))
  }
  const {headings} = structure
  add(1, 0, 0, headings[0]?.start ?? text.length)
  headings.forEach((heading, index) => {
    while (above.length > 0 && (above.at(-1) as HeadingPlace).depth >= heading.depth) above.pop()
    above.push(heading)
    add(heading.line, heading.start, heading.end, headings[index + 1]?.start ?? text.length)
  })
  return sections
}

function placeOf(place: TablePlace): PlacedTable {
  return {span: place, syntax: 'gfm', make: (heading, section) => new GfmTable(place, heading, section)}
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
    this.rows = place.rows.withoutIdle(place.header)
    this.endLine = (place.rows.last?.line ?? place.line + 1) + 1
  }

  get header(): readonly Cell[] {
    this.titles ??= this.place.header.cells
    return this.titles
  }
}
