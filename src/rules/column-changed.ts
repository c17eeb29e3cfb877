import {defineRule} from './rule.ts'

export const columnChanged = defineRule({
  id: 'column-changed',
  level: 'notice',
  matches: {subject: 'column', action: 'changed'},
  summary: 'The link or tooltip of a column header changed',
  why: 'Readers follow the header to learn what the column means',
  get examples() {
    return [
      {
        title: 'A header links to another page',
        old: `## Options

| Name | [Default](docs/defaults.md) |
| --- | --- |
| \`timeout\` | 30 |
| \`retries\` | 3 |
`,
        new: `## Options

| Name | [Default](docs/values.md) |
| --- | --- |
| \`timeout\` | 30 |
| \`retries\` | 3 |
`,
      },
    ]
  },
})
