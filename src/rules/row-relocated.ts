import {defineRule} from './rule.ts'

export const rowRelocated = defineRule({
  id: 'row-relocated',
  level: 'warning',
  matches: {subject: 'row', action: 'relocated'},
  summary: 'A row moved to another table',
  why: 'Under another heading it may mean something else. It costs what its removal would, where that is more',
  get examples() {
    return [
      {
        title: 'An option moves to another section',
        old: `## Network

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
| \`cache_dir\` | .cache | Where downloads are kept |

## Display

| Name | Default | Description |
| --- | --- | --- |
| \`verbose\` | false | Print every step |
`,
        new: `## Network

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Display

| Name | Default | Description |
| --- | --- | --- |
| \`verbose\` | false | Print every step |
| \`cache_dir\` | .cache | Where downloads are kept |
`,
      },
    ]
  },
})
