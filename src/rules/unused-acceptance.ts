import {defineRule} from './rule.ts'

export const unusedAcceptance = defineRule({
  id: 'unused-acceptance',
  level: 'notice',
  matches: {subject: 'diagnostic', flaw: 'unused-acceptance'},
  summary: 'An acceptance matches no finding',
  why: 'It was mistyped, or the change it accepted never came',
  examples: [],
})
