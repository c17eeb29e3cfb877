import {toJsonSchema} from '@valibot/to-json-schema'
import {named} from '../contract.ts'

/** The text of report.schema.json: JSON Schema draft 2020-12. Fields may be added, so it forbids none. */
export function reportJsonSchema(): string {
  const {$schema, ...schema} = toJsonSchema(named.Report, {
    target: 'draft-2020-12',
    definitions: {
      accepted: named.Accepted,
      diagnostic: named.Diagnostic,
      document: named.DocumentReport,
      field: named.FieldChange,
      finding: named.Finding,
      row: named.RowSide,
      side: named.Side,
      table: named.TableReport,
    },
  })
  const whole = {$schema, $id: 'urn:refdiff:report:1', title: 'refdiff report, schemaVersion 1', ...schema}
  return `${JSON.stringify(whole, null, 2)}\n`
}
