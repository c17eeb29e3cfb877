import {defineRule} from './rule.ts'

export const sectionRenamed = defineRule({
  id: 'section-renamed',
  level: 'notice',
  matches: {subject: 'section', action: 'renamed'},
  summary: 'A section was renamed',
  why: 'Links to the section break, and its contents may mean something else',
  get examples() {
    return [
      {
        title: 'A heading is reworded',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: `## Settings

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
      },
    ]
  },
})
