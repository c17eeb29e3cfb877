import {defineRule} from './define.ts'

export const brokenTable = defineRule({
  id: 'broken-table',
  level: 'warning',
  matches: {subject: 'diagnostic', flaw: 'broken-table'},
  summary: 'A table ends or never starts because of how it is written',
  why: 'Rows that look like rows to their author are none to Markdown',
  examples: [
    {
      title: 'A line break inside a cell ends the table',
      old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
| \`verbose\` | false | Print every step |
`,
      new: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often

to try again |
| \`verbose\` | false | Print every step |
`,
    },
  ],
})
