import {defineRule} from './rule.ts'

export const documentRemoved = defineRule({
  id: 'document-removed',
  level: 'error',
  matches: {subject: 'document', action: 'removed'},
  summary: 'A document was removed',
  why: 'Everything it declared is gone',
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
