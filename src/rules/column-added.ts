import {defineRule} from './rule.ts'

export const columnAdded = defineRule({
  id: 'column-added',
  level: 'notice',
  matches: {subject: 'column', action: 'added'},
  summary: 'A table has a column more',
  why: 'Every row says something new',
  get examples() {
    return [
      {
        title: 'A column is added',
        old: `## Options

| Name | Default |
| --- | --- |
| \`timeout\` | 30 |
| \`retries\` | 3 |
`,
        new: `## Options

| Name | Default | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`retries\` | 3 | times |
`,
      },
    ]
  },
})
