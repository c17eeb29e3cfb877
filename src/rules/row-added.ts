import {defineRule} from './rule.ts'

export const rowAdded = defineRule({
  id: 'row-added',
  level: 'notice',
  matches: {subject: 'row', action: 'added'},
  summary: 'A row was added',
  why: 'Something new can be used; nothing that worked stops working',
  get examples() {
    return [
      {
        title: 'An option is added',
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
| \`cache_dir\` | .cache | Where downloads are kept |
`,
      },
    ]
  },
})
