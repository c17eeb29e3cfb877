import {writeFileSync} from 'node:fs'
import {reportJsonSchema} from '../src/report/json-schema.ts'

// `npm run schema`: report.schema.json from src/report/schema.ts; a test says when it was forgotten.
writeFileSync(new URL('../report.schema.json', import.meta.url), reportJsonSchema())
