import {defineRule} from './rule.ts'

export const rowMerged = defineRule({
  id: 'row-merged',
  level: 'warning',
  matches: {subject: 'row', action: 'merged'},
  except: [{when: {mended: true}, level: 'notice'}],
  summary: 'Several rows with the same leading key became one',
  why: 'The parts may have differed in what the single row now says',
  get examples() {
    return [
      {
        title: 'A version range is closed up',
        old: `## Kernels

| Operator | Version | Types |
| --- | --- | --- |
| Abs | 13+ | float, double |
| Add | 14+ | float |
| Conv | 22+ | float, double, float16 |
|  | [11, 21] | float, double, float16 |
| Relu | 14+ | float |
| Tan | 13+ | float |
`,
        new: `## Kernels

| Operator | Version | Types |
| --- | --- | --- |
| Abs | 13+ | float, double |
| Add | 14+ | float |
| Conv | 11+ | float, double, float16 |
| Relu | 14+ | float |
| Tan | 13+ | float |
`,
      },
    ]
  },
})
