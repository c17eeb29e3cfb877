import * as v from 'valibot'
import type {Role} from '../model.ts'
import {kinds} from '../tables/kinds/index.ts'
import type {KindName} from '../tables/table-type.ts'
import {levels} from './rule-shape.ts'
import {anyText, described, dictionary, filledList, flag, mapping, named, text, word} from './schema-parts.ts'

/** Table types as `refdiff.yml` declares them: the shape of `TableDeclaration` (tables/define.ts). */

const kindNames = Object.keys(kinds) as KindName[]
export const roles = [
  'identity',
  'capability',
  'target',
  'demand',
  'description',
  'location',
  'value',
] as const satisfies readonly Role[]

const kind = word(kindNames)
const role = described(word(roles), 'What the column means to those who depend on the row')

const field = mapping({
  meaning: described(
    word(['allowed', 'min', 'max', 'multipleOf', 'flag']),
    'What the field says of the values that are admitted',
  ),
  dimension: v.optional(described(text, 'What it bounds, for messages; fields of one dimension are judged together')),
  of: v.optional(described(word(['integer', 'any']), 'With `allowed`: what it lists')),
  positive: v.optional(described(flag, 'With `multipleOf`: whether 0 is no multiple')),
  on: v.optional(described(word(['narrows', 'widens', 'shifts', 'excludes']), 'With `flag`: what turning it on does')),
})

const reading = {
  split: v.optional(described(text, 'Separator of members, or of the halves of a pair')),
  none: v.optional(described(anyText, 'Text that says there is no value: `None`')),
  universe: v.optional(described(text, 'Member of a set that stands for all others')),
}

const idMessage = (issue: {input: unknown}): string =>
  `Unexpected ${named(issue.input)}, expected small letters, digits and \`-\`, a letter first`

export const idText = v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/, idMessage))

const half = mapping({
  name: v.optional(text),
  kind: v.optional(word(kindNames.filter(name => name !== 'pair' && name !== 'json' && name !== 'methods'))),
  role: v.optional(role),
  levels: v.optional(levels),
  exclusive: v.optional(flag),
  ...reading,
})
/** A kind that a program declares (`KindDeclaration`). */
const ownKind = mapping({
  id: v.pipe(
    idText,
    v.check(
      id => !Object.hasOwn(kinds, id),
      issue => `Unexpected ${named(issue.input)}, expected a name that no kind has`,
    ),
  ),
  read: v.function('Unexpected value, expected a function'),
  direction: v.optional(v.function('Unexpected value, expected a function')),
})

const matchShape = mapping({
  heading: v.optional(v.union([text, filledList(text)])),
  columns: v.optional(filledList(text)),
})

const covers = mapping({
  by: described(
    v.union([text, filledList(text)]),
    'Columns whose values say what can be covered: members of a set, halves of a pair, dimensions of a JSON object',
  ),
  of: v.optional(
    described(
      word(['rows', 'columns', 'references']),
      'What covers it: each row, the columns of support in a row, or rows of other tables that name it',
    ),
  ),
  without: v.optional(described(filledList(text), 'Flags of a JSON column: a row where one is on covers nothing')),
  reserve: v.optional(
    described(filledList(text), 'Flags of a JSON column: a row where one is on covers only in reserve'),
  ),
  noun: v.optional(described(text, 'What covers, in the singular')),
})

const columnOf = <const K extends v.GenericSchema>(kind: K) =>
  mapping({
    kind: v.optional(kind),
    role: v.optional(role),
    levels: v.optional(levels),
    references: v.optional(described(text, 'Id of the table type whose keys the members name')),
    exclusive: v.optional(described(flag, 'Whether a member belongs to one row at a time')),
    parts: v.optional(
      v.pipe(
        described(filledList(half), 'The halves of a pair'),
        v.length(2, issue => `Unexpected list of ${issue.received}, expected the two halves of a pair`),
      ),
    ),
    fields: v.optional(described(dictionary(field), 'Meanings of the fields of a JSON object')),
    ...reading,
  })
const typeOf = <const K extends v.GenericSchema, const M extends v.GenericSchema>(kind: K, match: M) =>
  mapping({
    id: described(idText, 'Name of the type in reports and selectors'),
    noun: v.optional(described(text, 'What a row is, in the singular')),
    heading: v.optional(described(text, 'Heading that, with the key columns, is enough to recognise the table')),
    match: v.optional(described(match, 'All of this, and the key columns, must be there')),
    key: described(v.union([text, filledList(text)]), 'Titles of the columns that identify a row'),
    columns: v.optional(described(dictionary(v.union([kind, columnOf(kind)])), 'By title: a kind, or a mapping')),
    levels: v.optional(levels),
    covers: v.optional(
      described(covers, 'What the rows cover together: losing the last one is `native-coverage-lost`'),
    ),
    demands: v.optional(
      described(mapping({column: text}), 'A row whose `column` says yes is one that the user must supply'),
    ),
  })

/** The schema of a table type in `refdiff.yml`. */
export const tableType = typeOf(kind, matchShape)

/** The schema of one that a program declares: with kinds of its own, and several ways to match. */
export const declaredType = typeOf(v.union([kind, ownKind]), v.union([matchShape, filledList(matchShape)]))

export type WrittenType = v.InferOutput<typeof tableType>
