import {toJsonSchema} from '@valibot/to-json-schema'
import {configShape} from './config-shape.ts'
import {levels} from './rule-shape.ts'

/**
 * The text of refdiff.schema.json, by which editors complete and check `refdiff.yml`: JSON Schema draft-07, the newest
 * that they all know. What has to agree between entries (agree.ts) is beyond it.
 */
export function configJsonSchema(): string {
  const {$schema, ...schema} = toJsonSchema(configShape, {
    target: 'draft-07',
    // Checks in code have no counterpart; of a pipe the last schema says what the value is.
    errorMode: 'ignore',
    typeMode: 'output',
    definitions: {levels},
  })
  const whole = {
    $schema,
    $id: 'urn:refdiff:config:1',
    title: 'refdiff.yml',
    description: 'What refdiff compares in this project, and how bad each kind of change is',
    ...schema,
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}
