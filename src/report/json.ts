import type {Report} from '../model.ts'
import type {Format} from './format.ts'
import {visibleJson} from './parts/visible.ts'

/** The report itself, as report.schema.json describes it. */
const json: Format = {
  id: 'json',
  summary: 'the whole report, as report.schema.json describes it',
  render: renderJson,
}

export default json

/** Objects are built in the order of the contract, which a test holds them to. */
function renderJson(report: Report): string {
  return visibleJson(`${JSON.stringify(report, null, 2)}\n`)
}
