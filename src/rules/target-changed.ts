import {defineRule} from './rule.ts'

export const targetChanged = defineRule({
  id: 'target-changed',
  level: 'warning',
  matches: {subject: 'row', action: 'changed', role: 'target'},
  summary: 'What a row refers to changed',
  why: 'The name is the same but means something else',
  get examples() {
    return [
      {
        title: 'A stage is bound to another function',
        old: `## MoE stage bindings

| Family | Stage / mode | Declared binding | Covers | Layout | Arithmetic | Source |
| --- | --- | --- | --- | --- | --- | --- |
| awq | w13 / dense | dense_stage | W13 | active | TM FP16 | [a/d.py](../a/d.py) |
| awq | w2 / dense | dense_two | W2 | active | TM FP16 | [a/d.py](../a/d.py) |
`,
        new: `## MoE stage bindings

| Family | Stage / mode | Declared binding | Covers | Layout | Arithmetic | Source |
| --- | --- | --- | --- | --- | --- | --- |
| awq | w13 / dense | dense_stage_two | W13 | active | TM FP16 | [a/d.py](../a/d.py) |
| awq | w2 / dense | dense_two | W2 | active | TM FP16 | [a/d.py](../a/d.py) |
`,
      },
    ]
  },
})
