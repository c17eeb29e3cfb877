import {defineRule} from './rule.ts'

export const raggedRow = defineRule({
  id: 'ragged-row',
  level: 'warning',
  matches: {subject: 'diagnostic', flaw: 'ragged-row'},
  summary: 'A row has more or fewer cells than its header',
  why: 'Cells end up under the wrong header, or are not shown at all',
  get examples() {
    return [
      {
        title: 'A cell is missing',
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
| \`cache_dir\` | .cache |
`,
      },
    ]
  },
})
