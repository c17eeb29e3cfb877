import {defineRule} from './rule.ts'

export const unportableRow = defineRule({
  id: 'unportable-row',
  level: 'warning',
  matches: {subject: 'diagnostic', flaw: 'unportable-row'},
  summary: 'Markdown readers disagree on how to read a row',
  why: 'GitHub may show other cells than other tools do',
  get examples() {
    return [
      {
        title: 'A back-slash before an escaped pipe',
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
| \`sep\` | a \\\\| b | Between fields |
`,
      },
    ]
  },
})
