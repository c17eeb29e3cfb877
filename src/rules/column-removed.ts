import {defineRule, type Example} from './rule.ts'

export const columnRemoved = defineRule({
  id: 'column-removed',
  level: 'warning',
  matches: {subject: 'column', action: 'removed'},
  except: [{when: {role: 'capability'}, level: 'error'}],
  summary: 'A column was removed',
  why: 'Its value is gone from every row',
  get examples(): readonly Example[] {
    return [
      {
        title: 'A column is removed',
        old: `## Options

| Name | Default | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`retries\` | 3 | times |
`,
        new: `## Options

| Name | Default |
| --- | --- |
| \`timeout\` | 30 |
| \`retries\` | 3 |
`,
      },
      {
        title: 'A column of a support matrix is removed',
        old: `## Operators

| Operation | CPU | CUDA | Metal |
| --- | --- | --- | --- |
| ADD | ✅ | ✅ | 🟡 |
| MUL | ✅ | 🟡 | ❌ |
| SUB | ✅ | ✅ | ✅ |
`,
        new: `## Operators

| Operation | CPU | CUDA |
| --- | --- | --- |
| ADD | ✅ | ✅ |
| MUL | ✅ | 🟡 |
| SUB | ✅ | ✅ |
`,
        level: 'error',
      },
    ]
  },
})
