import {defineRule} from './rule.ts'

export const documentRemoved = defineRule({
  id: 'document-removed',
  level: 'error',
  matches: {subject: 'document', action: 'removed'},
  summary: 'A document is gone',
  why: 'Everything that it declared is declared no more',
  get examples() {
    return [
      {
        title: 'A document is removed',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: ``,
      },
    ]
  },
})
