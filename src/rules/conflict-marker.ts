import {defineRule} from './rule.ts'

export const conflictMarker = defineRule({
  id: 'conflict-marker',
  level: 'error',
  matches: {subject: 'diagnostic', flaw: 'conflict-marker'},
  summary: 'A merge was not finished: both sides of a conflict stand in the document',
  why: 'Nobody can say which of the two sides holds',
  get examples() {
    return [
      {
        title: 'Both sides of a merge',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: `## Options

<<<<<<< HEAD
All times are in seconds.
=======
All times are in milliseconds.
>>>>>>> milliseconds

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
      },
    ]
  },
})
