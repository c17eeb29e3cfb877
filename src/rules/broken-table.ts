import {defineRule} from './rule.ts'

export const brokenTable = defineRule({
  id: 'broken-table',
  level: 'warning',
  matches: {subject: 'diagnostic', flaw: 'broken-table'},
  summary: 'A table ends early, or is no table, because of how it is written',
  why: 'Markdown does not see the rows that the author wrote',
  get examples() {
    return [
      {
        title: 'A line break inside a cell cuts a row in two',
        old: `## Options

| Name | Description | Default |
| --- | --- | --- |
| \`timeout\` | Seconds to wait | 30 |
| \`retries\` | How often to try again | 3 |
| \`verbose\` | Print every step | false |
`,
        new: `## Options

| Name | Description | Default |
| --- | --- | --- |
| \`timeout\` | Seconds to wait | 30 |
| \`retries\` | How often
to try again | 3 |
| \`verbose\` | Print every step | false |
`,
      },
    ]
  },
})
