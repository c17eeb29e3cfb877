import {defineRule} from './rule.ts'

export const rowReordered = defineRule({
  id: 'row-reordered',
  level: 'off',
  matches: {subject: 'row', action: 'changed', noise: 'reordered'},
  summary: 'A row moved within its table',
  why: 'This is noise: counted, not listed. Raise its level to see it',
  get examples() {
    return [
      {
        title: 'Two rows change places',
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
| \`retries\` | 3 | How often to try again |
| \`timeout\` | 30 | Seconds to wait |
| \`verbose\` | false | Print every step |
`,
      },
    ]
  },
})
