import {defineRule} from './rule.ts'

export const oversizedCell = defineRule({
  id: 'oversized-cell',
  level: 'warning',
  matches: {subject: 'diagnostic', flaw: 'oversized-cell'},
  summary: 'A cell is too large or too deeply nested to be read as Markdown',
  why: 'It is compared as source text, so a change of formatting counts as a change',
  examples: [],
})
