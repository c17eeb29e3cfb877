import {defineRule} from './rule.ts'

export const demandAdded = defineRule({
  id: 'demand-added',
  level: 'error',
  matches: [
    {subject: 'row', action: 'added', demand: true},
    {subject: 'row', action: 'changed', role: 'demand', demand: true},
  ],
  summary: 'A required row was added, or a row became required',
  why: 'Anyone who does not supply it yet will fail',
  get examples() {
    return [
      {
        title: 'A required input is added',
        old: `## Inputs

| Name | Description | Type | Default | Required |
| --- | --- | --- | --- | --- |
| region | Where it runs | \`string\` | \`null\` | no |
`,
        new: `## Inputs

| Name | Description | Type | Default | Required |
| --- | --- | --- | --- | --- |
| region | Where it runs | \`string\` | \`null\` | no |
| name | What it is called | \`string\` | n/a | yes |
`,
      },
      {
        title: 'An input turns required',
        old: `## Inputs

| Name | Description | Type | Default | Required |
| --- | --- | --- | --- | --- |
| zone | Which zone | \`string\` | \`null\` | no |
| region | Where it runs | \`string\` | \`null\` | no |
`,
        new: `## Inputs

| Name | Description | Type | Default | Required |
| --- | --- | --- | --- | --- |
| zone | Which zone | \`string\` | n/a | yes |
| region | Where it runs | \`string\` | \`null\` | no |
`,
      },
    ]
  },
})
