import * as v from 'valibot'
import {rules} from '../rules/index.ts'
import {mapping, word} from './parts.ts'

const ids = rules.map(({id}) => id)

/** The id of a rule. */
export const rule = word(ids, 'a rule that `refdiff explain` lists')

export const level = word(['error', 'warning', 'notice', 'off'])

/** Levels by rule id. */
export const levels = mapping(Object.fromEntries(ids.map(id => [id, v.optional(level)])), 'rule')
