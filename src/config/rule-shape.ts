import * as v from 'valibot'
import {rules} from '../rules/index.ts'
import {described, mapping, word} from './schema-parts.ts'

const ids = rules.map(({id}) => id)

/** The id of a rule. */
export const rule = word(ids, 'a rule that `refdiff explain` lists')

export const level = word(['error', 'warning', 'notice', 'off'])

/** Levels by rule id. */
export const levels = described(
  mapping(Object.fromEntries(rules.map(({id, summary}) => [id, v.optional(described(level, summary))])), 'rule'),
  'Levels by rule',
)
