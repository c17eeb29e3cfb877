import * as v from 'valibot'
import {level, levels, rule} from './rule-shape.ts'
import {described, filledList, list, mapping, text} from './schema-parts.ts'
import {tableType} from './type-shape.ts'

/** What `refdiff.yml` may hold. The JSON Schema for editors is made from this (`npm run schema`). */

const documentGlob = described(text, 'Glob over paths from the root of the repository: `docs/**/*.md`')
const tableGlob = described(text, 'Glob over the id, the type and the last heading of tables: `Values`')
const columnGlob = described(text, 'Glob over column titles')
const ignore = described(list(columnGlob), 'Columns whose changes count for nothing')

const document = mapping({
  path: documentGlob,
  levels: v.optional(levels),
  ignore: v.optional(ignore),
})

const table = mapping({
  table: tableGlob,
  document: v.optional(documentGlob),
  key: v.optional(described(filledList(text), 'Titles of the columns that identify a row')),
  ignore: v.optional(ignore),
  levels: v.optional(levels),
})

const selectors = ['document', 'table', 'key', 'column', 'rule'] as const

const override = v.pipe(
  mapping({
    document: v.optional(documentGlob),
    table: v.optional(tableGlob),
    key: v.optional(described(text, 'Glob over the key of rows, its cells joined by ` / `: `image.*`')),
    column: v.optional(columnGlob),
    rule: v.optional(described(v.union([rule, filledList(rule)]), 'One rule or several')),
    level,
  }),
  v.check(
    entry => selectors.some(selector => entry[selector] !== undefined),
    'Unexpected override of everything, expected `document`, `table`, `key`, `column` or `rule` beside `level`',
  ),
)

export const configShape = mapping({
  $schema: v.optional(text),
  documents: v.optional(
    described(
      list(v.union([documentGlob, document])),
      'The documents that are compared when none is named: globs (`!` leaves out), or mappings with levels of their own',
    ),
  ),
  tables: v.optional(described(list(table), 'Keys, ignored columns and levels by table')),
  types: v.optional(described(list(tableType), 'Table types of this project, tried before the built-in ones')),
  levels: v.optional(levels),
  ignore: v.optional(described(ignore, 'Columns whose changes count for nothing, in every table')),
  overrides: v.optional(described(list(override), 'Levels by document, table, key, column and rule; later ones win')),
})

export type ConfigFile = v.InferOutput<typeof configShape>
