import {writeFileSync} from 'node:fs'
import {configJsonSchema} from '../src/config/json-schema.ts'

// refdiff.schema.json from src/config/shape.ts; a test says when it was forgotten.
writeFileSync(new URL('../refdiff.schema.json', import.meta.url), configJsonSchema())
