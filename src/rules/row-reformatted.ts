import {defineRule} from './rule.ts'

export const rowReformatted = defineRule({
  id: 'row-reformatted',
  level: 'off',
  matches: {subject: 'row', action: 'changed', noise: 'reformatted'},
  summary: 'A row is written otherwise and says the same',
  why: 'It is noise, counted and not reported; raise its level to see it',
  get examples() {
    return [
      {
        title: 'A cell is padded',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\`   | 30   | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
      },
    ]
  },
})
