import {defineRule} from './rule.ts'

export const descriptionChanged = defineRule({
  id: 'description-changed',
  level: 'notice',
  matches: {subject: 'row', action: 'changed', role: 'description'},
  summary: 'A description changed',
  why: 'It may describe a change that no other cell shows',
  get examples() {
    return [
      {
        title: 'A description is reworded',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait for an answer |
| \`retries\` | 3 | How often to try again |
`,
      },
    ]
  },
})
