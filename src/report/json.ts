import type {Report} from '../model.ts'
import type {Format} from './define.ts'
import {visibleJson} from './parts/visible.ts'

/** The report itself, as report.schema.json describes it. */
const json: Format = {
  id: 'json',
  summary: 'the whole report, as report.schema.json describes it',
  render: renderJson,
}

export default json

function renderJson(report: Report): string {
  return visibleJson(`${JSON.stringify(inOrder(report, contract()), null, 2)}\n`)
}

/** Properties of one kind of object in the order of the contract, with what they hold in turn. */
interface Shape {
  readonly [property: string]: Shape | typeof ANYTHING
}

/** A value whose own properties, if any, stay as they are. */
const ANYTHING = null

/** The contract's objects; made when a report is written, which most runs of a terminal never do. */
function contract(): Shape {
  const accepted = anything('reason until by')
  const side = anything('label path revision bytes')
  const rowSide: Shape = {...anything('line key text source extra'), declaredAt: anything('path line')}
  const finding: Shape = {
    ...anything('subject action rule level message fingerprint'),
    accepted,
    expired: accepted,
    ...anything('key previousKey similarity fromTable cause line oldLine'),
    old: rowSide,
    new: rowSide,
    fields: {...anything('column path rule level old new direction equalAdmission shift fingerprint'), accepted},
  }
  const table: Shape = {
    ...anything('id type heading previousHeading status key'),
    columns: anything('old new matched'),
    syntax: ANYTHING,
    rows: anything('old new equal moved reordered reformatted'),
    findings: finding,
    restated: {old: rowSide, new: rowSide},
    noise: anything('class key oldLine newLine columns'),
  }
  const document: Shape = {
    ...anything('status verdict'),
    old: side,
    new: side,
    findings: finding,
    tables: table,
    diagnostics: {
      ...anything('rule level status side line column table key rows message fingerprint cause'),
      accepted,
      expired: accepted,
    },
  }
  return {
    schemaVersion: ANYTHING,
    tool: anything('name version'),
    verdict: ANYTHING,
    summary: anything(SUMMARY),
    documents: document,
  }
}

const SUMMARY = 'error warning notice accepted added removed changed renamed relocated moved reordered reformatted'

function anything(properties: string): Shape {
  return Object.fromEntries(properties.split(' ').map(property => [property, ANYTHING]))
}

/** A copy with the properties of each object in the contract's order; properties that it does not name come last. */
function inOrder(value: unknown, shape: Shape | typeof ANYTHING): unknown {
  if (shape === ANYTHING || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(item => inOrder(item, shape))
  const own = Object.entries(value)
  const known = Object.keys(shape).flatMap(name => own.filter(([property]) => property === name))
  const ordered = [...known, ...own.filter(([property]) => !Object.hasOwn(shape, property))]
  return Object.fromEntries(
    ordered.map(([name, item]) => [
      name,
      inOrder(item, Object.hasOwn(shape, name) ? (shape[name] ?? ANYTHING) : ANYTHING),
    ]),
  )
}
