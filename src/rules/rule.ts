import type {Circumstance, Pattern, Rule} from '../api.ts'

export type {Circumstance, Example, Pattern, Rule} from '../api.ts'

/** A rule as it is written in its file, checked by its type alone. */
export function defineRule(rule: Rule): Rule {
  return rule
}

/** Whether a circumstance has all that one of the patterns names. */
export function agrees(patterns: Pattern | readonly Pattern[], circumstance: Circumstance): boolean {
  return [patterns].flat().some(pattern => agreesWith(pattern, circumstance))
}

function agreesWith(pattern: Pattern, circumstance: Circumstance): boolean {
  return Object.entries(pattern).every(([property, expected]) => {
    const actual = circumstance[property as keyof Circumstance]
    return Array.isArray(expected) ? expected.includes(actual) : expected === actual
  })
}
