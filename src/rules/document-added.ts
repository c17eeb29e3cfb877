import {defineRule} from './rule.ts'

export const documentAdded = defineRule({
  id: 'document-added',
  level: 'notice',
  matches: {subject: 'document', action: 'added'},
  summary: 'A document was added',
  why: 'Its tables are listed with it',
  get examples() {
    return [
      {
        title: 'A document is added',
        old: ``,
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
