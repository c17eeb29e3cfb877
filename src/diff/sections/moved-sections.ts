import {groupBy} from '../../text/group-by.ts'
import type {Change, TableDiff} from '../change.ts'
import type {DocumentDiff} from '../diff-document.ts'

/** A section whose tables all went to a section that came in another document. */
export interface MovedSection {
  readonly from: DocumentDiff
  readonly to: DocumentDiff
  readonly gone: Change
  readonly came: Change
  /** The rows that went, as they are in the tables they came to. */
  readonly rows: readonly Change[]
}

interface Place {
  readonly diff: DocumentDiff
  readonly table: TableDiff
  /** The section that came or went with the table. */
  readonly section: Change
}

/**
 * Sections that moved to another document: each table of the one has all its rows in a table of the other and no other
 * rows, and their texts are equal. Sections that hold others stay removed and added.
 */
export function movedSections(diffs: readonly DocumentDiff[]): MovedSection[] {
  const [gone, came] = [placesIn(diffs, 'removed'), placesIn(diffs, 'added')]
  const origins = new Map(gone.map(place => [place.table.old, place]))
  const targets = groupBy(came, ({section}) => section)
  const sources = groupBy(gone, ({section}) => section)
  return [...targets].flatMap(([section, places]): MovedSection[] => {
    const from = places.map(({table}) => origins.get(originOf(table)))
    const [first] = from
    const isOne = first && from.every(place => place?.section === first.section)
    if (!isOne || sources.get(first.section)?.length !== places.length) return []
    const to = places[0]!.diff
    if (first.diff === to || textOf(first.diff, first.section) !== textOf(to, section)) return []
    const rows = places.flatMap(({table}) => arrivalsIn(table))
    return [{from: first.diff, to, gone: first.section, came: section, rows}]
  })
}

/** Tables that came or went with a section that holds no others. */
function placesIn(diffs: readonly DocumentDiff[], status: 'added' | 'removed'): Place[] {
  return diffs.flatMap(diff =>
    diff.tables.flatMap((table): Place[] => {
      const section =
        table.status === status ? table.changes.find(({subject}) => subject === 'table')?.within : undefined
      return section?.subject === 'section' && section.holds?.sections === 0 ? [{diff, table, section}] : []
    }),
  )
}

function arrivalsIn({changes}: TableDiff): Change[] {
  return changes.filter(({subject, action}) => subject === 'row' && action === 'relocated')
}

/** The table that has all its rows in this one, which has no others. */
function originOf(table: TableDiff): TableDiff['old'] {
  const origins = arrivalsIn(table).flatMap(({old}) => old.map(({grid}) => grid))
  const [first] = origins
  const isWhole = first && origins.length === first.rows && origins.length === table.new?.rows
  return isWhole && origins.every(grid => grid === first) ? first : undefined
}

/** The text that came or went with a section. */
function textOf({changes}: DocumentDiff, section: Change): string {
  return changes
    .filter(({subject, within}) => subject === 'prose' && within === section)
    .map(({before, after}) => before ?? after ?? '')
    .join('\n')
}
