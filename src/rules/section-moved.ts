import {defineRule} from './rule.ts'

export const sectionMoved = defineRule({
  id: 'section-moved',
  level: 'warning',
  matches: {subject: 'section', action: 'relocated'},
  summary: 'A section moved under another heading',
  why: 'Under another heading the same rows may mean something else',
  get examples() {
    return [
      {
        title: 'A section is deprecated',
        old: `# Stable

## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

# Deprecated

Use something else.
`,
        new: `# Stable

# Deprecated

Use something else.

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
