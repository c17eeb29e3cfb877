import {defineRule} from './rule.ts'

export const searchCapped = defineRule({
  id: 'search-capped',
  level: 'notice',
  matches: {subject: 'diagnostic', flaw: 'search-capped'},
  summary: 'Too many rows changed to check everything',
  why: 'Some renamed rows may be listed as removed and added',
  examples: [],
})
