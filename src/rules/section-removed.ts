import {defineRule, type Example} from './rule.ts'

export const sectionRemoved = defineRule({
  id: 'section-removed',
  level: 'notice',
  matches: {subject: 'section', action: 'removed'},
  summary: 'A section was removed, with everything in it',
  why: 'Text and tables under a removed heading are one removal, at the level of the worst thing in it',
  get examples(): readonly Example[] {
    return [
      {
        title: 'A section with a table is removed',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Exit codes

| Code | Meaning |
| --- | --- |
| 0 | fine |
| 1 | trouble |
`,
        new: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        level: 'warning',
      },
      {
        title: 'A section of text is removed',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Planned

More options.
`,
        new: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
      },
    ]
  },
})
