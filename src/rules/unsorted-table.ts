import {defineRule} from './rule.ts'

export const unsortedTable = defineRule({
  id: 'unsorted-table',
  level: 'warning',
  matches: {subject: 'diagnostic', flaw: 'unsorted-table'},
  summary: 'A table that is said to be sorted is not',
  why: 'Readers look for a row where its name should stand, and regenerated documents differ without need',
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
