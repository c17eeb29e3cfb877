import {defineRule} from './rule.ts'

export const columnRenamed = defineRule({
  id: 'column-renamed',
  level: 'notice',
  matches: {subject: 'column', action: 'renamed'},
  // What renaming lowers, a wrong guess would hide: it costs what removing such a column costs.
  except: [{when: {role: 'capability'}, level: 'error'}],
  summary: 'A column was renamed',
  why: 'Programs that read the table by column title must be updated',
  get examples() {
    return [
      {
        title: 'A column is renamed',
        old: `## Options

| Name | Default | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`retries\` | 3 | times |
`,
        new: `## Options

| Name | Standard | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`retries\` | 3 | times |
`,
      },
    ]
  },
})
