import {defineRule} from './rule.ts'

export const rowSplit = defineRule({
  id: 'row-split',
  level: 'warning',
  matches: {subject: 'row', action: 'split'},
  summary: 'One row became several with the same leading key',
  why: 'What was declared once is now declared in parts, which may differ',
  get examples() {
    return [
      {
        title: 'A version range is cut in two',
        old: `## Kernels

| Operator | Version | Types |
| --- | --- | --- |
| Abs | 13+ | float, double |
| Add | 14+ | float |
| Conv | 11+ | float, double, float16 |
| Relu | 14+ | float |
| Tan | 13+ | float |
`,
        new: `## Kernels

| Operator | Version | Types |
| --- | --- | --- |
| Abs | 13+ | float, double |
| Add | 14+ | float |
| Conv | 22+ | float, double, float16 |
|  | [11, 21] | float, double, float16 |
| Relu | 14+ | float |
| Tan | 13+ | float |
`,
      },
    ]
  },
})
