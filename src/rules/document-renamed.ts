import {defineRule} from './rule.ts'

export const documentRenamed = defineRule({
  id: 'document-renamed',
  level: 'notice',
  matches: {subject: 'document', action: 'renamed'},
  summary: 'A document was renamed',
  why: 'Links to it break; its contents are still compared',
  get examples() {
    return [
      {
        title: 'A document moves',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        oldPath: 'docs/options.md',
        newPath: 'docs/reference/options.md',
      },
    ]
  },
})
