import {defineRule} from './rule.ts'

export const searchCapped = defineRule({
  id: 'search-capped',
  level: 'notice',
  matches: {subject: 'diagnostic', flaw: 'search-capped'},
  summary: 'So many rows came and went that not every rename could be looked for',
  why: 'Some renamed rows may be told as removed and added',
  examples: [],
})
