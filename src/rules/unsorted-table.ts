import {defineRule} from './rule.ts'

export const unsortedTable = defineRule({
  id: 'unsorted-table',
  level: 'warning',
  matches: {subject: 'diagnostic', flaw: 'unsorted-table'},
  summary: 'A table that should be sorted is not',
  why: 'Readers do not find a row where they look for it, and regenerated documents differ for no reason',
  get examples() {
    return [
      {
        title: 'A row stands out of order',
        old: '',
        new: `## Options

Sorted by name.

| Name | Default |
| --- | --- |
| \`cache_dir\` | .cache |
| \`verbose\` | false |
| \`timeout\` | 30 |
`,
      },
    ]
  },
})
