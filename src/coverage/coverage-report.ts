import type {CoverageReport} from '../model.ts'
import {areaOf} from './area.ts'
import type {CoverageChange} from './coverage-change.ts'

/** What tables cover as the report has it: where something came or went, and for types that part native from reserve. */
export function coverageReports(changes: readonly CoverageChange[]): CoverageReport[] {
  return changes
    .filter(({lost, gained, coverage}) => lost.length + gained.length + coverage.reserve.length > 0)
    .map(({type, tables, lost, gained, axes}) => ({
      type: type.id,
      tables: tables.map(({id}) => id),
      lost: lost.flatMap(({boxes}) => boxes.map(box => areaOf(box, axes))),
      gained: gained.map(box => areaOf(box, axes)),
    }))
}
