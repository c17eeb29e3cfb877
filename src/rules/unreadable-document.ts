import {defineRule} from './rule.ts'

export const unreadableDocument = defineRule({
  id: 'unreadable-document',
  level: 'error',
  matches: {subject: 'diagnostic', flaw: 'unreadable-document'},
  summary: 'One document among several is empty, not UTF-8, or too large',
  why: 'What changed in it is unknown',
  examples: [],
})
