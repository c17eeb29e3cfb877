import {defineRule} from './rule.ts'

export const rowReformatted = defineRule({
  id: 'row-reformatted',
  level: 'off',
  matches: {subject: 'row', action: 'changed', noise: 'reformatted'},
  summary: "Only a row's formatting changed",
  why: 'This is noise: counted, not listed. Raise its level to see it',
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
