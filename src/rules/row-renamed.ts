import {defineRule} from './rule.ts'

export const rowRenamed = defineRule({
  id: 'row-renamed',
  level: 'error',
  matches: {subject: 'row', action: 'renamed'},
  summary: "A row's key changed; the rest is the same or almost the same",
  why: 'The old name no longer works wherever it is used',
  get examples() {
    return [
      {
        title: 'A route is renamed',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_compact_tail\` | decode | FP8_E4M3 | {"gqa_ratios": [6], "head_dims": [256], "page_alignment": 16} | [a/routing.py](../a/routing.py#L10) |
| \`decode_scalar\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_compact_scalar_tail\` | decode | FP8_E4M3 | {"gqa_ratios": [6], "head_dims": [256], "page_alignment": 16} | [a/routing.py](../a/routing.py#L10) |
| \`decode_scalar\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
      },
    ]
  },
})
