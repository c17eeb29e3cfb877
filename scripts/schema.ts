import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {configJsonSchema} from '../src/config/config-schema.ts'
import {reportJsonSchema} from '../src/report/report-schema.ts'

/**
 * `npm run schema [FOLDER]`: the JSON Schemas, of the report from src/contract.ts and of `refdiff.yml` from
 * src/config/config-shape.ts. With `--check` it changes nothing, and fails where one is out of date.
 */
const {values, positionals} = parseArgs({options: {check: {type: 'boolean'}}, allowPositionals: true})
const folder = positionals[0] ?? join(import.meta.dirname, '..')

for (const [name, text] of [
  ['report.schema.json', reportJsonSchema()],
  ['refdiff.schema.json', configJsonSchema()],
] as const) {
  const file = join(folder, name)
  if (!values.check) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is out of date: run \`npm run schema\``)
    process.exitCode = 1
  }
}
