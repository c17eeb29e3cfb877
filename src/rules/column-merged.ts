import {defineRule} from './rule.ts'

export const columnMerged = defineRule({
  id: 'column-merged',
  level: 'notice',
  matches: {subject: 'column', action: 'merged'},
  // As renaming: a wrong guess would hide what removing such a column costs.
  except: [{when: {role: 'capability'}, level: 'error'}],
  summary: 'Several columns were joined into one',
  why: 'Programs that read the table by column title must be updated',
  get examples() {
    return [
      {
        title: 'A column joins its neighbour',
        old: `## Options

| Name | Default | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`pause\` | 200 | ms |
`,
        new: `## Options

| Name | Default |
| --- | --- |
| \`timeout\` | 30 s |
| \`pause\` | 200 ms |
`,
      },
    ]
  },
})
