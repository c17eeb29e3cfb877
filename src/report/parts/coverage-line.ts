import type {CoverageReport, DocumentReport, Report} from '../../model.ts'
import {counted} from '../../text/count.ts'
import {listed, tableTitle} from './count-words.ts'

/** So many areas are named. */
const NAMED = 2

/** What rows cover together, as one sentence for each type of table that changed; what is lost stands as a finding too. */
export function coverageLines({documents}: Report): string[] {
  return documents.flatMap(document => (document.coverage ?? []).flatMap(coverage => lineOf(coverage, document)))
}

function lineOf({tables: ids, lost, gained}: CoverageReport, {tables}: DocumentReport): string[] {
  const own = tables.filter(({id}) => ids.includes(id))
  if (own.every(({findings}) => findings.length === 0)) return []
  const gain =
    gained.length === 0
      ? 'nothing gained'
      : `gained ${listed(
          gained.map(({text}) => text),
          NAMED,
        )}`
  const loss = lost.length === 0 ? 'nothing lost' : `${counted(lost.length, 'area')} lost`
  return [`Coverage of ${own.map(tableTitle).join(', ')}: ${loss}, ${gain}`]
}
