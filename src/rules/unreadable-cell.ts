import {defineRule} from './rule.ts'

export const unreadableCell = defineRule({
  id: 'unreadable-cell',
  level: 'warning',
  matches: {subject: 'diagnostic', flaw: 'unreadable-cell'},
  summary: "A cell does not match its column's type",
  why: 'It is compared as text, so its meaning cannot be judged',
  get examples() {
    return [
      {
        title: 'A shape is no JSON',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
| \`decode_new\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, | [a/routing.py](../a/routing.py#L10) |
`,
      },
    ]
  },
})
