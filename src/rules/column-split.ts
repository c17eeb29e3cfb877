import {defineRule} from './rule.ts'

export const columnSplit = defineRule({
  id: 'column-split',
  level: 'notice',
  matches: {subject: 'column', action: 'split'},
  // As renaming: a wrong guess would hide what removing such a column costs.
  except: [{when: {role: 'capability'}, level: 'error'}],
  summary: 'A column was split into several',
  why: 'Programs that read the table by column title must be updated',
  get examples() {
    return [
      {
        title: 'The unit gets a column of its own',
        old: `## Options

| Name | Default |
| --- | --- |
| \`timeout\` | 30 s |
| \`pause\` | 200 ms |
`,
        new: `## Options

| Name | Default | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`pause\` | 200 | ms |
`,
      },
    ]
  },
})
