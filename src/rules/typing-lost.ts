import {defineRule} from './rule.ts'

export const typingLost = defineRule({
  id: 'typing-lost',
  level: 'warning',
  matches: {subject: 'diagnostic', flaw: 'typing-lost'},
  summary: 'A table is no longer recognised as its type',
  why: 'From now on it is compared as plain text',
  get examples() {
    return [
      {
        title: 'The key column of the routes is renamed',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
| \`decode_scalar\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Path | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
| \`decode_scalar\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
      },
    ]
  },
})
