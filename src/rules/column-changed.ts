import {defineRule} from './rule.ts'

export const columnChanged = defineRule({
  id: 'column-changed',
  level: 'notice',
  matches: {subject: 'column', action: 'changed'},
  summary: 'The header of a column has another link or tooltip',
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
