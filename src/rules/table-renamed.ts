import {defineRule} from './rule.ts'

export const tableRenamed = defineRule({
  id: 'table-renamed',
  level: 'notice',
  matches: {subject: 'table', action: 'renamed'},
  summary: "A table's heading changed",
  why: 'Links to the section break',
  get examples() {
    return [
      {
        title: 'A heading is reworded',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: `## Settings

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
      },
    ]
  },
})
