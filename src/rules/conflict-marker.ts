import {defineRule} from './rule.ts'

export const conflictMarker = defineRule({
  id: 'conflict-marker',
  level: 'error',
  matches: {subject: 'diagnostic', flaw: 'conflict-marker'},
  summary: 'An unfinished merge left conflict markers in the document',
  why: 'Nobody can tell which of the two sides is right',
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
