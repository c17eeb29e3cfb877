import {defineRule} from './rule.ts'

export const proseChanged = defineRule({
  id: 'prose-changed',
  level: 'notice',
  matches: {subject: 'prose'},
  summary: 'The visible text of a section changed',
  why: 'It may describe a change that no table shows. Formatting is ignored',
  get examples() {
    return [
      {
        title: 'A sentence changes',
        old: `Times are in seconds.

## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: `Times are in milliseconds.

## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
      },
    ]
  },
})
