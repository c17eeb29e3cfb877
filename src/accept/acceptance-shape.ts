import * as v from 'valibot'
import {rule} from '../config/rule-shape.ts'
import {anyText, day, filledList, list, mapping, named, text, whole} from '../config/schema-parts.ts'

/** What `refdiff.accepted.yml` may hold. */

const keys = filledList(list(anyText))

const facts = {
  table: v.optional(anyText),
  heading: v.optional(anyText),
  came: v.optional(keys),
  went: v.optional(keys),
  from: v.optional(keys),
  columns: v.optional(list(anyText)),
  rows: v.optional(keys),
  column: v.optional(anyText),
  path: v.optional(anyText),
  was: v.optional(v.unknown()),
  is: v.optional(v.unknown()),
  shift: v.optional(v.number()),
}

const before = mapping({subject: v.optional(text), document: v.optional(text), ...facts})

const state = mapping({subject: text, ...facts, count: v.optional(whole(1)), before: v.optional(before)})

const entry = mapping({
  what: v.optional(anyText),
  reason: text,
  until: v.optional(day),
  added: v.optional(day),
  document: v.optional(text),
  rule,
  count: v.optional(whole(1), 1),
  fingerprint: v.pipe(
    text,
    v.regex(
      /^[0-9a-f]{32}$/,
      issue => `Unexpected ${named(issue.input)}, expected a fingerprint: 32 digits from 0 to f`,
    ),
  ),
  state: v.optional(state),
})

export const acceptanceShape = mapping({accepted: v.optional(v.nullable(list(entry)), [])})

export type AcceptanceEntry = v.InferOutput<typeof entry>
