import {defineRule} from './rule.ts'

export const sectionAdded = defineRule({
  id: 'section-added',
  level: 'notice',
  matches: {subject: 'section', action: 'added'},
  summary: 'A section was added, with everything in it',
  why: 'Text and tables under a new heading are one addition',
  get examples() {
    return [
      {
        title: 'A section with a table is added',
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

What the program ends with.

| Code | Meaning |
| --- | --- |
| 0 | fine |
| 1 | trouble |
`,
      },
    ]
  },
})
