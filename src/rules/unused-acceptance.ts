import {defineRule} from './rule.ts'

export const unusedAcceptance = defineRule({
  id: 'unused-acceptance',
  level: 'notice',
  matches: {subject: 'diagnostic', flaw: 'unused-acceptance'},
  summary: 'An acceptance fits nothing that is or was found',
  why: 'It was mistyped, or what it accepted never came',
  examples: [],
})
