/** Old against new must mirror new against old: every statement of a report, written so that both can be compared. */
import type {Area, CoverageReport, FieldChange, Finding, Report, RowSide, TableReport} from '../../src/model.ts'

type Way = 'forth' | 'back'

const opposite: Readonly<Record<string, string>> = {
  added: 'removed',
  removed: 'added',
  split: 'merged',
  merged: 'split',
  narrowed: 'widened',
  widened: 'narrowed',
}

/** The findings and noise counts of a report as sorted texts; `back` tells them as the opposite comparison would. */
export function told(report: Report, way: Way): string[] {
  return report.documents
    .flatMap(document => [
      `document ${turn(document.status, way)}`,
      ...document.findings.map(finding => ofFinding(finding, undefined, way)),
      ...(document.coverage ?? []).map(coverage => ofCoverage(coverage, way)),
      ...document.tables.flatMap(table => [
        ...table.findings.filter(isMirrored).map(finding => ofFinding(finding, table, way)),
        ...table.restated.map(pair => JSON.stringify(['restated', ...swap([pair.old.text, pair.new.text], way)])),
        JSON.stringify([turn(table.status, way), ...swap([table.rows.old, table.rows.new], way), ...unchanged(table)]),
      ]),
    ])
    .sort()
}

/** What is lost is a finding, what is gained is none: `coverage` of the document tells both. */
function isMirrored({subject}: Finding): boolean {
  return subject !== 'coverage'
}

function ofCoverage({type, lost, gained}: CoverageReport, way: Way): string {
  const areas = (all: readonly Area[]) => all.map(area => JSON.stringify(area)).sort()
  return JSON.stringify(['coverage', type, ...swap([areas(lost), areas(gained)], way)])
}

/**
 * Rows without a change. Which rows of a table count as reordered is a choice among equally long sequences, and one of
 * them may be a changed row: the classes are told apart only where no order is in play.
 */
function unchanged({rows}: TableReport): number[] {
  return [rows.moved, rows.equal + rows.reordered + rows.reformatted]
}

function ofFinding(finding: Finding, table: TableReport | undefined, way: Way): string {
  const [before, after] = swap([rows(finding.old), rows(finding.new)], way)
  const isProse = finding.subject === 'prose'
  const last = (key: string[]) => (isProse ? key.slice(-1) : key)
  return JSON.stringify({
    // A row that went to another table stands under the one it came to; prose stands under the new trail.
    heading:
      isProse || finding.action === 'relocated'
        ? undefined
        : swap([table?.previousHeading ?? table?.heading, table?.heading], way),
    subject: finding.subject,
    action: turn(finding.action, way),
    // A row is told by its sides.
    keys:
      finding.old.length + finding.new.length > 0
        ? undefined
        : swap([last(finding.previousKey ?? oldTitles(finding, table)), last(finding.key)], way),
    before,
    after,
    fields: finding.fields.map(field => ofField(field, isInBoth(finding) ? table : undefined, way)).sort(),
  })
}

/** Whether what changed is a row or column that both sides have. */
function isInBoth({subject, action}: Finding): boolean {
  return subject === 'row' || (subject === 'column' && action === 'changed')
}

/** A column whose header changed may have another title on the old side. */
function oldTitles({subject, action, key}: Finding, table: TableReport | undefined): string[] {
  if (subject !== 'column' || action !== 'changed') return key
  const matched = table?.columns.matched.find(([, next]) => table.columns.new[next] === key[0])
  return matched ? [table!.columns.old[matched[0]]!] : key
}

function ofField(field: FieldChange, table: TableReport | undefined, way: Way): string {
  const matched = table?.columns.matched.find(([, next]) => table.columns.new[next] === field.column)
  const old = matched ? table?.columns.old[matched[0]] : field.column
  const values = swap([field.old, field.new], way)
  const direction = field.direction ? turn(field.direction, way) : ''
  return JSON.stringify([swap([old, field.column], way), field.path, values, direction])
}

function rows(sides: readonly RowSide[]): string[] {
  return sides.map(side => JSON.stringify(side.text)).sort()
}

function turn(word: string, way: Way): string {
  return way === 'back' ? (opposite[word] ?? word) : word
}

function swap<T>([old, next]: [T, T], way: Way): [T, T] {
  return way === 'back' ? [next, old] : [old, next]
}
