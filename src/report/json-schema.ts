import {toJsonSchema} from '@valibot/to-json-schema'
import {
  acceptedSchema,
  diagnosticSchema,
  documentSchema,
  fieldSchema,
  findingSchema,
  reportSchema,
  rowSchema,
  sideSchema,
  tableSchema,
} from '../contract.ts'

/** The text of report.schema.json: JSON Schema draft 2020-12. Fields may be added, so it forbids none. */
export function reportJsonSchema(): string {
  const {$schema, ...schema} = toJsonSchema(reportSchema, {
    target: 'draft-2020-12',
    definitions: {
      accepted: acceptedSchema,
      diagnostic: diagnosticSchema,
      document: documentSchema,
      field: fieldSchema,
      finding: findingSchema,
      row: rowSchema,
      side: sideSchema,
      table: tableSchema,
    },
  })
  const whole = {$schema, $id: 'urn:refdiff:report:1', title: 'refdiff report, schemaVersion 1', ...schema}
  return `${JSON.stringify(whole, null, 2)}\n`
}
