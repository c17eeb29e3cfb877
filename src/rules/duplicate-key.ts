import {defineRule} from './rule.ts'

export const duplicateKey = defineRule({
  id: 'duplicate-key',
  level: 'warning',
  matches: {subject: 'diagnostic', flaw: 'duplicate-key'},
  summary: 'Two rows have the same key',
  why: 'Readers and programs cannot tell which one applies',
  get examples() {
    return [
      {
        title: 'A route is declared twice',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
| \`decode_paged\` | prefill | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
      },
    ]
  },
})
