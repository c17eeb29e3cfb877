import {defineRule} from './rule.ts'

export const columnAdded = defineRule({
  id: 'column-added',
  level: 'notice',
  matches: {subject: 'column', action: 'added'},
  summary: 'A column was added',
  why: 'Every row has a new value',
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
