import {defineRule} from './rule.ts'

export const tableAdded = defineRule({
  id: 'table-added',
  level: 'notice',
  matches: {subject: 'table', action: 'added'},
  summary: 'A table was added',
  why: 'It is one finding, with its rows',
  get examples() {
    return [
      {
        title: 'A table is added',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Exit codes

| Code | Meaning |
| --- | --- |
| 0 | fine |
| 1 | trouble |
`,
      },
    ]
  },
})
